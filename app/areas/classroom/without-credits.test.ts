// reads: only the built club
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { findEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { issueCertificate } from './certificate-commands.server.ts'
import { toShownCertificate } from './certificate-wire.ts'
import { eventReport } from './report-rules.ts'
import { listParticipants } from './report-store.server.ts'

const club = useClub()
/** For doctors alone; Andrea Conti, 1013, is a pharmacist. */
const SLUG = 'cefalee-diagnosi-in-ambulatorio'
const PHARMACIST = 1013
const DOCTOR = 1003
const NOTICE = 'Per la tua professione questo corso non dà crediti ECM'
let courseId = 0
let memberId = ''
beforeAll(async () => {
  courseId = (await findCourseBySlug(club.database.db, SLUG))?.id ?? 0
  memberId = (await findMemberByUsername(club.database.db, PHARMACIST))?.id ?? ''
})

async function get(url: string, username: number) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', '') }
}

async function enrolAt(username: number, fields: Record<string, string>, id = courseId) {
  const { cookie = '' } = await club.cookieOf(username)
  return club.app.inject({
    method: 'POST',
    url: `/aula/${id}`,
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

async function usedCredits(): Promise<number> {
  const { rows } = await club.database.db.execute<{ used: number }>(
    sql`select used_credits::float8 as used from wallets where member_id = ${memberId} and tag = 'ecm'`,
  )
  return rows[0]?.used ?? 0
}

test('[LRN-005] the page of a course says it to one person, after it has come the same for everybody', async () => {
  const [one, other] = [await get(`/corsi-ecm-fad/${SLUG}`, PHARMACIST), await get(`/corsi-ecm-fad/${SLUG}`, DOCTOR)]
  expect(one.html).toBe(other.html)
  expect(one.html).not.toContain(NOTICE)
  const ask = async (username: number) => JSON.parse((await get(`/api/FAD/Corsi/${courseId}/PerTe`, username)).html)
  expect(await ask(PHARMACIST)).toMatchObject({ daCrediti: false })
  expect(await ask(DOCTOR)).toMatchObject({ daCrediti: true })
  const stranger = await club.app.inject({ url: `/api/FAD/Corsi/${courseId}/PerTe` })
  expect(stranger.statusCode).toBe(401)
})

test('[LRN-005] whoever gets no credits is told, must confirm, and pays nothing', async () => {
  const before = await usedCredits()
  const { html } = await get(`/aula/${courseId}`, PHARMACIST)
  expect(html).toContain(NOTICE)
  expect(html).not.toContain('L’iscrizione usa')
  expect((await get(`/aula/${courseId}`, DOCTOR)).html).not.toContain(NOTICE)
  const unconfirmed = await enrolAt(PHARMACIST, {})
  expect(unconfirmed.statusCode).toBe(422)
  expect(unconfirmed.body).toContain('Per iscriverti conferma che lo segui senza crediti ECM.')
  expect(await findEnrolment(club.database.db, memberId, courseId, club.clock.now())).toBeNull()
  for (const _press of [1, 2])
    expect((await enrolAt(PHARMACIST, { 'senza-crediti': 'on' })).headers.location).toMatch(
      `/aula/${courseId}/lezione/`,
    )
  expect(await findEnrolment(club.database.db, memberId, courseId, club.clock.now())).toMatchObject({
    earnsCredits: false,
    cycle: 1,
  })
  expect(await usedCredits()).toBe(before)
})

test('[LRN-005] an empty wallet does not keep out whoever pays nothing, and confirming frees nobody else from paying', async () => {
  const { db } = club.database
  const id = (await findCourseBySlug(db, 'asma-in-eta-pediatrica'))?.id ?? 0
  await db.execute(sql`update wallets set used_credits = initial_credits + bonus_credits where tag = 'ecm'`)
  expect((await enrolAt(PHARMACIST, { 'senza-crediti': 'on' }, id)).headers.location).toMatch(`/aula/${id}/lezione/`)
  const doctor = (await findMemberByUsername(db, DOCTOR))?.id ?? ''
  await enrolAt(DOCTOR, { 'senza-crediti': 'on' }, id)
  expect(await findEnrolment(db, doctor, id, club.clock.now())).toBeNull()
})

test('[LRN-005] the certificate says “senza crediti ECM”, the report leaves the person out and says why', async () => {
  const { db } = club.database
  const now = club.clock.now()
  const earned = async () =>
    (await (await club.app.inject({ url: '/api/standing/credits', headers: await club.cookieOf(PHARMACIST) })).json())
      .earned
  const before = await earned()
  await db.execute(sql`update enrolments set status = 2, started_at = ${now.toISOString()}, ended_at = ${now.toISOString()},
    score = 90 where member_id = ${memberId} and course_id = ${courseId}`)
  expect(await earned()).toBe(before)
  const issued = await issueCertificate(db, {
    memberId,
    courseId,
    now,
    club: { name: 'Camice', providerNumber: '2506' },
  })
  if (issued.kind !== 'issued') throw new Error(issued.kind)
  expect(toShownCertificate(issued.certificate, { isForEverybody: true }).fields).toContainEqual([
    'Crediti',
    'senza crediti ECM',
  ])
  const { cookie = '' } = await club.cookieOf(PHARMACIST)
  const file = await club.app.inject({ url: `/api/FAD/Corsi/${courseId}/Certificato`, headers: { cookie } })
  expect(file.statusCode).toBe(200)
  const { participants } = await listParticipants(db, courseId)
  const { lines, problems } = eventReport(3, participants)
  expect(lines.map(({ surname }) => surname)).not.toContain('Conti')
  expect(problems.find(({ participant }) => participant.surname === 'Conti')?.missing).toEqual([
    { field: null, reason: 'Il corso non dà crediti ECM alla sua professione.' },
  ])
})
