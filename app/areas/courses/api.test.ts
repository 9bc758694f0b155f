import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findViewerByMemberId, listWallets } from '#areas/audience/store.server.ts'
import { profileCalls } from '#areas/profile/api.server.ts'
import { endOfRomeDay } from '#platform/pure/dates.ts'
import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'
import { seedCourses } from '../../../db/seed/courses.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { courseAccessCalls } from './access-api.server.ts'
import { courseCalls } from './api.server.ts'
import { enrol } from './commands.server.ts'
import { findEnrolment, insertEnrolments } from './enrolment-store.server.ts'
import { courseFamilyCalls } from './family-api.server.ts'
import { searchCourses } from './store.server.ts'

const database = useTestDatabase({ maxConnections: 20 })
const calls = useCalls(database, [...courseCalls, ...courseFamilyCalls, ...courseAccessCalls, ...profileCalls])
const seed = () => seedCourses(database.db, { now: calls.clock.now(), log: () => undefined })
/** Those that give credits to the members of these tests. */
const newest = async () =>
  (await searchCourses(database.db, { page: 0, limit: 100 }, calls.clock.now())).list.filter(({ professions }) =>
    professions.includes('Medico chirurgo'),
  )

let made = 0

async function aMember(type: 'TRIAL' | 'PREMIUM' | 'REGISTRATO' | 'EX_PREMIUM', hasFiscalCode = true) {
  const now = calls.clock.now()
  const id = await makeMember(database.db, { now, type, person: { profession: 'Medico chirurgo' } })
  made += 1
  const stem = `RSSMRA80A01H5${String(made).padStart(2, '0')}`
  const fiscalCode = stem + fiscalCodeControl(stem)
  if (hasFiscalCode) await upsertDetails(database.db, id, { fiscalCode })
  return { id, cookie: await calls.cookieOf(id) }
}

async function ecmBalance(memberId: string) {
  return (await listWallets(database.db, memberId, calls.clock.now())).find(({ tag }) => tag === 'ecm')?.balance
}

