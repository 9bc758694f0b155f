import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { sendFilmAndCaptions, sendTo, watches } from './support/films.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/** Conventions, travel, services, telemedicine and legal cases as the built club serves them. */
const club = useClub()

async function read(url: string, username: number | null) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: statusCode, body }
}

/** A form of the desk, sent. */
async function post(url: string, who: number | null, fields: Record<string, string>) {
  const sent = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const headers = { ...(await club.cookieOf(who)), ...sent }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
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
    expect(await whoReads('/', 'id="letture"')).toEqual(KNOWN)
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
    expect(await whoReads('/', 'id="piani"')).toEqual(others)
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
    expect(await whoReads('/', 'id="offerte"')).toEqual(OPEN)
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

describe('the pages of services', () => {
  test.each([
    ['/servizi/legali/diffida', ['3', 'diffide all’anno, al massimo', '10', 'giorni lavorativi']],
    ['/servizi/legali/parere', ['3', 'pareri all’anno, al massimo', '15', 'giorni lavorativi']],
    ['/servizi/legali/consulenza', ['Illimitate', '2', 'giorni lavorativi per la risposta']],
    ['/servizi/assicurativi/tutela-legale', ['30.000 €', 'Nessun limite', '0 €', 'franchigia']],
    ['/servizi/fitness-network', ['3', 'ingressi gratuiti, per il socio e la sua famiglia', '12', 'tipi di attività']],
  ])('%s states its terms [SRV-007] [SRV-008]', async (address, words) => {
    const { status, body } = await read(address, null)
    expect(status).toBe(200)
    for (const each of words) expect(body).toContain(each)
  })

  test.each([
    ['[SRV-023]', 'legali/diffida', 'diffide all’anno, al massimo 3 giorni lavorativi per la risposta 10'],
    ['[SRV-024]', 'legali/parere', 'pareri all’anno, al massimo 3 giorni lavorativi per la risposta 15'],
    ['[SRV-025]', 'legali/consulenza', 'consulenze nell’anno Illimitate giorni lavorativi per la risposta 2'],
    [
      '[SRV-026]',
      'assicurativi/tutela-legale',
      'di copertura per ogni sinistro 30.000 € al numero di sinistri nell’anno Nessun limite da anticipare 0 € franchigia Nessuna',
    ],
    ['[SRV-027]', 'fitness-network', 'ingressi gratuiti, per il socio e la sua famiglia 3 tipi di attività 12'],
  ])('%s the terms of %s stand beside their figures', async (_row, address, terms) => {
    const { body } = await read(`/servizi/${address}`, null)
    expect(body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(terms)
  })

  test('[SRV-025] where the service is promised, the answer comes within 48 working hours', async () => {
    for (const address of ['/servizi', '/servizi/legali'])
      expect((await read(address, null)).body, address).toContain('entro 48 ore lavorative')
  })

  test('[SRV-006] an unknown legal sub-page is not found', async () => {
    expect((await read('/servizi/legali/eredita', null)).status).toBe(404)
    for (const name of ['tutela-legale', 'consulenza', 'pronto-assicuratore'])
      expect((await read(`/servizi/assicurativi/${name}`, null)).status, name).toBe(200)
  })

  test('[SRV-009] [SRV-022] the description is for everybody, the form for TRIAL and PREMIUM, else the step of each type', async () => {
    const steps = {
      SUSPECT: 'Registrati gratis',
      REGISTRATO: 'Prova gratis',
      EX_TRIAL: 'Passa a premium',
      EX_PREMIUM: 'Rinnova<',
      TRIAL: null,
      PREMIUM: null,
    } as const
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read('/servizi/legali/parere', VISITORS[type])
      expect(body, type).toContain('Che cosa comprende')
      expect(body.includes('name="cellulare"'), type).toBe(steps[type] === null)
      if (steps[type]) expect(body, type).toContain(steps[type])
    }
  })

  test('[SRV-002] [SRV-003] the consultation form of the legal page needs TRIAL or PREMIUM and its portfolio', async () => {
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read('/servizi/legali', VISITORS[type])
      // Header, listing and areas are everybody's.
      for (const words of [
        'Un avvocato che conosce il tuo lavoro',
        'Che cosa puoi chiedere',
        'Responsabilità sanitaria',
      ])
        expect(body, type).toContain(words)
      expect(body.includes('name="cellulare"'), type).toBe(type === 'TRIAL' || type === 'PREMIUM')
    }
    for (const type of ['TRIAL', 'PREMIUM'] as const) {
      const now = club.clock.now()
      const memberId = await makeMember(club.database.db, { now, type, withoutWallets: ['consulenzaLegale'] })
      const token = await createSession(club.database.db, { memberId, now })
      const headers = { cookie: `${sessionCookieName(club.env.isHttps)}=${token}` }
      const { body } = await club.app.inject({ url: '/servizi/legali', headers })
      expect(body, `${type} without the portfolio`).toContain('Responsabilità sanitaria')
      expect(body, `${type} without the portfolio`).not.toContain('name="cellulare"')
    }
  })

  test('[SRV-004] [SRV-005] the insurance page has its buttons and its title by type', async () => {
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read('/servizi/assicurativi', VISITORS[type])
      const isOpen = type === 'TRIAL' || type === 'PREMIUM'
      expect(/href="[^"]*#servizi"/.test(body), type).toBe(isOpen)
      expect(/href="[^"]*#servizi-assicurativi-form"/.test(body), type).toBe(isOpen)
      expect(body, type).toContain(isOpen ? 'I tuoi servizi assicurativi' : 'I servizi assicurativi del Club')
      expect(body, type).not.toContain(isOpen ? 'I servizi assicurativi del Club' : 'I tuoi servizi assicurativi')
    }
  })

  test('[SRV-001] /servizi shows its cards and the legal highlights with "Vedi tutti"', async () => {
    const { body } = await read('/servizi', null)
    expect(body).toMatch(/<h1[^>]*>Servizi</)
    for (const to of ['/corsi-ecm-fad', '/servizi/legali', '/servizi/assicurativi', '/risorse', '/telemedicina'])
      expect(body).toContain(`href="${to}"`)
    const [, highlights = ''] = body.split('Un legale accanto a te, prima che serva')
    expect(highlights).toMatch(/^(?:(?!<\/section>)[\s\S])*href="\/servizi\/legali"[^>]*>Vedi tutti/)
    for (const name of ['consulenza', 'parere', 'diffida'])
      expect(highlights.split('</section>')[0]).toContain(`href="/servizi/legali/${name}"`)
  })

  test('[SRV-011] [SRV-012] the rental page lists eight cars and leads back to its head', async () => {
    const { body } = await read('/servizi/convenzioni/noleggio-auto', null)
    expect(body.match(/al mese, IVA esclusa/g)).toHaveLength(8)
    expect(body).toContain('id="service-header"')
    const [about = '', benefits = ''] = body.split('I vantaggi per i soci')
    expect(about).toContain('Scegli il modello, la durata e i chilometri.')
    expect(benefits).toMatch(/href="[^"]*#service-header"[^>]*>Chiedi informazioni</)
    for (const name of [
      'Mini 1.0',
      'Alimentazione',
      'Anticipo',
      'Chilometri',
      'Durata',
      'Consumo medio',
      'Potenza',
      'Cilindrata',
      'Cambio',
      'Trazione',
      'CO2',
      'Porte',
    ])
      expect(body, name).toContain(name)
  })

  test('[SRV-013] [SRV-014] [SRV-018] home care is at both paths; only PREMIUM sees the professionals', async () => {
    for (const address of ['/servizi/assistenza-domiciliare', '/professionisti-sanitari/assistenza-domiciliare'])
      for (const type of SUBSCRIPTION_TYPES) {
        const { status, body } = await read(address, VISITORS[type])
        expect(status, `${address} ${type}`).toBe(200)
        expect(body).toContain('100% del compenso')
        expect(body.includes('I professionisti della rete'), `${address} ${type}`).toBe(type === 'PREMIUM')
      }
  })
})

