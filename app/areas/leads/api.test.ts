import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { seedFitnessCenters } from '../../../db/seed/fitness-centers.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { leadCallsWith } from './api.server.ts'
import { LEAD_FORM_TYPES } from './model.ts'
import { listLeads } from './store.server.ts'

const database = useTestDatabase()
const club = useCalls(database, leadCallsWith({}))
const EVENT = '0b7a4f0e-5f6f-4c7a-9f2d-2f1f6f1a1b01'

const lead = (more: object = {}, fields: object = {}) => ({
  TipoForm: 'consulenza-legale',
  CodiceMkt: 'ARCLUB',
  CodificaCampagna: 'formpl',
  PresaVisione: true,
  EmailCliente: 'Anna@Posta.example',
  CellulareCliente: '3331234567',
  FormFields: {
    navigationHistory: { ref: '/', current: '/servizi' },
    trackingParams: { utm_source: 'prova' },
    url: '/servizi',
    event_id: EVENT,
    ...fields,
  },
  ...more,
})
const support = (more: object = {}) =>
  lead(
    { TipoForm: 'assistenza', NomeCliente: 'Anna', CognomeCliente: 'Neri', MarketingDiretto: 'si', ...more },
    { note: 'Non trovo un attestato.', fiscalCode: 'rssmra85t10a562s' },
  )
const send = (body: object, cookie = '') => club.ask('POST', '/Forms/CreaClubLead', body, { cookie })
const stored = async () => (await listLeads(database.db, { limit: 100, offset: 0 })).leads

describe('[API-021] [API-250] [FRM-032] a lead', () => {
  test('[FRM-005] is stored whole, in lowercase, with how it came, and acknowledged by mail', async () => {
    const answer = await send(lead())
    expect(answer.json()).toEqual({ esito: 'OK', id: expect.any(String) })
    expect(await stored()).toMatchObject([
      {
        formType: 'consulenza-legale',
        email: 'anna@posta.example',
        phone: '3331234567',
        campaignCode: 'formpl',
        marketingCode: 'ARCLUB',
        isPrivacyRead: true,
        fields: { navigationHistory: { ref: '/', current: '/servizi' }, trackingParams: { utm_source: 'prova' } },
        state: 'new',
      },
    ])
    expect(await listOutbox(database.db)).toMatchObject([
      { to: 'anna@posta.example', subject: 'Abbiamo ricevuto la tua richiesta' },
    ])
  })

  test.each(LEAD_FORM_TYPES)('[FRM-008] may ask for %s', async (TipoForm) => {
    expect((await send(lead({ TipoForm }, { club: '1', note: 'Posso?' }))).statusCode).toBe(200)
  })

  test('[FRM-002] asks for an appointment from today on, not for a day that is gone', async () => {
    const today = romeDayOf(club.clock.now())
    const ask = (day: string) => send(lead({ TipoForm: 'appuntamento' }, { day }))
    expect((await ask(addRomeDays(today, -1))).json().error.fields).toEqual({
      'FormFields.day': 'Scegli un giorno a partire da oggi.',
    })
    expect(await stored()).toEqual([])
    expect((await ask(today)).statusCode).toBe(200)
  })

  test('sent twenty times at once with the same event id is one lead and one letter', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(lead())))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await listOutbox(database.db)).toHaveLength(1)
  })

  test('remembers the member who was signed in', async () => {
    const memberId = await makeMember(database.db, { now: club.clock.now() })
    await send(lead(), await club.cookieOf(memberId))
    expect((await stored())[0]?.memberId).toBe(memberId)
  })

  test('repeats what was written to the member who wrote it, and no words of a stranger to the mailbox of anybody', async () => {
    const memberId = await makeMember(database.db, {
      now: club.clock.now(),
      person: { email: 'anna@posta.example' },
    })
    const cookie = await club.cookieOf(memberId)
    const letterTo = async (more: object, as = '') => {
      await database.pool.query('truncate outbox')
      expect(
        (await send(support({ ...more, FormFields: { ...support().FormFields, event_id: randomUUID() } }), as))
          .statusCode,
      ).toBe(200)
      const [line] = await listOutbox(database.db)
      return (await getLetter(database.db, line?.id ?? '')).text
    }
    expect(await letterTo({}, cookie)).toContain('Ci hai scritto: «Non trovo un attestato.»')
    expect(await letterTo({})).not.toContain('attestato')
    expect(await letterTo({ EmailCliente: 'altri@posta.example' }, cookie)).not.toContain('attestato')
    expect(await letterTo({ NomeCliente: 'Vinci su truffa.example' })).not.toContain('truffa')
  })

  test('that tells more of its visit than any campaign does is refused: what a stranger sends is kept', async () => {
    const told = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 'x']))
    const sent = (count: number) =>
      send(support({ FormFields: { ...support().FormFields, event_id: randomUUID(), trackingParams: told(count) } }))
    expect((await sent(40)).statusCode).toBe(200)
    expect((await sent(41)).statusCode).toBe(400)
  })

  test('is kept, and no longer acknowledged, when a stranger has already filled the mailbox it names', async () => {
    for (let turn = 0; turn < 8; turn += 1)
      await send(support({ FormFields: { ...support().FormFields, event_id: randomUUID() } }))
    expect(await listOutbox(database.db)).toHaveLength(6)
    expect((await listLeads(database.db, { limit: 20, offset: 0 })).total).toBe(8)
  })

  test('with nothing in it is told of each part it lacks, the chosen ones too', async () => {
    const lacking = ['TipoForm', 'PresaVisione', 'EmailCliente', 'CellulareCliente', 'FormFields']
    expect((await send({})).json().error.fields).toEqual(
      Object.fromEntries(lacking.map((name) => [name, 'Campo obbligatorio.'])),
    )
  })

  test.each([
    [{ TipoForm: 'inventato' }, 'TipoForm'],
    [{ EmailCliente: 'anna' }, 'EmailCliente'],
    [{ CellulareCliente: '12' }, 'CellulareCliente'],
    [{ PresaVisione: false }, 'PresaVisione'],
    [{ inventato: 1 }, 'inventato'],
  ])('[FRM-028] [FRM-029] [FRM-030] with %o is refused and not stored', async (more, field) => {
    const answer = await send(lead(more))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toContain(field)
    expect(await stored()).toEqual([])
  })
})

