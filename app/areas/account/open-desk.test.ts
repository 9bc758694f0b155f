import { describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { isWithoutAdministrator, openDesk } from './staff-commands.server.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
const PASSWORD = 'tramonto-sul-lago-42'

const open = (who: string, name = 'Nina', surname = 'De Rossi') => {
  const sender = { club: parseEnv({}).club, origin: 'https://club.example' }
  return openDesk(
    database.db,
    { who, name, surname },
    { actorId: null, now: club.clock.now(), sender, reason: 'server' },
  )
}

async function enterWith(link: string, username: number) {
  const token = new URL(link).searchParams.get('t')
  const chosen = await club.ask('POST', '/Auth/ReimpostaPassword', { token, password: await club.closed(PASSWORD) })
  const entered = await club.ask('POST', '/Auth/Login', { username, password: await club.closed(PASSWORD) })
  return [chosen.statusCode, entered.statusCode]
}

describe('opening the desk from the server', () => {
  test('gives a club without anybody its first administrator, who chooses a password with the link and enters', async () => {
    expect(await isWithoutAdministrator(database.db)).toBe(true)
    const { username, link, isNew } = await open('Nina@Ordine.example')
    expect([isNew, link.startsWith('https://club.example/recover-password?t=')]).toEqual([true, true])
    expect(await enterWith(link, username)).toEqual([200, 200])
    expect(await isWithoutAdministrator(database.db)).toBe(false)
    const member = await findMemberByUsername(database.db, username)
    expect(member).toMatchObject({ staffRole: 'administrator', email: 'nina@ordine.example', surname: 'De Rossi' })
    const trail = (await listMemberTrail(database.db, member?.id ?? '')).filter(({ kind }) => kind === 'role-changed')
    expect(trail.map(({ actorId, facts }) => [actorId, facts.reason])).toEqual([[null, 'server']])
  })

  test('lets in again who was locked out, ends the link of before, and tells a member of the new role', async () => {
    const now = club.clock.now()
    const person = { username: 4242, name: 'Anna', email: 'anna@posta.example' }
    const memberId = await makeMember(database.db, { now, person })
    await upsertDetails(database.db, memberId, { closedAt: now })
    const first = await open('4242', '', '')
    const { link, isNew } = await open('anna@posta.example', '', '')
    expect(isNew).toBe(false)
    expect(await enterWith(first.link, 4242)).toEqual([409, 401])
    expect(await enterWith(link, 4242)).toEqual([200, 200])
    const told = (await listOutbox(database.db)).filter(({ subject }) => subject === 'Il tuo ruolo nella redazione')
    expect(told).toHaveLength(1)
  })

  test.each([
    ['nessuno', 'Nina', 'Rossi', 'who'],
    ['nina@ordine.example', '', '', 'name'],
  ])('refuses %j, %j %j and writes nothing', async (who, name, surname, field) => {
    await expect(open(who, name, surname)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(await isWithoutAdministrator(database.db)).toBe(true)
  })
})
