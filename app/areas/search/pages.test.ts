import { beforeAll, describe, expect, test } from 'vitest'
import { publishItems } from '#areas/content/article-commands.server.ts'
import { createPage, publishPage } from '#areas/content/commands.server.ts'
import { checkDocument } from '#blocks/check-document.server.ts'
import { resource, written } from '../../../db/seed/reading/seed-item.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'

const club = useClub()
const sent = { 'sec-fetch-site': 'same-origin' }

/** Twenty of each kind that hold a word of their own. */
beforeAll(async () => {
  const now = club.clock.now()
  const base = {
    abstract: 'Prova.',
    category: 'clinica-e-terapia',
    published: '2026-11-01',
    body: '<p>a</p><p>b</p><p>c</p>',
  }
  const many = <Item>(make: (at: number) => Item) => Array.from({ length: 20 }, (_, at) => make(at))
  await publishItems(club.database.db, {
    categories: [],
    now,
    items: [
      ...many((at) => written({ ...base, slug: `prova-n-${at}`, title: `Quercetina ${at}` })),
      ...many((at) =>
        resource({ ...base, slug: `prova-m-${at}`, title: `Quercetina modulo ${at}`, flag: 'isMODSCIENT' }),
      ),
      ...many((at) =>
        resource({ ...base, slug: `prova-t-${at}`, title: `Quercetina tool ${at}`, flag: 'isTOOLSCIENT' }),
      ),
    ],
  })
})

async function page(url: string, username: number | null): Promise<Document> {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  expect(answer.statusCode, url).toBe(200)
  return documentOf(answer.body)
}

async function call(username: number | null, body: object, path = '/CMS/Search/EditorialContent/Ungrouped') {
  const headers = { ...(await club.cookieOf(username)), ...sent }
  return club.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: body })
}

const section = (document: Document, name: string) => document.querySelector(`[aria-labelledby="risultati-${name}"]`)

