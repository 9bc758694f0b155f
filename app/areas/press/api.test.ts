import { beforeEach, describe, expect, test } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { professionCalls } from '#areas/professions/api.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedPressCategories } from '../../../db/seed/press-categories.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { pressCalls } from './api.server.ts'
import { importRecords } from './commands.server.ts'
import { aRecord } from './fixtures.ts'

const database = useTestDatabase()
const club = useCalls(database, [...pressCalls, ...professionCalls])
const NOW = new Date('2026-11-15T10:00:00Z')
let cookie = ''

beforeEach(async () => {
  club.clock.set(NOW)
  await seedProfessions(database.db)
  await seedPressCategories(database.db)
  cookie = await club.cookieOf(await makeMember(database.db, { now: NOW, type: 'PREMIUM' }))
})

const take = (...records: LiteratureRecord[]) => importRecords(database.db, records, { now: NOW })
const cardiology = async () => {
  const flags = { download: false, process: true, public: true }
  const list = (await club.ask('POST', '/PubMed/Articoli/Categorie', flags)).json<
    { speIdExtrapola: number; speName: string }[]
  >()
  return list.find(({ speName }) => speName === 'Cardiologia')?.speIdExtrapola ?? 0
}
const search = async (more: object = {}, as = cookie) =>
  club.ask(
    'POST',
    '/PubMed/Articoli',
    { dataDa: '2026-10-15', dataA: '2026-11-15', categoria: await cardiology(), ...more },
    { cookie: as },
  )

