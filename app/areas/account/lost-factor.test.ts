import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { setRole } from '../../../tests/support/roles.ts'
import { takeAwayFactors } from './access-commands.server.ts'
import { accountCalls } from './api.server.ts'
import { claimAccount } from './email-proof-commands.server.ts'
import { endLostFactors, stopFactorLoss } from './lost-factor-commands.server.ts'
import { findMailLink, insertMailLink } from './mail-link-store.server.ts'
import { insertPasskey, listPasskeys } from './passkey-store.server.ts'
import { deleteSecondFactor, findSecondFactor } from './second-factor-store.server.ts'

const database = useTestDatabase()
const otherAddressesOf = async () => ['anna@pec.example', 'anna@posta.example']
const club = useCalls(database, accountCalls, { otherAddressesOf }, { hasStillClock: true })
const PASSWORD = 'tramonto-sul-lago-42'
const NEW = 'alba-sul-fiume-43'
const HOUR_MS = 60 * 60_000
const SECRETS = { secret: 'a secret of the club, long enough', isDemo: false, isHttps: false }
const sender = { club: testEnv().club, origin: 'http://localhost:3000' }
let memberId: string
let secret: Secret
let codes: string[]

const code = () =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: club.clock.now().getTime() })
const emails = async () => Promise.all((await listOutbox(database.db)).map(({ id }) => getLetter(database.db, id)))
const kindsOfTrail = async () => (await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)
const runJob = () => endLostFactors(database.db, { now: club.clock.now(), sender })

beforeEach(async () => {
  const now = club.clock.now()
  const person = { username: 4242, name: 'Anna', email: 'anna@posta.example', emailVerifiedAt: now }
  memberId = await makeMember(database.db, { now, password: PASSWORD, person })
  const cookie = await club.cookieOf(memberId)
  const begun = await club.ask('POST', '/Auth/SecondoFattore/Nuovo', undefined, { cookie })
  secret = Secret.fromBase32(begun.json().segreto)
  const confirmed = await club.ask('POST', '/Auth/SecondoFattore/Conferma', { code: code() }, { cookie })
  codes = confirmed.json().codes
  club.clock.advance(60_000)
})

async function recoveryToken(): Promise<string> {
  club.clock.advance(1_000)
  expect((await club.ask('POST', '/Auth/RecuperaPassword', { username: 4242 })).statusCode).toBe(200)
  for (const { text } of await emails()) {
    const token = /recover-password\?t=([\w-]+)/.exec(text)?.[1]
    if (token && (await findMailLink(database.db, 'password-reset', token, club.clock.now()))) return token
  }
  throw new Error('No e-mail with a link was written.')
}

const reset = async (token: string, more: object = {}, password = NEW) =>
  club.ask('POST', '/Auth/ReimpostaPassword', { token, password: await club.closed(password), ...more })
const login = async (password: string) =>
  club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(password) })
const lose = (token: string) => club.ask('POST', '/Auth/SecondoFattore/Perso', { token })