describe('the page of results', () => {
  test('[SRC-011, SRC-015, SRC-016] has its sections, each with its first cards, more to show, and the way to its catalogue', async () => {
    const document = await page('/search?s=quercetina', 1003)
    const shown = ['news', 'modules', 'tools'].map((name) => section(document, name)?.querySelectorAll('h3 a').length)
    expect(shown).toEqual([6, 8, 6])
    for (const [name, catalogue] of [
      ['news', '/news-approfondimenti'],
      ['modules', '/risorse#resources-collection'],
      ['tools', '/risorse#all-tool'],
    ] as const) {
      expect(section(document, name)?.textContent).toContain('Mostra altro')
      expect(section(document, name)?.querySelector(`a[href="${catalogue}"]`), name).not.toBeNull()
    }
    expect(document.querySelector('#contenuto [role=status]')?.textContent).toBe('60 risultati per "quercetina"')
    const courses = await page('/search?s=igiene', 1003)
    expect(section(courses, 'courses')?.querySelector('a[href="/corsi-ecm-fad"]')).not.toBeNull()
    const named = [...(section(courses, 'courses')?.querySelectorAll('h3 a') ?? [])].map(
      ({ textContent }) => textContent,
    )
    expect(named).toContain('Igiene orale nel paziente oncologico')
    const services = await page('/search?s=consulenza', 1003)
    expect(section(services, 'services')?.querySelector('a[href="/servizi"]')).not.toBeNull()
  })

  const sentence = (document: Document) => document.querySelector('#contenuto [role=status]')?.textContent
  const countOf = async (word: string) => Number.parseInt(sentence(await page(`/search?s=${word}`, 1003)) ?? '', 10)

  test.each([
    ['infermiere', 'infermieri', 'infermiera'],
    ['anziano', 'anziani', 'anziane'],
    ['referto', 'referti'],
    ['ambulatorio', 'ambulatori'],
  ])('[SRC-012] counts the same for %s and %s', async (...words) => {
    const counts = await Promise.all(words.map(countOf))
    expect(counts[0]).toBeGreaterThan(0)
    expect(new Set(counts).size, counts.join()).toBe(1)
  })

  test('[SRC-012] says what it looked for instead of what was typed, and only where that is nowhere', async () => {
    expect(sentence(await page('/search?s=quercettina', 1003))).toBe(
      '60 risultati per "quercetina" invece di "quercettina"',
    )
    expect(sentence(await page('/search?s=quercetin', 1003))).toBe('60 risultati per "quercetin"')
  })

  test.each([
    ['bmi', '/risorse/calcolatori/bmi'],
    ['filtrato glomerulare', '/risorse/calcolatori/egfr-ckd-epi'],
    ['cha2ds2', '/risorse/calcolatori/cha2ds2-vasc'],
    ['interessi legali', '/risorse/calcolatori/interessi-legali'],
  ])(
    '[SRC-001, SRC-011] among the tools, "%s" finds the calculator, in the box and on the page',
    async (text, link) => {
      const document = await page(`/search?s=${encodeURIComponent(text)}`, 1003)
      const [first] = section(document, 'tools')?.querySelectorAll('h3 a') ?? []
      expect(first?.getAttribute('href')).toBe(link)
      const counted = section(document, 'tools')?.querySelector('h2')?.textContent
      expect(counted).toBe(`Tool e calcolatori (${section(document, 'tools')?.querySelectorAll('article').length})`)
      const ask = async (username: number | null) =>
        club.app.inject({
          url: `/api/search/calculators?s=${encodeURIComponent(text)}`,
          headers: await club.cookieOf(username),
        })
      expect((await ask(1003)).json()[0]).toMatchObject({ link })
      // SRC-008: resources are searched with the wallet of the news, and a visitor has none.
      expect((await ask(null)).json()).toEqual([])
      expect(section(await page(`/search?s=${encodeURIComponent(text)}`, null), 'tools')).toBeNull()
    },
  )

  test('[SRC-008, SRC-014, AUD-012] without the wallets nothing of their sections is shown, and what there is is said', async () => {
    const visitor = await page('/search?s=quercetina', null)
    for (const name of ['news', 'modules', 'tools', 'courses']) expect(section(visitor, name), name).toBeNull()
    const status = (document: Document) => document.querySelector('#contenuto [role=status]')
    expect(status(visitor)?.textContent).toBe('20 articoli, 20 moduli, 20 strumenti: registrati per aprirli')
    expect(status(visitor)?.querySelector('a')?.getAttribute('href')).toBe('/registrazione-trial')
    expect(visitor.body.textContent).not.toContain('Quercetina 1')
    expect(status(await page('/search?s=xyzabcq', null))?.textContent).toBe(
      'Siamo spiacenti ma la ricerca non ha prodotto risultati.',
    )
    const withoutEcm = await page('/search?s=igiene', 1006)
    expect(section(withoutEcm, 'courses')).toBeNull()
    expect(section(await page('/search?s=igiene', 1003), 'courses')).not.toBeNull()
  })

  test('[SRC-008] the box says it too, and a word of a closed body alone is not counted', async () => {
    const closed = async (text: string, username: number | null) =>
      (
        await club.app.inject({
          url: `/api/search/closed?s=${encodeURIComponent(text)}`,
          headers: await club.cookieOf(username),
        })
      ).json()
    const line = { id: 'closed', title: '20 articoli, 20 moduli, 20 strumenti: registrati per aprirli', text: '' }
    expect(await closed('quercetina', null)).toEqual([{ ...line, link: '/registrazione-trial' }])
    expect(await closed('quercetina', 1003)).toEqual([])
    const secret = written({
      abstract: 'Prova.',
      category: 'clinica-e-terapia',
      published: '2026-11-01',
      slug: 'prova-chiusa',
      title: 'Prova chiusa',
      access: 'premium',
      body: '<p>a</p><p>b</p><p>c</p><p>Segretissima pizzicatura.</p>',
    })
    await publishItems(club.database.db, { categories: [], now: club.clock.now(), items: [secret] })
    expect((await call(1003, { contains: 'pizzicatura', criteria: { rows: 1 } })).json().matches).toBe(1)
    expect(await closed('pizzicatura', null)).toEqual([])
  })

  test('[SRC-003] fewer than two characters search nothing', async () => {
    const document = await page('/search?s=a', 1003)
    expect(document.querySelector('#contenuto [role=status]')?.textContent).toBe(
      'Digita almeno due caratteri per iniziare la ricerca.',
    )
  })

  test('[SRC-017] a section that fails counts zero, and the others are there', async () => {
    await club.database.pool.query('alter table courses rename to courses_away')
    try {
      const document = await page('/search?s=quercetina%20', 1003)
      expect(section(document, 'courses')).toBeNull()
      expect(section(document, 'news')?.querySelectorAll('h3 a')).toHaveLength(6)
    } finally {
      await club.database.pool.query('alter table courses_away rename to courses')
    }
  })

  test('[SRC-014] with nothing found a member is offered three news and four modules, a visitor nothing', async () => {
    const offered = async (username: number | null) =>
      (await club.app.inject({ url: '/api/search/suggested', headers: await club.cookieOf(username) })).json()
    const { news, modules } = await offered(1003)
    expect([news.length, modules.length]).toEqual([3, 4])
    expect(await offered(null)).toEqual({ news: [], modules: [] })
  })
})

