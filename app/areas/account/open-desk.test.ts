import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { insertPasskey, listPasskeys } from './passkey-store.server.ts'
import { acceptInvitation } from './staff-acceptance-commands.server.ts'
import { isWithoutAdministrator } from './staff-commands.server.ts'
import { openDesk } from './staff-invitation-commands.server.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
const PASSWORD = 'tramonto-sul-lago-42'
const sender = { club: parseEnv({}).club, origin: 'https://club.example' }
const settings = { ...sender, isDemo: false, isHttps: false, secret: 'a secret of the club, long enough' }

const open = (who: string, name = 'Nina', surname = 'De Rossi') =>
  openDesk(
    database.db,
    { who, name, surname },
    { actorId: null, now: club.clock.now(), sender, reason: 'npm run admin' },
  )

const use = async (link: string) => {
  const token = new URL(link).searchParams.get('t') ?? ''
  const envelope = await club.closed(PASSWORD)
  return (await acceptInvitation(database.db, { token, envelope, now: club.clock.now(), settings })).kind
}
const enter = async (username: number) =>
  (await club.ask('POST', '/Auth/Login', { username, password: await club.closed(PASSWORD) })).statusCode
const roleOf = async (username: number) => (await findMemberByUsername(database.db, username))?.roles[0]?.role ?? null

describe('opening the desk from the server', () => {
  test('[IDN-005] gives a club without anybody its first administrator when the link is used, by the command and no person', async () => {
    expect(await isWithoutAdministrator(database.db)).toBe(true)
    const { username, link, isNew } = await open('Nina@Ordine.example')
    expect([isNew, link.startsWith('https://club.example/redazione/invito?t=')]).toEqual([true, true])
    expect([await roleOf(username), await isWithoutAdministrator(database.db)]).toEqual([null, true])
    expect([await use(link), await enter(username)]).toEqual(['accepted', 200])
    expect(await isWithoutAdministrator(database.db)).toBe(false)
    const member = await findMemberByUsername(database.db, username)
    expect(member).toMatchObject({
      roles: [{ role: 'administrator' }],
      email: 'nina@ordine.example',
      surname: 'De Rossi',
    })
    const trail = await listMemberTrail(database.db, member?.id ?? '')
    for (const kind of ['role-offered', 'role-changed'])
      expect(
        trail.filter((line) => line.kind === kind).map(({ actorId, facts }) => [actorId, facts.reason]),
        kind,
      ).toEqual([[null, 'npm run admin']])
  })

  test('[IDN-005] gives nothing to whoever registered the address of another, and ends what they had made', async () => {
    const now = club.clock.now()
    const person = { username: 4243, email: 'nina@club.it', emailVerifiedAt: null }
    const memberId = await makeMember(database.db, { now, password: 'la-password-dell-estranea-7', person })
    await insertPasskey(database.db, {
      id: 'estranea',
      memberId,
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'Sua',
      createdAt: now,
    })
    const cookie = await club.cookieOf(memberId)
    const { link } = await open('nina@club.it', '', '')
    expect(await roleOf(4243)).toBeNull()
    expect(await listOutbox(database.db)).toEqual([])
    expect((await club.ask('GET', '/Auth/Sessioni', undefined, { cookie })).statusCode).toBe(200)
    expect(await use(link)).toBe('accepted')
    expect((await club.ask('GET', '/Auth/Sessioni', undefined, { cookie })).statusCode).toBe(401)
    expect([await roleOf(4243), await listPasskeys(database.db, memberId)]).toEqual(['administrator', []])
    expect(await enter(4243)).toBe(200)
  })

  test('[IDN-005] lets in again who was locked out; run twice the first link dies, and a proved mailbox is told', async () => {
    const now = club.clock.now()
    const person = { username: 4242, name: 'Anna', email: 'anna@posta.example' }
    const memberId = await makeMember(database.db, { now, person })
    await upsertDetails(database.db, memberId, { closedAt: now })
    const first = await open('4242', '', '')
    const { link, isNew } = await open('anna@posta.example', '', '')
    expect(isNew).toBe(false)
    expect([await use(first.link), await enter(4242)]).toEqual(['gone', 401])
    expect([await use(link), await enter(4242)]).toEqual(['accepted', 200])
    const letters = await Promise.all((await listOutbox(database.db)).map(({ id }) => getLetter(database.db, id)))
    const texts = letters.map(({ text }) => text)
    const isTold = (words: string) => texts.filter((text) => text.includes(words)).length
    expect(isTold('Qualcuno con accesso al server ti ha reso amministratore.')).toBe(2)
    expect(isTold('sei amministratore')).toBe(1)
  })

  test.each([
    ['nessuno', 'Nina', 'Rossi', 'who'],
    ['nina@ordine.example', '', '', 'name'],
  ])('refuses %j, %j %j and writes nothing', async (who, name, surname, field) => {
    await expect(open(who, name, surname)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(await isWithoutAdministrator(database.db)).toBe(true)
  })
})