describe('[API-245, PUB-014] searching', () => {
  test('answers papers in the words of the wire, newest first', async () => {
    await take(
      aRecord({ pmid: 1, publishedOn: '2026-11-01' }),
      aRecord({ pmid: 2, publishedOn: '2026-11-10', title: 'Newer' }),
      aRecord({ pmid: 3, publishedOn: '2026-10-14' }),
      aRecord({ pmid: 4, subjects: ['Asthma'] }),
    )
    const answer = await search()
    expect(answer.statusCode).toBe(200)
    const found = answer.json<{ artXmlId: number }[]>().filter(({ artXmlId }) => artXmlId < 900_000_000)
    expect(found.map(({ artXmlId }) => artXmlId)).toEqual([2, 1])
    expect(found[0]).toEqual({
      artXmlId: 2,
      artXmlTitle: 'Newer',
      artXmlPubdate: '2026-11-10',
      artXmlAuthor: 'Rossi A, Gruppo Esempio',
      artXmlDescription: 'RESULTS: The heart was examined.\n\nNothing else.',
      artXmlLink: 'https://pubmed.ncbi.nlm.nih.gov/2/',
    })
  })

  test('[PUB-008] takes a keyword in English, by its stem, in title, abstract, subjects and authors, or none', async () => {
    await take(
      aRecord({ pmid: 1, title: 'Beta blockers in older adults' }),
      aRecord({ pmid: 2, abstract: [{ label: null, text: 'We studied a beta-blocker.' }] }),
      aRecord({ pmid: 3, title: 'Something else' }),
    )
    const ids = async (descrizione: string) =>
      (await search({ descrizione }))
        .json<{ artXmlId: number }[]>()
        .map(({ artXmlId }) => artXmlId)
        .filter((id) => id < 900_000_000)
        .toSorted()
    expect(await ids('beta blocker')).toEqual([1, 2])
    expect(await ids('BETA-BLOCKERS')).toEqual([1, 2])
    expect(await ids('ross')).toEqual([1, 2, 3])
    expect(await ids('zzz')).toEqual([])
    expect(await ids("'); drop table --")).toEqual([])
    expect((await search()).json().length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    [{ dataDa: undefined }, 'dataDa', 'Campo obbligatorio.'],
    [{ dataA: undefined }, 'dataA', 'Campo obbligatorio.'],
    [{ categoria: undefined }, 'categoria', 'Campo obbligatorio.'],
    [{ dataA: '2026-11-16' }, 'dataA', 'La data di fine non può essere futura.'],
    [{ dataDa: '2026-11-16' }, 'dataDa', 'La data di inizio non può essere successiva alla data di fine.'],
    [{ dataDa: '16/11/2026' }, 'dataDa', 'Scrivi la data come giorno, mese e anno.'],
  ])('[PUB-005, PUB-006] refuses %j with words beside the field', async (change, field, words) => {
    const answer = await search(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[field]).toBe(words)
  })

  test('answers at most sixty, and the next ones from where it is told', async () => {
    await take(...Array.from({ length: 70 }, (_, at) => aRecord({ pmid: at + 1, publishedOn: '2026-11-02' })))
    const first = (await search()).json<{ artXmlId: number }[]>()
    const rest = (await search({ offset: 60 })).json<{ artXmlId: number }[]>()
    expect(first).toHaveLength(60)
    expect(rest.some(({ artXmlId }) => first.some((other) => other.artXmlId === artXmlId))).toBe(false)
  })

  test('asks the catalogue for what the club does not have, and keeps it', async () => {
    const first = (await search()).json<unknown[]>()
    expect(first.length).toBeGreaterThan(5)
    expect((await search()).json()).toEqual(first)
  })
})

describe('[PUB-003] search, newsletter, list and files are for who holds the wallet', () => {
  test.each(overSixTypes({ SUSPECT: 401, REGISTRATO: 403, TRIAL: 403, PREMIUM: 403, EX_TRIAL: 403, EX_PREMIUM: 403 }))(
    '%s without it',
    async (type, status) => {
      await take(aRecord({ pmid: 1 }))
      const as = await cookieWithout(type)
      const change = { subscribeFamigliaSpecializzazioneIdList: [5], unsubscribeFamigliaSpecializzazioneIdList: [] }
      expect((await search({}, as)).statusCode).toBe(status)
      expect((await club.ask('POST', '/PubMed/Utente/RassegneStampa/update', change, { cookie: as })).statusCode).toBe(
        status,
      )
      expect((await club.ask('POST', '/PubMed/Utente/ElencoLettura', { id: 1 }, { cookie: as })).statusCode).toBe(
        status,
      )
      const file = await club.ask('GET', '/PubMed/Articoli/Esporta?formato=ris&id=1', undefined, { cookie: as })
      expect(file.statusCode).toBe(status)
    },
  )

  test('a trial whose product gives it may use it', async () => {
    const as = await club.cookieOf(await makeMember(database.db, { now: NOW, type: 'TRIAL', wallets: { pubmed: {} } }))
    expect((await search({}, as)).statusCode).toBe(200)
  })
})

async function cookieWithout(type: SubscriptionType): Promise<string> {
  if (type === 'SUSPECT') return ''
  return club.cookieOf(await makeMember(database.db, { now: NOW, type, withoutWallets: ['pubmed'] }))
}

describe('lists', () => {
  test('[API-246, PUB-015, PUB-016, PUB-004] more than sixty categories, by name', async () => {
    const flags = { download: false, process: true, public: true }
    const answer = (await club.ask('POST', '/PubMed/Articoli/Categorie', flags)).json<
      { speIdExtrapola: number; speName: string }[]
    >()
    expect(answer.length).toBeGreaterThan(60)
    expect(Object.keys(answer[0] ?? {})).toEqual(['speIdExtrapola', 'speName'])
    const names = answer.map(({ speName }) => speName)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'it')))
    await database.db.execute('update press_categories set is_public = false where id = 108')
    expect((await club.ask('POST', '/PubMed/Articoli/Categorie', flags)).json()).toHaveLength(answer.length - 1)
    const all = { download: false, process: false, public: false }
    expect((await club.ask('POST', '/PubMed/Articoli/Categorie', all)).json()).toHaveLength(answer.length)
    expect((await club.ask('POST', '/PubMed/Articoli/Categorie', {})).statusCode).toBe(400)
  })

  test('[API-247, PUB-015] families of specialisations, by name', async () => {
    const answer = (await club.ask('GET', '/CRM/FamiglieSpecializzazione')).json<{ id: number; nome: string }[]>()
    expect(Object.keys(answer[0] ?? {})).toEqual(['id', 'nome'])
    expect(answer.map(({ nome }) => nome)).toEqual(
      answer.map(({ nome }) => nome).toSorted((a, b) => a.localeCompare(b, 'it')),
    )
  })
})

