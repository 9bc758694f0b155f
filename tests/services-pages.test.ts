import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { VISITORS } from './support/visitors.ts'

/** Conventions, travel, services, telemedicine and legal cases as the built club serves them. */
const club = useClub()

async function read(url: string, username: number | null) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: statusCode, body }
}

async function firstShop(): Promise<number> {
  const { rows } = await club.database.db.execute<{ id: number }>(
    sql`select shop_id as id from convention_offers where voucher_code is not null order by id limit 1`,
  )
  return rows[0]?.id ?? 0
}

/** The Cookie header of a new member of a type, with or without the shop-discount wallet. */
async function cookieAs(type: SubscriptionType, hasWallet: boolean): Promise<Record<string, string>> {
  if (type === 'SUSPECT') return {}
  const now = club.clock.now()
  const wallets = hasWallet ? { wallets: { topnegozi: {} } } : { withoutWallets: ['topnegozi'] }
  const memberId = await makeMember(club.database.db, { now, type, ...wallets })
  const token = await createSession(club.database.db, { memberId, now })
  return { cookie: `${sessionCookieName(club.env.isHttps)}=${token}` }
}

describe('[CNV-009] [CNV-013] the seeded codes', () => {
  const cases = SUBSCRIPTION_TYPES.flatMap((type) =>
    (type === 'SUSPECT' ? [false] : [false, true]).map((has) => [type, has] as const),
  )
  test.each(cases)(
    'reach %s (with the wallet: %s) by no page, data or call that does not withdraw one',
    async (type, hasWallet) => {
      const { rows } = await club.database.db.execute<{ code: string; id: number; name: string }>(
        sql`select voucher_code as code, convention_offers.id, convention_shops.name from convention_offers join convention_shops on convention_shops.id = shop_id where voucher_code is not null order by convention_offers.id`,
      )
      expect(rows.length).toBeGreaterThan(150)
      const shop = await firstShop()
      const pages = [
        '/',
        '/servizi',
        '/servizi/convenzioni',
        '/servizi/convenzioni/negozi',
        '/servizi/convenzioni/negozi/categorie',
        `/servizi/convenzioni/negozi/${shop}`,
        `/search?s=${encodeURIComponent(rows[0]?.name ?? '')}`,
      ]
      const data = pages.map((page) => (page === '/' ? '/_.data' : page.replace(/(\?|$)/, '.data$1')))
      const calls = ['home/bestoffers', 'home/topshops', 'home/slideshow', `offers/${rows[0]?.id}`].map(
        (path) => `/api/topnegozi/${path}`,
      )
      const headers = await cookieAs(type, hasWallet)
      // The site map and the description of the calls are the same for everybody.
      const same = type === 'SUSPECT' ? ['/sitemap.xml', '/api/openapi.json'] : []
      for (const url of [...pages, ...data, ...calls, ...same]) {
        const { statusCode, body } = await club.app.inject({ url, headers })
        expect(statusCode, url).toBe(200)
        expect(
          rows.filter(({ code }) => body.includes(code)),
          url,
        ).toEqual([])
      }
      const mayHave = type === 'REGISTRATO' || ((type === 'TRIAL' || type === 'PREMIUM') && hasWallet)
      const withdrawn = await club.app.inject({
        method: 'POST',
        url: `/api/topnegozi/offers/${rows[0]?.id}/withdraw`,
        headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      })
      expect(withdrawn.body.includes(rows[0]?.code ?? '')).toBe(mayHave)
      expect(withdrawn.statusCode).toBe(mayHave ? 200 : type === 'SUSPECT' ? 401 : 403)
    },
  )

  test('are of at least sixty shops and four hundred offers, of every kind', async () => {
    const { rows } = await club.database.db.execute<{ shops: number; offers: number; kinds: number }>(
      sql`select (select count(*)::int from convention_shops) as shops, count(*)::int as offers, count(distinct kind)::int as kinds from convention_offers`,
    )
    expect(rows[0]?.shops).toBeGreaterThanOrEqual(60)
    expect(rows[0]?.offers).toBeGreaterThanOrEqual(400)
    expect(rows[0]?.kinds).toBe(10)
  })
})