describe('the catalogue', () => {
  test('[CRS-003] [API-009] [API-036] pages from 0, with total, page and limit', async () => {
    await seed()
    const first = (await calls.ask('POST', '/FAD/Corsi', { page: 0, limit: 5 })).json()
    expect(first).toMatchObject({ totale: 60, page: 0, limit: 5 })
    const second = (await calls.ask('POST', '/FAD/Corsi', { page: 1, limit: 5 })).json()
    const ids = [...first.resultList, ...second.resultList].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(10)
  })

  test('[CRS-003] [CRS-004] filters by series, model, credits and words; one letter is not a search', async () => {
    await seed()
    const series = (await calls.ask('POST', '/FAD/Collane', {})).json()
    const legal = series.find(({ nome }: { nome: string }) => nome === 'Legale')
    const found = async (body: object) => (await calls.ask('POST', '/FAD/Corsi', { limit: 100, ...body })).json()
    expect((await found({ collId: legal.id })).totale).toBe(9)
    const strong = await found({ creditsFrom: 11, creditsTo: 999 })
    expect(strong.resultList.every(({ credits }: { credits: number }) => credits >= 11)).toBe(true)
    expect(strong.totale).toBeGreaterThan(0)
    const films = await found({ didacticModelId: 1 })
    expect(new Set(films.resultList.map((course: { modelloDidattico: string }) => course.modelloDidattico))).toEqual(
      new Set(['Film Formazione']),
    )
    expect((await found({ search: 'IGIENE mani' })).resultList[0].title).toBe('Igiene delle mani: il gesto che salva')
    expect((await found({ search: 'sensibilita' })).totale).toBeGreaterThan(0)
    expect((await found({ search: 'x' })).totale).toBe(60)
    expect((await found({ search: '100%' })).totale).toBe(0)
    // A filter that names nothing is said to be wrong, and does not open the whole catalogue.
    expect((await found({ collId: 999 })).error.fields).toEqual({ collId: 'Questa collana non esiste.' })
    for (const didacticModelId of [0, 99])
      expect((await found({ didacticModelId })).error.fields).toEqual({
        didacticModelId: 'Questo modello didattico non esiste.',
      })
  })

  test('[API-010] [API-011] [CRS-040] four didactic models and five series', async () => {
    await seed()
    const names = async (path: string) =>
      (await calls.ask('POST', path, {})).json().map(({ nome }: { nome: string }) => nome)
    expect(await names('/FAD/ModelliDidattici')).toEqual(['Film Formazione', 'E-book', 'Multimediale', 'Interattivo'])
    expect(await names('/FAD/Collane')).toEqual(['Medicina', 'Sicurezza', 'Covid 19', 'Legale', 'Manageriale'])
  })

  test('[CRS-001] [API-002] a course with every field of the entity, and the status of who asks', async () => {
    await seed()
    const [course] = await newest()
    const { id, cookie } = await aMember('PREMIUM')
    const now = calls.clock.now()
    await insertEnrolments(database.db, [
      { memberId: id, courseId: course?.id ?? 0, status: 1, subscribedAt: now, percentageOfCompletion: 30 },
    ])
    const answer = (await calls.ask('GET', `/FAD/Corsi/${course?.id}?username=1`, undefined, { cookie })).json()
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(
        'id courseId isExternal linkUrl image cardHeading title modelloDidattico collana description downloadPdfUrl videoClipUrl ebookUrl filmFormazioneUrl started status subscribed ended score duration expiryDate credits groups promoCode percentageOfCompletion'.split(
          ' ',
        ),
      ),
    )
    expect(answer).toMatchObject({ status: 1, percentageOfCompletion: 30 })
    expect((await calls.ask('GET', `/FAD/Corsi/${course?.id}`)).json().status).toBeNull()
    expect((await calls.ask('GET', '/FAD/Corsi/0')).statusCode).toBe(404)
  })

  test('[CRS-001] [API-002] [API-009] [API-014] a course has one state in every call that answers it, and nobody else’s', async () => {
    await seed()
    const [course] = await newest()
    const { id, cookie } = await aMember('PREMIUM')
    const other = await aMember('PREMIUM')
    const enrolment = { courseId: course?.id ?? 0, subscribedAt: calls.clock.now() }
    await insertEnrolments(database.db, [
      { ...enrolment, memberId: id, status: 1, percentageOfCompletion: 30 },
      { ...enrolment, memberId: other.id, status: 1, percentageOfCompletion: 80 },
    ])
    type Answered = { id: number; status: number | null; percentageOfCompletion: number }
    const seenBy = async (headers?: { cookie: string }) => {
      const { resultList } = (await calls.ask('POST', '/FAD/Corsi', { limit: 100 }, headers)).json()
      const {
        top,
        new: latest,
        foryou,
      } = (await calls.ask('POST', '/CMS/Search/CorsiSuggeriti', { limit: 12 }, headers)).json()
      const one = (await calls.ask('GET', `/FAD/Corsi/${course?.id}`, undefined, headers)).json()
      const answered: Answered[] = [one, ...resultList, ...top, ...latest, ...foryou]
      // Whoever has begun a course is suggested others.
      const found = answered.filter(({ id }) => id === one.id)
      expect(found.length).toBeGreaterThanOrEqual(headers ? 2 : 3)
      return new Set(found.map(({ status, percentageOfCompletion }) => `${status} ${percentageOfCompletion}`))
    }
    expect(await seenBy({ cookie })).toEqual(new Set(['1 30']))
    expect(await seenBy({ cookie: other.cookie })).toEqual(new Set(['1 80']))
    expect(await seenBy()).toEqual(new Set(['null 0']))
  })

  test('[API-014] [API-213] [CRS-037] suggestions in three groups; for you only for a known profession', async () => {
    await seed()
    const { cookie } = await aMember('PREMIUM')
    const mine = (await calls.ask('POST', '/CMS/Search/CorsiSuggeriti', { limit: 6 }, { cookie })).json()
    expect([mine.top.length, mine.new.length, mine.foryou.length]).toEqual([6, 6, 6])
    const theirs = (await calls.ask('POST', '/CMS/Search/CorsiSuggeriti', { limit: 3 })).json()
    expect([theirs.top.length, theirs.new.length, theirs.foryou.length]).toEqual([3, 3, 0])
    expect((await calls.ask('POST', '/CMS/Search/CorsiSuggeriti', { limit: 7 })).statusCode).toBe(400)
  })

  test('[API-259] [API-260] [API-017] the grouped answer holds the same courses by series; the listing is asked by its type', async () => {
    await seed()
    const all = { criteria: { rows: 999 } }
    const grouped = (await calls.ask('POST', '/CMS/Search/TrainingFilmBodyContent', all)).json()
    const plain = (await calls.ask('POST', '/CMS/Search/TrainingFilmBodyContent/Ungrouped', all)).json()
    const sum = grouped.groups.reduce((total: number, { matches }: { matches: number }) => total + matches, 0)
    expect([sum, plain.matches, plain.docs.length]).toEqual([plain.matches, plain.docs.length, grouped.matches])
    for (const { collana, docs } of grouped.groups)
      expect(docs.every((doc: { collana: string }) => doc.collana === collana)).toBe(true)
    expect(plain.groups).toBeUndefined()
    const [first] = plain.docs
    const listing = await calls.ask('POST', '/formation-content/listing', {
      contentType: 'Film Formazione',
      ...all,
      exclude: [first.id],
    })
    expect(listing.json()).toEqual({ docs: plain.docs.slice(1), matches: plain.matches - 1 })
    expect((await calls.ask('POST', '/formation-content/listing', { contentType: 'Altro', ...all })).statusCode).toBe(
      400,
    )
  })

  test('[API-015] [API-016] [API-257] [API-258] [CRS-002] [CRS-017] families answer documents, up to 999 rows, without the excluded ones', async () => {
    await seed()
    for (const name of ['EbookBodyContent', 'EbookBodyContent/Ungrouped', 'TrainingFilmBodyContent']) {
      const all = (await calls.ask('POST', `/CMS/Search/${name}`, { criteria: { rows: 999 } })).json()
      const [first] = all.docs
      expect(Object.keys(first).sort()).toEqual(
        'abstract collana credits endDate id id_course_it image_url item_path title_it'.split(' '),
      )
      const without = (
        await calls.ask('POST', `/CMS/Search/${name}`, { criteria: { rows: 999 }, exclude: [first.id] })
      ).json()
      expect(without.docs).toHaveLength(all.docs.length - 1)
      expect(all.matches).toBe(all.docs.length)
      // Whoever asks for a part is told of how many it is a part, in the words both documents use for the criteria.
      for (const criteria of [
        { offset: 1, rows: 1, fallback: true, orderCriteria: ['publishingDate'] },
        { offset: 1, rows: 1, fallback: 3, order: 'publishingDate' },
      ]) {
        const part = (await calls.ask('POST', `/CMS/Search/${name}`, { criteria, exclude: [] })).json()
        expect([part.docs, part.matches]).toEqual([[all.docs[1]], all.matches])
        if (all.groups) {
          const [group] = part.groups
          const same = all.groups.find(({ collana }: { collana: string }) => collana === group.collana)
          expect([group.docs, group.matches]).toEqual([[all.docs[1]], same.docs.length])
        }
      }
    }
  })

  test('[API-020] [CRS-018] clips come by twelve, by cursor, each once, until there is no next', async () => {
    await seed()
    const seen: number[] = []
    let after = ''
    for (let step = 0; step < 5; step += 1) {
      const { data } = (await calls.ask('GET', `/graphql/videoclip?first=12${after && `&after=${after}`}`)).json()
      seen.push(...data.search.results.map(({ id }: { id: number }) => id))
      after = data.search.pageInfo.endCursor
      if (!data.search.pageInfo.hasNext) break
    }
    expect(seen).toHaveLength(27)
    expect(new Set(seen).size).toBe(27)
    expect((await calls.ask('GET', '/graphql/videoclip?first=3')).json().data.search.results).toHaveLength(3)
    expect((await calls.ask('GET', '/graphql/videoclip?first=500')).statusCode).toBe(400)
  })
})