describe('[IDN-010] recovering a password', () => {
  test('does not take the place of the second factor: it is asked before the password changes', async () => {
    const token = await recoveryToken()
    const without = await reset(token)
    expect(without.json().error.fields).toEqual({ code: expect.stringContaining('Scrivi il codice') })
    expect((await reset(token, { code: '000000' })).json().error.fields).toHaveProperty('code')
    expect((await login(PASSWORD)).json(), 'nothing changed').toMatchObject({ mustProveSecondFactor: true })
    expect((await reset(token, { code: code() }, 'breve')).json().error.fields).toHaveProperty('password')
    expect((await reset(token, { code: code() })).statusCode, 'a refused password spends no code').toBe(200)
    expect((await login(NEW)).json(), 'and the factor stays').toMatchObject({ mustProveSecondFactor: true })
  })

  test('takes a recovery code too, once', async () => {
    const [first = ''] = codes
    expect((await reset(await recoveryToken(), { code: first })).statusCode).toBe(200)
    expect((await reset(await recoveryToken(), { code: first })).statusCode).toBe(400)
  })

  test('asks for it also at an address the staff wrote after it was added, proved or not', async () => {
    for (const provedAt of [null, club.clock.now()]) {
      await database.pool.query('update members set email_verified_at = $1', [provedAt])
      expect((await reset(await recoveryToken())).json().error.fields).toHaveProperty('code')
    }
    const now = club.clock.now()
    const lastsMs = HOUR_MS
    const token = await insertMailLink(database.db, { kind: 'email-verification', memberId, now, lastsMs })
    const claim = { token, now, envelope: await club.closed(NEW), settings: { ...sender, ...SECRETS } }
    expect(await claimAccount(database.db, claim)).toMatchObject({ kind: 'claimed' })
    expect((await login(NEW)).json(), 'nor does claiming the account').toMatchObject({ mustProveSecondFactor: true })
  })

  test('leaves staff the passkey that opens the desk, unless they showed a code', async () => {
    const passkey = { memberId, publicKey: 'x', counter: 0, transports: [], name: 'Telefono' }
    await insertPasskey(database.db, { ...passkey, id: 'della-redazione', createdAt: club.clock.now() })
    await setRole(database.db, memberId, 'administrator', club.clock.now())
    expect((await reset(await recoveryToken(), { code: code() })).statusCode).toBe(200)
    expect(await listPasskeys(database.db, memberId)).toEqual([])
    await deleteSecondFactor(database.db, memberId)
    await insertPasskey(database.db, { ...passkey, id: 'della-redazione', createdAt: club.clock.now() })
    expect((await reset(await recoveryToken(), {}, 'vento-sulla-collina-44')).statusCode).toBe(200)
    expect(await listPasskeys(database.db, memberId)).toHaveLength(1)
  })
})

describe('[IDN-031] a member who lost every factor', () => {
  test('proves the mailbox and waits 72 hours, of which every address is told', async () => {
    const token = await recoveryToken()
    const begun = await lose(token)
    expect(begun.statusCode).toBe(200)
    const end = new Date(club.clock.now().getTime() + 72 * HOUR_MS)
    expect(begun.json()).toEqual({ fine: end.toISOString() })
    const told = (await emails()).filter(({ subject }) => subject.startsWith('Qualcuno dice di aver perso'))
    expect(told.map(({ to }) => to).sort()).toEqual(['anna@pec.example', 'anna@posta.example'])
    expect((await lose(token)).statusCode, 'the link is spent').toBe(409)
    expect((await lose(await recoveryToken())).statusCode, 'a wait does not begin twice').toBe(409)
    club.clock.advance(72 * HOUR_MS - 10_000)
    await runJob()
    expect((await login(PASSWORD)).json()).toMatchObject({ mustProveSecondFactor: true })
    club.clock.advance(10_000)
    await runJob()
    expect((await login(PASSWORD)).json().userSubscription).toMatchObject({ username: 4242 })
    expect((await reset(await recoveryToken())).statusCode, 'recovery asks for no code any more').toBe(200)
    expect(await kindsOfTrail()).toEqual(expect.arrayContaining(['second-factor-lost', 'second-factor-removed']))
    expect((await emails()).map(({ subject }) => subject)).toContain('La verifica in due passaggi è stata tolta')
  })

  test('stops it with one press of the e-mail, or from inside', async () => {
    await lose(await recoveryToken())
    const [told] = (await emails()).filter(({ subject }) => subject.startsWith('Qualcuno dice'))
    const stop = /ferma-attesa\?t=([\w-]+)/.exec(told?.text ?? '')?.[1] ?? ''
    expect(await stopFactorLoss(database.db, 'un-altro-link', club.clock.now())).toBe(false)
    expect(await stopFactorLoss(database.db, stop, club.clock.now())).toBe(true)
    expect(await stopFactorLoss(database.db, stop, club.clock.now()), 'once').toBe(false)
    club.clock.advance(73 * HOUR_MS)
    await runJob()
    expect((await findSecondFactor(database.db, memberId))?.confirmedAt).not.toBeNull()
    expect(await kindsOfTrail()).toContain('second-factor-found')
    expect((await lose(await recoveryToken())).statusCode, 'and may begin again').toBe(200)
    const cookie = await club.cookieOf(memberId)
    const found = await club.ask('POST', '/Auth/SecondoFattore/Ritrovato', undefined, { cookie })
    expect(found.statusCode).toBe(200)
    expect((await findSecondFactor(database.db, memberId))?.lostAt).toBeNull()
  })

  test('stops it by showing a code anywhere, also while choosing a new password', async () => {
    await lose(await recoveryToken())
    expect((await reset(await recoveryToken(), { code: codes[0] })).statusCode).toBe(200)
    expect((await findSecondFactor(database.db, memberId))?.lostAt).toBeNull()
    expect(await kindsOfTrail()).toContain('second-factor-found')
  })

  test('needs the link of an e-mail: an invented one, or none, begins nothing', async () => {
    for (const token of ['inventato', 'x'.repeat(43)]) expect((await lose(token)).statusCode).toBe(409)
    expect((await findSecondFactor(database.db, memberId))?.lostAt).toBeNull()
  })
})