const KNOWN: readonly SubscriptionType[] = SUBSCRIPTION_TYPES.filter((type) => type !== 'SUSPECT')
const OPEN: readonly SubscriptionType[] = ['TRIAL', 'PREMIUM']

/** The types whose page, or whose data, holds the words. */
async function whoReads(address: string, words: string | RegExp): Promise<SubscriptionType[]> {
  const readers: SubscriptionType[] = []
  for (const type of SUBSCRIPTION_TYPES) {
    const { body } = await read(address, VISITORS[type])
    if (typeof words === 'string' ? body.includes(words) : words.test(body)) readers.push(type)
  }
  return readers
}

describe('what each of the six types is shown', () => {
  const ask = async (type: SubscriptionType, method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { ...(await club.cookieOf(VISITORS[type])), 'sec-fetch-site': 'same-origin' }
    return club.app.inject({ method, url: `/api${path}`, headers, payload })
  }

  test('[AUD-013] nothing is personal for SUSPECT, who is invited to register; for the others it is', async () => {
    const heads = async (type: SubscriptionType, criteria: object) => {
      const answer = await ask(type, 'POST', '/CMS/Search/EditorialContent/Ungrouped', { criteria })
      return answer.json().docs.map(({ id }: { id: string }) => id)
    }
    const nurses = { medicalOccupation: 'Infermiere' }
    for (const type of SUBSCRIPTION_TYPES) {
      const isKnown = type !== 'SUSPECT'
      expect((await ask(type, 'GET', '/categories')).statusCode, type).toBe(isKnown ? 200 : 401)
      expect((await ask(type, 'GET', '/favorites')).statusCode, type).toBe(isKnown ? 200 : 401)
      const { news, modules } = (await ask(type, 'GET', '/search/suggested')).json()
      expect([news.length > 0, modules.length > 0], type).toEqual([isKnown, isKnown])
      const isSame = isDeepStrictEqual(await heads(type, { userOccupation: nurses }), await heads(type, {}))
      expect(isSame, type).toBe(!isKnown)
    }
    expect(await whoReads('/', 'id="tu"')).toEqual(KNOWN)
    for (const address of ['/', '/news-approfondimenti', '/corsi-ecm-fad'])
      expect(await whoReads(address, /id="invito"[\s\S]*Registrati gratis/), address).toEqual(['SUSPECT'])
  })

  test('[AUD-016] a consultant may be called by the five types who are known, never by SUSPECT', async () => {
    const call = /data-event-code="PP30[05]"/
    for (const address of ['/', '/servizi', '/assistenza', '/piani-premium'])
      expect(await whoReads(address, call), address).toEqual(KNOWN)
    expect(await whoReads('/servizi/convenzioni/noleggio-auto', 'Parla con un consulente')).toEqual(KNOWN)
    // Whoever has nothing in the cart; a PREMIUM is called there for the convention of their order (CRT-006).
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await club.app.inject({ url: '/carrello', headers: await cookieAs(type, false) })
      expect(body, type).toContain('Al momento il tuo Carrello è vuoto')
      expect(call.test(body), type).toBe(type !== 'SUSPECT' && type !== 'PREMIUM')
    }
  })

  test('[AUD-017] everybody but PREMIUM meets the promotion of the plans and the box on what discounts are worth', async () => {
    const others = SUBSCRIPTION_TYPES.filter((type) => type !== 'PREMIUM')
    for (const words of [/id="sconti-tutto-l-anno"[\s\S]*href="\/piani-premium"/, 'id="vantaggi-sconti"'])
      expect(await whoReads('/servizi/convenzioni', words), String(words)).toEqual(others)
  })

  test('[AUD-018] SUSPECT meets no promotions at the head of the conventions', async () => {
    for (const address of ['/servizi/convenzioni', '/upgrade'])
      expect(await whoReads(address, 'Promozioni in evidenza'), address).toEqual(
        address === '/upgrade' ? SUBSCRIPTION_TYPES : KNOWN,
      )
    for (const words of [
      '>Vedi le convenzioni<',
      '>Tutti i negozi<',
      'class="mt-4 max-w-measure text-ink-soft text-lg"',
    ])
      expect(await whoReads('/servizi/convenzioni', words), words).toEqual(KNOWN)
    expect(await whoReads('/servizi/convenzioni', />Convenzioni<\/h1>/)).toEqual(SUBSCRIPTION_TYPES)
  })

  test('[CNV-014] [CNV-016] every tile leads to its shop; its logo does for TRIAL and PREMIUM alone', async () => {
    const page = '/servizi/convenzioni/negozi'
    expect(await whoReads(page, /href="\/servizi\/convenzioni\/negozi\/\d+"/)).toEqual(SUBSCRIPTION_TYPES)
    expect(await whoReads(page, 'data-logo="link"')).toEqual(['TRIAL', 'PREMIUM'])
  })

  test.each(['DASOPT', 'DAS', 'PRNASC', 'netmed'])(
    '[AUD-019] with %s, as wallet or as portfolio, the directory and legal cards are shown or not',
    async (code) => {
      const now = club.clock.now()
      const { db } = club.database
      for (const held of [{ wallets: { [code]: {} } }, { person: { staticPortfolios: [code] } }]) {
        const memberId = await makeMember(db, { now, type: 'REGISTRATO', ...held })
        const token = await createSession(db, { memberId, now })
        const cookie = `${sessionCookieName(club.env.isHttps)}=${token}`
        const { body } = await club.app.inject({ url: '/servizi', headers: { cookie } })
        for (const id of ['portafoglio-elenco-professionisti', 'portafoglio-tutela-legale'])
          expect(body.includes(`id="${id}"`), id).toBe(code !== 'netmed')
      }
      expect((await read('/servizi', null)).body).not.toContain('id="portafoglio')
    },
  )

  test('[AUD-021] discounts, ECM credits, their panel and the course summary are for TRIAL and PREMIUM', async () => {
    expect(await whoReads('/profilo/la-mia-formazione', 'I tuoi crediti ECM')).toEqual(OPEN)
    expect(await whoReads('/profilo/la-mia-formazione', 'Il tuo andamento')).toEqual(OPEN)
    const main = /<main[\s\S]*href="\/servizi\/convenzioni"[\s\S]*<\/main>/
    expect(await whoReads('/profilo/i-miei-servizi', main)).toEqual(OPEN)
    // CNV-011: the one exception is the coupon card, which REGISTRATO may use.
    const shop = await firstShop()
    const { rows } = await club.database.db.execute<{ id: number }>(
      sql`select id from convention_offers where shop_id = ${shop} and voucher_code is not null order by id limit 1`,
    )
    const withdrawing: SubscriptionType[] = []
    for (const type of SUBSCRIPTION_TYPES)
      if ((await ask(type, 'POST', `/topnegozi/offers/${rows[0]?.id}/withdraw`)).statusCode === 200)
        withdrawing.push(type)
    expect(withdrawing).toEqual(['REGISTRATO', ...OPEN])
  })

  test('[AUD-022] the insurance page offers its services to TRIAL and PREMIUM, and leads nobody else to them', async () => {
    for (const name of ['consulenza', 'tutela-legale', 'pronto-assicuratore'])
      expect(await whoReads('/servizi/assicurativi', `href="/servizi/assicurativi/${name}"`), name).toEqual(OPEN)
  })
})

