import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { findLastInstant } from '#platform/facts/store.server.ts'
import { coursePlatformClient } from '#platform/outside/course-platform/client.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { recordPlatformProgress } from './platform-commands.server.ts'
import { findCourseBySlug } from './store.server.ts'

/** A platform of another company, on the loopback: it remembers what it was asked and can be broken. */
const asked: { path: string; key: string | undefined; body: unknown }[] = []
let isBroken = false
let progress: object[] = []
const platform = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    asked.push({ path: request.url ?? '', key: request.headers.authorization, body: text && JSON.parse(text) })
    response.statusCode = isBroken ? 500 : 200
    response.end(
      JSON.stringify(
        request.url?.startsWith('/doors') ? { url: 'https://corsi.example/porta/1' } : { courses: progress },
      ),
    )
  })
})
await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
const club = useClub({ COURSE_PLATFORM_URL: url, COURSE_PLATFORM_KEY: 'chiave', COURSE_PLATFORM_NAME: 'Aula Altrui' })
afterAll(() => platform.close())

let courseId = 0
beforeAll(async () => {
  courseId = (await findCourseBySlug(club.database.db, 'asma-in-eta-pediatrica'))?.id ?? 0
})

const ask = async (method: 'GET' | 'POST', path: string, username: number) =>
  club.app.inject({ method, url: path, headers: { ...(await club.cookieOf(username)), origin: ORIGIN } })
const used = async () =>
  (
    await club.database.db.execute<{ used_credits: number }>(
      sql`select used_credits::float8 as used_credits from wallets w join members m on m.id = w.member_id where m.username = 1002 and w.tag = 'ecm'`,
    )
  ).rows[0]?.used_credits

test('credits are spent here, and who has paid is let in there', async () => {
  const door = `/api/FAD/Utente/AutoLogin/${courseId}/corso`
  expect((await ask('POST', door, 1002)).json().courseAccessURL).toMatch(/^\/aula\/entra\//)
  expect(asked).toEqual([])
  await ask('POST', `/aula/${courseId}`, 1002)
  expect(await used()).toBeGreaterThan(0)
  expect((await ask('POST', door, 1002)).json()).toEqual({ courseAccessURL: 'https://corsi.example/porta/1' })
  expect(asked[0]).toMatchObject({
    path: '/doors',
    key: 'Bearer chiave',
    body: {
      course: String(courseId),
      trainee: { name: 'Marco', surname: 'Bellini', fiscalCode: expect.stringMatching(/^BLLMRC/) },
    },
  })
  expect((await ask('GET', `/aula/${courseId}`, 1002)).body).toContain('Aula Altrui')
  expect((await ask('POST', '/api/FAD/Utente/AutoLogin', 1003)).json().courseAccessURL).toMatch(/^https:/)
})

test('[CRS-035] a platform that does not answer costs the door only, and no credit', async () => {
  const before = await used()
  isBroken = true
  expect((await ask('POST', `/api/FAD/Utente/AutoLogin/${courseId}/corso`, 1002)).statusCode).toBe(503)
  isBroken = false
  expect(await used()).toBe(before)
  expect((await ask('GET', '/corsi-ecm-fad', 1002)).statusCode).toBe(200)
})

test('what a member did there is written once, and what has ended stays', async () => {
  const member = await findMemberByUsername(club.database.db, 1002)
  const memberId = member?.id ?? ''
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined } as never
  const client = coursePlatformClient({ url, key: 'chiave', name: 'Aula Altrui' }, silent)
  const report = async (course: object) => {
    progress = [
      { course: String(courseId), score: null, endedAt: null, ...course },
      { course: '999999', percentage: 5, outcome: 'studying' },
    ]
    return recordPlatformProgress(club.database.db, memberId, await client.listProgress(memberId), club.clock.now())
  }
  const mine = async () =>
    (await ask('GET', '/api/FAD/Corsi/Personali', 1002))
      .json()
      .find((course: { courseId: number }) => course.courseId === courseId)
  expect(await report({ percentage: 40, outcome: 'studying' })).toBe(1)
  expect(await mine()).toMatchObject({ status: 1, percentageOfCompletion: 40 })
  const announced = () => findLastInstant(club.database.db, memberId, 'course-passed')
  expect(await announced()).toBeNull()
  expect(await report({ percentage: 100, outcome: 'passed', score: 88, endedAt: '2026-11-10T10:00:00Z' })).toBe(1)
  expect(await announced()).not.toBeNull()
  expect(await report({ percentage: 3, outcome: 'failed', score: 2 })).toBe(0)
  expect(await mine()).toMatchObject({ status: 2, score: 88, ended: '2026-11-10T10:00:00.000Z' })
})
