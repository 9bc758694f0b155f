import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
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

describe('[CNV-009] [CNV-013] the seeded codes', () => {
  test.each(SUBSCRIPTION_TYPES)('are in no page of the conventions for %s', async (type) => {
    const { rows } = await club.database.db.execute<{ code: string }>(
      sql`select voucher_code as code from convention_offers where voucher_code is not null`,
    )
    expect(rows.length).toBeGreaterThan(150)
    const shop = await firstShop()
    const addresses = ['/servizi/convenzioni', '/servizi/convenzioni/negozi', `/servizi/convenzioni/negozi/${shop}`]
    for (const address of addresses.flatMap((each) => [each, `${each}.data`])) {
      const { status, body } = await read(address, VISITORS[type])
      expect(status, address).toBe(200)
      expect(
        rows.filter(({ code }) => body.includes(code)),
        address,
      ).toEqual([])
    }
  })
})

describe('the conventions', () => {
  test('[CNV-001] [CNV-004] [SRV-010] the listing has its two anchors and says how many codes there are', async () => {
    const { body } = await read('/servizi/convenzioni', null)
    expect(body).toContain('id="ConvenzioniListing"')
    expect(body).toContain('id="Default"')
    expect(body).toContain('href="/servizi/convenzioni#Default"')
    expect(body).toContain('Oltre 12.000 codici sconto in più di 700 negozi e il 10% sulle attrazioni turistiche')
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
    for (const words of ['Destinazione', 'Tipo di vacanza', 'Azzera filtri', 'Applica filtri', 'I vantaggi per i soci'])
      expect(body, words).toContain(words)
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

  test('[SRV-023] [SRV-024] [SRV-025] [SRV-026] [SRV-027] the terms stand beside their figures', async () => {
    const { body } = await read('/servizi/legali/diffida', null)
    expect(body.replace(/<[^>]+>/g, ' ')).toMatch(
      /diffide all’anno, al massimo\s+3\s+giorni lavorativi per la risposta\s+10/,
    )
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
      EX_TRIAL: 'Passa a Premium',
      EX_PREMIUM: 'Rinnova ora',
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
      expect(body, type).toContain('Responsabilità sanitaria')
      expect(body.includes('name="cellulare"'), type).toBe(type === 'TRIAL' || type === 'PREMIUM')
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
    expect(body).toMatch(/href="\/servizi\/legali"[^>]*>Vedi tutti/)
  })

  test('[SRV-011] [SRV-012] the rental page lists eight cars and leads back to its head', async () => {
    const { body } = await read('/servizi/convenzioni/noleggio-auto', null)
    expect(body.match(/al mese, IVA esclusa/g)).toHaveLength(8)
    expect(body).toContain('id="service-header"')
    expect(body).toMatch(/href="[^"]*#service-header"/)
    for (const name of [
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

describe('telemedicine', () => {
  test('[TEL-001] [TEL-006] the page names what the service has, with three contents and the way to all', async () => {
    const { body } = await read('/telemedicina', null)
    for (const words of ['Agenda online', 'Video visita', 'Referti', 'Pagamenti digitali', 'Vedi i contenuti'])
      expect(body, words).toContain(words)
    expect(body).toContain('href="/telemedicina/contenuti"')
    expect((await read('/telemedicina/contenuti', null)).body).toContain('Mostra altri')
  })

  test('[TEL-002] [TEL-003] [TEL-005] [TEL-008] the door is for PREMIUM with Stato 1 or 2; the others get the step of their type', async () => {
    for (const type of SUBSCRIPTION_TYPES) {
      const { body } = await read('/telemedicina', VISITORS[type])
      expect(body.includes('Accedi al servizio'), type).toBe(type === 'PREMIUM')
    }
    expect((await read('/telemedicina', 1003)).body).toMatch(/href="\/telemedicina\/accesso" target="_blank"/)
    const reactivating = (await read('/telemedicina', 1007)).body
    expect(reactivating).toContain('Accedi al servizio')
    expect(reactivating).not.toContain('/telemedicina/accesso')
  })
})

describe('legal cases', () => {
  test('[CAU-001] [CAU-002] [CAU-007] [CAU-008] list, assistant and upgrade box by wallet and type', async () => {
    const premium = (await read('/profilo/cause', 1003)).body
    expect(premium).toContain('Pratica 2025-0143')
    expect(premium).not.toContain('Da non mostrare al socio')
    expect(premium).not.toContain('Pratica 2024-0877')
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