describe('the conventions', () => {
  test('[CNV-001] [CNV-004] [SRV-010] the listing has its two anchors and says how many codes there are', async () => {
    const { body } = await read('/servizi/convenzioni', VISITORS.PREMIUM)
    expect(body).toContain('id="ConvenzioniListing"')
    expect(body).toContain('id="Default"')
    expect(body).toContain('href="/servizi/convenzioni#Default"')
    const shops = Number(
      /(\d+) negozi in convenzione/.exec((await read('/servizi/convenzioni/negozi', VISITORS.PREMIUM)).body)?.[1],
    )
    expect(shops).toBeGreaterThan(1)
    const promise = new RegExp(`[\\d.]+ codici sconto in ${shops} negozi e il 10% sulle attrazioni turistiche`)
    expect(body).toMatch(promise)
  })

  test('[CNV-015] TRIAL and PREMIUM find no coupon card in the listing, the others do', async () => {
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read('/servizi/convenzioni', VISITORS[type])
      const hasCards = /Ritira codice|Attiva offerta/.test(body)
      expect(hasCards, type).toBe(type !== 'TRIAL' && type !== 'PREMIUM')
    }
  })

  test('[CNV-020] six best offers, and top shops only with the wallet', async () => {
    const visitor = await read('/servizi/convenzioni', null)
    expect(visitor.body.match(/<button[^>]*>(?:(?!<\/button>).)*(?:Ritira codice|Attiva offerta)/g)).toHaveLength(6)
    expect(visitor.body).not.toContain('I negozi più amati')
    expect((await read('/servizi/convenzioni', VISITORS.PREMIUM)).body).toContain('I negozi più amati')
  })

  test('[CNV-002] [CNV-016] shops and categories exist, and a tile leads to its shop', async () => {
    const shops = await read('/servizi/convenzioni/negozi', null)
    expect(shops.body.match(/href="\/servizi\/convenzioni\/negozi\/\d+"/g)).toHaveLength(24)
    const categories = await read('/servizi/convenzioni/negozi/categorie', null)
    expect(categories.body).toContain('href="/servizi/convenzioni/negozi?categoria=libri"')
    expect((await read('/servizi/convenzioni/negozi/0', null)).status).toBe(404)
    expect((await read('/servizi/convenzioni/negozi/999999', null)).status).toBe(404)
  })

  test('[CNV-012] REGISTRATO meets the static modal on a shop page, the others its offers', async () => {
    const address = `/servizi/convenzioni/negozi/${await firstShop()}`
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read(address, VISITORS[type])
      expect(body.includes('role="dialog"'), type).toBe(type === 'REGISTRATO')
      expect(/Ritira codice|Attiva offerta/.test(body), type).toBe(type !== 'REGISTRATO')
    }
  })
})