/** What the form of a page says of itself: its type, its campaign, the longest phone. */
function formIn(body: string) {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1]
  const longest = (name: string) => {
    const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body)?.[0] ?? ''
    return Number(/maxLength="(\d+)"/i.exec(input)?.[1])
  }
  return {
    type: value('tipoForm'),
    source: value('fonte'),
    campaign: value('fonteCampagna'),
    // Eight more are for what people put among the digits: prefix, spaces, dots.
    digits: longest('cellulare') - 8,
    emailLength: longest('email'),
  }
}

describe('the forms of services', () => {
  test.each([
    ['/servizi/legali', 'consulenza-legale', '', 20],
    ['/servizi/legali/consulenza', 'consulenza-legale', '', 20],
    ['/servizi/legali/parere', 'richiesta-parere-legale', 'formpl', 20],
    ['/servizi/legali/diffida', 'lettera-diffida', '', 20],
    ['/servizi/legali/responsabilita', 'first-opinion', '', 20],
    ['/servizi/legali/network-avvocati', 'network-avvocati', '', 20],
    ['/servizi/assicurativi', 'pronto-assicuratore', 'prass_arc', 20],
    ['/servizi/assicurativi/consulenza', 'pronto-assicuratore', 'prass_arc', 20],
    ['/servizi/assicurativi/pronto-assicuratore', 'pronto-assicuratore', 'prass_arc', 20],
    ['/servizi/assicurativi/tutela-legale', 'richiesta-tutela-legale-das', 'formtldas', 20],
    ['/servizi/fitness-network', 'Richiesta-FitnessNetwork', 'formcfni', 15],
    ['/servizi/assistenza-domiciliare', 'assistenza-domiciliare', '', 16],
    ['/servizi/convenzioni/viaggi', 'richiesta-viaggi', '', 20],
    ['/servizi/convenzioni/viaggi/fiordi-norvegesi', 'richiesta-viaggi', '', 20],
    ['/profilo/cause', 'consulenza-legale', '', 16],
  ])(
    '[SRV-029] [SRV-030] [SRV-031] [TRV-010] [CAU-009] %s sends %s, campaign "%s", a phone of at most %s digits',
    async (address, type, campaign, digits) => {
      const { body } = await read(address, VISITORS.PREMIUM)
      expect(formIn(body)).toEqual({ type, source: 'ARCLUB', campaign, digits, emailLength: 100 })
      expect(body.replaceAll('&#x27;', "'").replace(/<[^>]+>/g, '')).toMatch(
        /Dichiaro di aver letto e accettato l['’]informativa sulla privacy/,
      )
    },
  )

  test('[SRV-028] the fitness form asks for the centre, the others do not', async () => {
    expect((await read('/servizi/fitness-network', VISITORS.PREMIUM)).body).toMatch(/<select[^>]*name="club"/)
    expect((await read('/servizi/legali/parere', VISITORS.PREMIUM)).body).not.toContain('name="club"')
  })

  test('[SRV-014] [SRV-015] home care has the form of the pharmacist, for PREMIUM and nobody else, at both paths', async () => {
    for (const address of ['/servizi/assistenza-domiciliare', '/professionisti-sanitari/assistenza-domiciliare'])
      for (const type of SUBSCRIPTION_TYPES) {
        const { body } = await read(address, VISITORS[type])
        expect(body.includes('name="cellulare"'), `${address} ${type}`).toBe(type === 'PREMIUM')
        expect(/<button[^>]*type="submit"[^>]*>Chiedi informazioni/.test(body), type).toBe(type === 'PREMIUM')
        expect(body.includes('name="note"'), type).toBe(false)
      }
  })

  test('[CAU-009] the assistant is asked with a note', async () => {
    expect((await read('/profilo/cause', 1003)).body).toMatch(/<textarea[^>]*name="note"/)
  })

  test('[TRV-010] who may not ask for a travel is offered the step of their type', async () => {
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read('/servizi/convenzioni/viaggi/fiordi-norvegesi', VISITORS[type])
      expect(body.includes('value="richiesta-viaggi"'), type).toBe(type === 'TRIAL' || type === 'PREMIUM')
    }
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

describe('requests', () => {
  test('[SRV-023] [SRV-024] the member reads what was asked, by when it is answered and how many are left', async () => {
    const headers = { ...(await club.cookieOf(1013)), 'sec-fetch-site': 'same-origin' }
    club.clock.set(new Date('2026-11-16T09:00:00Z'))
    const payload = {
      TipoForm: 'lettera-diffida',
      PresaVisione: true,
      EmailCliente: 'socio@posta.example',
      CellulareCliente: '3331234567',
      FormFields: { note: 'Usano il mio nome.', event_id: 'c0a8012e-0000-4000-8000-000000000001' },
    }
    const sent = await club.app.inject({ method: 'POST', url: '/api/Forms/CreaClubLead', headers, payload })
    expect(sent.json()).toMatchObject({ rispostaEntro: '2026-11-30', rimaste: 2 })
    const { body } = await read('/profilo/richieste', 1013)
    expect(body.replace(/<[^>]+>/g, ' ')).toMatch(/Lettera di diffida\s+2\s+di\s+3/)
    for (const words of ['Usano il mio nome.', '16/11/2026', '30/11/2026', 'Ricevuta']) expect(body).toContain(words)
    for (const address of ['/profilo/richieste', '/profilo/richieste.data', '/profilo/cause.data'])
      expect((await read(address, 1003)).body, address).not.toContain('Usano il mio nome.')
    expect((await read('/profilo/richieste', null)).status).toBe(302)
  })

  test('[SRV-023] operators read it with its day, take it, close it and answer it; late ones say so; others may not', async () => {
    const { body } = await read('/redazione/servizi', 9002)
    for (const words of ['Usano il mio nome.', 'Rispondere entro il', '30/11/2026', 'socio@posta.example'])
      expect(body).toContain(words)
    const itemOf = (words: string) => body.split('<li').find((part) => part.includes(words)) ?? ''
    expect(itemOf('Usano il mio nome.')).not.toContain('In ritardo')
    expect(itemOf('Una clinica usa ancora il mio nome')).toContain('In ritardo')
    expect((await read('/redazione/servizi?tipo=richiesta-viaggi', 9002)).body).not.toContain('Usano il mio nome.')
    for (const [username, status] of [
      [9001, 403],
      [1003, 403],
      [null, 302],
    ] as const)
      expect((await read('/redazione/servizi', username)).status).toBe(status)
    const id = /name="id" value="([0-9a-f-]{36})"/.exec(itemOf('Usano il mio nome.'))?.[1] ?? ''
    for (const [typed, isFound] of [
      ['1013', true],
      ['socio@posta.example', true],
      ['333 123 4567', true],
      ['1003', false],
    ] as const)
      expect((await read(`/redazione/servizi?cerca=${typed}`, 9002)).body.includes('Usano il mio nome.'), typed).toBe(
        isFound,
      )
    expect(itemOf('Usano il mio nome.')).toContain('href="/redazione/iscritti/1013"')
    const move = async (username: number, stato: string, visto = 'new', more: Record<string, string> = {}) =>
      club.app.inject({
        method: 'POST',
        url: '/redazione/servizi',
        headers: {
          ...(await club.cookieOf(username)),
          'content-type': 'application/x-www-form-urlencoded',
          origin: club.env.publicOrigin,
        },
        payload: new URLSearchParams({ id, stato, visto, ...more }).toString(),
      })
    expect((await move(1013, 'closed')).statusCode).toBe(403)
    expect((await move(9001, 'closed')).statusCode).toBe(403)
    expect((await move(9002, 'closed')).statusCode).toBe(200)
    const late = await move(9003, 'taken')
    expect([late.statusCode, late.body.includes('qualcun altro se n’è occupato')]).toEqual([409, true])
    expect((await read('/redazione/servizi', 9002)).body).not.toContain('Usano il mio nome.')
    expect((await read('/redazione/servizi?stato=closed', 9002)).body).toContain('Usano il mio nome.')
    expect((await read('/redazione/servizi?stato=any&cerca=1013', 9002)).body).toContain('Usano il mio nome.')
    expect((await read('/profilo/richieste', 1013)).body).toContain('Conclusa')

    // Opened again and answered: the member reads it in their own area, and is told so by letter and by the bell, without the words.
    const words = 'Abbiamo scritto alla clinica: il nome sparisce entro venerdì.'
    const answer = async (username: number, risposta: string, visto = 'taken') =>
      move(username, 'closed', visto, { risposta })
    expect((await move(9002, 'taken', 'closed')).statusCode).toBe(200)
    expect((await answer(1013, words)).statusCode).toBe(403)
    const empty = await answer(9002, '  ')
    expect([empty.statusCode, empty.body.includes('Scrivi la risposta: il socio la legge')]).toEqual([400, true])
    const tooLate = await answer(9002, words, 'new')
    expect(tooLate.statusCode).toBe(409)
    expect(documentOf(tooLate.body).querySelector(`#risposta-${id}`)?.textContent).toBe(words)
    expect((await read('/profilo/richieste', 1013)).body).not.toContain(words)
    expect((await answer(9002, words)).statusCode).toBe(200)
    const answered = documentOf((await read('/profilo/richieste', 1013)).body)
    expect(answered.querySelector('main details summary')?.textContent).toBe('Leggi la risposta del 16/11/2026')
    expect(answered.querySelector('main details p')?.textContent).toBe(words)
    for (const address of ['/profilo/richieste', '/profilo/richieste.data'])
      expect((await read(address, 1003)).body, address).not.toContain(words)
    const bell = await club.app.inject({ url: '/api/notices', headers: await club.cookieOf(1013) })
    expect(bell.body).toContain('C’è una risposta per te')
    const { rows: letters } = await club.database.pool.query<{ text: string }>(
      `select text from outbox where subject = 'C’è una risposta alla tua richiesta' and recipient = 'andrea.conti@demo.camice.example'`,
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('/profilo/richieste')
    expect(bell.body + letters[0]?.text).not.toContain(words)
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

describe('travels at the desk', () => {
  const DESK = '/redazione/viaggi'
  const travel = {
    title: 'Le isole del vento',
    slug: '',
    destination: 'Italia',
    place: 'Sicilia',
    holidayType: 'Mare',
    location: 'Favignana, Levanzo',
    extract: 'Tre isole in barca a vela, con le cene a bordo.',
    content: 'Una settimana tra le isole, senza fretta.',
    nights: '6',
    hotelStars: '',
    hasWifi: 'on',
    'heading-0': 'Primo giorno',
    'text-0': 'Imbarco a Trapani.\n\nCena a bordo.',
    seen: '0',
  }
  const PAGE = '/servizi/convenzioni/viaggi/le-isole-del-vento'
  const becomes = (status: number) => expect.poll(async () => (await read(PAGE, null)).status).toBe(status)

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an operator', STAFF.operator, 403],
  ])('are neither opened nor changed by %s', async (_who, username, status) => {
    for (const path of ['', '/nuovo', '/giappone-dei-giardini', '/giappone-dei-giardini/anteprima'])
      expect((await read(DESK + path, username)).status, path).toBe(status)
    for (const path of ['', '/nuovo', '/giappone-dei-giardini'])
      expect((await post(DESK + path, username, { ...travel, act: 'hide' })).statusCode, path).toBe(status)
    expect((await read('/servizi/convenzioni/viaggi/giappone-dei-giardini', null)).status).toBe(200)
  })

  test('[TRV-006] [TRV-007] [TRV-008] are written, tried, published, put in order and hidden: list, page and call follow', async () => {
    const saved = await post(`${DESK}/nuovo`, STAFF.editor, { ...travel, act: 'save' })
    expect(saved.headers.location).toBe(`${DESK}/le-isole-del-vento?fatto=created`)
    expect((await read(PAGE, null)).status).toBe(404)
    expect((await read(`${DESK}/le-isole-del-vento/anteprima`, STAFF.editor)).body).toContain('Cena a bordo.')
    await post(`${DESK}/le-isole-del-vento`, STAFF.editor, { ...travel, seen: '1', act: 'publish' })
    await becomes(200)
    const { body } = await read(PAGE, null)
    for (const words of ['6 notti', 'Wi-Fi', 'Primo giorno', 'Imbarco a Trapani.']) expect(body).toContain(words)
    expect((await read('/servizi/convenzioni/viaggi', null)).body).toContain('Le isole del vento')
    const order = async () =>
      (await read(DESK, STAFF.editor)).body
        .matchAll(/href="\/redazione\/viaggi\/([a-z-]+)"/g)
        .map(([, slug]) => slug)
        .filter((slug) => slug !== 'nuovo')
        .toArray()
    const before = await order()
    expect(before.at(-1)).toBe('le-isole-del-vento')
    await post(DESK, STAFF.editor, { slug: 'le-isole-del-vento', move: 'earlier' })
    expect((await order()).at(-2)).toBe('le-isole-del-vento')
    await post(DESK, STAFF.editor, { slug: 'le-isole-del-vento', move: 'sideways' })
    expect((await order()).at(-2)).toBe('le-isole-del-vento')
    await post(`${DESK}/le-isole-del-vento`, STAFF.editor, { act: 'hide' })
    await becomes(404)
    await post(`${DESK}/le-isole-del-vento`, STAFF.editor, { act: 'hide' })
    expect((await read(`${DESK}/le-isole-del-vento`, STAFF.editor)).body).toContain('Spostato')
  })

  test('that are wrong are refused beside each field, and two editors are told of each other; nothing typed is lost', async () => {
    const wrong = {
      ...travel,
      title: '',
      destination: 'Luna',
      hotelStars: '9',
      'heading-0': '',
      location: 'Dove dico io',
    }
    const refused = await post(`${DESK}/nuovo`, STAFF.editor, { ...wrong, act: 'publish' })
    expect(refused.statusCode).toBe(400)
    for (const words of [
      'Scrivi il titolo:',
      'Scegli la destinazione.',
      'da 1 a 5',
      'titolo della parte',
      'Dove dico io',
    ])
      expect(refused.body, words).toContain(words)
    const twin = { ...travel, slug: 'giappone-dei-giardini', act: 'save' }
    expect((await post(`${DESK}/nuovo`, STAFF.editor, twin)).body).toContain('c’è già')
    const desk = `${DESK}/giappone-dei-giardini`
    const seen = /name="seen" value="(\d+)"/.exec((await read(desk, STAFF.editor)).body)?.[1] ?? ''
    const mine = { ...travel, seen, act: 'publish' }
    expect((await post(desk, STAFF.administrator, { ...mine, title: 'La sua versione' })).statusCode).toBe(302)
    const late = await post(desk, STAFF.editor, { ...mine, title: 'La mia versione' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('qualcun altro ha salvato')
    expect(late.body).toContain('value="La mia versione"')
  })
})

describe('cars at the desk', () => {
  const DESK = '/redazione/noleggio'
  const PAGE = '/servizi/convenzioni/noleggio-auto'
  const car = {
    brand: 'Tramonto',
    model: 'Baule 1.2',
    monthlyCost: '1.299,50',
    advance: '0',
    maxKm: '45.000',
    maxMonths: '36',
    averageConsumption: '5,0 l/100 km',
    horsePower: '99',
    co2: '113',
    transmission: 'Manuale',
    engineCc: '',
    traction: 'Posteriore',
    fuelType: 'GPL',
    doors: '5',
    seen: '0',
  }
  const shows = (words: string, is: boolean) =>
    expect.poll(async () => (await read(PAGE, null)).body.includes(words)).toBe(is)

  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an operator', STAFF.operator, 403],
  ])('are neither opened nor changed by %s', async (_who, username, status) => {
    for (const path of ['', '/nuova', '/alba-mini-1-0']) {
      expect((await read(DESK + path, username)).status, path).toBe(status)
      for (const act of ['publish', 'hide', 'remove'])
        expect((await post(DESK + path, username, { ...car, act, slug: 'alba-mini-1-0' })).statusCode).toBe(status)
    }
    await shows('Mini 1.0', true)
  })

  test('[SRV-012] are written, published, put in order, hidden, found and removed: the page follows at once', async () => {
    const saved = await post(`${DESK}/nuova`, STAFF.editor, { ...car, act: 'save' })
    expect(saved.headers.location).toBe(`${DESK}/tramonto-baule-1-2?fatto=created`)
    await shows('Baule 1.2', false)
    expect((await read(`${DESK}?stato=nascoste&cerca=baule`, STAFF.editor)).body).toContain('Tramonto Baule 1.2')
    expect((await read(`${DESK}?stato=pubblicate&cerca=baule`, STAFF.editor)).body).toContain('Nessuna offerta trovata')
    await post(`${DESK}/tramonto-baule-1-2`, STAFF.editor, { ...car, seen: '1', act: 'publish' })
    await shows('Baule 1.2', true)
    const { body } = await read(PAGE, null)
    for (const words of ['1.300\u00a0€', '45.000 km', 'GPL', '113 g/km']) expect(body).toContain(words)
    const order = async () =>
      [...(await read(PAGE, null)).body.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name)
    expect((await order()).indexOf('Baule 1.2')).toBe(8)
    await post(DESK, STAFF.editor, { slug: 'tramonto-baule-1-2', move: 'earlier' })
    await expect.poll(async () => (await order()).indexOf('Baule 1.2')).toBe(7)
    // The same car on other terms is another offer.
    const twin = await post(`${DESK}/nuova`, STAFF.editor, { ...car, maxMonths: '48', act: 'save' })
    expect(twin.headers.location).toContain('/tramonto-baule-1-2-2?')
    await post(`${DESK}/tramonto-baule-1-2`, STAFF.editor, { act: 'hide' })
    await shows('Baule 1.2', false)
    const removed = await post(`${DESK}/tramonto-baule-1-2`, STAFF.editor, { act: 'remove' })
    expect(removed.headers.location).toBe(`${DESK}?fatto=removed`)
    expect((await read(`${DESK}/tramonto-baule-1-2`, STAFF.editor)).status).toBe(404)
    await post(`${DESK}/tramonto-baule-1-2-2`, STAFF.editor, { act: 'remove' })
    const trail = await listTrailAbout(club.database.db, 'rental', 'tramonto-baule-1-2', 10)
    expect(trail.map(({ facts }) => facts.what)).toEqual(['removed', 'hidden', 'moved', 'published', 'created'])
  })

  test('that are wrong are refused beside each field, and two editors are told of each other; nothing typed is lost', async () => {
    const wrong = { ...car, brand: '', monthlyCost: 'tanto', maxKm: '4.5', doors: '9', model: 'Come dico io' }
    const refused = await post(`${DESK}/nuova`, STAFF.editor, { ...wrong, act: 'publish' })
    expect(refused.statusCode).toBe(400)
    for (const words of ['Scrivi la marca', 'canone in euro', 'chilometri compresi', 'da 2 a 7', 'Come dico io'])
      expect(refused.body, words).toContain(words)
    const desk = `${DESK}/alba-mini-1-0`
    const mine = { ...car, seen: '1', act: 'publish' }
    expect((await post(desk, STAFF.administrator, { ...mine, model: 'La sua versione' })).statusCode).toBe(302)
    const late = await post(desk, STAFF.editor, { ...mine, model: 'La mia versione' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('qualcun altro ha salvato')
    expect(late.body).toContain('value="La mia versione"')
    await post(desk, STAFF.administrator, { act: 'remove' })
    // As the page sends it: what was typed comes back to a form that is still open.
    const gone = await post(`${desk}.data`, STAFF.editor, { ...mine, model: 'La mia versione' })
    expect(gone.statusCode).toBe(400)
    for (const words of ['è stata tolta', 'La mia versione']) expect(gone.body).toContain(words)
  })
})

describe('video tutorials at the desk', () => {
  const DESK = '/redazione/video-tutorial'
  const PAGE = '/servizi/video-tutorial'
  const tutorial = {
    title: 'Ritrovare un attestato',
    slug: '',
    abstract: 'Dove sono gli attestati dei corsi conclusi.',
    content: 'Si aprono dalla tua formazione, uno per corso.',
    length: '0:45',
    videoUrl: '',
    captionsUrl: '',
    seen: '0',
  }
  const THIS = `${DESK}/ritrovare-un-attestato`
  const shows = (username: number | null, is: boolean) =>
    expect.poll(async () => (await read(PAGE, username)).body.includes(tutorial.title)).toBe(is)

  test.each([
    ['a visitor', null, 302, 404],
    ['PREMIUM', VISITORS.PREMIUM, 403, 404],
    ['an operator', STAFF.operator, 403, 404],
  ])(
    'are neither opened nor changed by %s, and no film is taken from them',
    async (_who, username, status, refusal) => {
      for (const path of ['', '/nuovo', '/codice-sconto']) {
        expect((await read(DESK + path, username)).status, path).toBe(status)
        for (const act of ['publish', 'hide', 'remove'])
          expect((await post(DESK + path, username, { ...tutorial, act })).statusCode).toBe(status)
      }
      const some = { name: 'a.webm', bytes: Buffer.from('a') }
      const film = { method: 'POST', url: '/api/content/film?byteSize=1' } as const
      const captions = { method: 'PUT', url: '/api/content/captions' } as const
      for (const call of [film, captions]) expect((await sendTo(club, call, some, username)).statusCode).toBe(refusal)
    },
  )

  test('[SRV-019] [SRV-020] wait for their film, are then shown, and are watched by who may; hidden or removed, by nobody', async () => {
    const saved = await post(`${DESK}/nuovo`, STAFF.editor, { ...tutorial, act: 'save' })
    expect(saved.headers.location).toBe(`${THIS}?fatto=created`)
    const early = await post(THIS, STAFF.editor, { ...tutorial, seen: '1', act: 'publish' })
    expect([early.statusCode, early.body.includes('Per pubblicarlo carica il filmato.')]).toEqual([400, true])
    const { film, captions } = await sendFilmAndCaptions(club)
    const whole = { ...tutorial, videoUrl: film, captionsUrl: captions, act: 'publish' }
    const stolen = { ...whole, seen: '1', videoUrl: '/api/Servizi/VideoTutorial/codice-sconto/film.webm' }
    expect((await post(THIS, STAFF.editor, stolen)).statusCode).toBe(400)
    expect((await post(THIS, STAFF.editor, { ...whole, seen: '1' })).statusCode).toBe(302)
    await shows(VISITORS.PREMIUM, true)
    expect((await read(PAGE, VISITORS.PREMIUM)).body).toContain(film)
    expect((await read(PAGE, VISITORS.TRIAL)).body).not.toContain(film)
    for (const type of SUBSCRIPTION_TYPES)
      for (const path of [film, captions])
        expect(
          (await club.app.inject({ url: path, headers: await club.cookieOf(VISITORS[type]) })).statusCode,
          type,
        ).toBe(type === 'PREMIUM' ? 200 : 404)
    expect((await post(THIS, STAFF.editor, { ...whole, seen: '2', isPreview: 'on' })).statusCode).toBe(302)
    expect([await watches(club, film, VISITORS.TRIAL), await watches(club, film, null)]).toEqual([206, 404])
    const late = await post(THIS, STAFF.administrator, { ...whole, seen: '2', title: 'La mia versione' })
    expect([late.statusCode, late.body.includes('value="La mia versione"')]).toEqual([409, true])
    await post(DESK, STAFF.editor, { slug: 'ritrovare-un-attestato', move: 'earlier' })
    await post(THIS, STAFF.editor, { act: 'hide' })
    await shows(VISITORS.PREMIUM, false)
    expect([await watches(club, film, VISITORS.PREMIUM), await watches(club, film, STAFF.editor)]).toEqual([404, 206])
    expect((await read(`${DESK}?stato=nascosti`, STAFF.editor)).body).toContain(tutorial.title)
    await post(THIS, STAFF.editor, { act: 'remove' })
    expect((await read(THIS, STAFF.editor)).status).toBe(404)
    const trail = await listTrailAbout(club.database.db, 'tutorial', 'ritrovare-un-attestato', 10)
    expect(trail.map(({ facts }) => facts.what)).toEqual([
      'removed',
      'hidden',
      'moved',
      'published',
      'published',
      'created',
    ])
  })

  test('a film whose pieces are wrong is refused at its first, and captions at their line', async () => {
    const call = (byteSize: number) => ({ method: 'POST', url: `/api/content/film?byteSize=${byteSize}` }) as const
    const page = { name: 'film.mp4', bytes: Buffer.from('<html>non sono un film</html>') }
    const refused = await sendTo(club, call(page.bytes.byteLength), page)
    expect([refused.statusCode, refused.json().error.fields.file]).toEqual([
      400,
      'Il file deve essere un filmato MP4 o WebM.',
    ])
    const words = { name: 'it.vtt', bytes: Buffer.from('WEBVTT\n\n00:01.000 --> 00:00.500\nCiao') }
    const wrong = await sendTo(club, { method: 'PUT', url: '/api/content/captions' }, words)
    expect(wrong.json().error.fields.file).toBe('Riga 3: la battuta finisce prima di cominciare.')
    const lost = { method: 'PUT', url: '/api/content/film/11111111-1111-4111-8111-111111111111/1' } as const
    expect((await sendTo(club, lost, page)).statusCode).toBe(404)
  })
})
