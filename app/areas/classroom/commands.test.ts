import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findEnrolment, insertEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { findCourseBySlug } from '#areas/courses/store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import { seedCourses } from '../../../db/seed/courses.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { readQrOf } from '../../../tests/support/qr.ts'
import { classroomCalls } from './api.server.ts'
import { reissueCertificate, revokeCertificate } from './certificate-commands.server.ts'
import { certificatePdf } from './certificate-pdf.server.tsx'
import { findCertificate } from './certificate-store.server.ts'
import { beginTest, fillQuestionnaire, recordHeartbeat, submitTest } from './commands.server.ts'
import type { PrintedCertificate } from './model.ts'
import { listAttempts, listLessons } from './store.server.ts'

const database = useTestDatabase()
const calls = useCalls(database, classroomCalls)
let memberId = ''
let courseId = 0
const at = () => ({ memberId, courseId, now: calls.clock.now() })

beforeEach(async () => {
  const now = calls.clock.now()
  await seedCourses(database.db, { now, log: () => undefined })
  memberId = await makeMember(database.db, { now, type: 'PREMIUM', person: { profession: 'Infermiera' } })
  await upsertDetails(database.db, memberId, { fiscalCode: 'PRVCRL80A41H501R', birthDate: '1980-01-01' })
  await upsertTrainee(database.db, memberId, { birthPlace: 'Roma', employment: 'D' }, now)
  courseId = (await findCourseBySlug(database.db, 'igiene-delle-mani-il-gesto-che-salva'))?.id ?? 0
  await insertEnrolments(database.db, [{ memberId, courseId, subscribedAt: now }])
})

/** The longest stretch that one heartbeat is worth. */
const BEAT = 20

/** Reads every lesson as a person would, one heartbeat after another. */
async function study() {
  for (const lesson of await listLessons(database.db, courseId)) {
    let isDone = false
    for (let beat = 0; beat * BEAT <= lesson.durationSeconds + BEAT && !isDone; beat += 1) {
      ;({ isDone } = await recordHeartbeat(database.db, { ...at(), lessonId: lesson.id, positionSeconds: beat * BEAT }))
      calls.clock.advance(BEAT * 1000)
    }
    expect(isDone).toBe(true)
  }
}

async function answer(isRight: boolean) {
  await beginTest(database.db, at())
  const attempts = await listAttempts(database.db, { memberId, courseId, cycle: 1 })
  const shown = attempts.at(-1)?.shown ?? []
  const answers = Object.fromEntries(shown.map(({ id, right }) => [id, isRight ? right : (right + 1) % 4]))
  return submitTest(database.db, { ...at(), answers })
}

const certificate = async () =>
  calls.ask('GET', `/FAD/Corsi/${courseId}/Certificato`, undefined, { cookie: await calls.cookieOf(memberId) })

const quality = { relevance: 4, quality: 5, usefulness: 4, comment: null }