describe('[API-041] a marketing form of others', () => {
  const ask = () => club.ask('GET', '/Forms/ModuloEsterno?formId=richiamami&code=CLUB-2026')

  test('is drawn by their script, in a page that has nothing of ours', async () => {
    Object.assign(outsideOf({ server: club.app } as FastifyRequest), {
      marketingFormScript: 'https://moduli.example.it/carica.js?v=1&lang=it',
    })
    const { body, headers } = await ask()
    expect(body).toContain(
      '<script src="https://moduli.example.it/carica.js?v=1&amp;lang=it" data-form-id="richiamami" data-code="CLUB-2026" async>',
    )
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('script-src https://moduli.example.it;')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox allow-scripts allow-forms allow-popups$/)
    expect(policy).not.toContain('allow-same-origin')
  })

  test('says that it is not active where the club set no script, and runs none', async () => {
    const { body, headers } = await ask()
    expect(body).toContain('Questo modulo non è ancora attivo.')
    expect(String(headers['content-security-policy'])).toContain("script-src 'none'")
  })

  test.each(['<script>', 'a b', 'x'.repeat(81)])('refuses the id %j', async (id) => {
    const url = `/Forms/ModuloEsterno?formId=${encodeURIComponent(id)}&code=A`
    expect((await club.ask('GET', url)).statusCode).toBe(400)
  })
})

describe('a support request', () => {
  test('[FRM-003] [FRM-004] keeps fiscal code, message and the consents that were given', async () => {
    expect((await send(support())).statusCode).toBe(200)
    expect(await stored()).toMatchObject([
      {
        formType: 'assistenza',
        name: 'Anna',
        surname: 'Neri',
        consents: { directMarketing: true, thirdParties: false, statistics: false, profiling: false },
        fields: { note: 'Non trovo un attestato.', fiscalCode: 'RSSMRA85T10A562S' },
      },
    ])
  })

  test('[FRM-011] [FRM-023] without a name, or from a mailbox of the company, is refused', async () => {
    expect((await send(support({ NomeCliente: undefined }))).json().error.fields).toEqual({
      NomeCliente: 'Campo obbligatorio',
    })
    expect((await send(support({ EmailCliente: 'x@camice.example' }))).json().error.fields).toEqual({
      EmailCliente: 'E-mail non valida: verifica di aver scritto correttamente.',
    })
  })
})