describe('travel', () => {
  test('[TRV-001] [TRV-002] [TRV-003] [TRV-005] the list has its catalogue, its filters and panels that close', async () => {
    const { body } = await read('/servizi/convenzioni/viaggi', null)
    expect(body).toContain('href="/api/CMS/Travel/Catalogo"')
    for (const words of ['Azzera filtri', 'I vantaggi per i soci']) expect(body, words).toContain(words)
    const panels = [...body.matchAll(/<details[\s\S]*?<\/details>/g)].map(([panel]) => panel.replace(/<[^>]+>/g, '|'))
    const choices = panels.map((panel) =>
      panel
        .split('|')
        .filter((word) => word.trim())
        .join(', '),
    )
    expect(choices.filter((words) => words.endsWith('Applica filtri'))).toEqual([
      'Destinazione, Ovunque, Ovunque, Estero, Italia, Applica filtri',
      'Tipo di vacanza, Ovunque, Ovunque, Viaggi e tour organizzati, Montagna, Crociera, Città e cultura, Mare, Applica filtri',
    ])
    expect(body.match(/href="\/servizi\/convenzioni\/viaggi\/[a-z-]+"/g)).toHaveLength(12)
  })

  test('[TRV-004] [TRV-009] filters in the address choose, and nothing found is said with the way back', async () => {
    const sea = await read('/servizi/convenzioni/viaggi?destinazione=italia&tipo=mare', null)
    expect(sea.body.match(/href="\/servizi\/convenzioni\/viaggi\/[a-z-]+"/g)).toHaveLength(2)
    const none = await read('/servizi/convenzioni/viaggi?destinazione=italia&tipo=crociera', null)
    expect(none.body).toContain('Siamo spiacenti ma la ricerca non ha prodotto risultati.')
    expect(none.body.match(/>Azzera filtri/g)?.length).toBeGreaterThanOrEqual(2)
  })

  test('[TRV-007] [TRV-008] a travel shows title, place, icons of what is set and its description', async () => {
    const { status, body } = await read('/servizi/convenzioni/viaggi/fiordi-norvegesi', null)
    expect(status).toBe(200)
    for (const words of ['I fiordi norvegesi', 'Bergen, Geiranger', 'Crociera', '7 notti', 'Il programma'])
      expect(body, words).toContain(words)
    expect(body).not.toContain('Servizio spiaggia')
    expect((await read('/servizi/convenzioni/viaggi/nessuno', null)).status).toBe(404)
  })
})

