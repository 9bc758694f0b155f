import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { VISITORS } from './support/visitors.ts'

/** The pages of services, their forms and the requests that come of them, as the built club serves them. */
const club = useClub()

async function read(url: string, username: number | null) {
  const { statusCode, body } = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: statusCode, body }
}

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

  test('[SRV-023] operators read it with its day, close it and answer it; late ones say so; others may not', async () => {
    const queue = '/redazione/richieste'
    const rowOf = async (query: string) => {
      const { body } = await read(`${queue}${query}`, 9002)
      return [...documentOf(body).querySelectorAll('tbody tr')].map((row) => ({
        text: row.textContent ?? '',
        id: /[0-9a-f-]{36}/.exec(row.querySelector('a')?.getAttribute('href') ?? '')?.[0] ?? '',
      }))
    }
    const [found] = await rowOf('?tipo=lettera-diffida&cerca=1013')
    expect(found?.text).toContain('30/11/2026')
    const late = (await rowOf('?tipo=lettera-diffida'))
      .map(({ text }) => text)
      .filter((text) => /In ritardo/.test(text))
    expect(late).toHaveLength(1)
    for (const [typed, isFound] of [
      ['1013', true],
      ['socio@posta.example', true],
      ['333 123 4567', true],
      ['1003', false],
    ] as const)
      expect(
        (await rowOf(`?cerca=${typed}`)).some(({ id }) => id === found?.id),
        typed,
      ).toBe(isFound)
    const url = `${queue}/${found?.id}`
    const { body } = await read(url, 9002)
    for (const words of ['Usano il mio nome.', '30/11/2026', 'socio@posta.example', 'href="/redazione/iscritti/1013"'])
      expect(body).toContain(words)
    for (const [username, status] of [
      [9001, 403],
      [1003, 403],
      [null, 302],
    ] as const)
      expect((await read(url, username)).status).toBe(status)
    const post = async (username: number, fields: Record<string, string>) =>
      club.app.inject({
        method: 'POST',
        url,
        headers: {
          ...(await club.cookieOf(username)),
          'content-type': 'application/x-www-form-urlencoded',
          origin: club.env.publicOrigin,
        },
        payload: new URLSearchParams(fields).toString(),
      })
    expect((await post(1013, { act: 'close' })).statusCode).toBe(403)
    expect((await post(9001, { act: 'close' })).statusCode).toBe(403)
    expect((await post(9002, { act: 'close' })).statusCode).toBe(302)
    expect((await rowOf('?stato=new,taken')).some(({ id }) => id === found?.id)).toBe(false)
    expect((await read('/profilo/richieste', 1013)).body).toContain('Conclusa')

    // Opened again and answered: the member reads it in their own area, and is told so by letter and by the bell, without the words.
    const words = 'Abbiamo scritto alla clinica: il nome sparisce entro venerdì.'
    const key = 'c0a8012e-0000-4000-8000-00000000000a'
    const answer = (username: number, risposta: string) =>
      post(username, { act: 'answer-close', key, seen: '0', risposta })
    expect((await answer(9002, words)).statusCode, 'closed').toBe(409)
    expect((await post(9002, { act: 'reopen' })).statusCode).toBe(302)
    expect((await answer(1013, words)).statusCode).toBe(403)
    expect((await answer(9002, '  ')).statusCode).toBe(400)
    expect((await read('/profilo/richieste', 1013)).body).not.toContain(words)
    expect((await answer(9002, words)).statusCode).toBe(302)
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
