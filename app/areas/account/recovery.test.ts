import { describe, expect, test } from 'vitest'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { listSessions } from '#platform/session/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'

import { findMailLink, insertMailLink } from './mail-link-store.server.ts'

import { insertPasskey, listPasskeys } from './passkey-store.server.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
const OLD = 'tramonto-sul-lago-42'
const NEW = 'alba-sul-fiume-43'

const anna = (username = 4242, more = {}) =>
  makeMember(database.db, {
    now: club.clock.now(),
    password: OLD,
    person: { username, email: 'anna@posta.example', name: 'Anna', ...more },
  })
const ask = (username: unknown) => club.ask('POST', '/Auth/RecuperaPassword', { username })
const reset = async (token: string, password = NEW, passkey: string[] = []) =>
  club.ask('POST', '/Auth/ReimpostaPassword', { token, password: await club.closed(password), passkey })
const login = async (username: unknown, password: string) =>
  club.ask('POST', '/Auth/Login', { username, password: await club.closed(password) })

async function tokens(): Promise<string[]> {
  const letters = await Promise.all((await listOutbox(database.db)).map(({ id }) => getLetter(database.db, id)))
  return letters.flatMap(({ text }) => /recover-password\?t=([\w-]+)/.exec(text)?.[1] ?? [])
}

async function newToken(username: unknown = 4242): Promise<string> {
  expect((await ask(username)).statusCode).toBe(200)
  const [token = ''] = await tokens()
  return token
}

