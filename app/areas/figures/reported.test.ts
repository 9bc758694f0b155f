import { beforeEach, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { reissueCertificate, revokeCertificate } from '#areas/classroom/certificate-commands.server.ts'
import { eventReport } from '#areas/classroom/report-rules.ts'
import { listParticipants } from '#areas/classroom/report-store.server.ts'
import { markReported, reportMark, unmarkReported } from '#areas/classroom/reported-commands.server.ts'
import { countReported } from '#areas/classroom/reported-store.server.ts'
import { insertEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
let instant = new Date()
const now = () => instant
const at = (day: string) => {
  instant = new Date(`2026-11-${day}T10:00:00Z`)
  return instant
}

/** Two can be told to the register; the third has not said how they work. */
const PEOPLE = [
  { surname: 'Zanni', fiscalCode: 'ZNNDAA80A41H501A' },
  { surname: 'D’Àvila', fiscalCode: 'DVLNCL80A01H50MP' },
  { surname: 'Muti', fiscalCode: null },
]
let courseId = 0
let people: string[] = []
let staffId = ''

beforeEach(async () => {
  await database.clear()
  const { db } = database
  const joined = new Date('2026-10-20T09:00:00Z')
  const series = await query(
    `insert into course_series (slug, name, description) values ('s', 'Serie', '') returning id`,
  )
  const course = await query(
    `insert into courses (slug, title, card_heading, series_id, model, description, objective, credits, duration_hours, published_at, expiry_date, event_id)
     values ('c', 'Corso', '', $1, (enum_range(null::didactic_model))[1], '', '2 - Linee guida', 5, 5, '2026-10-01', '2026-11-05', 1) returning id`,
    [series.rows[0].id],
  )
  courseId = course.rows[0].id
  people = []
  for (const { surname, fiscalCode } of PEOPLE) {
    const memberId = await makeMember(db, { now: joined, person: { name: 'Ada', surname, profession: 'Farmacista' } })
    await upsertDetails(db, memberId, { fiscalCode, birthDate: '1980-01-01' })
    await upsertTrainee(db, memberId, { birthPlace: 'Roma', employment: fiscalCode ? 'L' : null }, joined)
    await insertEnrolments(db, [
      { memberId, courseId, status: 2, subscribedAt: joined, startedAt: joined, endedAt: joined, score: 90 },
    ])
    await query(
      `insert into certificates (code, member_id, course_id, cycle, printed, issued_at) values ($1, $2, $3, 1, $4, '2026-11-03T09:00:00Z')`,
      [`prova-${surname}`, memberId, courseId, { credits: 5, profession: 'Farmacista', name: 'Ada', surname }],
    )
    people.push(memberId)
  }
  staffId = await makeMember(db, { now: joined, person: { staffRole: 'operator' } })
  await query(`insert into figure_settings values ('reports', '2026-10-01')`)
})

const mark = async () => {
  const { participants } = await listParticipants(database.db, courseId)
  return reportMark(eventReport(5, participants).lines)
}
const tell = async (seen?: string) =>
  markReported(database.db, courseId, { mark: seen ?? (await mark()), staffId, now: now() })
const count = async () => {
  await countDueDays(database.db, { now })
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
}
/** Reported on a day, and still to report at its end. */
const on = async (day: string, split = '') => {
  const of = async (code: string) => {
    const date = `2026-11-${day}` as RomeDay
    const rows = await readSeries(database.db, { code, from: date, to: date, split })
    return split
      ? Object.fromEntries(rows.map(({ value, amount }) => [value, Number(amount)]))
      : Number(rows[0]?.amount)
  }
  return [await of('learning.reported'), await of('learning.to-report')]
}

test('[FIG-037] participants reported and still to report: told once, on the trail, and whoever is revoked leaves on their day', async () => {
  const { db } = database
  at('10')
  await count()
  // The event is over on the 5th: until then there is nobody to tell.
  expect([await on('05'), await on('06')]).toEqual([
    [0, 0],
    [0, 3],
  ])
  expect(await on('06', 'profession')).toEqual([{}, { Farmacista: 3 }])
  expect(await on('06', 'course')).toEqual([{}, { Corso: 3 }])

  await expect(tell('altro')).rejects.toThrow('Nel frattempo i partecipanti sono cambiati')
  const seen = await mark()
  expect((await Promise.all([tell(seen), tell(seen)])).toSorted()).toEqual([0, 2])
  const trail = await listTrailAbout(db, 'course', courseId, 9)
  expect(trail.map(({ facts: { what, count: many } }) => [what, many])).toEqual([['reported', 2]])
  expect(await countReported(db, courseId)).toEqual({ told: 2, toTell: 1, withdrawn: 0, lastAt: instant })

  at('12')
  const [zanni, avila] = ['prova-Zanni', 'prova-D’Àvila'].map((code) => ({
    code,
    staffId,
    reason: 'Da correggere',
    now: now(),
  }))
  if (!zanni || !avila) throw new Error('There are two.')
  await revokeCertificate(db, zanni)
  await reissueCertificate(db, { ...avila, club: { name: 'Club', providerNumber: '2506' } })
  expect(await countReported(db, courseId)).toMatchObject({ told: 0, toTell: 2, withdrawn: 1 })
  const { participants } = await listParticipants(db, courseId)
  const { lines, problems } = eventReport(5, participants)
  expect(lines.map(({ surname }) => surname)).toEqual(["D'Avila"])
  expect(problems.flatMap(({ missing }) => missing.map(({ reason }) => reason))).toContain(
    'Il suo attestato è stato revocato.',
  )
  at('14')
  await count()
  expect([await on('09'), await on('10'), await on('11'), await on('12')]).toEqual([
    [0, 3],
    [2, 1],
    [0, 1],
    [-2, 2],
  ])

  // Whoever erases the account is told all the same, and no number of the past changes.
  const member = (await findViewerByMemberId(db, people[1] ?? '', now()))?.member
  if (!member) throw new Error('Nobody to erase.')
  const settings = { club: parseEnv({}).club, origin: 'https://club.example.it' }
  await deleteAccount(db, member, { now: now(), data: memberData, settings })
  expect(await tell()).toBe(1)
  at('16')
  await count()
  expect([await on('10'), await on('12'), await on('14')]).toEqual([
    [2, 1],
    [-2, 2],
    [1, 1],
  ])

  // Said by mistake: the last time is taken back, and its day is counted again.
  const { lastAt } = await countReported(db, courseId)
  const undoing = { markedAt: lastAt ?? now(), staffId, now: now() }
  expect((await Promise.all([undoing, undoing].map((each) => unmarkReported(db, courseId, each)))).toSorted()).toEqual([
    0, 1,
  ])
  await count()
  expect([await on('10'), await on('14'), await on('15')]).toEqual([
    [2, 1],
    [0, 2],
    [0, 2],
  ])
})

test('[FIG-037] an event that is open is not told, and one whose report was due before anybody kept it is not asked about', async () => {
  at('10')
  await query(`update courses set expiry_date = '2026-11-20'`)
  await expect(tell()).rejects.toThrow('L’evento è ancora aperto')
  await query(`update courses set expiry_date = '2026-06-01'`)
  await count()
  expect(await on('06')).toEqual([0, 0])
})

test('[FIG-037] what was told before it was kept is a gap, never a zero', async () => {
  at('10')
  await query(`update figure_settings set value = '2026-11-08' where name = 'reports'`)
  await count()
  expect([await on('07'), await on('08')]).toEqual([
    [Number.NaN, Number.NaN],
    [0, 3],
  ])
})