describe('a course from the first lesson to the certificate', () => {
  test('[API-003] [CRS-036] [CRS-042] studied, failed once, studied again, passed, and certified as a PDF', async () => {
    await expect(beginTest(database.db, at())).rejects.toMatchObject({ status: 409 })
    await study()
    expect(await answer(false)).toMatchObject({ isPassed: false, attemptsLeft: 4 })
    await expect(beginTest(database.db, at())).rejects.toMatchObject({ status: 409 })
    expect((await certificate()).statusCode).toBe(403)
    await study()
    expect(await answer(true)).toEqual({ score: 100, isPassed: true, attemptsLeft: 3 })
    expect((await findEnrolment(database.db, memberId, courseId, calls.clock.now()))?.status).toBe(2)
    expect((await certificate()).statusCode).toBe(409)
    await fillQuestionnaire(database.db, { ...at(), answers: quality, sponsorName: null })
    const file = (await certificate()).json()
    expect(file.contentType).toBe('application/pdf')
    const pdf = Buffer.from(file.fileBody, 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const code = /attestato-ecm-(.*)\.pdf/.exec(file.fileName)?.[1] ?? ''
    // What a phone reads leads to the public page of this very certificate.
    expect(readQrOf(pdf)).toMatch(new RegExp(`^https?://[^/]+/verifica-attestato/${code}$`))
    expect((await findCertificate(database.db, code))?.printed).toMatchObject({
      providerNumber: '2506',
      credits: 2,
      creditsInLetters: 'due',
      durationHours: 2,
      leadName: 'Loredana Piccinato',
      profession: 'Infermiera',
      birthPlace: 'Roma',
      birthDate: '01/01/1980',
    })
    expect((await certificate()).json().fileName).toBe(file.fileName)
    const by = { code, reason: 'Dati anagrafici errati', staffId: memberId, now: calls.clock.now() }
    await revokeCertificate(database.db, by)
    expect((await certificate()).statusCode).toBe(409)
    await expect(revokeCertificate(database.db, by)).rejects.toMatchObject({ status: 409 })
    const fresh = await reissueCertificate(database.db, { ...by, club: SIGNED })
    expect((await certificate()).json().fileName).toBe(`attestato-ecm-${fresh}.pdf`)
    expect(await findCertificate(database.db, code)).toMatchObject({ replacedBy: fresh })
    const { signer } = SIGNED
    const signed = { signerName: signer.name, signaturePath: signer.picturePath }
    expect((await findCertificate(database.db, fresh))?.printed).toMatchObject(signed)
  })

  test('the fifth failure closes the course, and answers sent twice count once', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await study()
      expect((await answer(false)).attemptsLeft).toBe(5 - attempt)
    }
    expect((await findEnrolment(database.db, memberId, courseId, calls.clock.now()))?.status).toBe(3)
    await expect(submitTest(database.db, { ...at(), answers: {} })).rejects.toMatchObject({ status: 409 })
    await expect(beginTest(database.db, at())).rejects.toMatchObject({ status: 409 })
  })

  test('a lesson cannot be skipped, by address or by clock', async () => {
    const [first, second] = await listLessons(database.db, courseId)
    await expect(
      recordHeartbeat(database.db, { ...at(), lessonId: second?.id ?? 0, positionSeconds: 60 }),
    ).rejects.toMatchObject({ status: 409 })
    const beat = await recordHeartbeat(database.db, { ...at(), lessonId: first?.id ?? 0, positionSeconds: 9999 })
    expect(beat).toMatchObject({ isDone: false, positionSeconds: 0 })
  })

  test('reloading the test draws no other questions', async () => {
    await study()
    await beginTest(database.db, at())
    await beginTest(database.db, at())
    expect(await listAttempts(database.db, { memberId, courseId, cycle: 1 })).toHaveLength(1)
  })

  test('the quality answers name nobody', async () => {
    await study()
    await answer(true)
    await fillQuestionnaire(database.db, { ...at(), answers: quality, sponsorName: 'Officine S.p.A.' })
    await fillQuestionnaire(database.db, { ...at(), answers: quality, sponsorName: 'Officine S.p.A.' })
    const { rows } = await database.db.execute(sql`select * from quality_answers`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(memberId)
  })

  test('whoever is not enrolled is let into nothing', async () => {
    const stranger = await makeMember(database.db, { now: calls.clock.now(), type: 'PREMIUM' })
    await expect(beginTest(database.db, { ...at(), memberId: stranger })).rejects.toMatchObject({ status: 403 })
  })
})

const SIGNED = {
  name: 'Camice',
  providerNumber: '2506',
  signer: { name: 'Dott.ssa Elena Rinaldi', picturePath: '/files/3f0e8a52-1111-4222-8333-444455556666/firma.png' },
}

test.each([false, true])(
  '[CRS-042] a certificate is one page, also with the longest names there are (signed: %s)',
  async (isSigned) => {
    const words = 'La gestione del paziente anziano fragile con scompenso cardiaco, dalle linee guida alla pratica. '
    const printed: PrintedCertificate = {
      providerName: 'Società Italiana dei Professionisti Sanitari dell’Area Metropolitana S.p.A. Società Benefit',
      providerNumber: '1234',
      eventId: 123456,
      edition: 12,
      title: words.repeat(3).slice(0, 260),
      objective: words.repeat(3).slice(0, 230),
      durationHours: 50,
      leadName: 'Maria Immacolata Concetta Addolorata Della Rovere-Quattrocchi Łukaszewicz von und zu Liechtenstein',
      credits: 12.5,
      creditsInLetters: 'dodici virgola cinque',
      name: 'Maria Immacolata Concetta Addolorata',
      surname: 'Della Rovere-Quattrocchi Łukaszewicz von und zu Liechtenstein',
      profession: 'Tecnico della fisiopatologia cardiocircolatoria e perfusione cardiovascolare',
      discipline: 'Medicina e chirurgia di accettazione e di urgenza; Cardiologia; Geriatria; Medicina interna',
      birthPlace: 'San Valentino in Abruzzo Citeriore (PE)',
      birthDate: '01/01/1980',
      passedOn: '17/09/2026',
      ...(isSigned && {
        signerName: 'Maria Immacolata Concetta Addolorata Della Rovere-Quattrocchi von und zu Liechte',
      }),
    }
    const hand = { width: 300, height: 200, channels: 4 as const, background: '#123456' }
    const signature = isSigned ? await sharp({ create: hand }).png().toBuffer() : null
    const pdf = await certificatePdf(
      {
        code: 'B8Q2-Y6GH-NRXA-WC63',
        memberId: null,
        courseId: 1,
        cycle: 1,
        printed,
        issuedAt: new Date('2026-09-17T10:00:00Z'),
        revokedAt: null,
        revocationReason: null,
        replacedBy: null,
      },
      { origin: 'https://club.societa-italiana-dei-professionisti-sanitari.example', club: {}, signature },
    )
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(/\/Subtype\s*\/Image/.test(pdf.toString('latin1'))).toBe(isSigned)
  },
)
