import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import type { AccessWire } from '#areas/courses/wire.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import type { ShownQuestion } from './model.ts'

const club = useClub()
/** A trial member of whom the certificate knows neither where they were born nor how they work. */
const MEMBER = 1002
/** Two lessons, as the shortest of the demo have. */
const SLUG = 'la-pubblicita-sanitaria-corretta'
const MOST_SCREENS = 11

test('from the page of a course to its certificate, failing once, there are eleven screens, each with the way to the next', async () => {
  const { db } = club.database
  const { id: courseId = 0 } = (await findCourseBySlug(db, SLUG)) ?? {}
  const { id: memberId = '' } = (await findMemberByUsername(db, MEMBER)) ?? {}
  const headers = { ...(await club.cookieOf(MEMBER)), origin: ORIGIN }
  const screens: string[] = []

  /** Where one stands after every redirect: a screen more. */
  async function stand(url: string): Promise<Document> {
    const answer = await club.app.inject({ url, headers })
    if (answer.statusCode === 302) return stand(String(answer.headers.location))
    expect(answer.statusCode, url).toBe(200)
    screens.push(url)
    return documentOf(answer.body)
  }
  async function send(fields: Record<string, string>): Promise<Document> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(fields).toString()
    const url = screens.at(-1) ?? ''
    const answer = await club.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload })
    expect([url, answer.statusCode]).toEqual([url, 302])
    return stand(String(answer.headers.location))
  }
  const follow = (page: Document, words: string) => {
    const link = [...page.querySelectorAll('main a')].find(({ textContent }) => textContent?.trim() === words)
    expect(link, `${screens.at(-1)} leads on with «${words}»`).toBeDefined()
    return stand(link?.getAttribute('href') ?? '')
  }
  /** The minutes of a lesson pass, and the same screen shows what follows. */
  async function study(words: string): Promise<Document> {
    const url = screens.at(-1) ?? ''
    await db.execute(sql`insert into lesson_progress (member_id, course_id, lesson_id, completed_at, updated_at)
      values (${memberId}, ${courseId}, ${Number(url.split('/').at(-1))}, now(), now())`)
    return follow(documentOf((await club.app.inject({ url, headers })).body), words)
  }
  async function answers(isRight: boolean): Promise<Record<string, string>> {
    const { rows } = await db.execute<{ shown: ShownQuestion[] }>(
      sql`select shown from test_attempts where member_id = ${memberId} and course_id = ${courseId} and submitted_at is null`,
    )
    const shown = rows[0]?.shown ?? []
    return Object.fromEntries(shown.map(({ id, right }) => [`q${id}`, String(isRight ? right : (right + 1) % 4)]))
  }

  await stand(`/corsi-ecm-fad/${SLUG}`)
  const url = `/api/FAD/Utente/AutoLogin/${courseId}/corso`
  const door = (await club.app.inject({ method: 'POST', url, headers })).json<AccessWire>()
  const room = await stand(door.courseAccessURL ?? '')
  expect(room.querySelector('main form button[type=submit]')?.textContent).toBe('Iscriviti e inizia')
  await send({})
  await study('Prossima lezione')
  await study('Vai alla prova finale')
  const failed = await send(await answers(false))
  expect(failed.querySelector('main')?.textContent).toContain('serve il 75%')
  await follow(failed, 'Inizia dalla prima lezione')
  await study('Prossima lezione')
  await study('Vai alla prova finale')
  const asked = await send(await answers(true))
  // What the certificate needs is asked with the questionnaire, and what is wrong is said of both together.
  expect(asked.querySelector('main')?.textContent).toContain('Dati per l’attestato')
  const grades = { relevance: '4', quality: '5', usefulness: '4', sponsor: 'no' }
  const refused = await club.app.inject({
    method: 'POST',
    url: screens.at(-1) ?? '',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sponsor: 'no', relevance: '4', birthPlace: 'Bergamo' }).toString(),
  })
  expect(refused.statusCode).toBe(400)
  for (const words of ['Scegli un voto per la qualità.', 'Scegli come lavori.', 'value="Bergamo"'])
    expect(refused.body, words).toContain(words)
  const done = await send({ ...grades, birthPlace: 'Bergamo', employment: 'D' })
  expect(done.querySelector('main')?.textContent).toContain('Scarica l’attestato')
  const certificate = await club.app.inject({ url: `/api/FAD/Corsi/${courseId}/Certificato`, headers })
  expect(certificate.statusCode).toBe(200)
  expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(MOST_SCREENS)
})