test('[API-039] [FRM-001] the contact form has a call of its own, and its password is kept nowhere', async () => {
  const contact = {
    nome: 'Anna',
    cognome: 'Neri',
    email: 'anna@posta.example',
    cellulare: '3331234567',
    codiceFiscale: 'RSSMRA85T10A562S',
    username: '1234',
    password: 'segretissima-91',
    note: 'Buongiorno.',
    privacy: true,
    club: 'Camice',
    dateOfBirth: '1980-01-01',
    placeOfBirth: 'Lodi',
    fonte: 'ARCLUB',
    fonteCampagna: 'prass_arc',
    tipoForm: 'contatti',
    event_id: EVENT,
  }
  expect((await club.ask('POST', '/Forms/Contatti', contact)).statusCode).toBe(200)
  const [written] = await stored()
  expect(written).toMatchObject({ campaignCode: 'prass_arc', fields: { club: 'Camice', placeOfBirth: 'Lodi' } })
  expect(JSON.stringify(written)).not.toContain('segretissima')
  const refused = await club.ask('POST', '/Forms/Contatti', { ...contact, club: '', placeOfBirth: 'x'.repeat(61) })
  expect(Object.keys(refused.json().error.fields).sort()).toEqual(['club', 'placeOfBirth'])
})

test('[API-039] [FRM-001] the contact form takes exactly the fields of the documents', async () => {
  const contact = {
    nome: 'Anna',
    cognome: 'Neri',
    email: 'anna@posta.example',
    cellulare: '+39 333 123 4567',
    codiceFiscale: '',
    username: '',
    password: '',
    note: 'Buongiorno.',
    privacy: true,
    club: 'Camice',
    dateOfBirth: '1980-01-01',
    placeOfBirth: 'Lodi',
    fonte: 'ARCLUB',
    fonteCampagna: '',
    tipoForm: 'contatti',
  }
  const answer = await club.ask('POST', '/Forms/Contatti', contact)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await stored()).toMatchObject([{ phone: '3331234567', email: 'anna@posta.example' }])
})

test('[FRM-010] [FRM-012] [FRM-013] [FRM-014] [FRM-015] far beyond their limits fields are refused with their own words', async () => {
  const refused = async (more: object, fields: object = {}) => {
    const body = support(more)
    return (await send({ ...body, FormFields: { ...body.FormFields, ...fields } })).json().error.fields
  }
  const email = 'E-mail non valida: verifica di aver scritto correttamente.'
  expect(await refused({}, { note: 'x'.repeat(20_000) })).toEqual({
    'FormFields.note': 'Messaggio troppo lungo: hai a disposizione massimo 999 caratteri',
  })
  expect(await refused({}, { fiscalCode: 'RSSMRA85T10A562SX' })).toEqual({
    'FormFields.fiscalCode': 'Codice Fiscale non valido: verifica di aver scritto correttamente.',
  })
  expect(await refused({ EmailCliente: `${'a'.repeat(500)}@posta.example` })).toEqual({ EmailCliente: email })
  expect(await refused({ CellulareCliente: '3'.repeat(100) })).toEqual({
    CellulareCliente: 'Numero di telefono non valido: verifica di aver scritto correttamente.',
  })
  expect(await refused({ NomeCliente: 'x'.repeat(500) })).toEqual({ NomeCliente: 'Scrivi al massimo 60 caratteri.' })
})

test('[API-022] [SRV-028] the fitness centres have an id, a name, a city and a province', async () => {
  await seedFitnessCenters(database.db)
  expect((await club.ask('GET', '/Forms/FitnessCenter')).json()).toContainEqual({
    id: 1,
    nome: 'Palestra Aurora',
    citta: 'Milano',
    provincia: 'MI',
  })
})

test('[API-204] a member has a chat department, a visitor none', async () => {
  const memberId = await makeMember(database.db, { now: club.clock.now(), type: 'PREMIUM' })
  const cookie = await club.cookieOf(memberId)
  expect((await club.ask('GET', '/Chat/Dipartimento', undefined, { cookie })).json()).toEqual({
    departmentId: 'premium',
    name: 'Assistenza soci Premium',
  })
  expect((await club.ask('GET', '/Chat/Dipartimento')).statusCode).toBe(401)
})

test('operators see what was asked and take it; members do not', async () => {
  await send(support())
  const now = club.clock.now()
  const operator = await club.cookieOf(await makeMember(database.db, { now, person: { staffRole: 'operator' } }))
  const member = await club.cookieOf(await makeMember(database.db, { now }))
  expect((await club.ask('GET', '/Forms/Richieste', undefined, { cookie: member })).statusCode).toBe(404)
  const { totale, richieste } = (await club.ask('GET', '/Forms/Richieste', undefined, { cookie: operator })).json()
  expect(totale).toBe(1)
  expect(richieste[0]).toMatchObject({ nome: 'Anna', messaggio: 'Non trovo un attestato.', stato: 'new' })
  const path = `/Forms/Richieste/${richieste[0].id}`
  expect((await club.ask('PATCH', path, { stato: 'taken' }, { cookie: operator })).statusCode).toBe(200)
  expect((await stored())[0]?.state).toBe('taken')
})
