import { beforeEach, describe, expect, test } from 'vitest'
import { accountCalls } from '#areas/account/api.server.ts'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { findMailLink, insertMailLink } from '#areas/account/mail-link-store.server.ts'
import { leadCallsWith } from '#areas/leads/api.server.ts'
import { listLeads } from '#areas/leads/store.server.ts'
import { listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedPages } from '../../../db/seed/pages.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { setRole } from '../../../tests/support/roles.ts'
import { profileCalls } from './api.server.ts'
import { toPersonalData } from './wire.ts'

const database = useTestDatabase()
const club = useCalls(database, [...profileCalls, ...accountCalls, ...leadCallsWith({})])
const PASSWORD = 'tramonto-sul-lago-42'
let memberId: string
let cookie: string

beforeEach(async () => {
  await seedProfessions(database.db)
  const person = {
    username: 4242,
    name: 'Anna',
    surname: 'Neri',
    email: 'anna@posta.example',
    profession: 'Medico chirurgo',
    specializations: ['Cardiologia'],
  }
  memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
  await upsertDetails(database.db, memberId, { professionId: 1 })
  cookie = await club.cookieOf(memberId)
})

/** The fields of a change of password, closed. */
async function newPassword(password = 'alba-sul-fiume-43') {
  const envelope = await club.closed(password)
  return { password: envelope, confirmPassword: envelope, currentPassword: await club.closed(PASSWORD) }
}
const get = (path: string, as = cookie) => club.ask('GET', path, undefined, { cookie: as })
const put = (path: string, body: object, as = cookie) => club.ask('PUT', path, body, { cookie: as })

describe('[API-037] [API-222] [PRF-028] [MAG-015] contact data', () => {
  test('come in the wire’s own shape, and become the flat one', async () => {
    const told = (await get('/CRM/Utente/DatiContatto')).json()
    expect(told.datiContatto).toMatchObject({
      codiceFiscale: null,
      dataNascita: null,
      professione: { id: 1, codice: '857920003', descrizione: 'Medico chirurgo', isAltraProfessioneSanitaria: false },
      specializzazioniContatto: [{ id: 5, nome: 'Cardiologia' }],
      email: 'anna@posta.example',
      prefix: '0039',
    })
    expect(toPersonalData(told)).toMatchObject({ name: 'Anna', specializations: ['Cardiologia'], birthDate: null })
  })

  test('[PRF-027] [PRF-028] the birthday is read by its second name too; three specialisations at most', async () => {
    const { datiContatto } = (await get('/CRM/Utente/DatiContatto')).json()
    const { dataNascita: _none, ...rest } = datiContatto
    const many = ['a', 'b', 'c', 'd'].map((nome) => ({ id: null, nome }))
    const flat = toPersonalData({ datiContatto: { ...rest, compleanno: '1980-02-03', specializzazioniContatto: many } })
    expect(flat.birthDate).toBe('1980-02-03')
    expect(flat.specializations).toEqual(['a', 'b', 'c'])
  })
})

