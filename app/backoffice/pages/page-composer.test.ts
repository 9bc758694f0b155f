import { describe, expect, test } from 'vitest'
import type { Permission } from '#areas/audience/model.ts'
import { createPage, publishPage, saveDraft } from '#areas/content/commands.server.ts'
import { REGIONS } from '#areas/content/model.ts'
import { findPageId, getDraft } from '#areas/content/store.server.ts'
import { checkDocument } from '#blocks/check-document.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { pagesBelow } from '../../../tests/support/routes.ts'
import { mappedAddresses } from '../../../tests/support/sitemap.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()

const SAME = { 'sec-fetch-site': 'same-origin' }
const read = async (url: string, who: number | null = STAFF.editor) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const post = async (url: string, fields: Record<string, string>, who: number = STAFF.editor) =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...(await club.cookieOf(who)), ...SAME, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const keep = async (page: string, draft: object, who: number = STAFF.editor) =>
  club.app.inject({
    method: 'POST',
    url: `${page}/bozza`,
    headers: { ...(await club.cookieOf(who)), ...SAME, 'content-type': 'application/json' },
    payload: JSON.stringify(draft),
  })

const head = (title: string) => ({ title, description: 'Prova', sharing: {} })
const text = (id: string, content: string, audience: Permission = {}) => ({
  id,
  type: 'rich-text',
  audience,
  fields: { content: `<p>${content}</p>` },
})
const draft = (basedOn: number, title: string, ...main: object[]) => ({
  basedOn,
  head: head(title),
  parentId: null,
  document: { regions: { main } },
})

/** Opens a page and says its address on the desk. */
async function open(title: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await post('/redazione/pagine/nuova', { title, ...fields })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(302)
  return String(answer.headers.location).replace(/\?.*/, '')
}

describe('a new page', () => {
  test('its address is proposed from the title, below the page above, and nobody sees it yet', async () => {
    const page = await open('Le visite a domicilio')
    expect((await read(page)).body).toContain('/le-visite-a-domicilio')
    for (const who of Object.values(VISITORS))
      expect((await read('/le-visite-a-domicilio', who)).statusCode, String(who)).toBe(404)
    expect((await read('/redazione/pagine?stato=draft')).body).toContain('Le visite a domicilio')
    expect((await read('/redazione/pagine?cerca=domicilio&stato=published')).body).not.toContain(
      'Le visite a domicilio',
    )
  })

  test.each([
    ['of another page', '/servizi', 'Esiste già una pagina'],
    ['of a personal page', '/profilo/nuova', null],
    ['of the cart', '/carrello', 'non si compone qui'],
    ['of the desk', '/redazione/posta', 'non si compone qui'],
    ['of the calls', '/api/prova', 'non si compone qui'],
    ['of a page that lends nothing', '/login', 'non si compone qui'],
    ['badly written', '/Perché No!', 'lettere minuscole'],
    ['below an area, where it has nothing', '/risorse/assicurazioni-per-giovani-medici', 'non troverebbero niente'],
  ])('an address %s: %s', async (_what, path, refusal) => {
    const answer = await post('/redazione/pagine/nuova', { title: `Prova ${path}`, path })
    expect(answer.statusCode).toBe(refusal ? 400 : 302)
    if (refusal) expect(answer.body).toContain(refusal)
  })

  test('[SHL-001] at the address of an area it fills only the places that one lends', async () => {
    const page = await open('Intorno ai viaggi', { path: '/servizi/convenzioni/viaggi' })
    const { body } = await read(page)
    expect(body).toContain('c’è già una pagina del Club')
    expect(body).toContain('id="regione-bottom"')
    expect(body).not.toContain('id="regione-main"')
  })

  test('it may begin as a copy', async () => {
    const first = await open('Originale')
    await keep(first, draft(1, 'Originale', text('uno', 'Parole da copiare')))
    const copy = await open('Copia', { from: first.split('/').at(-1) ?? '' })
    expect((await read(`${copy}/anteprima`)).body).toContain('Parole da copiare')
  })
})