describe('the calls', () => {
  test('[SRC-007, API-035, API-036] contents answer titles and links, courses answer ids and headings, five at most', async () => {
    const { docs } = (
      await call(1003, { contains: 'quercetina', contentType: ['Modulo'], criteria: { rows: 5 } })
    ).json()
    expect(docs).toHaveLength(5)
    expect(docs[0]).toMatchObject({
      title: expect.stringMatching(/^Quercetina modulo/),
      link: expect.stringMatching(/^\/risorse\//),
    })
    const courses = (await call(1003, { search: 'igiene', limit: 5, page: 0 }, '/FAD/Corsi')).json()
    expect(courses.resultList.length).toBeLessThanOrEqual(5)
    expect(courses.resultList[0]).toMatchObject({
      id: expect.any(Number),
      cardHeading: expect.stringMatching(/igiene/i),
    })
  })

  test('[SRC-018, API-012, API-013, API-234] every criterion is understood; what is excluded stays out', async () => {
    const [first] = (await call(1003, { contains: 'quercetina', criteria: { rows: 1 } })).json().docs
    const whole = {
      contains: 'quercetina',
      contentType: ['Articolo'],
      category: ['clinica-e-terapia'],
      topics: [],
      internalTags: [],
      exclude: { contentType: ['Tool'], id: [first.id] },
      criteria: {
        rows: 3,
        offset: 1,
        skip: 2,
        groupingLimit: 2,
        fallback: false,
        orderCriteria: ['publishing_date desc'],
        userOccupation: { medicalOccupation: 'Farmacista', medicalOccupationDetail: 'x', medicalSpecialties: ['y'] },
      },
      debug: true,
    }
    const answer = (await call(1003, whole)).json()
    expect(answer.docs).toHaveLength(3)
    for (const doc of answer.docs) expect([doc.contentType, doc.id !== first.id]).toEqual(['Articolo', true])
    const grouped = (await call(1003, { ...whole, contains: undefined }, '/CMS/Search/EditorialContent')).json()
    expect(grouped.groups.map(({ groupValue }: { groupValue: string }) => groupValue)).toEqual(['Clinica e terapia'])
    expect(grouped.groups[0].docs.length).toBeLessThanOrEqual(2)
    expect((await call(1003, { ...whole, sconosciuto: 1 })).statusCode).toBe(400)
  })

  test('[API-012, API-013, SRC-018] a category answers to the name the answers give it, whole lists and groups alike', async () => {
    const criteria = { rows: 4 }
    const bySlug = (await call(null, { category: ['norme-e-diritto'], criteria })).json()
    expect(bySlug.docs).toHaveLength(4)
    for (const name of ['Norme e diritto', 'NORME E DIRITTO '])
      expect((await call(null, { category: [name], criteria })).json(), name).toEqual(bySlug)
    const { groups } = (await call(null, { category: ['Norme e diritto'] }, '/CMS/Search/EditorialContent')).json()
    expect(groups.map(({ groupValue }: { groupValue: string }) => groupValue)).toEqual(['Norme e diritto'])
    expect((await call(null, { category: ['Nessuna'], criteria })).json()).toEqual({ docs: [], matches: 0 })
  })

  test('[CNT-026, NWS-033] an identifier is understood without hyphens and in capitals', async () => {
    const ask = async (id: string[]) =>
      (await call(1003, { topics: ['Farmaci'], exclude: { id }, criteria: { rows: 50 } })).json().docs
    const [first] = await ask([])
    const bare = first.id.replaceAll('-', '').toUpperCase()
    const left = await ask([bare])
    expect(left.map(({ id }: { id: string }) => id)).not.toContain(first.id)
    expect(left.length).toBeGreaterThan(0)
    expect((await club.app.inject({ url: `/api/graphql/library?id=${bare}`, headers: sent })).json().id).toBe(first.id)
  })

  test('[SRC-019] a place adds its own tag or categories: courses, insurance and law read of themselves', async () => {
    const docsOf = async (context: string): Promise<{ id: string; category: { label: string } }[]> =>
      (await call(1003, { context, criteria: { rows: 8 } })).json().docs
    const categoriesOf = async (context: string) =>
      [...new Set((await docsOf(context)).map(({ category }) => category.label))].toSorted()
    expect(await categoriesOf('legal-services')).toEqual(['Norme e diritto'])
    expect(await categoriesOf('insurance-services')).toEqual(['Assicurazioni e tutele', 'Fisco e Tasse'])
    const courses = await docsOf('course-listing')
    expect(courses.length).toBeGreaterThan(0)
    for (const { id } of courses) {
      const item = await club.app.inject({ url: `/api/graphql/library?id=${id}`, headers: await club.cookieOf(1003) })
      expect(item.json().internalTags).toContain('Corsi e formazione')
    }
    for (const context of ['homepage', 'content-detail', 'my-causes', 'main-services'])
      expect((await call(1003, { context, criteria: { rows: 5 } })).json().docs, context).toHaveLength(5)
    expect((await call(1003, { context: 'altrove' })).statusCode).toBe(400)
  })

  test('[SRC-020] without words the order is by publishing date, then update, descending', async () => {
    const { docs } = (await call(1003, { criteria: { rows: 40 } })).json()
    const dates = docs.map(({ publicationDate }: { publicationDate: string }) => publicationDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const same = {
      abstract: 'Prova.',
      category: 'clinica-e-terapia',
      published: '2026-11-02',
      body: '<p>a</p><p>b</p>',
    }
    const item = (slug: string, updated: string, professions: string[]) => ({
      ...written({ ...same, slug, title: 'Pari data', topics: ['pari'], professions }),
      updatedAt: new Date(updated),
    })
    await publishItems(club.database.db, {
      categories: [],
      now: club.clock.now(),
      items: [
        item('pari-a', '2026-11-03T00:00:00Z', ['Biologo']),
        item('pari-b', '2026-11-05T00:00:00Z', ['Biologo']),
        item('pari-c', '2026-11-03T00:00:00Z', ['Psicologo']),
      ],
    })
    const tied = (await call(1003, { topics: ['pari'], criteria: { rows: 3 } })).json().docs
    expect(tied.map(({ link }: { link: string }) => link.slice(-1))).toEqual(['b', 'c', 'a'])
  })

  test('[SRC-009] services are found by the words of their cards, and only by who may see the card', async () => {
    const card = (id: string, title: string, audience = {}) => ({
      id,
      title,
      body: 'Una prova.',
      link: `/${id}`,
      audience,
    })
    const document = checkDocument({
      regions: {
        main: [
          {
            id: 'carte',
            type: 'service-cards',
            audience: {},
            fields: {
              title: 'Servizi',
              cards: [
                card('per-tutti', 'Zirconia per tutti'),
                card('per-legali', 'Zirconia legale', { wallet: ['legal'] }),
                card('per-premium', 'Zirconia premium', { visibility: ['PREMIUM'] }),
              ],
            },
          },
        ],
      },
    })
    const now = club.clock.now()
    const head = { title: 'Prova', description: '', sharing: {} }
    const made = await createPage(club.database.db, {
      path: '/prova-servizi',
      parentId: null,
      head,
      document,
      authorId: null,
      now,
    })
    await publishPage(club.database.db, { ...made, check: checkDocument, authorId: null, now })
    const found = async (username: number | null, text = 'zirconia') => {
      const answer = await club.app.inject({
        url: `/api/search/services?s=${encodeURIComponent(text)}`,
        headers: await club.cookieOf(username),
      })
      return answer.json().map(({ title }: { title: string }) => title)
    }
    expect(await found(null)).toEqual(['Zirconia per tutti'])
    expect(await found(1001)).toEqual(['Zirconia per tutti'])
    expect(await found(1003)).toEqual(expect.arrayContaining(['Zirconia per tutti', 'Zirconia premium']))
    expect(await found(null, 'zirconai')).toEqual(['Zirconia per tutti'])
    expect(await found(null, 'zircomia')).toEqual(['Zirconia per tutti'])
    expect(await found(null, 'Zìrcon')).toEqual(['Zirconia per tutti'])
  })

  test('[SRC-001, SRC-009] who has no wallet finds by name what the pages of the services list, and the conventions', async () => {
    const found = async (text: string) =>
      (await club.app.inject({ url: `/api/search/services?s=${encodeURIComponent(text)}` }))
        .json()
        .map(({ link }: { link: string }) => link)
    expect(await found('telemedicina')).toContain('/telemedicina')
    expect((await found('lettera di diffida'))[0]).toBe('/servizi/legali/diffida')
    expect(await found('noleggio auto')).toEqual(['/servizi/convenzioni/noleggio-auto'])
    expect(await found('ti registri')).toEqual([])
    const document = await page('/search?s=telemedicina', null)
    expect(section(document, 'services')?.querySelector('a[href="/telemedicina"]')).not.toBeNull()
  })

  test('[SRC-010] a course opens for TRIAL and PREMIUM from the results; the others are sent to the upgrade', async () => {
    const links = async (username: number) =>
      [...(section(await page('/search?s=igiene', username), 'courses')?.querySelectorAll('h3 a') ?? [])].map((link) =>
        link.getAttribute('href'),
      )
    for (const username of [1002, 1003])
      for (const link of await links(username)) expect(link).toMatch(/^\/corsi-ecm-fad\//)
    for (const username of [1001, 1004, 1005]) for (const link of await links(username)) expect(link).toBe('/upgrade')
  })
})
