import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findViewerByMemberId, listWallets } from '#areas/audience/store.server.ts'
import { courseCalls } from '#areas/courses/api.server.ts'
import { enrol } from '#areas/courses/commands.server.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import { seedCourses } from '../../../db/seed/courses.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { classroomCalls } from './api.server.ts'
import { findCertificate } from './certificate-store.server.ts'
import { toShownCertificate } from './certificate-wire.ts'
import { beginTest, fillQuestionnaire, recordHeartbeat, submitTest } from './commands.server.ts'
import { reportCalls } from './report-api.server.ts'
import { listAttempts, listLessons } from './store.server.ts'

const database = useTestDatabase()
const calls = useCalls(database, [...courseCalls, ...classroomCalls, ...reportCalls])
let memberId = ''
let courseId = 0

beforeEach(async () => {
  const now = calls.clock.now()
  await seedCourses(database.db, { now, log: () => undefined })
  memberId = await makeMember(database.db, { now, type: 'PREMIUM', person: { profession: 'Infermiera' } })
  await upsertDetails(database.db, memberId, { fiscalCode: 'PRVCRL80A41H501R', birthDate: '1980-01-01' })
  await upsertTrainee(database.db, memberId, { birthPlace: 'Roma', employment: 'D' }, now)
  // 4,5 crediti.
  courseId = (await findCourseBySlug(database.db, 'dare-una-cattiva-notizia'))?.id ?? 0
  await setWallet(10)
})

const setWallet = (credits: number) =>
  database.db.execute(
    sql`update wallets set initial_credits = ${credits}, bonus_credits = 0, used_credits = 0 where member_id = ${memberId} and tag = 'ecm'`,
  )

const at = () => ({ memberId, courseId, now: calls.clock.now() })

async function press() {
  const now = calls.clock.now()
  const viewer = await findViewerByMemberId(database.db, memberId, now)
  if (!viewer) throw new Error('The member is there.')
  return enrol(database.db, { viewer: { ...viewer, sessionId: null }, courseId, now })
}

const wallet = async () => {
  const held = await listWallets(database.db, memberId, calls.clock.now())
  return held.find(({ tag }) => tag === 'ecm')
}

test('[LRN-006] a course of 4,5 credits costs 4,5, asks 14 questions, and says 4,5 wherever it is told', async () => {
  expect(await press()).toEqual({ kind: 'enrolled' })
  expect(await press()).toEqual({ kind: 'enrolled' })
  expect(await wallet()).toMatchObject({ balance: 5.5, used: 4.5 })
  const { rows } = await database.db.execute(
    sql`select amount::text, balance_after::text as after from credit_movements where member_id = ${memberId} and reason like 'course%'`,
  )
  expect(rows).toEqual([{ amount: '-4.5', after: '5.5' }])
  for (const lesson of await listLessons(database.db, courseId)) {
    for (let beat = 0, isDone = false; beat < 400 && !isDone; beat += 1) {
      ;({ isDone } = await recordHeartbeat(database.db, { ...at(), lessonId: lesson.id, positionSeconds: beat * 10 }))
      calls.clock.advance(10_000)
    }
  }
  await beginTest(database.db, at())
  const [attempt] = await listAttempts(database.db, { memberId, courseId, cycle: 1 })
  expect(attempt?.shown).toHaveLength(14)
  const answers = Object.fromEntries((attempt?.shown ?? []).map(({ id, right }) => [id, right]))
  expect(await submitTest(database.db, { ...at(), answers })).toMatchObject({ isPassed: true })
  const quality = { relevance: 4, quality: 5, usefulness: 4, comment: null }
  await fillQuestionnaire(database.db, { ...at(), answers: quality, sponsorName: null })
  const cookie = await calls.cookieOf(memberId)
  const file = (await calls.ask('GET', `/FAD/Corsi/${courseId}/Certificato`, undefined, { cookie })).json()
  const certificate = await findCertificate(database.db, /ecm-(.*)\.pdf/.exec(file.fileName)?.[1] ?? '')
  if (!certificate) throw new Error('It was issued.')
  expect(toShownCertificate(certificate, { isForEverybody: true }).fields).toContainEqual([
    'Crediti',
    '4,5 (quattro virgola cinque)',
  ])
  const { expiryDate } = (await findCourseBySlug(database.db, 'dare-una-cattiva-notizia')) ?? {}
  calls.clock.advance(new Date(`${expiryDate}T00:00:00Z`).getTime() + 2 * 86_400_000 - calls.clock.now().getTime())
  const operator = await makeMember(database.db, { now: calls.clock.now(), person: { staffRole: 'operator' } })
  const headers = { cookie: await calls.cookieOf(operator) }
  const xml = (await calls.ask('GET', `/FAD/Eventi/${courseId}/Rapporto/xml`, undefined, headers)).body
  expect(xml).toContain('crediti="4.5"')
  expect(xml).toContain('cred_acq="4.5"')
})

test('[LRN-006] a wallet is never charged below zero, by a tenth either, and spends to the last tenth', async () => {
  await setWallet(4.4)
  expect(await press()).toEqual({ kind: 'ask', dialog: 'credits', balance: 4.4, credits: 4.5 })
  expect(await wallet()).toMatchObject({ balance: 4.4, used: 0 })
  await setWallet(4.5)
  const pressed = await Promise.all([press(), press(), press()])
  expect(pressed).toEqual(Array(3).fill({ kind: 'enrolled' }))
  expect(await wallet()).toMatchObject({ balance: 0, used: 4.5 })
})

test('[LRN-006] no course falls between two ranges of credits, and each is in one', async () => {
  const found = async (body: object) => {
    const answer = (await calls.ask('POST', '/FAD/Corsi', { limit: 100, ...body })).json()
    return new Map<string, number>(
      answer.resultList.map((each: { slug: string; credits: number }) => [each.slug, each.credits]),
    )
  }
  const [one, two, three, four] = [
    await found({ creditsFrom: 1, creditsTo: 2 }),
    await found({ creditsFrom: 3, creditsTo: 5 }),
    await found({ creditsFrom: 6, creditsTo: 10 }),
    await found({ creditsFrom: 11, creditsTo: 999 }),
  ]
  expect(one.get('test-diagnostici-sensibilita-specificita-prevalenza')).toBe(2.5)
  expect(two.get('dare-una-cattiva-notizia')).toBe(4.5)
  expect(three.get('fibrillazione-atriale-e-anticoagulanti-orali')).toBe(7.5)
  const all = await found({})
  expect(one.size + two.size + three.size + four.size).toBe(all.size)
})
