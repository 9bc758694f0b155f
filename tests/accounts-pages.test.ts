import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SignInSettings } from '#areas/account/model.ts'
import { consentCookie } from '#areas/account/proven-context.server.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { receiveLead } from '#areas/leads/commands.server.ts'
import { findLead } from '#areas/leads/store.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { getLetter } from '#platform/mail/store.server.ts'
import { appSecret } from '#platform/secrets/app-secret.server.ts'
import { createSession, findSession } from '#platform/session/store.server.ts'
import { sessionIdOf } from '#platform/session/token.server.ts'
import { archiveOf } from './support/archives.ts'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

const club = useClub({ CLUB_LEGAL_NAME: 'Società di Prova & Figli S.r.l.', CLUB_PROVIDER_NUMBER: '2506' })
afterEach(() => club.clock.reset())

async function read(path: string, username: number | null = null) {
  const answer = await club.app.inject({ url: path, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, location: answer.headers.location, body: answer.body, text: wordsOf(answer.body) }
}

/** What a person reads: no scripts, no marks. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;|&#38;/g, '&')
    .replace(/\s+/g, ' ')
}
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const hrefsIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
const linksIn = (html: string) => hrefsIn(main(html))

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const MEMBERS = Object.entries(VISITORS).filter(([type]) => type !== 'SUSPECT') as [SubscriptionType, number][]

describe('the personal area', () => {
  test.each([
    '/profilo',
    '/profilo/i-miei-servizi',
    '/profilo/dati-personali',
    '/profilo/privacy',
    '/profilo/sicurezza',
  ])('[PRF-001] %s sends a visitor to sign in and back', async (path) => {
    expect(await read(path)).toMatchObject({ status: 302, location: `/login?redirectTo=${encodeURIComponent(path)}` })
  })

  test('[IDN-016] one device is closed without the others, and nobody closes another person’s', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const me = await findMemberByUsername(db, 1002)
    const stranger = await findMemberByUsername(db, 1003)
    const tokenOf = (memberId = '') =>
      createSession(db, { memberId, now, userAgent: 'Mozilla/5.0 (iPhone) Safari/605' })
    const [phone, theirs] = [sessionIdOf(await tokenOf(me?.id)), sessionIdOf(await tokenOf(stranger?.id))]
    const close = async (id: string) => {
      const headers = { origin: ORIGIN, ...(await club.cookieOf(VISITORS.TRIAL)), ...FORM }
      const payload = new URLSearchParams({ session: id.slice(0, 12) }).toString()
      return club.app.inject({ method: 'POST', url: '/profilo/sicurezza', headers, payload })
    }
    expect((await close(theirs)).body).toContain('Quell’accesso era già chiuso.')
    expect(await findSession(db, theirs, now)).not.toBeNull()
    await club.database.pool.query("update sessions set proved_at = proved_at - interval '5 minutes'")
    const unproved = await close(phone)
    expect(unproved.statusCode, '[IDN-016] a session left open closes no other').toBe(403)
    expect(unproved.body).toContain('Conferma che sei ancora tu per continuare.')
    expect(await findSession(db, phone, now)).not.toBeNull()
    await club.database.pool.query("update sessions set proved_at = proved_at + interval '5 minutes'")
    expect((await close(phone)).body).toContain('è chiuso.')
    expect(await findSession(db, phone, now)).toBeNull()
    expect((await read('/profilo/sicurezza', VISITORS.TRIAL)).status).toBe(200)
  })

  test.each(MEMBERS)(
    '[PRF-002] [PRF-005] [PRF-006] [PRF-007] [PRF-008] [PRF-009] [PRF-011] [PRF-012] [PRF-013] %s sees the menu and the cards of its type',
    async (type, who) => {
      const { body, text } = await read('/profilo', who)
      expect(text).toContain('Cosa stai cercando oggi?')
      expect(text).toContain('Il tuo account')
      expect(text.includes('Prova gratuita')).toBe(type === 'TRIAL' || type === 'EX_TRIAL')
      expect(text.includes('Abbonamento scaduto')).toBe(type === 'EX_PREMIUM')
      if (type === 'TRIAL') expect(text).toMatch(/[1-7] giorn[oi] rimast[oi]/)
      if (type === 'EX_TRIAL') expect(main(body)).toMatch(/bg-danger-tint[^>]*>[^<]*0 giorni rimasti/)
      if (type === 'EX_PREMIUM') expect(main(body)).toMatch(/text-danger[^>]*>(<a[^>]*>)?Abbonamento scaduto/)
      const links = linksIn(body)
      for (const to of ['dati-personali', 'privacy', 'sicurezza', 'richieste'])
        expect(links).toContain(`/profilo/${to}`)
      expect(text).toContain('Esci dal Club')
      const menu = /<nav aria-label="Area personale"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? ''
      const [account = '', ownMenu = ''] = menu.split('<ul').slice(1)
      expect(wordsOf(`<ul${account}`).trim()).toBe(
        [
          'Panoramica',
          'Abbonamento',
          'Programma Fedeltà',
          'Metodi di pagamento',
          'Fatture e pagamenti',
          'Dati personali',
          'Privacy e condizioni',
        ]
          .filter((label) => label !== 'Programma Fedeltà' || type === 'PREMIUM' || type === 'EX_PREMIUM')
          .join(' '),
      )
      expect(menu.includes('aria-label="Richiede attenzione"')).toBe(type === 'TRIAL' || type.startsWith('EX_'))
      const isMember = type === 'TRIAL' || type === 'PREMIUM'
      const own = [
        ...(isMember ? ['/profilo/cause'] : []),
        ...(type === 'REGISTRATO' ? [] : ['/profilo/la-mia-formazione']),
        '/profilo/la-mia-libreria',
        '/profilo/le-mie-risorse',
        '/profilo/la-mia-scheda',
      ]
      const section = /aria-labelledby="cosa-cerchi"[\s\S]*?<\/section>/.exec(body)?.[0] ?? ''
      expect(hrefsIn(section.slice(section.indexOf('<ul')))).toEqual(own)
      expect(hrefsIn(ownMenu)).toEqual([
        ...own,
        ...['richieste', 'i-miei-servizi', 'sicurezza'].map((page) => `/profilo/${page}`),
      ])
    },
  )

  const OPEN_TO_ALL = ['/corsi-ecm-fad', '/risorse', '/professionisti-sanitari', '/news-approfondimenti']
  const OF_MEMBERS = [
    ...[
      '/servizi/legali/consulenza',
      '/servizi/legali/parere',
      '/servizi/legali/diffida',
      '/servizi/legali/responsabilita',
    ],
    ...['/servizi/assicurativi/consulenza', '/servizi/convenzioni'],
  ]
  const OF_PREMIUM = [
    ...['/telemedicina', '/professionisti-sanitari/assistenza-domiciliare', '/servizi/assicurativi/tutela-legale'],
  ]
  test.each(MEMBERS)(
    '[PRF-016] [PRF-018] [PRF-019] [PRF-020] [PRF-021] [PRF-022] [PRF-023] [PRF-024] [PRF-025] the services view of %s',
    async (type, who) => {
      const { body, text } = await read('/profilo/i-miei-servizi', who)
      const services = linksIn(body).filter((to) => [...OPEN_TO_ALL, ...OF_MEMBERS, ...OF_PREMIUM].includes(to ?? ''))
      expect(services.toSorted()).toEqual(
        [
          ...OPEN_TO_ALL,
          ...(type === 'TRIAL' || type === 'PREMIUM' ? OF_MEMBERS : []),
          ...(type === 'PREMIUM' ? OF_PREMIUM : []),
        ].toSorted(),
      )
      expect(text).toContain('I miei servizi')
      expect(text).toContain('Cosa stai cercando oggi?')
      for (const to of ['la-mia-formazione', 'la-mia-scheda', 'le-mie-risorse', 'la-mia-libreria'])
        expect(linksIn(body)).toContain(`/profilo/${to}`)
      expect(text.includes('Apri tutto il Club')).toBe(type !== 'PREMIUM')
      expect(linksIn((await read('/profilo', who)).body)).toContain('/profilo/i-miei-servizi')
    },
  )

  test('[PRF-014] [PRF-015] the header greets with the username and says since when', async () => {
    expect((await read('/profilo', 1003)).text).toMatch(/Ciao 1003 · Attivato in data 20\d\d /)
    expect((await read('/profilo', 1001)).text).toMatch(/Ciao 1001 · Attivato in data \d{1,2} [a-z]+ 20\d\d/)
  })

  test('[PRF-026] [PRF-029] [PRF-035] personal data: who one is cannot be typed, what may change waits for a press', async () => {
    const { body, text } = await read('/profilo/dati-personali', 1003)
    for (const words of ['Dati del profilo', 'Elena', 'Moretti', 'Medico chirurgo', 'Cardiologia', 'Dati dell’account'])
      expect(text).toContain(words)
    expect(main(body)).not.toMatch(/<input[^>]*name="(nome|cognome|name|surname)"/)
    expect(text).toContain('Modifica dati')
    expect(text).not.toContain('Completa profilo')
    expect((await read('/profilo/dati-personali', 1006)).text).toContain('Completa profilo')
  })
})

describe('joining', () => {
  test.each(MEMBERS)(
    '[REG-017] [REG-006] [REG-009] %s who opens a sign-up page is sent where they belong',
    async (type, who) => {
      expect((await read('/registrazione', who)).location).toBe('/profilo')
      const trial = type === 'REGISTRATO' ? '/attivazione-trial' : '/upgrade'
      expect((await read('/registrazione-trial', who)).location).toBe(trial)
      expect((await read('/attivazione-trial', who)).location).toBe(type === 'REGISTRATO' ? undefined : '/upgrade')
    },
  )

  test('[REG-003] the form offers the professions that may sign up, and no others', async () => {
    const { text } = await read('/registrazione')
    expect(text).toContain('Altra professione sanitaria')
    expect(text).not.toContain('Personale del Club')
  })

  test('[REG-014] whose plan is over may ask for a renewal, and nobody else', async () => {
    for (const [type, who] of MEMBERS)
      expect((await read('/profilo/abbonamento', who)).body.includes('value="rinnovo"')).toBe(type === 'EX_PREMIUM')
  })
})

describe('what is read before agreeing', () => {
  test.each([
    '/informativa-privacy',
    '/privacy-policy',
    '/cookie-policy',
    '/privacy-homnya',
    '/privacy-integrativa',
    '/club/informativa-privacy',
    '/termini-e-condizioni',
  ])('[PRV-002] [PRV-004] %s is open to everybody', async (path) => {
    expect((await read(path)).status).toBe(200)
  })

  test('[PRV-004] the club’s own address has the same words as the notice', async () => {
    const words = async (path: string) => /Quali dati e perché.*?I tuoi diritti/.exec((await read(path)).text)?.[0]
    expect(await words('/club/informativa-privacy')).toBe(await words('/informativa-privacy'))
    expect(await words('/informativa-privacy')).toContain('Dati dell’account')
  })

  test('[PRV-010] company data come from the settings in privacy, terms and footer', async () => {
    for (const path of ['/informativa-privacy', '/termini-e-condizioni']) {
      const { body, text } = await read(path)
      expect(wordsOf(main(body))).toContain('Società di Prova & Figli S.r.l.')
      expect(text).not.toContain('{{')
    }
    expect((await read('/')).text).toContain('Società di Prova & Figli S.r.l.')
  })

  test('[PRV-003] the conditions of a customer: of use, of adhesion, or the error of a missing code', async () => {
    expect(main((await read('/condizioni-uso')).body)).toContain('Errore: codice cliente mancante')
    const use = wordsOf(main((await read('/condizioni-uso?customerCode=C00001031')).body))
    expect(use).toContain('Condizioni d’uso')
    expect(use).toContain('Custodisci la password')
    const adhesion = wordsOf(
      main((await read('/condizioni-uso?customerCode=C00001003&forceCondizioniAdesione=true')).body),
    )
    expect(adhesion).toContain('Condizioni di adesione')
    expect(adhesion).not.toMatch(/Elena|Moretti|1003/)
    const nobody = await read('/condizioni-uso?customerCode=NESSUNO&forceCondizioniAdesione=true')
    expect(nobody.status).toBe(200)
    expect(nobody.text).toContain('Condizioni di adesione')
  })

  test('[IDN-024] the terms of a plan are told to its member alone, and everybody else gets the same bytes and asks the database as much', async () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const asked = async (code: string, headers: Record<string, string>) => {
      queries.mockClear()
      const url = `/condizioni-uso?customerCode=${code}&forceCondizioniAdesione=true`
      const { body } = await club.app.inject({ url, headers })
      // Drawn anew for each document, and the address that the page was asked at, which whoever asked knows.
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? []
      return { bytes: body.replaceAll(nonce, '').replaceAll(code, ''), queries: queries.mock.calls.length }
    }
    // Asked three times: what the club asks the database for itself meanwhile only adds to one of them.
    const page = async (code: string, headers: Record<string, string>) => {
      const tries = [await asked(code, headers), await asked(code, headers), await asked(code, headers)]
      return { bytes: tries[0]?.bytes ?? '', queries: Math.min(...tries.map((each) => each.queries)) }
    }
    const own = await page('C00001003', await club.cookieOf(VISITORS.PREMIUM))
    const [premium, trial, nobody, long] = [
      await page('C00001003', {}),
      await page('C00001002', {}),
      await page('NESSUNO', {}),
      await page('C0000100'.repeat(9), {}),
    ]
    for (const other of [trial, nobody, long]) expect(other).toEqual(premium)
    expect(wordsOf(main(own.bytes))).not.toBe(wordsOf(main(premium.bytes)))
    const elses = await page('C00001003', await club.cookieOf(VISITORS.EX_PREMIUM))
    expect(wordsOf(main(elses.bytes))).toBe(wordsOf(main(premium.bytes)))
    // After a right password, in the half hour of the dialog of consents.
    const member = await findMemberByUsername(club.database.db, VISITORS.PREMIUM ?? 0)
    const settings = { secret: await appSecret(club.env), isHttps: false } as SignInSettings
    const proven = (at: Date) => ({ cookie: consentCookie(member?.id ?? '', at, settings).split(';')[0] ?? '' })
    const now = club.clock.now()
    expect(wordsOf(main((await page('C00001003', proven(now))).bytes))).toBe(wordsOf(main(own.bytes)))
    expect(wordsOf(main((await page('C00001005', proven(now))).bytes))).toBe(wordsOf(main(premium.bytes)))
    const late = new Date(now.getTime() - 31 * 60_000)
    expect(wordsOf(main((await page('C00001003', proven(late))).bytes))).toBe(wordsOf(main(premium.bytes)))
    queries.mockRestore()
  })

  test('[PRV-009] every text of terms names the provider, Swiss law and the court of Lugano', async () => {
    const code = 'customerCode=C00001003'
    const paths = [
      `/condizioni-uso?${code}`,
      `/condizioni-uso?${code}&forceCondizioniAdesione=true`,
      '/termini-e-condizioni',
    ]
    const texts = await Promise.all(paths.map(async (path) => wordsOf(main((await read(path)).body))))
    texts.push(wordsOf((await club.app.inject('/api/CRM/CondizioniUso')).json().text))
    for (const text of texts) {
      expect(text).toContain('2506')
      expect(text).toMatch(/legge svizzera/)
      expect(text).toMatch(/Lugano/)
    }
  })

  test('[PRV-011] [API-208] the dialog’s text is the one editors keep', async () => {
    const { text } = (await club.app.inject('/api/CRM/CondizioniUso')).json()
    expect(text).toContain('La prova gratuita')
    expect(text).not.toContain('{{')
  })

  test('[PRV-005] the words about privacy and about the account are the ones editors published', async () => {
    const { text } = await read('/profilo/privacy', 1003)
    expect(text).toContain('Trattiamo i tuoi dati per darti i servizi che chiedi')
    expect(text).toContain('Società di Prova & Figli S.r.l.')
    expect(text).toContain('Chi chiude l’account non può più accedere')
    const words = async (from: string, to: string) =>
      club.database.pool.query(
        `update page_versions set document = replace(document::text, $1, $2)::jsonb
         where page_id = (select id from pages where path = '/privacy-e-condizioni')`,
        [from, to],
      )
    await words('Chi chiude', 'Chi cancella')
    expect((await read('/profilo/privacy', 1003)).text).toContain('Chi cancella l’account non può più accedere')
    await words('Chi cancella', 'Chi chiude')
  })

  test('[PRV-001] [PRV-006] the privacy page links the notices, and those of partners once accepted', async () => {
    const before = await read('/profilo/privacy', 1013)
    for (const to of ['/informativa-privacy', '/privacy-policy', '/cookie-policy'])
      expect(linksIn(before.body)).toContain(to)
    expect(before.text).toContain('Condizioni d’uso')
    expect(before.text).toContain('Gestione dell’account')
    expect(linksIn(before.body)).not.toContain('/privacy-homnya')
    const accept = async (body: object) =>
      club.app.inject({
        method: 'PUT',
        url: '/api/contact/jump2wl',
        headers: { origin: ORIGIN, ...(await club.cookieOf(1013)) },
        payload: body,
      })
    expect((await accept({ privacyHomnya: true })).statusCode).toBe(200)
    const between = linksIn((await read('/profilo/privacy', 1013)).body)
    expect(between).toContain('/privacy-homnya')
    expect(between).not.toContain('/privacy-integrativa')
    expect((await accept({ termsCondition: true })).statusCode).toBe(200)
    expect(linksIn((await read('/profilo/privacy', 1013)).body)).toContain('/privacy-integrativa')
  })
})

describe('a check that fails', () => {
  test('[PRV-008] costs the partner links alone and is logged; not being signed in is no failure', async () => {
    const logged = vi.spyOn(club.app.log, 'error')
    expect((await read('/profilo/privacy')).status).toBe(302)
    expect(logged).not.toHaveBeenCalled()
    await club.database.pool.query('alter table member_details rename to member_details_gone')
    try {
      const { status, body } = await read('/profilo/privacy', 1013)
      expect(status).toBe(200)
      expect(linksIn(body)).toContain('/informativa-privacy')
      expect(linksIn(body)).not.toContain('/privacy-homnya')
      expect(logged.mock.calls.map(([, sentence]) => sentence)).toContain('the check of the partner notices failed')
    } finally {
      logged.mockRestore()
      await club.database.pool.query('alter table member_details_gone rename to member_details')
    }
  })
})

describe('help', () => {
  test('[FRM-021] [FRM-026] the help page has phone, WhatsApp and chat with their hours, questions, and leads to the contacts', async () => {
    const { body, text } = await read('/assistenza')
    for (const title of ['Al telefono', 'Su WhatsApp', 'In chat', 'Non riesco ad accedere'])
      expect(text).toContain(title)
    expect(text.match(/lunedì–venerdì 08:00–20:00, sabato 09:00–17:00/gi)?.length).toBeGreaterThanOrEqual(3)
    expect(linksIn(body)).toContain('/assistenza/contatti')
  })

  test('[FRM-022] [FRM-018] the contacts page has the form and the three cards beside it', async () => {
    const { body, text } = await read('/assistenza/contatti')
    expect(text).toContain('Invia la tua richiesta')
    expect(linksIn(body)).toContain('tel:800000000')
    expect(linksIn(body)).toContain('https://wa.me/390000000000')
    // The chat is for members: who has not signed in is told how, and comes back here.
    expect(linksIn(body)).toContain('/login?redirectTo=/assistenza/contatti')
    expect(linksIn((await read('/assistenza/contatti', 1003)).body).join()).not.toContain('/login')
    expect(main(body)).toMatch(/<textarea[^>]*rows="5"/)
    expect((await read('/assistenza/appuntamento')).body).toContain('name="day"')
    expect((await read('/assistenza/recupero-accesso')).body).toContain('name="placeOfBirth"')
  })

  test('a chat that is not connected has a page of its own, for members', async () => {
    expect((await read('/assistenza/chat')).status).toBe(302)
    expect((await read('/assistenza/chat', 1003)).text).toContain('Assistenza soci Premium')
  })
})

describe('operators', () => {
  const lead = (eventId: string, email: string) => ({
    eventId,
    formType: 'assistenza',
    name: 'Bruna',
    surname: 'Testi',
    email,
    phone: '3331234567',
    campaignCode: null,
    marketingCode: 'ARCLUB',
    isPrivacyRead: true,
    consents: { directMarketing: true },
    fields: { note: 'Non trovo un attestato.' },
    memberId: null,
  })

  test('read what people ask, find it, take it and close it; others are kept out', async () => {
    const { db } = club.database
    const now = club.clock.now()
    await receiveLead(db, lead('0b7a4f0e-5f6f-4c7a-9f2d-2f1f6f1a1c01', 'bruna@posta.example'), {
      club: club.env.club,
      now,
    })
    expect((await read('/redazione/richieste', 1003)).status).toBe(403)
    expect((await read('/redazione/richieste', STAFF.editor)).status).toBe(403)
    const list = await read('/redazione/richieste?cerca=bruna&stato=new', STAFF.operator)
    expect(list.text).toContain('Bruna Testi')
    expect((await read('/redazione/richieste?cerca=nessuno-cosi', STAFF.operator)).text).toContain(
      'Nessuna richiesta trovata',
    )
    const path =
      linksIn(list.body).flatMap((href) => /^\/redazione\/richieste\/[0-9a-f-]{36}/.exec(href ?? '')?.[0] ?? [])[0] ??
      ''
    const detail = await read(path, STAFF.operator)
    for (const words of ['Non trovo un attestato.', 'Comunicazioni del Club', 'Prendila tu'])
      expect(detail.text).toContain(words)
    const move = async (username: number) =>
      club.app.inject({
        method: 'POST',
        url: path,
        headers: {
          origin: ORIGIN,
          'content-type': 'application/x-www-form-urlencoded',
          ...(await club.cookieOf(username)),
        },
        payload: 'act=take&seen=',
      })
    expect((await move(STAFF.operator)).statusCode).toBe(302)
    const second = await move(STAFF.administrator)
    expect([second.statusCode, second.body.includes('L’ha appena presa Matteo Greco')], 'two at once').toEqual([
      409,
      true,
    ])
    expect((await read(path, STAFF.operator)).text).toContain('Chi la segue Matteo Greco')
    const operator = await findMemberByUsername(db, STAFF.operator)
    const stored = await findLead(db, path.split('/').at(-1) ?? '')
    expect(stored).toMatchObject({ state: 'taken', handledBy: operator?.id })
    const { rows } = await club.database.pool.query(
      "select count(*)::int as n from audit_events where kind = 'member-viewed'",
    )
    expect(rows[0].n).toBeGreaterThanOrEqual(2)
  })

  test('[LOG-026] the letters of a club without mail server are read by an administrator alone', async () => {
    await club.app.inject({
      method: 'POST',
      url: '/api/Auth/RecuperaPassword',
      headers: { origin: ORIGIN },
      payload: { username: 1004 },
    })
    expect((await read('/redazione/posta', STAFF.operator)).status).toBe(403)
    const { body, text } = await read('/redazione/posta', STAFF.administrator)
    expect(text).toContain('Scegli una nuova password')
    const path = linksIn(body).find((href) => /^\/redazione\/posta\/[0-9a-f-]{36}$/.test(href ?? '')) ?? ''
    expect((await read(path, STAFF.operator)).status).toBe(403)
    expect(linksIn((await read(path, STAFF.administrator)).body)).toContainEqual(
      expect.stringMatching(/^\/recover-password\?t=/),
    )
  })

  test('a letter is found by who receives it and how it went; why it was refused is told, and it is sent again', async () => {
    const { db, pool } = club.database
    const to = 'casella.chiusa@posta.example'
    const words = { subject: 'Il tuo attestato', text: 'È pronto.', html: '<p>È pronto.</p>' }
    const id = await sendMail(db, { to, ...words, idempotencyKey: 'casella-chiusa' })
    await pool.query("update outbox set state = 'failed', failure = 'SMTP 550' where id = $1", [id])
    const found = async (search: string) =>
      linksIn((await read(`/redazione/posta?${search}`, STAFF.administrator)).body).includes(`/redazione/posta/${id}`)
    expect(await Promise.all(['cerca=casella.chiusa', 'stato=failed', 'stato=sent', 'cerca=%25'].map(found))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect((await read(`/redazione/posta/${id}`, STAFF.administrator)).text).toContain(
      'di solito la casella non esiste più',
    )
    const again = async (who: number) => {
      const headers = { origin: ORIGIN, cookie: (await club.cookieOf(who)).cookie }
      return (await club.app.inject({ method: 'POST', url: `/redazione/posta/${id}`, headers })).statusCode
    }
    expect(await again(STAFF.operator)).toBe(403)
    expect(await again(STAFF.administrator)).toBe(200)
    expect(await getLetter(db, id ?? '')).toMatchObject({ failure: null, attempts: 0 })
    await pool.query("update outbox set state = 'sent' where id = $1", [id])
    expect(await again(STAFF.administrator)).toBe(409)
  })
})

test.each([
  ['application/json', '{"token":"x"}'],
  ['text/plain', 'token=x'],
  ['multipart/form-data', 'token=x'],
  ['multipart/form-data; boundary=y', '--y\r\nbroken'],
])('a body of %s that is no form is refused as a mistake of who sent it', async (type, payload) => {
  for (const url of ['/verifica-email?t=x', '/verifica-email.data?t=x', '/carrello']) {
    const headers = { origin: ORIGIN, 'content-type': type }
    expect((await club.app.inject({ method: 'POST', url, headers, payload })).statusCode, url).toBe(400)
  }
})

describe('everything about me', () => {
  const archive = async (username: number) => {
    const member = await findMemberByUsername(club.database.db, username)
    return archiveOf(club, { username, memberId: member?.id ?? '' })
  }

  test('comes in one archive: what every area knows, invoices and certificates on paper, no secret', async () => {
    const { files, json: told, answer } = await archive(1003)
    expect(answer.headers['content-disposition']).toContain('i-miei-dati.zip')
    expect(told.persona).toMatchObject({ username: 1003 })
    for (const part of ['dettagli', 'portafogli', 'ordini', 'fatture', 'corsi', 'prodotti', 'registroDelleAttivita'])
      expect(told[part]?.length, part).toBeGreaterThan(0)
    expect(JSON.stringify(told)).not.toMatch(/argon2|passwordHash|password_hash|token_hash/)
    const names = Object.keys(files)
    expect(names.some((name) => name.startsWith('fatture/'))).toBe(true)
    for (const [name, bytes] of Object.entries(files))
      if (name.endsWith('.pdf')) expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-')
    expect(told.persona.email).not.toBe((await archive(1013)).json.persona.email)
  })

  test('leaves with me: no table says who I was, but those the law makes the club keep', async () => {
    const { db, pool } = club.database
    const member = await findMemberByUsername(db, 1007)
    const { rows: found } = await pool.query('select fiscal_code from member_details where member_id = $1', [
      member?.id,
    ])
    const canaries = [member?.email, `${member?.surname}`, found[0]?.fiscal_code].filter(Boolean) as string[]
    const { name, value } = await club.enter(1007)
    // As if they had answered «Sei ancora tu?».
    const session = sessionIdOf(value)
    await pool.query("update sessions set proved_at = proved_at + interval '1 ms' where id = $1", [session])
    const answer = await club.app.inject({
      method: 'POST',
      url: '/api/Privacy/CancellaAccount',
      headers: { origin: ORIGIN, cookie: `${name}=${value}` },
      payload: { conferma: 'CANCELLA', subito: true },
    })
    expect(answer.statusCode).toBe(200)
    const { rows: tables } = await pool.query("select tablename from pg_tables where schemaname = 'public'")
    const told: string[] = []
    for (const { tablename } of tables)
      for (const canary of canaries) {
        const query = `select 1 from "${tablename}" t where to_jsonb(t)::text ilike $1 limit 1`
        if ((await pool.query(query, [`%${canary}%`])).rowCount) told.push(`${tablename}: ${canary}`)
      }
    // The surname may be another person's too; the address and the code are nobody else's.
    const mine = told.filter((line) =>
      canaries
        .slice(0, 1)
        .concat(canaries.slice(2))
        .some((canary) => line.endsWith(canary)),
    )
    const KEPT = ['orders', 'invoices', 'payments', 'certificates', 'outbox']
    expect(mine.filter((line) => !KEPT.includes(line.split(':')[0] ?? ''))).toEqual([])
    const { rows: letters } = await pool.query('select subject from outbox where recipient = $1', [member?.email])
    expect(letters).toEqual([{ subject: 'Il tuo account è stato cancellato' }])
  })
})