describe('[API-220] [PRF-030] completing the profile', () => {
  const body = { codiceFiscale: 'nraann80b43a562v', dataDiNascita: '1980-02-03' }

  test('works once; what is stored is not overwritten', async () => {
    expect((await put('/contact', body)).statusCode).toBe(200)
    expect((await get('/CRM/Utente/DatiContatto')).json().datiContatto).toMatchObject({
      codiceFiscale: 'NRAANN80B43A562V',
      dataNascita: '1980-02-03',
    })
    expect((await put('/contact', { dataDiNascita: '1981-02-03' })).statusCode).toBe(409)
    expect((await put('/contact', { codiceFiscale: 'RSSMRA85T10A562S' })).statusCode).toBe(409)
  })

  test('two at once are one', async () => {
    const answers = await Promise.all(
      [body, { ...body, dataDiNascita: '1981-02-03' }].map((each) => put('/contact', each)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('refuses another member’s code', async () => {
    const other = await makeMember(database.db, { now: club.clock.now() })
    await upsertDetails(database.db, other, { fiscalCode: 'NRAANN80B43A562V' })
    expect((await put('/contact', body)).statusCode).toBe(409)
  })

  test.each([
    [{ codiceFiscale: '' }, { codiceFiscale: 'Il codice fiscale è obbligatorio' }],
    [{}, { codiceFiscale: 'Il codice fiscale è obbligatorio', dataDiNascita: 'La data di nascita è obbligatoria' }],
    [{ codiceFiscale: 'ABC' }, { codiceFiscale: 'Inserisci un Codice Fiscale valido.' }],
    [{ dataDiNascita: '2031-01-01' }, { dataDiNascita: 'Inserisci una data di nascita valida.' }],
    [{ dataDiNascita: '1980-02-31' }, { dataDiNascita: 'Inserisci una data di nascita valida.' }],
  ])('[PRF-031] with %o answers %o', async (typed, fields) => {
    const answer = await put('/contact', typed)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual(fields)
  })
})

describe('[IDN-029] a wrong fiscal code', () => {
  const WRONG = 'BNCCHR85M41F205X'
  const RIGHT = 'BNCCHR85M41F205T'
  const stored = async () => (await get('/CRM/Utente/DatiContatto')).json().datiContatto.codiceFiscale

  test('is stored only by whoever says that it is written so, and may be corrected until it holds', async () => {
    const refused = await put('/contact', { codiceFiscale: WRONG })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.fields.codiceFiscale).toContain('l’ultima lettera non corrisponde.')
    expect(await stored()).toBeNull()
    expect((await put('/contact', { codiceFiscale: WRONG, codiceConfermato: true })).statusCode).toBe(200)
    expect(await stored()).toBe(WRONG)
    expect((await put('/contact', { codiceFiscale: RIGHT })).statusCode).toBe(200)
    expect(await stored()).toBe(RIGHT)
    for (const codiceFiscale of [WRONG, 'RSSMRA80A01H501U'])
      expect((await put('/contact', { codiceFiscale, codiceConfermato: true })).statusCode).toBe(409)
    expect(await stored()).toBe(RIGHT)
  })

  test('corrected by two at once is corrected once', async () => {
    await put('/contact', { codiceFiscale: WRONG, codiceConfermato: true })
    const answers = await Promise.all(
      [RIGHT, 'RSSMRA80A01H501U'].map((codiceFiscale) => put('/contact', { codiceFiscale })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('cannot become another member’s, and the birth date stays locked', async () => {
    await upsertDetails(database.db, memberId, { fiscalCode: WRONG, birthDate: '1985-08-01' })
    const other = await makeMember(database.db, { now: club.clock.now() })
    await upsertDetails(database.db, other, { fiscalCode: RIGHT })
    expect((await put('/contact', { codiceFiscale: RIGHT })).statusCode).toBe(409)
    expect((await put('/contact', { codiceFiscale: 'RSSMRA80A01H501U', dataDiNascita: '1980-01-01' })).statusCode).toBe(
      409,
    )
    expect(await stored()).toBe(WRONG)
  })

  test('that holds and is of somebody else becomes one request to the operators; the e-mail names neither code', async () => {
    const ask = (codiceFiscale: string, motivo: string) =>
      club.ask('POST', '/contact/codice-fiscale', { codiceFiscale, motivo }, { cookie })
    expect((await ask(RIGHT, 'È di mia sorella')).statusCode, 'nothing to correct yet').toBe(409)
    await put('/contact', { codiceFiscale: RIGHT })
    expect((await ask(RIGHT, 'È di mia sorella')).json().error.fields).toEqual({
      codiceFiscale: 'È il codice che abbiamo già.',
    })
    const wrong = (await ask(WRONG, ' ')).json().error.fields
    expect(wrong.codiceFiscale).toContain('Con questi dati dovrebbe essere T.')
    expect(wrong.motivo).toBe('Scrivi che cosa è successo, in poche parole.')
    const both = await Promise.all(
      ['uno', 'due'].map((reason) => ask('RSSMRA80A01H501U', `Ho copiato ${RIGHT}: ${reason}`)),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await stored(), 'nothing changes until operators have looked').toBe(RIGHT)
    const { total, leads } = await listLeads(database.db, { state: 'new', limit: 10, offset: 0 })
    expect(total).toBe(1)
    expect(leads[0]).toMatchObject({ formType: 'codice-fiscale', memberId, fields: { fiscalCode: 'RSSMRA80A01H501U' } })
    const { rows: letters } = await database.pool.query('select * from outbox')
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters)).toContain('la tua richiesta è arrivata')
    expect(JSON.stringify(letters)).not.toMatch(/BNCCHR|RSSMRA/)
  })
})

describe('[API-221] [PRF-036] [PRF-037] the account', () => {
  test('changes phone, prefix and password', async () => {
    const change = { phone: '3339876543', prefix: '0041', ...(await newPassword()) }
    expect((await put('/contact/account', change)).statusCode).toBe(200)
    expect((await get('/CRM/Utente/DatiContatto')).json().datiContatto).toMatchObject({
      cellulare: '3339876543',
      prefix: '0041',
    })
    const login = async (password: string) =>
      (await club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(password) })).statusCode
    expect(await login(PASSWORD)).toBe(401)
    expect(await login('alba-sul-fiume-43')).toBe(200)
  })

  test('a new password closes every other session, as its letter says, and no link that was sent chooses another', async () => {
    const elsewhere = await club.cookieOf(memberId)
    const stranger = await club.cookieOf(await makeMember(database.db, { now: club.clock.now() }))
    const link = { kind: 'password-reset', memberId, now: club.clock.now(), lastsMs: 3_600_000 } as const
    const token = await insertMailLink(database.db, link)
    expect((await put('/contact/account', { phone: '3339876543', prefix: '0039' })).statusCode).toBe(200)
    expect((await get('/Auth/Sessioni', elsewhere)).statusCode).toBe(200)
    const change = { phone: '3339876543', prefix: '0039', ...(await newPassword()) }
    expect((await put('/contact/account', change)).statusCode).toBe(200)
    expect((await get('/Auth/Sessioni', elsewhere)).statusCode).toBe(401)
    for (const kept of [cookie, stranger]) expect((await get('/Auth/Sessioni', kept)).statusCode).toBe(200)
    expect(await findMailLink(database.db, 'password-reset', token, club.clock.now())).toBeNull()
  })

  test('[IDN-016] the password changes only for who says the one in use, however recent the sign-in', async () => {
    const change = async (current?: string) => {
      const envelope = await club.closed('alba-sul-fiume-43')
      const currentPassword = current && { currentPassword: await club.closed(current) }
      return put('/contact/account', {
        ...{ phone: '3339876543', prefix: '0039', password: envelope, confirmPassword: envelope },
        ...currentPassword,
      })
    }
    expect((await put('/contact/account', { phone: '3331112223', prefix: '0039' })).statusCode).toBe(200)
    const unsaid = await change()
    expect([unsaid.statusCode, unsaid.json().error.kind]).toEqual([403, 'prova-richiesta'])
    expect((await change('un-altra-parola-44')).json().error.fields).toEqual({
      currentPassword: 'Non è la password che usi adesso.',
    })
    await database.pool.query('update sign_in_tries set tries = 8')
    expect((await change(PASSWORD)).statusCode).toBe(429)
    expect((await get('/CRM/Utente/DatiContatto')).json().datiContatto.cellulare).toBe('3331112223')
    await database.pool.query('truncate sign_in_tries')
    expect((await change(PASSWORD)).statusCode).toBe(200)
    const closed = await club.closed('alba-sul-fiume-43')
    expect((await club.ask('POST', '/Auth/Login', { username: 4242, password: closed })).statusCode).toBe(200)
  })

  test('takes a password from who has no number, and a number away from who wants none kept', async () => {
    const change = { phone: '', prefix: '0039', ...(await newPassword()) }
    expect((await put('/contact/account', change)).statusCode).toBe(200)
    expect((await get('/CRM/Utente/DatiContatto')).json().datiContatto.cellulare).toBeNull()
  })

  test.each(['12345678', '12345678901', '33312a4567'])('refuses the phone %s', async (phone) => {
    expect((await put('/contact/account', { phone, prefix: '0039' })).json().error.fields).toEqual({
      phone: 'Numero di telefono non valido: verifica di aver scritto correttamente.',
    })
  })

  test('refuses two different passwords', async () => {
    const change = { phone: '3339876543', prefix: '0039', password: 'a', confirmPassword: 'b' }
    expect((await put('/contact/account', change)).json().error.fields.confirmPassword).toBe(
      'Le password non coincidono.',
    )
  })
})

describe('[API-024] [API-217] [MAG-013] [MAG-014] what the completion modal asks', () => {
  test('is missing until it is given', async () => {
    expect((await get('/contact/jump2wl/check')).json()).toEqual({
      fiscalCodePresent: false,
      privacyHomnyaPresent: false,
      termsConditionsPresent: false,
      professionPresent: true,
      professionDetailPresent: true,
      specializationPresent: true,
    })
    const told = { codiceFiscale: 'NRAANN80B43A562V', privacyHomnya: true, termsCondition: true }
    expect((await put('/contact/jump2wl', told)).statusCode).toBe(200)
    expect(Object.values((await get('/contact/jump2wl/check')).json())).toEqual([true, true, true, true, true, true])
  })

  test('[API-025] [API-219] a doctor needs a specialisation, other professions a detail', async () => {
    expect((await put('/contact/jump2wl', { profession: 1 })).json().error.fields).toEqual({
      specializzazione: 'Seleziona una specializzazione.',
    })
    expect((await put('/contact/jump2wl', { profession: 7, professioneDettaglio: 10 })).statusCode).toBe(200)
    expect((await get('/CRM/Utente/DatiContatto')).json().datiContatto).toMatchObject({
      professione: { id: 7, descrizione: 'Infermiere', isAltraProfessioneSanitaria: true },
      professioneDettaglio: { id: 10 },
    })
  })
})

test('[API-218] [PRV-007] the text of the partner is the one the editors published', async () => {
  await seedPages(database.db, { now: club.clock.now() })
  expect((await get('/contact/jump2wl/privacy', '')).json().results[0].text).toContain('Quali dati riceve')
})

describe('the member’s own data', () => {
  test('are gone when the account is deleted: nothing says who it was, and nobody enters', async () => {
    await put('/contact', { codiceFiscale: 'NRAANN80B43A562V' })
    club.clock.advance(6 * 60_000)
    expect((await club.ask('POST', '/Privacy/CancellaAccount', { conferma: 'si' }, { cookie })).statusCode).toBe(400)
    const erase = (more = {}) =>
      club.ask('POST', '/Privacy/CancellaAccount', { conferma: 'CANCELLA', subito: true, ...more }, { cookie })
    expect((await erase()).json().error.kind).toBe('prova-richiesta')
    const answer = await erase({ currentPassword: await club.closed(PASSWORD) })
    expect(answer.statusCode).toBe(200)
    expect((await get('/CRM/Utente/DatiContatto')).statusCode).toBe(401)
    const { rows } = await database.pool.query(
      "select to_jsonb(m)::text || coalesce(to_jsonb(d)::text, '') as all from members m left join member_details d on d.member_id = m.id",
    )
    expect(JSON.stringify(rows)).not.toMatch(/anna@|Anna|Neri|NRAANN/)
    const login = await club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(PASSWORD) })
    expect(login.statusCode).toBe(401)
    expect((await listOutbox(database.db)).map(({ subject }) => subject)).toContain('Il tuo account è stato cancellato')
  })

  test('of the last administrator stay, until somebody else who can enter is one', async () => {
    const role = (id: string) => setRole(database.db, id, 'administrator', club.clock.now())
    const erase = async (subito: boolean) => {
      const currentPassword = await club.closed(PASSWORD)
      return club.ask('POST', '/Privacy/CancellaAccount', { conferma: 'CANCELLA', subito, currentPassword }, { cookie })
    }
    await role(memberId)
    cookie = await club.cookieOf(memberId)
    const other = await makeMember(database.db, { now: club.clock.now(), person: { username: 4343 } })
    await role(other)
    await upsertDetails(database.db, other, { closedAt: club.clock.now() })
    for (const subito of [true, false]) {
      const refused = await erase(subito)
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'È l’ultimo amministratore: prima danne il ruolo a un’altra persona.',
      ])
    }
    expect((await get('/CRM/Utente/DatiContatto')).json().datiContatto.email).toBe('anna@posta.example')
    await upsertDetails(database.db, other, { closedAt: null })
    expect((await erase(true)).statusCode).toBe(200)
  })
})