describe('[IDN-031] staff who lost every factor', () => {
  const by = (actorId: string | null) => ({ actorId, reason: 'Ha perso il telefono', now: club.clock.now(), sender })
  const record = async () => {
    const member = await findMemberById(database.db, memberId)
    if (!member) throw new Error('nobody')
    return member
  }

  test('are not let back by the mailbox alone, also when the role came while they waited', async () => {
    await lose(await recoveryToken())
    await setRole(database.db, memberId, 'editor', club.clock.now())
    club.clock.advance(73 * HOUR_MS)
    await runJob()
    expect(await findSecondFactor(database.db, memberId)).not.toBeNull()
    await database.pool.query('update second_factors set lost_at = null')
    const refused = await lose(await recoveryToken())
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('amministratore')])
  })

  test('are let back by another administrator with a reason, or from the server; never by themselves, nor are members', async () => {
    const administrator = await makeMember(database.db, { now: club.clock.now(), person: { username: 4343 } })
    await expect(takeAwayFactors(database.db, await record(), by(administrator))).rejects.toThrow('Non lavora qui')
    await setRole(database.db, memberId, 'operator', club.clock.now())
    await expect(takeAwayFactors(database.db, await record(), by(memberId))).rejects.toThrow('un altro amministratore')
    const passkey = { memberId, publicKey: 'x', counter: 0, transports: [], name: 'Telefono' }
    await insertPasskey(database.db, { ...passkey, id: 'perso', createdAt: club.clock.now() })
    const cookie = await club.cookieOf(memberId)
    expect(await takeAwayFactors(database.db, await record(), by(administrator))).toBe(true)
    expect(await findSecondFactor(database.db, memberId)).toBeNull()
    expect(await listPasskeys(database.db, memberId)).toEqual([])
    expect((await club.ask('GET', '/Auth/Sessioni', undefined, { cookie })).statusCode).toBe(401)
    const [line] = (await listMemberTrail(database.db, memberId)).filter(({ kind }) => kind === 'second-factor-removed')
    expect(line).toMatchObject({ actorId: administrator, facts: { reason: 'Ha perso il telefono' } })
    const subjects = (await emails()).map(({ subject }) => subject)
    for (const told of ['La verifica in due passaggi è stata tolta', 'Una passkey è stata tolta'])
      expect(subjects).toContain(told)
    expect(await takeAwayFactors(database.db, await record(), by(null)), 'nothing left').toBe(false)
  })
})