describe('the door of a course', () => {
  const open = (id: number | string, cookie: string) =>
    calls.ask('POST', `/FAD/Utente/AutoLogin/${id}/corso`, undefined, { cookie })

  test('[CRS-031] [API-008] who may enter gets an address; without a fiscal code it is asked first', async () => {
    await seed()
    const [course] = await newest()
    const { cookie } = await aMember('TRIAL', false)
    expect((await open(course?.id ?? 0, cookie)).json()).toEqual({ richiede: 'fiscal-code' })
    const saved = await calls.ask('PUT', '/contact', { codiceFiscale: 'RSSMRA80A01H501U' }, { cookie })
    expect(saved.statusCode).toBe(200)
    expect((await open(course?.id ?? 0, cookie)).json().courseAccessURL).toMatch(/^\/aula\/entra\/[\w-]{32}$/)
  })

  test('[CRS-032] [ACC-001] a fiscal code that cannot be one is refused; one of omocodia is accepted', async () => {
    const { cookie } = await aMember('TRIAL', false)
    const save = (codiceFiscale: string) => calls.ask('PUT', '/contact', { codiceFiscale }, { cookie })
    expect((await save('1234567890123456')).statusCode).toBe(400)
    expect((await save('RSSMRA80A01H5A1U')).statusCode).toBe(400)
    for (const [wrong, sentence] of [
      ['RSSMRA80A01H501X', 'Il codice fiscale non è valido: l’ultima lettera non corrisponde.'],
      ['RSSMRA80B30H501X', 'Il codice fiscale non è valido: contiene una data di nascita che non esiste.'],
    ] as const) {
      const refused = await save(wrong)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().error.fields.codiceFiscale).toContain(sentence)
    }
    expect((await save('RSSMRA80A01H50MM')).statusCode).toBe(200)
  })

  test('[ACC-001] [IDN-029] whoever has a wrong code stored is shown it at the door, mends it, and enters', async () => {
    await seed()
    const [course] = await newest()
    const { id, cookie } = await aMember('PREMIUM', false)
    await upsertDetails(database.db, id, { fiscalCode: 'BNCCHR85M41F205X' })
    expect((await open(course?.id ?? 0, cookie)).json()).toEqual({
      richiede: 'fiscal-code',
      codiceFiscale: 'BNCCHR85M41F205X',
    })
    const mended = await calls.ask('PUT', '/contact', { codiceFiscale: 'BNCCHR85M41F205T' }, { cookie })
    expect(mended.statusCode).toBe(200)
    expect((await open(course?.id ?? 0, cookie)).json().courseAccessURL).toMatch(/^\/aula\/entra\//)
  })

  test('[CRS-029] [CRS-033] [API-034] who has too few credits is told both figures', async () => {
    await seed()
    const [course] = await newest()
    const { id, cookie } = await aMember('TRIAL')
    await database.db.execute(
      sql`update wallets set used_credits = initial_credits, bonus_credits = 1 where member_id = ${id} and tag = 'ecm'`,
    )
    const expensive = (await newest()).find(({ credits }) => credits > 1) ?? course
    expect((await open(expensive?.id ?? 0, cookie)).json()).toEqual({
      richiede: 'credits',
      saldo: 1,
      crediti: expensive?.credits,
    })
  })

  test('[CRS-011] [API-007] the catalogue opens to trial and premium members only', async () => {
    const premium = await aMember('PREMIUM')
    const ex = await aMember('EX_PREMIUM')
    const ask = (cookie: string) => calls.ask('POST', '/FAD/Utente/AutoLogin', undefined, { cookie })
    expect((await ask(premium.cookie)).json().courseAccessURL).toMatch(/^\/aula\/entra\//)
    expect((await open('cat', premium.cookie)).json().accessURL).toMatch(/^\/aula\/entra\//)
    expect((await ask(ex.cookie)).statusCode).toBe(403)
    expect((await calls.ask('POST', '/FAD/Utente/AutoLogin')).statusCode).toBe(401)
  })
})

describe('enrolling', () => {
  async function viewerOf(memberId: string) {
    const view = await findViewerByMemberId(database.db, memberId, calls.clock.now())
    if (!view) throw new Error('There is no such member.')
    return { ...view, sessionId: null }
  }

  test('twenty presses of one button spend the credits of the course once', async () => {
    await seed()
    const [course] = await newest()
    const { id } = await aMember('PREMIUM')
    const before = (await ecmBalance(id)) ?? 0
    const viewer = await viewerOf(id)
    const asking = { viewer, courseId: course?.id ?? 0, now: calls.clock.now() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => enrol(database.db, asking)))
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['enrolled']))
    expect(await ecmBalance(id)).toBe(before - (course?.credits ?? 0))
  })

  test('with credits for some, enrolments in many courses at once spend exactly what there is', async () => {
    await seed()
    await database.db.execute(sql`update courses set credits = 10`)
    const { id } = await aMember('PREMIUM')
    await database.db.execute(
      sql`update wallets set initial_credits = 50, bonus_credits = 0, used_credits = 0 where member_id = ${id} and tag = 'ecm'`,
    )
    const viewer = await viewerOf(id)
    const courses = await newest()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        enrol(database.db, { viewer, courseId: courses[index % courses.length]?.id ?? 0, now: calls.clock.now() }),
      ),
    )
    const enrolled = await database.db.execute(sql`select 1 from enrolments where member_id = ${id}`)
    expect(enrolled.rows).toHaveLength(5)
    expect(await ecmBalance(id)).toBe(0)
    expect(answers.some(({ kind }) => kind === 'ask')).toBe(true)
  })

  test('an enrolment that fails after the spending gives the credits back: neither or both', async () => {
    await seed()
    const [course] = await newest()
    const { id } = await aMember('PREMIUM')
    const before = await ecmBalance(id)
    const viewer = await viewerOf(id)
    await database.db.execute(sql`alter table enrolments add constraint broken check (cycle > 5)`)
    await expect(enrol(database.db, { viewer, courseId: course?.id ?? 0, now: calls.clock.now() })).rejects.toThrow()
    await database.db.execute(sql`alter table enrolments drop constraint broken`)
    expect(await ecmBalance(id)).toBe(before)
  })

  test('a registered member in a course of their group pays nothing', async () => {
    await seed()
    const open = (await newest()).find(({ groups }) => groups.includes('GP_REGISTRATO_CLUB'))
    const { id } = await aMember('REGISTRATO')
    const viewer = await viewerOf(id)
    const now = calls.clock.now()
    expect(await enrol(database.db, { viewer, courseId: open?.id ?? 0, now })).toEqual({ kind: 'enrolled' })
    expect((await findEnrolment(database.db, id, open?.id ?? 0, now))?.status).toBe(1)
  })
})

