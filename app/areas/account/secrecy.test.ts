import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { leadCallsWith } from '#areas/leads/api.server.ts'
import { profileCalls } from '#areas/profile/api.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { hashesOf } from '../../../tests/support/quick-hashes.ts'
import { accountCalls } from './api.server.ts'

const database = useTestDatabase()
const club = useCalls(database, [...accountCalls, ...profileCalls, ...leadCallsWith({})])
const PASSWORD = 'tramonto-sul-lago-42'
const ORIGIN = 'http://localhost:3000'

test('signing in does as much work for a name of nobody as for a member with another password, so that the time tells nothing', async () => {
  await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person: { username: 5000 } })
  const attempt = async (username: number) => {
    const answer = await club.app.inject({
      method: 'POST',
      url: '/api/Auth/Login',
      headers: { origin: ORIGIN },
      payload: { username, password: await club.closed('sbagliata-del-tutto-77') },
    })
    expect(answer.statusCode).toBe(401)
  }
  const [known, unknown] = [await hashesOf(() => attempt(5000)), await hashesOf(() => attempt(7000))]
  expect(known).toHaveLength(1)
  expect(unknown).toEqual(known)
})

describe('a form that is wrong', () => {
  let cookie: string
  beforeEach(async () => {
    await seedProfessions(database.db)
    cookie = await club.cookieOf(await makeMember(database.db, { now: club.clock.now(), password: PASSWORD }))
  })

  const event = '0b7a4f0e-5f6f-4c7a-9f2d-2f1f6f1a1b01'
  const registration = {
    nome: 'Anna',
    cognome: 'Neri',
    email: 'anna@posta.example',
    cellulare: '3331234567',
    codiceFiscale: 'NRAANN80B43A562V',
    professione: 3,
    password: 'x',
    confirmPassword: 'x',
    privacy: true,
    termini: true,
    FlagStatistiche: 'si',
  }
  const SHAPES: [string, 'POST' | 'PUT', string, Record<string, unknown>][] = [
    ['registration', 'POST', '/Auth/Registrazione', registration],
    [
      'lead',
      'POST',
      '/Forms/CreaClubLead',
      {
        TipoForm: 'assistenza',
        PresaVisione: true,
        NomeCliente: 'Anna',
        CognomeCliente: 'Neri',
        EmailCliente: 'anna@posta.example',
        CellulareCliente: '3331234567',
        FormFields: { note: 'Aiuto', event_id: event },
      },
    ],
    [
      'contact',
      'POST',
      '/Forms/Contatti',
      {
        nome: 'Anna',
        cognome: 'Neri',
        email: 'anna@posta.example',
        cellulare: '3331234567',
        note: 'Aiuto',
        privacy: true,
        club: 'Camice',
        dateOfBirth: '1980-02-03',
        placeOfBirth: 'Lodi',
        event_id: event,
      },
    ],
    ['trial registration', 'POST', '/Auth/RegistrazioneTrial', registration],
    ['sign-in', 'POST', '/Auth/Login', { username: 4242, password: 'x' }],
    [
      'renewal',
      'POST',
      '/Forms/CreaClubLead',
      {
        TipoForm: 'rinnovo',
        PresaVisione: true,
        EmailCliente: 'anna@posta.example',
        CellulareCliente: '3331234567',
        FormFields: { event_id: event },
      },
    ],
    [
      'appointment',
      'POST',
      '/Forms/CreaClubLead',
      {
        TipoForm: 'appuntamento',
        PresaVisione: true,
        EmailCliente: 'anna@posta.example',
        CellulareCliente: '3331234567',
        FormFields: { day: '2026-12-01', channel: 'video', event_id: event },
      },
    ],
    ['completion', 'PUT', '/contact', { codiceFiscale: 'NRAANN80B43A562V', dataDiNascita: '1980-02-03' }],
    ['account', 'PUT', '/contact/account', { phone: '3331234567', prefix: '0039' }],
    [
      'partner completion',
      'PUT',
      '/contact/jump2wl',
      { codiceFiscale: 'NRAANN80B43A562V', profession: 7, professioneDettaglio: 10 },
    ],
    ['recovery', 'POST', '/Auth/RecuperaPassword', { username: 4242 }],
    ['new password', 'POST', '/Auth/ReimpostaPassword', { token: 'x'.repeat(43), password: 'x' }],
    ['conditions', 'PUT', '/CRM/Utente/Condizioni', { customerCode: 'C1', conditionOfUse: true }],
    ['deletion', 'POST', '/Privacy/CancellaAccount', { conferma: 'CANCELLA' }],
  ]

  /** Everything the forms can write; counters of tries and rotating keys are not something a form writes. */
  async function written(): Promise<string> {
    const { rows } = await database.pool.query(
      `select coalesce((select string_agg(md5(to_jsonb(t)::text), ',' order by to_jsonb(t)::text) from members t), '')
        || coalesce((select string_agg(md5(to_jsonb(t)::text), ',' order by to_jsonb(t)::text) from member_details t), '')
        || coalesce((select string_agg(md5(to_jsonb(t)::text), ',' order by to_jsonb(t)::text) from leads t), '')
        || coalesce((select string_agg(md5(to_jsonb(t)::text), ',' order by to_jsonb(t)::text) from consent_answers t), '')
        || coalesce((select string_agg(md5(to_jsonb(t)::text), ',' order by to_jsonb(t)::text) from credentials t), '')
        || (select count(*) from outbox) || (select count(*) from consent_texts) || (select count(*) from mail_links) as all`,
    )
    return createHash('sha256').update(rows[0].all).digest('hex')
  }

  const rubbish = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }).map((text) => text.toWellFormed()),
    fc.constantFrom(
      '',
      ' ',
      'a@b',
      '12',
      "' or 1=1 --",
      '<b>x</b>',
      '\0',
      '💊'.repeat(400),
      '1980-02-31',
      'x'.repeat(5000),
    ),
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.jsonValue({ maxDepth: 2 }),
  )

  test.each(SHAPES)(
    'of %s is refused without a 5xx and without a write, whatever is put in a field',
    async (_name, method, path, right) => {
      const names = Object.keys(right)
      let address = 0
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...names, 'inventato'), rubbish, async (name, value) => {
          address += 1
          const before = await written()
          const answer = await club.app.inject({
            method,
            url: `/api${path}`,
            headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
            remoteAddress: `10.1.${Math.floor(address / 250)}.${address % 250}`,
            payload: JSON.stringify({ ...right, [name]: value }),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
          if (answer.statusCode >= 400) expect(await written(), `${name}: ${JSON.stringify(value)}`).toBe(before)
        }),
        { numRuns: 40 },
      )
    },
  )
})