describe('video tutorials', () => {
  test('[SRV-019] [SRV-020] visitors see none, members see twelve and the films they may play', async () => {
    for (const type of SUBSCRIPTION_TYPES)
      for (const address of ['/servizi/video-tutorial', '/servizi/video-tutorial.data']) {
        const { status, body } = await read(address, VISITORS[type])
        expect(status).toBe(200)
        expect(body.includes('Usare un codice sconto'), type).toBe(type !== 'SUSPECT')
        const films = new Set(body.match(/VideoTutorial\/[a-z-]+\/film\.webm/g))
        expect(films.size, `${type} ${address}`).toBe(type === 'SUSPECT' ? 0 : type === 'PREMIUM' ? 12 : 3)
      }
  })

  test.each([
    [1001, '/upgrade', 'Passa a premium'],
    [1002, '/upgrade', 'Passa a premium'],
    [1005, '/upgrade', 'Rinnova'],
  ])('[SRV-020] a closed tutorial sends %i to what opens it: a trial would not', async (username, to, label) => {
    const body = (await read('/servizi/video-tutorial', username)).body.replaceAll('<!-- -->', '')
    const closed = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>)[\s\S])*?per guardare il video/g)]
    expect(closed).toHaveLength(9)
    for (const [words, href] of closed) {
      expect(href).toBe(to)
      expect(words).toContain(label)
    }
  })

  test('[SRV-019] the films are real and have their words', async () => {
    const headers = await club.cookieOf(1003)
    const film = await club.app.inject({ url: '/api/Servizi/VideoTutorial/codice-sconto/film.webm', headers })
    expect(film.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(film.rawPayload.byteLength).toBeLessThan(60_000)
    const words = await club.app.inject({ url: '/api/Servizi/VideoTutorial/codice-sconto/sottotitoli.vtt', headers })
    expect(words.body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.600\n/)
  })
})

describe('telemedicine', () => {
  test('[TEL-001] [TEL-006] the page names what the service has, with three contents and the way to all', async () => {
    const { body } = await read('/telemedicina', null)
    for (const words of ['Agenda online', 'Video visita', 'Referti', 'Pagamenti digitali', 'Vedi i contenuti'])
      expect(body, words).toContain(words)
    expect(body).toContain('href="/telemedicina/contenuti"')
    const cards = (body: string) => body.match(/<h3[^>]*>\s*<a /g)?.length
    const [before = '', news = '', latest = ''] = body.split(/id="(?:news|contenuti)-titolo"/)
    expect([cards(before), cards(news), cards(latest)], 'header, news, latest contents').toEqual([undefined, 2, 3])
    expect(news).toContain('Televisita')
    const all = (await read('/telemedicina/contenuti', null)).body
    expect(cards(all)).toBe(9)
    expect(all).toContain('Mostra altri')
  })

  test('[TEL-002] [TEL-003] [TEL-005] [TEL-008] [BLK-011] [BLK-013] the door is for PREMIUM with Stato 1 or 2; the others get the step of their type', async () => {
    const steps = {
      SUSPECT: /href="\/registrazione"[^>]*>Registrati gratis</,
      REGISTRATO: /href="\/attivazione-trial"[^>]*>Prova gratis</,
      TRIAL: /href="\/upgrade"[^>]*>Passa a premium</,
      PREMIUM: null,
      EX_TRIAL: /href="\/upgrade"[^>]*>Passa a premium</,
      EX_PREMIUM: /href="\/upgrade"[^>]*>Rinnova</,
    } as const
    for (const type of SUBSCRIPTION_TYPES) {
      const main = (await read('/telemedicina', VISITORS[type])).body.split('<main')[1]?.split('</main>')[0] ?? ''
      // BLK-013: in the header and in the strip.
      expect(main.split('Accedi al servizio').length - 1, type).toBe(type === 'PREMIUM' ? 2 : 0)
      if (steps[type]) expect(main, type).toMatch(steps[type])
      for (const id of ['servizio-titolo', 'contenuti-titolo']) {
        expect(main.includes(`href="/telemedicina#${id}"`), id).toBe(true)
        expect(main.includes(` id="${id}"`), id).toBe(true)
      }
    }
    expect((await read('/telemedicina', 1003)).body).toMatch(/href="\/telemedicina\/accesso" target="_blank"/)
    const reactivating = (await read('/telemedicina', 1007)).body
    expect(reactivating).toContain('Accedi al servizio')
    expect(reactivating).not.toContain('/telemedicina/accesso')
  })
})