describe('my training', () => {
  test('[API-211] [TRN-008] [API-212] [TRN-011] [TRN-012] [CRS-023] summary and pages by status; another member sees nothing; what is not finished by its last day is expired', async () => {
    await seed()
    const { id, cookie } = await aMember('PREMIUM')
    const now = calls.clock.now()
    const courses = (await newest()).slice(0, 10)
    await insertEnrolments(
      database.db,
      courses.map((course, index) => ({
        memberId: id,
        courseId: course.id,
        status: index < 8 ? 1 : index === 8 ? 2 : 3,
        subscribedAt: new Date(now.getTime() - index * 1000),
      })),
    )
    const get = async (path: string, who = cookie) => (await calls.ask('GET', path, undefined, { cookie: who })).json()
    expect(await get('/FAD/Corsi/Riepilogo')).toEqual({
      activeCourses: 8,
      succededCourses: 1,
      failedCourses: 1,
      expiredCourses: 0,
    })
    const first = await get('/FAD/Corsi/PersonaliTriennio?status=1&page=0&limit=6')
    expect([first.courses.length, first.totalPages]).toEqual([6, 2])
    expect((await get('/FAD/Corsi/PersonaliTriennio?status=1&page=1&limit=6')).courses).toHaveLength(2)
    expect(await get('/FAD/Corsi/Personali')).toHaveLength(10)
    const other = await aMember('PREMIUM')
    expect(await get('/FAD/Corsi/Personali', other.cookie)).toEqual([])
    const statusAt = async (course: (typeof courses)[number] | undefined, minutesAfter: number) => {
      const midnight = endOfRomeDay(course?.expiryDate ?? '2026-01-01').getTime()
      return (await findEnrolment(database.db, id, course?.id ?? 0, new Date(midnight + minutesAfter * 60_000)))?.status
    }
    expect([await statusAt(courses[0], -1), await statusAt(courses[0], 0), await statusAt(courses[8], 0)]).toEqual([
      1, 4, 2,
    ])
    calls.clock.advance(500 * 24 * 3600 * 1000)
    const later = await calls.cookieOf(id)
    expect((await get('/FAD/Corsi/Riepilogo', later)).expiredCourses).toBe(8)
  })
})
