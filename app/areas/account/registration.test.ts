import { beforeEach, describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { extendMembership } from '#areas/audience/grant-commands.server.ts'
import { premiumPeriod } from '#areas/audience/membership-rules.ts'
import { findMemberById, findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { accountCalls } from './api.server.ts'
import { findDetails } from './details-store.server.ts'
import { confirmEmail } from './email-proof-commands.server.ts'
import { remindEndingTrialsJob } from './jobs.server.ts'
import { registrationDetour } from './registration-rules.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
beforeEach(() => seedProfessions(database.db))

const PASSWORD = 'tramonto-sul-lago-42'
const NURSE = { professione: 7, professioneDettaglio: 10 }

async function form(more: object = {}) {
  const envelope = await club.closed(PASSWORD)
  return {
    nome: 'Maria',
    cognome: 'Verdi',
    email: 'Maria.Verdi@posta.example',
    cellulare: '3331234567',
    codiceFiscale: 'vrdmra85t50a562p',
    ...NURSE,
    password: envelope,
    confirmPassword: envelope,
    privacy: true,
    termini: true,
    ...more,
  }
}

const register = async (more: object = {}, path = '/Auth/Registrazione') => club.ask('POST', path, await form(more))
const cookieOf = (answer: Awaited<ReturnType<typeof register>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const countMembers = async () => Number((await database.pool.query('select count(*) from members')).rows[0].count)

async function typeOf(username: number) {
  const member = await findMemberByUsername(database.db, username)
  if (!member) throw new Error('nobody')
  const view = await findViewerByMemberId(database.db, member.id, club.clock.now())
  return { type: view?.audience.type, wallets: Object.keys(view?.audience.wallets ?? {}), view, id: member.id }
}

describe('registering', () => {
  test('[REG-004] makes a REGISTRATO with a number, a session and a letter', async () => {
    const answer = await register()
    expect(answer.statusCode).toBe(200)
    const { userSubscription } = answer.json()
    expect(userSubscription).toMatchObject({ subscriptionType: 'REGISTRATO', email: 'maria.verdi@posta.example' })
    expect(String(userSubscription.username)).toMatch(/^\d{4,8}$/)
    expect((await club.ask('GET', '/Auth/Sessioni', undefined, { cookie: cookieOf(answer) })).statusCode).toBe(200)
    const [line] = await listOutbox(database.db)
    expect(line?.to).toBe('maria.verdi@posta.example')
    const login = await club.ask('POST', '/Auth/Login', {
      username: userSubscription.username,
      password: await club.closed(PASSWORD),
    })
    expect(login.json().userSubscription).not.toBeNull()
  })

  test('[REG-001] remembers profession, fiscal code and the consents given, and no others', async () => {
    const answer = await register({ FlagStatistiche: 'si', FlagProfilazione: 'no' })
    const { id, view } = await typeOf(answer.json().userSubscription.username)
    expect(view?.member.phone).toBe('3331234567')
    expect(await findDetails(database.db, id)).toMatchObject({
      fiscalCode: 'VRDMRA85T50A562P',
      professionId: 7,
      professionDetailId: 10,
    })
    const { rows } = await database.pool.query(
      "select consent from consent_answers where is_given and consent in ('directMarketing', 'thirdParties', 'statistics', 'profiling')",
    )
    expect(rows).toEqual([{ consent: 'statistics' }])
  })

  test.each([
    ['nome', '', 'Campo obbligatorio'],
    ['cognome', 'x'.repeat(61), 'Scrivi al massimo 60 caratteri.'],
    ['email', 'maria', 'E-mail non valida: verifica di aver scritto correttamente.'],
    ['email', 'maria@camice.example', 'E-mail non valida: verifica di aver scritto correttamente.'],
    ['cellulare', '12', 'Numero di telefono non valido: verifica di aver scritto correttamente.'],
    ['codiceFiscale', 'ABC', 'Codice Fiscale non valido: verifica di aver scritto correttamente.'],
    ['privacy', false, "Accettare l'informativa privacy è obbligatorio."],
    ['confirmPassword', 'un’altra', 'Le password non coincidono.'],
    ['professione', 8888, 'Seleziona una professione.'],
    ['professioneDettaglio', 999, 'Seleziona una professione sanitaria.'],
  ])('[REG-002] a wrong %s is refused in the words of the form', async (field, value, message) => {
    const answer = await register({ [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[field]).toBe(message)
    expect(await countMembers()).toBe(0)
  })

  test.each([
    ['nome', 'Ma\u202Eria'],
    ['cognome', 'Ver\u0007di'],
    ['nome', 'Maria\nBcc: altri@posta.example'],
  ])('[IDN-021] a %s with characters that cannot be used is refused at its field: %j', async (field, value) => {
    const answer = await register({ [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ [field]: 'Ci sono caratteri che non si possono usare.' })
    expect(await countMembers()).toBe(0)
  })

  test.each([
    ['self', {}, ''],
    ['campaign', { daCampagna: true }, ''],
    ['invited', {}, 'invito=parola'],
    ['invited', { daCampagna: true }, 'invito=parola'],
  ])('[FIG-024] whoever came by %s is known to, from %j and «%s»', async (cameBy, more, cookie) => {
    const answer = await club.ask('POST', '/Auth/Registrazione', await form(more), cookie ? { cookie } : undefined)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await database.pool.query('select came_by from members')).rows).toEqual([{ came_by: cameBy }])
  })

  test.each([
    [{ daCampagna: true, campagna: 'Primavera 2026' }, 'primavera-2026'],
    [{ daCampagna: true }, null],
    [{ daCampagna: true, campagna: 'anna@posta.example' }, null],
    [{ campagna: 'primavera' }, null],
  ])('[FIG-001] of %j the campaign that is kept is %s', async (more, campaign) => {
    const answer = await club.ask('POST', '/Auth/Registrazione', await form(more), undefined)
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await database.pool.query('select campaign from member_details')).rows).toEqual([{ campaign }])
  })

  test('[IDN-021] names of Europe are kept, in one spelling', async () => {
    const answer = await register({ nome: 'Niccolo\u0300', cognome: 'Đorđević-D’Agostino' })
    const { view } = await typeOf(answer.json().userSubscription.username)
    expect([view?.member.name, view?.member.surname]).toEqual(['Niccolò', 'Đorđević-D’Agostino'])
  })

  test('[REG-003] a profession that is not offered at sign-up is refused', async () => {
    expect((await register({ professione: 9, professioneDettaglio: undefined })).json().error.fields).toEqual({
      professione: 'Seleziona una professione.',
    })
  })

  test('[REG-001] a doctor needs a specialisation', async () => {
    const doctor = { professione: 1, professioneDettaglio: undefined }
    expect((await register(doctor)).json().error.fields).toEqual({
      specializzazione: 'Seleziona una specializzazione.',
    })
    expect((await register({ ...doctor, specializzazione: 5 })).statusCode).toBe(200)
  })

  test('[REG-002] a common password is refused', async () => {
    const envelope = await club.closed('Password1')
    const refused = await register({ password: envelope, confirmPassword: envelope })
    expect(refused.json().error.fields.password).toContain('troppo comune')
  })

  test('[IDN-013] so is one made of who they are', async () => {
    const envelope = await club.closed('Maria.Verdi84')
    const refused = await register({ password: envelope, confirmPassword: envelope })
    expect(refused.json().error.fields).toEqual({ password: 'Questa password è troppo comune: scegline un’altra.' })
    expect(await countMembers()).toBe(0)
  })

  test('[REG-005] an e-mail or a fiscal code already known is a conflict', async () => {
    expect((await register()).statusCode).toBe(200)
    const again = await register({ codiceFiscale: undefined })
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toBe('Questa e-mail risulta già registrata.')
    expect((await register({ email: 'altra@posta.example' })).statusCode).toBe(409)
    expect(await countMembers()).toBe(1)
  })

  test('two tabs that register the same person make one account', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await countMembers()).toBe(1)
    expect(await listOutbox(database.db)).toHaveLength(1)
  })

  test('[REG-004] the link of the letter verifies the mailbox, once', async () => {
    const { username } = (await register()).json().userSubscription
    const { id } = await typeOf(username)
    const [line] = await listOutbox(database.db)
    const token = /verifica-email\?t=([\w-]+)/.exec((await getLetter(database.db, line?.id ?? '')).text)?.[1] ?? ''
    const { club: house, publicOrigin } = testEnv()
    const settings = { club: house, origin: publicOrigin, secret: 'a secret of the club, long enough' }
    const confirm = () => confirmEmail(database.db, id, { token, now: club.clock.now(), settings })
    expect(await confirm()).toBe(true)
    expect((await findMemberById(database.db, id))?.emailVerifiedAt).not.toBeNull()
    expect(await confirm()).toBe(false)
  })
})