describe('the door of telemedicine', () => {
  test('[TEL-003] is a page of ours until a club names its service, and only for who may enter', async () => {
    expect((await read('/telemedicina/accesso', 1003)).body).toContain('la piattaforma non c’è')
    for (const username of [1001, 1002, 1004, 1005, 1007])
      expect((await read('/telemedicina/accesso', username)).status, String(username)).toBe(302)
    const visitor = await club.app.inject('/telemedicina/accesso')
    expect(visitor.headers.location).toMatch(/^\/login/)
  })
})

test('[SRC-019] law and insurance suggest what is written in their own categories, services and cases what is new', async () => {
  const suggested = async (path: string) => {
    const { body } = await read(path, 1003)
    const part = body.slice(body.search(/id="letture"/), body.indexOf('</main>'))
    return [...part.matchAll(/<h3[^>]*>\s*<a [^>]*href="\/news-approfondimenti\/([^/"]+)/g)].map(
      ([, category]) => category,
    )
  }
  const law = await suggested('/servizi/legali')
  expect(law.slice(0, 4)).toEqual(Array(4).fill('norme-e-diritto'))
  const insurance = await suggested('/servizi/assicurativi')
  expect(new Set(insurance.slice(0, 6))).toEqual(new Set(['assicurazioni-e-tutele', 'fisco-e-tasse']))
  expect((await suggested('/servizi')).length).toBeGreaterThan(0)
  expect(await suggested('/profilo/cause')).toHaveLength(3)
})

describe('legal cases', () => {
  test('[CAU-001] [CAU-002] [CAU-007] [CAU-008] list, assistant and upgrade box by wallet and type', async () => {
    const premium = (await read('/profilo/cause', 1003)).body
    expect(premium).toContain('Pratica 2025-0143')
    expect(premium).not.toContain('Da non mostrare al socio')
    expect(premium).not.toContain('Pratica 2024-0877')
    expect((await read('/profilo/cause.data', 1003)).body, 'nor as data').not.toContain('Pratica 2024-0877')
    expect((await read('/profilo/cause.data', 1013)).body).toContain('Pratica 2024-0877')
    expect(premium).toContain('Il tuo assistente personale')
    expect(premium).toContain('Come funziona')
    const registered = (await read('/profilo/cause', 1001)).body
    expect(registered).toContain('Le mie cause')
    expect(registered).toContain('Passa a Premium')
    expect(registered).not.toContain('Elenco delle cause')
    expect((await read('/profilo/cause', null)).status).toBe(302)
  })

  test('[CAU-010] nobody’s cases are said to be none', async () => {
    expect((await read('/profilo/cause', 1008)).body).toContain('Al momento non sono presenti cause.')
  })
})