describe('[API-243, API-244, PUB-012] the newsletter', () => {
  const chosen = async (as = cookie) =>
    (await club.ask('GET', '/PubMed/Utente/RassegneStampa', undefined, { cookie: as }))
      .json<{ id: number; nome: string }[]>()
      .map(({ id }) => id)
  const change = (subscribe: unknown[], unsubscribe: unknown[] = [], as = cookie) =>
    club.ask(
      'POST',
      '/PubMed/Utente/RassegneStampa/update',
      {
        subscribeFamigliaSpecializzazioneIdList: subscribe,
        unsubscribeFamigliaSpecializzazioneIdList: unsubscribe,
      },
      { cookie: as },
    )

  test('is about nothing, then about what was chosen, then about something else', async () => {
    expect(await chosen()).toEqual([])
    expect((await change([5, 37])).json()).toEqual([
      { id: 5, nome: 'Cardiologia' },
      { id: 37, nome: 'Pediatria' },
    ])
    expect((await change([5, 37])).statusCode).toBe(200)
    await change([30], [5])
    expect(await chosen()).toEqual([30, 37])
    expect(await chosen(await club.cookieOf(await makeMember(database.db, { now: NOW, type: 'PREMIUM' })))).toEqual([])
  })

  test('takes three and no fourth, also when two tabs ask at once', async () => {
    await change([1, 2])
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => change([10 + at])))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json().error.fields).toEqual({
      subscribeFamigliaSpecializzazioneIdList: 'Puoi scegliere al massimo 3 specializzazioni.',
    })
    expect(await chosen()).toHaveLength(3)
  })

  test('knows no family that does not exist', async () => {
    expect((await change([9999])).statusCode).toBe(400)
    expect((await change(['5'])).statusCode).toBe(400)
  })

  test('may be left by who no longer has the service', async () => {
    const memberId = await makeMember(database.db, { now: NOW, type: 'PREMIUM' })
    const as = await club.cookieOf(memberId)
    await change([5], [], as)
    await database.db.execute(`delete from wallets where member_id = '${memberId}' and tag = 'pubmed'`)
    expect((await change([6], [], as)).statusCode).toBe(403)
    expect((await change([], [5], as)).statusCode).toBe(200)
    expect(await chosen(as)).toEqual([])
  })
})

describe('the reading list', () => {
  const saved = async (as = cookie) =>
    (await club.ask('GET', '/PubMed/Utente/ElencoLettura', undefined, { cookie: as }))
      .json<{ id: number }[]>()
      .map(({ id }) => id)
  const save = (id: number, as = cookie) => club.ask('POST', '/PubMed/Utente/ElencoLettura', { id }, { cookie: as })

  test('keeps a paper once, the latest first, for its owner alone', async () => {
    await take(aRecord({ pmid: 1 }), aRecord({ pmid: 2 }))
    expect((await save(1)).statusCode).toBe(201)
    club.clock.advance(1000)
    expect((await save(2)).statusCode).toBe(201)
    expect((await save(2)).statusCode).toBe(201)
    expect(await saved()).toEqual([2, 1])
    const other = await club.cookieOf(await makeMember(database.db, { now: NOW, type: 'PREMIUM' }))
    await club.ask('DELETE', '/PubMed/Utente/ElencoLettura/1', undefined, { cookie: other })
    expect(await saved(other)).toEqual([])
    expect(await saved()).toEqual([2, 1])
    await club.ask('DELETE', '/PubMed/Utente/ElencoLettura/1', undefined, { cookie })
    expect(await saved()).toEqual([2])
    expect((await save(77)).statusCode).toBe(404)
  })

  test('goes away as RIS and BibTeX, and so does any paper', async () => {
    await take(aRecord({ pmid: 1 }), aRecord({ pmid: 2 }))
    await save(1)
    const ris = await club.ask('GET', '/PubMed/Utente/ElencoLettura/Esporta?formato=ris', undefined, { cookie })
    expect(ris.headers['content-disposition']).toBe('attachment; filename="elenco-di-lettura.ris"')
    expect(ris.body.match(/^TY {2}- JOUR/gm)).toHaveLength(1)
    const bib = await club.ask('GET', '/PubMed/Articoli/Esporta?formato=bibtex&id=1,2', undefined, { cookie })
    expect(bib.headers['content-type']).toContain('application/x-bibtex')
    expect(bib.body.match(/^@article/gm)).toHaveLength(2)
    for (const query of ['formato=pdf&id=1', 'formato=ris&id=', 'formato=ris&id=9999999999'])
      expect((await club.ask('GET', `/PubMed/Articoli/Esporta?${query}`, undefined, { cookie })).statusCode).toBe(400)
    expect(
      (await club.ask('GET', '/PubMed/Articoli/Esporta?formato=ris&id=99', undefined, { cookie })).statusCode,
    ).toBe(404)
  })
})