describe('the trial', () => {
  const activate = (cookie: string) => club.ask('POST', '/Auth/AttivazioneTrial', undefined, { cookie })

  test('[REG-006] may begin with the registration', async () => {
    const answer = await register({}, '/Auth/RegistrazioneTrial')
    expect(answer.json().userSubscription).toMatchObject({ subscriptionType: 'TRIAL', isTrial: true })
  })

  test('[REG-007] [REG-009] [REG-015] turns a REGISTRATO into a TRIAL with its wallets, once', async () => {
    club.clock.set(new Date('2026-11-15T10:00:00Z'))
    const registered = await register()
    const { username } = registered.json().userSubscription
    expect((await typeOf(username)).wallets).toEqual(['news'])
    const answers = await Promise.all([1, 2, 3].map(() => activate(cookieOf(registered))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const { type, wallets, view } = await typeOf(username)
    expect(type).toBe('TRIAL')
    expect(wallets.sort()).toEqual(
      [
        'consulenzaLegale',
        'ecm',
        'legal',
        'moduliLegali',
        'moduliScientifici',
        'news',
        'toolLegali',
        'toolScientifici',
        'topnegozi',
      ].sort(),
    )
    expect(view?.member.expiration.expDate?.toISOString()).toBe('2026-11-22T22:59:59.999Z')
    expect((await activate(cookieOf(registered))).statusCode).toBe(409)
  })

  test('[REG-008] [REG-010] [REG-011] [REG-012] [REG-013] every step of a life in the club, at the very midnight of Rome', async () => {
    club.clock.set(new Date('2026-11-15T10:00:00Z'))
    const { username } = (await register({}, '/Auth/RegistrazioneTrial')).json().userSubscription
    const at = async (instant: string) => {
      club.clock.set(new Date(instant))
      return typeOf(username)
    }
    expect((await at('2026-11-22T22:59:50Z')).type).toBe('TRIAL')
    const ended = await at('2026-11-22T23:00:00.000Z')
    expect(ended.type).toBe('EX_TRIAL')
    expect(ended.wallets).toEqual(['news'])
    expect(ended.view?.member.expiration.isExpired).toBe(true)

    const bought = new Date('2026-12-01T09:00:00Z')
    await extendMembership(database.db, ended.id, { period: premiumPeriod(bought), wallets: [], portfolios: [] })
    expect((await at('2026-12-01T09:00:00Z')).type).toBe('PREMIUM')
    expect((await at('2027-12-01T22:59:50Z')).type).toBe('PREMIUM')
    expect((await at('2027-12-01T23:00:00Z')).type).toBe('EX_PREMIUM')

    const renewed = new Date('2028-01-10T09:00:00Z')
    await extendMembership(database.db, ended.id, { period: premiumPeriod(renewed), wallets: [], portfolios: [] })
    const again = await at('2028-01-10T09:00:00Z')
    expect(again.type).toBe('PREMIUM')
    expect(again.view?.member.expiration.oldExpiration?.toISOString()).toBe('2027-12-01T22:59:59.999Z')
  })

  test.each(['TRIAL', 'EX_TRIAL', 'PREMIUM', 'EX_PREMIUM'] as const)('[REG-009] is refused to %s', async (type) => {
    const memberId = await makeMember(database.db, { now: club.clock.now(), type })
    expect((await activate(await club.cookieOf(memberId))).statusCode).toBe(409)
  })

  test('is recalled by mail two days before it ends and on the last day, once each', async () => {
    club.clock.set(new Date('2026-11-15T10:00:00Z'))
    await register({}, '/Auth/RegistrazioneTrial')
    const run = async (instant: string) => {
      club.clock.set(new Date(instant))
      const context = {
        db: database.db,
        clock: club.clock,
        log: silent,
        club: testEnv().club,
        origin: 'http://localhost',
        outside: standInOutside({ db: database.db, clock: club.clock }),
      }
      await remindEndingTrialsJob.handle(context, {}, { retryCount: 0, signal: new AbortController().signal })
      return (await listOutbox(database.db)).map(({ subject }) => subject).filter((line) => line.includes('finisce'))
    }
    expect(await run('2026-11-19T08:00:00Z')).toEqual([])
    expect(await run('2026-11-20T08:00:00Z')).toEqual(['La tua prova gratuita finisce tra 2 giorni'])
    expect(await run('2026-11-20T09:00:00Z')).toHaveLength(1)
    expect(await run('2026-11-21T08:00:00Z')).toHaveLength(1)
    expect(await run('2026-11-22T08:00:00Z')).toHaveLength(2)
    expect(await run('2026-11-23T08:00:00Z')).toHaveLength(2)
  })
})

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

describe('who opens the three pages', () => {
  test.each(
    overSixTypes({
      SUSPECT: [null, null, '/registrazione-trial'],
      REGISTRATO: ['/profilo', '/attivazione-trial', null],
      TRIAL: ['/profilo', '/upgrade', '/upgrade'],
      PREMIUM: ['/profilo', '/upgrade', '/upgrade'],
      EX_TRIAL: ['/profilo', '/upgrade', '/upgrade'],
      EX_PREMIUM: ['/profilo', '/upgrade', '/upgrade'],
    }),
  )('%s is sent to %o', (type, expected) => {
    const pages = ['registration', 'trial-registration', 'trial-activation'] as const
    expect(pages.map((page) => registrationDetour(page, anAudience(type).type))).toEqual(expected)
  })
})