describe('the places that pages of areas lend', () => {
  const patternOf = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`)

  /** Publishes words in every place, also where the desk would not let anybody. */
  async function fill(path: string) {
    const { db } = club.database
    const [now, authorId] = [club.clock.now(), null]
    const head = { title: `Intorno a ${path}`, description: '', sharing: {} }
    const document = checkDocument({
      regions: Object.fromEntries(
        REGIONS.map((name) => [
          name,
          [{ id: `prova-${name}`, type: 'rich-text', audience: {}, fields: { content: `<p>Prova ${name}.</p>` } }],
        ]),
      ),
    })
    const pageId = await findPageId(db, path)
    const made = pageId
      ? {
          pageId,
          ...(await saveDraft(db, {
            pageId,
            basedOn: (await getDraft(db, pageId)).number,
            head,
            document,
            authorId,
            now,
          })),
        }
      : await createPage(db, { path, parentId: null, head, document, authorId, now })
    await publishPage(db, { ...made, check: checkDocument, authorId, now })
    return made.pageId
  }

  /** What the desk says an address lends: nothing where it opens no page. */
  async function lentAt(path: string): Promise<string> {
    const known = await findPageId(club.database.db, path)
    if (!known && (await post('/redazione/pagine/nuova', { title: 'Intorno', path })).statusCode !== 302) return ''
    const { body } = await read(`/redazione/pagine/${await findPageId(club.database.db, path)}`)
    return REGIONS.filter((name) => body.includes(`id="regione-${name}"`)).join(' ')
  }

  test('[SHL-001] are those where readers find what editors put, and no others', async () => {
    const routes = await pagesBelow('shell/area-pages')
    const addresses = new Set(await mappedAddresses(club.app))
    const told: Record<string, string> = {}
    const drawn: Record<string, string> = {}
    // Those without parameters first: they link to the others.
    for (const route of routes.toSorted((one, other) => one.split(':').length - other.split(':').length)) {
      const isOfRoute = (path: string) => patternOf(route).test(path) && !routes.includes(path)
      const path = route.includes(':') ? [...addresses].find(isOfRoute) : route
      if (path === undefined) {
        told[route] = 'no address'
        continue
      }
      told[route] = await lentAt(path)
      await fill(path)
      const page = await read(path, VISITORS.PREMIUM)
      for (const [, link = ''] of page.body.matchAll(/href="(\/[^"?#]+)"/g)) addresses.add(link)
      drawn[route] = REGIONS.filter((name) => page.body.includes(`>Prova ${name}.<`)).join(' ')
    }
    const unreached = Object.keys(told).filter((route) => told[route] === 'no address')
    expect(drawn).toEqual(Object.fromEntries(Object.entries(told).filter(([route]) => !unreached.includes(route))))
    expect(Object.values(drawn).filter(Boolean).length).toBeGreaterThanOrEqual(22)
    expect(unreached, 'that no page links to').toEqual(['/programma-fedelta-premiati/:category'])
  })
})

describe('who may', () => {
  test('editors and administrators compose; operators, members and strangers do not', async () => {
    const page = await open('Di chi è')
    const places = [page, `${page}/versioni`, `${page}/anteprima`, `${page}/bozza`, '/redazione/pagine/esempio/faq']
    for (const url of places) {
      expect((await read(url)).statusCode, url).toBe(200)
      expect((await read(url, STAFF.administrator)).statusCode, url).toBe(200)
      expect((await read(url, STAFF.operator)).statusCode, url).toBe(403)
      expect((await read(url, VISITORS.PREMIUM)).statusCode, url).toBe(403)
      expect([302, 401], url).toContain((await read(url, null)).statusCode)
    }
    expect((await keep(page, draft(1, 'Rubata'), STAFF.operator)).statusCode).toBe(403)
    expect((await post(page, { act: 'publish', number: '1' }, STAFF.operator)).statusCode).toBe(403)
  })

  test('only the preview may be shown in a frame, and only in one of ours', async () => {
    const page = await open('In cornice')
    const preview = await read(`${page}/anteprima`)
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(preview.headers['x-frame-options']).toBe('SAMEORIGIN')
    for (const url of ['/', '/login', '/servizi', '/redazione', page, `${page}/versioni`]) {
      const { headers } = await read(url)
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options'], url).toBe('DENY')
    }
    const refused = await read(`${page}/anteprima`, VISITORS.PREMIUM)
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(refused.headers['x-frame-options']).toBe('DENY')
  })
})

describe('drafts and publication', () => {
  test('[AUD-010] published, each visitor gets what is theirs at the next request; a draft above it reaches nobody', async () => {
    const page = await open('Tre blocchi')
    const blocks = [text('tutti', 'Per tutti'), text('pochi', 'Solo Premium', { visibility: ['PREMIUM'] })]
    const saved = await keep(page, draft(1, 'Tre blocchi', ...blocks))
    expect(saved.json()).toMatchObject({ kind: 'saved', number: 2, faults: {} })
    expect((await post(page, { act: 'publish', number: '2' })).headers.location).toBe(`${page}?fatto=published`)
    for (const [type, who] of Object.entries(VISITORS)) {
      await expect.poll(async () => (await read('/tre-blocchi', who)).statusCode).toBe(200)
      const { body } = await read('/tre-blocchi', who)
      expect(body).toContain('Per tutti')
      expect(body.includes('Solo Premium'), type).toBe(type === 'PREMIUM')
    }
    await keep(page, draft(2, 'Tre blocchi', text('tutti', 'Parole nuove')))
    expect((await read('/tre-blocchi', null)).body).not.toContain('Parole nuove')
    expect((await read(`${page}/anteprima`)).body).toContain('Parole nuove')
    expect((await read(`${page}/versioni`)).body).toMatch(/Cambiato[\s\S]*Tolto/)
    expect((await read('/redazione/pagine?cerca=tre-blocchi')).body).toContain('Modifiche non pubblicate')

    await post(page, { act: 'publish', number: '3' })
    await expect.poll(async () => (await read('/tre-blocchi', null)).body).toContain('Parole nuove')
    const back = await post(`${page}/versioni`, { version: '2', number: '3' })
    expect(back.headers.location).toBe(`${page}?fatto=restored`)
    expect((await read(`${page}/anteprima?tipo=PREMIUM`)).body).toContain('Solo Premium')
    await post(page, { act: 'publish', number: '4' })
    await expect.poll(async () => (await read('/tre-blocchi', VISITORS.PREMIUM)).body).toContain('Solo Premium')

    expect((await post(page, { act: 'delete', number: '4' })).statusCode).toBe(409)
    expect((await post(page, { act: 'withdraw' })).headers.location).toBe(`${page}?fatto=withdrawn`)
    await expect.poll(async () => (await read('/tre-blocchi', null)).statusCode).toBe(404)
    expect((await read(page)).body, 'its versions stay').toContain('Ritirata')
  })

  test('[AUD-010] the desk says which blocks a visitor does not get, and why', async () => {
    const page = await open('Chi vede')
    await keep(
      page,
      draft(
        1,
        'Chi vede',
        text('premium', 'Premium', { visibility: ['PREMIUM'] }),
        text('ecm', 'ECM', { wallet: ['ecm'] }),
        { id: 'vuoto', type: 'rich-text', audience: {}, fields: { content: '' } },
        {
          id: 'domande',
          type: 'faq',
          audience: {},
          fields: {
            items: [
              { question: 'Per tutti?', answer: '<p>Sì</p>' },
              { question: 'Per chi è Premium?', answer: '<p>Sì</p>', audience: { visibility: ['PREMIUM'] } },
            ],
          },
        },
      ),
    )
    const left = async (query: string) =>
      (await read(`${page}/bozza?${query}`))
        .json()
        .leftOut.map((each: { id: string; why: string }) => `${each.id} ${each.why}`)
    expect(await left('tipo=REGISTRATO')).toEqual(['vuoto invalid', 'premium hidden', 'ecm hidden'])
    expect(await left('tipo=PREMIUM&portafoglio=ecm')).toEqual(['vuoto invalid'])
    const parts = async (query: string) => (await read(`${page}/bozza?${query}`)).json().parts
    expect(await parts('tipo=REGISTRATO')).toMatchObject([
      { id: 'domande', type: 'faq', path: ['items', 1], reason: { kind: 'type', allowed: ['PREMIUM'] } },
    ])
    expect(await parts('tipo=PREMIUM')).toEqual([])
    const seen = async (query: string) => (await read(`${page}/anteprima?${query}`)).body
    expect(await seen('tipo=REGISTRATO')).not.toContain('>Premium<')
    expect(await seen('tipo=PREMIUM')).toContain('>Premium<')
  })

  test('an unfinished block is kept with what it lacks, and keeps the page from readers', async () => {
    const page = await open('Da finire')
    const unfinished = {
      id: 'faq',
      type: 'faq',
      audience: {},
      fields: { title: 'Domande', items: [{ question: '', answer: '' }] },
    }
    const saved = await keep(page, draft(1, '', unfinished))
    expect(Object.keys(saved.json().faults)).toEqual([
      'head.title',
      'main.0.fields.items.0.question',
      'main.0.fields.items.0.answer',
    ])
    expect((await post(page, { act: 'publish', number: '2' })).statusCode).toBe(400)
    await keep(page, draft(2, 'Da finire', unfinished))
    const refused = await post(page, { act: 'publish', number: '3' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('main.0.fields.items.0.question')
    expect((await read('/da-finire', null)).statusCode).toBe(404)
  })

  test('what no editor could have made is refused', async () => {
    const page = await open('Mai così')
    const bad = [
      draft(1, 'x', { id: 'a', type: 'blink', audience: {}, fields: {} }),
      draft(1, 'x', text('a', 'Uno'), text('a', 'Due')),
      draft(1, 'x', text('Non valido', 'Uno')),
      { basedOn: 1, head: { title: 3 }, parentId: null, document: { regions: {} } },
      { ...draft(1, 'x'), parentId: page.split('/').at(-1) },
    ]
    for (const [at, sent] of bad.entries()) expect((await keep(page, sent)).statusCode, String(at)).toBe(400)
    const clean = draft(1, 'x', { ...text('a', ''), fields: { content: '<p>Sì<script>alert(1)</script></p>' } })
    expect((await keep(page, clean)).statusCode).toBe(200)
    expect((await read(`${page}/anteprima`)).body).not.toContain('alert(1)')
  })

  describe('who comes second is told who came first, and neither loses anything', () => {
    /** Two work on one page; the administrator saved first. */
    const meet = async (title: string) => {
      const page = await open(title)
      expect((await keep(page, draft(1, 'Prima', text('a', 'Di Anna')), STAFF.administrator)).statusCode).toBe(200)
      const mine = draft(1, 'Seconda', text('a', 'Di Bruno'))
      const second = await keep(page, mine)
      expect(second.statusCode).toBe(409)
      expect(second.json()).toMatchObject({ kind: 'conflict', number: 2, isYours: false, isPublished: false })
      expect(second.json().who).toMatch(/\w+ \w+/)
      expect((await read(page)).body).toContain('Prima')
      return { page, mine }
    }
    const versions = async (page: string) => (await read(`${page}/versioni`)).body
    const restore = async (page: string, version: number, number: number) =>
      post(`${page}/versioni`, { version: String(version), number: String(number) })

    test('going on with one’s own keeps the other’s among the versions, to be taken back', async () => {
      const { page, mine } = await meet('In due, la mia')
      const kept = await keep(page, { ...mine, basedOn: 2, prefers: 'mine' })
      expect(kept.json()).toMatchObject({ kind: 'saved', number: 3 })
      expect((await read(`${page}/anteprima`)).body).toContain('Di Bruno')
      expect(await versions(page)).toContain('Bozza messa da parte')
      expect((await read(`${page}/anteprima?versione=2`)).body).toContain('Di Anna')
      expect((await post(page, { act: 'publish', number: '2' })).statusCode, 'not what they looked at').toBe(409)
      expect((await restore(page, 2, 3)).headers.location).toBe(`${page}?fatto=restored`)
      expect((await read(`${page}/anteprima`)).body).toContain('Di Anna')
      expect((await read(`${page}/anteprima?versione=3`)).body, 'nor is what was there before').toContain('Di Bruno')
      expect((await post(page, { act: 'delete', number: '4' })).statusCode, 'no reader ever had it').toBe(302)
    })

    test('going on with the other’s keeps one’s own, once, and is in nobody’s way', async () => {
      const { page, mine } = await meet('In due, la sua')
      for (const time of ['first', 'sent again because the answer was lost'])
        expect((await keep(page, { ...mine, basedOn: 2, prefers: 'theirs' })).json(), time).toEqual({ kind: 'aside' })
      expect((await versions(page)).match(/Bozza messa da parte/g)).toHaveLength(1)
      expect((await read(`${page}/anteprima`)).body).toContain('Di Anna')
      expect((await read('/redazione/pagine?cerca=in-due-la-sua')).body).toContain('Prima')
      const next = await keep(page, draft(2, 'Prima', text('a', 'Di Anna, meglio')), STAFF.administrator)
      expect(next.json(), 'what was put aside is no newer draft').toMatchObject({ kind: 'saved', number: 4 })
      expect((await restore(page, 3, 4)).headers.location).toBe(`${page}?fatto=restored`)
      expect((await read(`${page}/anteprima`)).body).toContain('Di Bruno')
    })
  })

  test('a draft that is sent again, because the answer was lost, is kept once and is no conflict', async () => {
    const page = await open('Due volte')
    const sent = draft(1, 'Due volte', text('a', 'Uguale'))
    for (const time of ['first', 'again']) expect((await keep(page, sent)).json(), time).toMatchObject({ number: 2 })
    expect((await keep(page, sent, STAFF.administrator)).json(), 'of another it is one').toMatchObject({
      kind: 'conflict',
    })
    expect((await keep(page, draft(1, 'Due volte', text('a', 'Diverso')))).json()).toMatchObject({
      kind: 'conflict',
      isYours: true,
    })
  })

  test('whoever may not, or asks for a page that is gone, is answered in data', async () => {
    const page = await open('In dati')
    expect((await keep(page, draft(1, 'x'), STAFF.operator)).json()).toMatchObject({ kind: 'refused' })
    const gone = await keep('/redazione/pagine/00000000-0000-4000-8000-000000000000', draft(1, 'x'))
    expect([gone.statusCode, gone.json()]).toEqual([404, { kind: 'refused', message: 'Questa pagina non esiste.' }])
    const headers = { ...SAME, 'content-type': 'application/json' }
    const out = await club.app.inject({ method: 'POST', url: `${page}/bozza`, headers, payload: '{}' })
    expect(out.headers.location, 'the session ended').toMatch(/^\/login/)
  })

  test('a page nobody ever had can be thrown away; home cannot even be withdrawn', async () => {
    const page = await open('Da buttare')
    expect((await post(page, { act: 'delete', number: '1' })).headers.location).toBe('/redazione/pagine?fatto=deleted')
    expect((await read(page)).statusCode).toBe(404)
    const list = (await read('/redazione/pagine')).body
    const home = /href="(\/redazione\/pagine\/[0-9a-f-]{36})"[^>]*>Home</.exec(list)?.[1] ?? ''
    expect((await post(home, { act: 'withdraw' })).statusCode).toBe(409)
    expect((await read('/', null)).statusCode).toBe(200)
  })
})
