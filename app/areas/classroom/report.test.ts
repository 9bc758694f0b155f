import { sql } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { insertEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { correctObjective } from '#areas/courses/objective-commands.server.ts'
import { findCourseBySlug, getCourse } from '#areas/courses/store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import { firstAsked } from '#areas/lists/question-context.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { addRomeDays } from '#platform/pure/dates.ts'
import { seedCourses } from '../../../db/seed/courses.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { eventsFor } from './event-list-store.server.ts'
import { reportCalls } from './report-api.server.ts'
import { eventReport, type Participant, professionCode, reportCredits, transliterate } from './report-rules.ts'
import { deleteFormerParticipants, listParticipants } from './report-store.server.ts'
import { insertQuestionnaire } from './store.server.ts'

describe('what the regulator can read', () => {
  test.each([
    ['Niccolò', 'Niccolo'],
    ['D’Àngelo', "D'Angelo"],
    ['Müller-Strauß', 'Muller-Strauss'],
    ['Žižek', 'Zizek'],
    ['Łukasz Ørsted', 'Lukasz Orsted'],
    ['  José   María ', 'Jose Maria'],
    ['李', ''],
    ['=SOMMA(A1)', 'SOMMAA'],
  ])('accents are transliterated: %s → %s', (written, expected) => {
    expect(transliterate(written)).toBe(expected)
    expect(transliterate(written)).toMatch(/^[a-zA-Z ',\-.]*$/)
  })

  test.each([
    [1, '1.0'],
    [4, '4.0'],
    [12, '12.0'],
    [50, '50.0'],
    [4.5, '4.5'],
    [0.1, '0.1'],
  ])('[LRN-006] %d credits are written %s', (credits, written) => {
    expect(reportCredits(credits)).toBe(written)
  })

  test.each([
    ['Medico chirurgo', ['Cardiologia'], { profession: 1, discipline: 3 }],
    ['Medico chirurgo', [], { profession: 1, discipline: 113 }],
    ['Infermiera', [], { profession: 14, discipline: 85 }],
    ['Farmacista', [], { profession: 3, discipline: 67 }],
    ['Professionista assicurativo', [], null],
    [null, [], null],
  ])('%s %j in the regulator’s numbers', (profession, specializations, expected) => {
    expect(professionCode(profession, specializations)).toEqual(expected)
  })

  const someone: Participant = {
    name: 'Ada',
    surname: 'Rossi',
    fiscalCode: 'RSSDAA80A41H501I',
    profession: 'Infermiera',
    specializations: [],
    employment: 'D',
    isRecruitedBySponsor: false,
    sponsorName: null,
    passedOn: '2026-05-04',
  }

  test.each([
    ['a code of omocodia', { fiscalCode: 'RSSDAALMA41H5LMI' }, null],
    ['no fiscal code', { fiscalCode: null }, 'Manca il codice fiscale.'],
    ['not said how they work', { employment: null }, 'Non ha detto come lavora.'],
    ['no ECM profession', { profession: 'Studente' }, 'La professione non è tra quelle del sistema ECM.'],
    ['no Latin letters', { name: '李' }, 'Nome o cognome non si possono scrivere in lettere latine.'],
  ] as const)('%s', (_what, change, reason) => {
    const { lines, problems } = eventReport(3, [{ ...someone, ...change }])
    expect(problems.flatMap(({ missing }) => missing.map((each) => each.reason))).toEqual(reason ? [reason] : [])
    expect(lines).toHaveLength(reason ? 0 : 1)
  })

  test('a fiscal code is told once, and an event above 50 credits not at all', () => {
    expect(eventReport(3, [someone, someone]).lines).toHaveLength(1)
    expect(eventReport(51, [someone]).lines).toEqual([])
    expect(eventReport(0, [someone]).lines).toEqual([])
    expect(eventReport(0.1, [someone]).lines[0]?.credits).toBe('0.1')
  })
})

describe('the report of a closed event', () => {
  const database = useTestDatabase()
  const calls = useCalls(database, reportCalls)

  async function closedCourse() {
    const now = calls.clock.now()
    await seedCourses(database.db, { now, log: () => undefined })
    const course = await findCourseBySlug(database.db, 'influenza-stagionale-la-campagna-vaccinale-2025')
    if (!course) throw new Error('The seed has no closed event.')
    return course
  }

  async function participant(courseId: number, person: { name: string; surname: string; fiscalCode: string }) {
    const now = calls.clock.now()
    const { name, surname, fiscalCode } = person
    const memberId = await makeMember(database.db, { now, person: { name, surname, profession: 'Farmacista' } })
    await upsertDetails(database.db, memberId, { fiscalCode, birthDate: '1980-01-01' })
    await upsertTrainee(database.db, memberId, { birthPlace: 'Roma', employment: 'L' }, now)
    const endedAt = new Date('2026-09-30T22:30:00Z')
    await insertEnrolments(database.db, [
      { memberId, courseId, status: 2, subscribedAt: now, startedAt: now, endedAt, score: 90 },
    ])
    return memberId
  }

  const staffCookie = async (staffRole: 'operator' | 'editor' | null) =>
    calls.cookieOf(await makeMember(database.db, { now: calls.clock.now(), person: { staffRole } }))

  test('[LRN-008] without a readable number of the objective no report is made, and no number is invented', async () => {
    const course = await closedCourse()
    await participant(course.id, { name: 'Ada', surname: 'Zanni', fiscalCode: 'ZNNDAA80A41H501A' })
    const cookie = await staffCookie('operator')
    const ask = (format: string) =>
      calls.ask('GET', `/FAD/Eventi/${course.id}/Rapporto/${format}`, undefined, { cookie })
    for (const objective of ['Linee guida', '- Linee guida', '1234 - Linee guida']) {
      await database.db.execute(sql`update courses set objective = ${objective} where id = ${course.id}`)
      for (const format of ['xml', 'csv']) {
        const answer = await ask(format)
        expect(answer.statusCode).toBe(409)
        expect(answer.body).toContain('L’obiettivo formativo non ha un numero: correggilo nei dati del corso.')
      }
    }
    await database.db.execute(sql`update courses set objective = '12 - Aspetti relazionali' where id = ${course.id}`)
    expect((await ask('xml')).body).toContain('cod_obi="12"')
  })

  test('[LRN-008] an objective of a closed course is put right with a reason, and nothing else of it changes', async () => {
    const course = await closedCourse()
    await participant(course.id, { name: 'Ada', surname: 'Zanni', fiscalCode: 'ZNNDAA80A41H501A' })
    await database.db.execute(sql`update courses set objective = 'Senza numero' where id = ${course.id}`)
    const before = await getCourse(database.db, course.id)
    const staffId = await makeMember(database.db, { now: calls.clock.now(), person: { staffRole: 'operator' } })
    const by = { courseId: course.id, seenVersion: before.version, staffId, now: calls.clock.now() }
    const typed = { objectiveNumber: '6', reason: 'Il registro lo ha scartato.' }
    for (const wrong of [{ objectiveNumber: '36' }, { objectiveNumber: '' }, { reason: 'Breve' }])
      expect(await correctObjective(database.db, { ...by, typed: { ...typed, ...wrong } })).toMatchObject({
        kind: 'refused',
      })
    expect(await correctObjective(database.db, { ...by, typed })).toEqual({ kind: 'saved' })
    // Whoever comes second is told.
    await expect(correctObjective(database.db, { ...by, typed })).rejects.toThrow('Nel frattempo')
    const objective = '6 - Sicurezza del paziente, gestione del rischio e responsabilità professionale'
    expect(await getCourse(database.db, course.id)).toEqual({ ...before, objective, version: before.version + 1 })
    const [line] = await listTrailAbout(database.db, 'course', course.id, 1)
    expect(line?.facts).toMatchObject({
      what: 'objective-corrected',
      reason: typed.reason,
      changes: [{ from: 'Senza numero', to: objective }],
    })
    const cookie = await staffCookie('operator')
    const report = await calls.ask('GET', `/FAD/Eventi/${course.id}/Rapporto/xml`, undefined, { cookie })
    expect(report.body).toContain('cod_obi="6"')
  })

  test('XML and CSV hold who passed, in the order and form of the schema', async () => {
    const course = await closedCourse()
    await participant(course.id, { name: 'Niccolò', surname: 'D’Àvila', fiscalCode: 'DVLNCL80A01H50MP' })
    const second = await participant(course.id, { name: 'Ada', surname: 'Zanni', fiscalCode: 'ZNNDAA80A41H501A' })
    await insertQuestionnaire(
      database.db,
      {
        memberId: second,
        courseId: course.id,
        cycle: 1,
        isRecruitedBySponsor: true,
        sponsorName: 'Officine & Figli S.p.A. (Torino)',
        filledAt: calls.clock.now(),
      },
      { relevance: 5, quality: 5, usefulness: 5, comment: null },
    )
    const cookie = await staffCookie('operator')
    const ask = (format: string) =>
      calls.ask('GET', `/FAD/Eventi/${course.id}/Rapporto/${format}`, undefined, { cookie })
    const xml = (await ask('xml')).body
    const { dataroot } = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      parseAttributeValue: false,
    }).parse(xml)
    const { partecipante, ...event } = dataroot.evento
    expect(event).toEqual({
      cod_evento: String(course.eventId),
      cod_edi: '1',
      cod_org: '2506',
      cod_accr: '001',
      data_ini: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      data_fine: course.expiryDate,
      crediti: '4.0',
      ore: '3',
      tipo_form: '1',
      cod_tipologia_form: '10',
      tipo_eve: 'E',
      cod_obi: '2',
      num_part: '2',
    })
    expect(partecipante).toEqual([
      {
        cod_fisc: 'DVLNCL80A01H50MP',
        nome: 'Niccolo',
        cognome: "D'Avila",
        ruolo: 'P',
        lib_dip: 'L',
        part_reclutato: '0',
        cred_acq: '4.0',
        // Half past midnight in Rome is already the next day.
        data_acq: '2026-10-01',
        professione: { cod_prof: '3', disciplina: 67 },
      },
      expect.objectContaining({ part_reclutato: '1', sponsor: 'Officine Figli S.p.A. (Torino)' }),
    ])
    expect(xml).toMatch(/^[\x20-\x7e\n]*$/)
    const [head, first] = (await ask('csv')).body.split('\r\n')
    expect(head).toBe(
      'cod_fisc;nome;cognome;ruolo;lib_dip;cred_acq;data_acq;part_reclutato;sponsor;cod_prof.disciplina',
    )
    expect(first).toBe("DVLNCL80A01H50MP;Niccolo;D'Avila;P;L;4.0;2026-10-01;0;;3.67")
  })

  test('who deletes the account stays in the report, apart from it, for five years', async () => {
    const course = await closedCourse()
    const now = calls.clock.now()
    const { db } = database
    const passed = await participant(course.id, { name: 'Ada', surname: 'Zanni', fiscalCode: 'ZNNDAA80A41H501A' })
    const begun = await makeMember(db, { now })
    await insertEnrolments(db, [{ memberId: begun, courseId: course.id, subscribedAt: now, startedAt: now }])
    const before = await listParticipants(db, course.id)
    expect([before.participants.length, before.followers]).toEqual([1, 2])
    for (const id of [passed, begun]) {
      const member = (await findViewerByMemberId(db, id, now))?.member
      if (!member) throw new Error('Nobody to delete.')
      const settings = { club: parseEnv({}).club, origin: 'https://club.example.it' }
      await deleteAccount(db, member, { now, data: memberData, settings })
    }
    const unnamed = before.participants.map((each) => ({ ...each, account: undefined }))
    expect(await listParticipants(db, course.id)).toEqual({ ...before, participants: unnamed })
    expect(await firstAsked(db, eventsFor(now), { query: '', limit: 50, now })).toContainEqual(
      expect.objectContaining({ courseId: course.id, passed: 1 }),
    )
    const { rows } = await db.execute(sql`select * from former_participants`)
    expect(JSON.stringify(rows)).not.toContain(passed)
    expect(await deleteFormerParticipants(db, course.expiryDate)).toBe(0)
    expect(await deleteFormerParticipants(db, addRomeDays(course.expiryDate, 1))).toBe(2)
    expect((await listParticipants(db, course.id)).followers).toBe(0)
  })

  test('only operators take it out, only of what is over, only when there is somebody to tell', async () => {
    const course = await closedCourse()
    const open = await findCourseBySlug(database.db, 'privacy-in-ambulatorio')
    const operator = await staffCookie('operator')
    const status = async (id: number | undefined, cookie: string) =>
      (await calls.ask('GET', `/FAD/Eventi/${id}/Rapporto/xml`, undefined, { cookie })).statusCode
    expect(await status(course.id, operator)).toBe(409)
    await participant(course.id, { name: 'Ada', surname: 'Zanni', fiscalCode: 'ZNNDAA80A41H501A' })
    expect(await status(course.id, operator)).toBe(200)
    expect(await status(open?.id, operator)).toBe(409)
    expect(await status(course.id, await staffCookie('editor'))).toBe(404)
    expect(await status(course.id, await staffCookie(null))).toBe(404)
  })
})
