import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'
import { importRecords } from './commands.server.ts'
import { aRecord } from './fixtures.ts'
import { articleOf } from './rules.ts'
import { listPressCategories } from './store.server.ts'
import { toArticleWire } from './wire.ts'

const club = useClub()
let cardiology = 0

beforeAll(async () => {
  const categories = await listPressCategories(club.database.db)
  cardiology = categories.find(({ name }) => name === 'Cardiologia')?.id ?? 0
})

async function open(url: string, username: number | null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

const today = () => romeDayOf(club.clock.now())
const asked = (more: Record<string, string> = {}) =>
  `/servizi/pubmed?${new URLSearchParams({ dataDa: addRomeMonths(today(), -1), dataA: today(), categoria: String(cardiology), descrizione: '', ...more })}`
/** The page alone: what follows it is the same data for the browser. */
const documentOf = (body: string) => body.slice(body.indexOf('<main'), body.indexOf('</main>'))
const papersIn = (body: string) => documentOf(body).match(/data-article="\d+"/g) ?? []

describe('[PUB-001, PUB-002, PUB-003] /servizi/pubmed', () => {
  test.each(
    overSixTypes({
      SUSPECT: 'Prova gratis',
      REGISTRATO: 'Prova gratis',
      TRIAL: 'Passa a Premium',
      PREMIUM: 'incluso nel tuo abbonamento',
      EX_TRIAL: 'Passa a Premium',
      EX_PREMIUM: 'Passa a Premium',
    }),
  )('as %s says %s', async (type, words) => {
    const { status, body } = await open('/servizi/pubmed', VISITORS[type])
    expect(status).toBe(200)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    for (const other of ['Prova gratis', 'Passa a Premium', 'incluso nel tuo abbonamento'])
      expect(main.includes(other), other).toBe(other === words)
    expect(main.includes('href="/registrazione-trial"')).toBe(words === 'Prova gratis')
    expect(main.includes('href="/upgrade"')).toBe(words === 'Passa a Premium')
    expect(main).toContain('Cerca nella letteratura')
    expect(main).toContain('La tua newsletter settimanale')
    // The one of the search comes first; that of the newsletter waits for the person.
    expect(/<fieldset[^>]*>/.exec(main)?.[0].includes('disabled')).toBe(type !== 'PREMIUM')
  })

  test.each(overSixTypes({ SUSPECT: 0, REGISTRATO: 0, TRIAL: 0, PREMIUM: 6, EX_TRIAL: 0, EX_PREMIUM: 0 }))(
    'a search of %s shows %i papers',
    async (type, count) => {
      const { body } = await open(asked(), VISITORS[type])
      expect(papersIn(body)).toHaveLength(count)
      expect(body.includes('Demonstration record') || body.includes('PMID 9')).toBe(count > 0)
    },
  )

  test('[PUB-004] says how much there is', async () => {
    const { body } = await open('/servizi/pubmed', null)
    for (const words of ['Oltre 34 milioni', 'oltre 60 profili di specializzazione', 'newsletter'])
      expect(body).toContain(words)
  })

  test('[PUB-007, PUB-008, PUB-017] begins with a month that ends today, a hint, and advice on the keyword', async () => {
    const { body } = await open('/servizi/pubmed', 1003)
    expect(body).toContain(`value="${today()}"`)
    expect(body).toContain(`value="${addRomeMonths(today(), -1)}"`)
    expect(body).toContain('Imposta i parametri e avvia la ricerca.')
    expect(body).toContain('Scrivila in inglese')
  })

  test('is written anew each day', async () => {
    await open('/servizi/pubmed', 1003)
    club.clock.advance(86_400_000)
    try {
      expect((await open('/servizi/pubmed', 1003)).body).toContain(`value="${today()}"`)
    } finally {
      club.clock.reset()
    }
  })

  test('[PUB-011] shows six papers, then six more, without JavaScript too', async () => {
    const { body } = await open(asked(), 1003)
    expect(papersIn(body)).toHaveLength(6)
    const more = /href="(\/servizi\/pubmed\?[^"]*mostra=12[^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const next = await open(more, 1003)
    expect(papersIn(next.body).length).toBeGreaterThan(6)
    expect(papersIn(next.body).slice(0, 6)).toEqual(papersIn(body))
  })

  test('[PUB-009, PUB-010] a search that finds nothing says what to try', async () => {
    const { body, status } = await open(asked({ descrizione: 'zzzyx' }), 1003)
    expect(status).toBe(200)
    expect(body).toContain('Nessun risultato per i parametri inseriti.')
    expect(body).toContain(
      'Non abbiamo trovato nessun risultato nel database di Pubmed per i parametri inseriti. Ti consigliamo di scegliere una parola chiave diversa (scritta in inglese).',
    )
  })

  test('[PUB-009] a search that fails says the same, and the page stays', async () => {
    const { db } = club.database
    await db.execute('alter table literature_categories rename to literature_categories_away')
    try {
      const { body, status } = await open(asked(), 1003)
      expect(status).toBe(200)
      expect(body).toContain('Nessun risultato per i parametri inseriti.')
    } finally {
      await db.execute('alter table literature_categories_away rename to literature_categories')
    }
  })

  test.each([
    [{ dataDa: '' }, 'Campo obbligatorio.'],
    [{ categoria: '' }, 'Campo obbligatorio.'],
    [{ dataA: '2099-01-01' }, 'La data di fine non può essere futura.'],
  ])('[PUB-005, PUB-006] %j is refused beside its field, nothing is lost', async (change, words) => {
    const { body } = await open(asked({ descrizione: 'heart', ...change }), 1003)
    expect(documentOf(body)).toContain(words)
    expect(documentOf(body)).toContain('value="heart"')
    expect(papersIn(body)).toHaveLength(0)
  })

  test('[PUB-016] offers the categories to the search and the families to the newsletter', async () => {
    const main = documentOf((await open('/servizi/pubmed', 1003)).body)
    const search = main.slice(main.indexOf('name="categoria"'), main.indexOf('name="descrizione"'))
    const newsletter = main.slice(main.indexOf('name="specializzazione"'))
    expect(search).toContain(`<option value="${cardiology}">Cardiologia</option>`)
    expect(search).toContain('Aritmologia')
    expect(newsletter).toContain('Cardiologia')
    expect(newsletter).not.toContain('Aritmologia')
  })
})

describe('[PUB-014] a paper of which something was said later', () => {
  const notices = [
    { kind: 'retraction', source: 'Gut. 2019;68(1):1', pmid: 99 },
    { kind: 'correction', source: 'Gut. 2018;67(1):2. doi: 10.1136/gut-1.', pmid: null },
  ] as const

  beforeAll(async () => {
    const record = aRecord({ pmid: 77, title: 'A withdrawn study', publishedOn: today(), notices })
    await importRecords(club.database.db, [record], { now: club.clock.now() })
    const saved = await club.app.inject({
      method: 'POST',
      url: '/api/PubMed/Utente/ElencoLettura',
      headers: { ...(await club.cookieOf(1003)), 'sec-fetch-site': 'same-origin' },
      payload: { id: 77 },
    })
    expect(saved.statusCode, saved.body).toBeLessThan(300)
  })

  afterAll(() => club.database.db.execute('delete from literature_records where pmid = 77'))

  test.each([
    ['among those found', () => asked({ descrizione: 'withdrawn' })],
    ['on its own page', () => '/servizi/pubmed/articoli/77'],
    ['in the reading list', () => '/servizi/pubmed/elenco-di-lettura'],
  ])('says so %s, in red, with the link to the notice', async (_where, url) => {
    const list = /<ul[^>]*data-notices[\s\S]*?<\/ul>/.exec(documentOf((await open(url(), 1003)).body))?.[0] ?? ''
    expect(list.match(/bg-danger-tint text-danger/g)).toHaveLength(2)
    expect(list).toContain('Articolo ritrattato.')
    expect(list).toContain('href="https://pubmed.ncbi.nlm.nih.gov/99/"')
    expect(list).toContain('Articolo corretto.')
    expect(list).toContain('href="https://doi.org/10.1136/gut-1"')
  })

  test('says so in a call and in what is taken away', async () => {
    const headers = await club.cookieOf(1003)
    const ris = await club.app.inject({ url: '/api/PubMed/Articoli/Esporta?formato=ris&id=77', headers })
    expect(ris.body).toContain('N1  - Articolo ritrattato: Gut. 2019;68(1):1 https://pubmed.ncbi.nlm.nih.gov/99/')
    expect(toArticleWire(articleOf(aRecord({ notices }))).artXmlDescription).toMatch(/^Articolo ritrattato: Gut\. 2019/)
  })
})

describe('a paper', () => {
  const first = async () => {
    const { body } = await open(asked(), 1003)
    return /data-article="(\d+)"/.exec(body)?.[1] ?? ''
  }

  test('is read whole by who holds the wallet, who is told that it is invented', async () => {
    const { status, body, headers } = await open(`/servizi/pubmed/articoli/${await first()}`, 1003)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    for (const words of ['CONCLUSIONS', 'Scheda dimostrativa', 'BibTeX']) expect(body).toContain(words)
    expect(body).not.toContain('pubmed.ncbi.nlm.nih.gov')
  })

  test('leads the others to the service, and who is not signed in to the door', async () => {
    const path = `/servizi/pubmed/articoli/${await first()}`
    for (const username of [1001, 1002, 1004, 1005]) {
      const { status, headers, body } = await open(path, username)
      expect([status, headers.location]).toEqual([302, '/servizi/pubmed'])
      expect(body).not.toContain('CONCLUSIONS')
    }
    expect((await open(path, null)).body).not.toContain('CONCLUSIONS')
  })

  test('that is not in the catalogue is not found', async () => {
    for (const pmid of ['1', '0', 'x', '99999999999', '-1'])
      expect((await open(`/servizi/pubmed/articoli/${pmid}`, 1003)).status, pmid).toBe(404)
  })
})

test('the reading list says what to do while it is empty', async () => {
  const { status, body } = await open('/servizi/pubmed/elenco-di-lettura', 1003)
  expect(status).toBe(200)
  expect(body).toContain('Ancora niente da leggere')
})

test('the demo holds four hundred papers over more than twelve specialisations, in numbers that say they are invented', async () => {
  const { rows } = await club.database.db.execute<{ papers: number; families: number; real: number }>(
    `select count(distinct r.pmid)::int as papers, count(distinct c.family_id)::int as families,
       count(*) filter (where r.pmid < 900000000)::int as real
     from literature_records r join literature_categories l using (pmid) join press_categories c on c.id = l.category_id`,
  )
  expect(rows[0]?.papers).toBeGreaterThanOrEqual(400)
  expect(rows[0]?.families).toBeGreaterThanOrEqual(12)
  expect(rows[0]?.real).toBe(0)
})