describe('[API-203] asking for a new password', () => {
  test('writes a letter with a link, by number or by e-mail', async () => {
    await anna()
    const token = await newToken()
    expect(token.length).toBeGreaterThanOrEqual(43)
    const [line] = await listOutbox(database.db)
    expect(line).toMatchObject({ to: 'anna@posta.example', subject: 'Scegli una nuova password' })
    expect((await ask('ANNA@posta.example')).statusCode).toBe(200)
    expect(await listOutbox(database.db)).toHaveLength(2)
  })

  test('of a shared mailbox writes a letter for each account, with its username', async () => {
    await anna(4242)
    await anna(4343)
    await ask('anna@posta.example')
    const letters = await Promise.all((await listOutbox(database.db)).map(({ id }) => getLetter(database.db, id)))
    expect(letters.map(({ text }) => /username (\d+)/.exec(text)?.[1]).sort()).toEqual(['4242', '4343'])
  })

  test('waits after eight times', async () => {
    await anna()
    for (let time = 0; time < 8; time += 1) expect((await ask(4242)).statusCode).toBe(200)
    const refused = await ask(4242)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('[LOG-026] the link of the letter', () => {
  test('changes the password once, and closes every session', async () => {
    const memberId = await anna()
    const cookie = await club.cookieOf(memberId)
    const token = await newToken()
    expect((await reset(token)).statusCode).toBe(200)
    expect((await club.ask('GET', '/Auth/Sessioni', undefined, { cookie })).statusCode).toBe(401)
    expect((await login(4242, OLD)).statusCode).toBe(401)
    expect((await login(4242, NEW)).statusCode).toBe(200)
    expect((await reset(token, 'un-altro-giorno-44')).statusCode).toBe(409)
    const trail = (await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)
    expect(trail).toEqual(expect.arrayContaining(['recovery-asked', 'password-reset', 'sign-in-denied', 'signed-in']))
  })

  test('tells the member that the password has changed', async () => {
    await anna()
    await reset(await newToken())
    expect((await listOutbox(database.db)).map(({ subject }) => subject)).toContain('La tua password è cambiata')
  })

  test('lasts an hour', async () => {
    await anna()
    const token = await newToken()
    club.clock.advance(60 * 60_000)
    expect((await reset(token)).statusCode).toBe(409)
    expect((await login(4242, OLD)).statusCode).toBe(200)
  })

  test('ends when another is asked for', async () => {
    await anna()
    const first = await newToken()
    club.clock.advance(60_000)
    await ask(4242)
    expect((await reset(first)).statusCode).toBe(409)
  })

  test.each(['breve', 'Password1', 'x7'.repeat(31)])('refuses the password %s and is not used up', async (password) => {
    await anna()
    const token = await newToken()
    const refused = await reset(token, password)
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().error.fields)).toEqual(['password'])
    expect((await reset(token)).statusCode).toBe(200)
  })

  test('used by two at once is used by one', async () => {
    await anna()
    const token = await newToken()
    const answers = await Promise.all([reset(token, 'prima-delle-due-45'), reset(token, 'seconda-delle-due-46')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('[IDN-010] removes passkeys of before the mailbox was first proved, whenever that was, and those not chosen', async () => {
    const memberId = await anna(4242, { emailVerifiedAt: null })
    const add = (id: string, createdAt = club.clock.now()) =>
      insertPasskey(database.db, {
        ...{ id, memberId, publicKey: 'x', counter: 0, transports: [] },
        ...{ name: `Chiave ${id}`, createdAt },
      })
    const keys = async () => (await listPasskeys(database.db, memberId)).map(({ id }) => id).sort()
    await add('estranea')
    await reset(await newToken(), NEW, ['estranea'])
    expect(await keys(), 'while nobody had proved the mailbox').toEqual([])
    expect((await listOutbox(database.db)).map(({ subject }) => subject)).toContain('Una passkey è stata tolta')

    const proof = club.clock.now()
    await add('di-prima', new Date(proof.getTime() - 86_400_000))
    await add('telefono')
    await add('computer')
    club.clock.advance(30 * 86_400_000)
    await reset(await newToken(), OLD, ['di-prima', 'telefono', 'di-nessuno'])
    expect(await keys(), 'long after the proof').toEqual(['telefono'])
    await reset(await newToken())
    expect(await keys(), 'none chosen, none kept').toEqual([])
  })

  test('[IDN-010] nobody keeps the passkey of another, and theirs stays', async () => {
    await anna()
    const other = await makeMember(database.db, { now: club.clock.now() })
    const theirs = { id: 'sua', memberId: other, publicKey: 'x', counter: 0, transports: [], name: 'Telefono' }
    await insertPasskey(database.db, { ...theirs, createdAt: club.clock.now() })
    await reset(await newToken(), NEW, ['sua'])
    expect((await listPasskeys(database.db, other)).map(({ id }) => id)).toEqual(['sua'])
  })

  test('[IDN-010] ends every session, every known browser and every open link', async () => {
    const memberId = await anna()
    const cookies = await login(4242, OLD)
    const device = [cookies.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('camice-dispositivo='))
    const known = device?.split(';')[0] ?? ''
    const token = await newToken()
    const link = { kind: 'email-verification', memberId, now: club.clock.now(), lastsMs: 3_600_000 } as const
    const verification = await insertMailLink(database.db, link)
    club.clock.advance(1_000)
    expect((await reset(token)).statusCode).toBe(200)
    expect(await findMailLink(database.db, 'email-verification', verification, club.clock.now())).toBeNull()
    expect(await listSessions(database.db, memberId, club.clock.now())).toEqual([])
    for (let time = 0; time < 8; time += 1) await login(4242, 'sbagliata-sempre')
    const again = { username: 4242, password: await club.closed(NEW) }
    const stranger = await club.ask('POST', '/Auth/Login', again, { cookie: known })
    expect(stranger.statusCode, 'the browser has no tries of its own any more').toBe(429)
  })

  test('is not in the database', async () => {
    await anna()
    const token = await newToken()
    const { rows } = await database.pool.query('select token_hash from mail_links')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('lets in at once who had been made to wait', async () => {
    await anna()
    for (let time = 0; time < 8; time += 1) await login(4242, 'sbagliata-sempre')
    expect((await login(4242, OLD)).statusCode).toBe(429)
    await reset(await newToken())
    expect((await login(4242, NEW)).statusCode).toBe(200)
  })
})

test('the trail of accounts is neither changed nor removed', async () => {
  await anna()
  await login(4242, OLD)
  await expect(database.pool.query('delete from audit_events')).rejects.toThrow('append-only')
  await expect(database.pool.query("update audit_events set kind = 'registered'")).rejects.toThrow('append-only')
  const { rows } = await database.pool.query('select kind, origin from audit_events')
  expect(rows).toEqual([{ kind: 'signed-in', origin: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})

test.each(['mario', '12', '123456789', 'mario@posta', '', null, {}])(
  '[LOG-020] recovery for %o is refused in its own words',
  async (username) => {
    const answer = await ask(username)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      { username: 'Inserisci il codice utente nel formato corretto.' },
    ])
  },
)

test('[LOG-022] [IDN-018] a link that was used answers 409; asking for one never does, also for an e-mail of several accounts', async () => {
  const dead = await club.ask('POST', '/Auth/ReimpostaPassword', { token: 'x'.repeat(40), password: 'y'.repeat(40) })
  expect(dead.statusCode).toBe(409)
  expect((await ask('nessuno@posta.example')).statusCode).toBe(200)
})
