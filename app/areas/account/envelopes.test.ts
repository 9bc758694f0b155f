import { beforeEach, describe, expect, test } from 'vitest'
import { profileCalls } from '#areas/profile/api.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { type TestCalls, useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'
import { insertMailLink } from './mail-link-store.server.ts'

const database = useTestDatabase()
const calls = [...accountCalls, ...profileCalls]
const oneNode = useCalls(database, calls)
const anotherNode = useCalls(database, calls)
beforeEach(() => seedProfessions(database.db))

const PASSWORD = 'tramonto-sul-lago-42'
let made = 0

const someMember = (username: number) =>
  makeMember(database.db, { now: oneNode.clock.now(), password: PASSWORD, person: { username } })

/** Of somebody who entered an hour ago, so that the password is looked at. */
async function oldCookie(username: number): Promise<string> {
  const now = new Date(oneNode.clock.now().getTime() - 60 * 60_000)
  return `${sessionCookieName(false)}=${await createSession(database.db, { memberId: await someMember(username), now })}`
}

type Place = (node: TestCalls, envelope: string, username: number) => ReturnType<TestCalls['ask']>

/** Every place of the club that opens a password, each with somebody for whom this password is the right one. */
const PLACES: Record<string, Place> = {
  registration: (node, envelope, username) =>
    node.ask('POST', '/Auth/Registrazione', {
      nome: 'Maria',
      cognome: 'Verdi',
      email: `maria.${username}@posta.example`,
      cellulare: '3331234567',
      professione: 7,
      professioneDettaglio: 10,
      password: envelope,
      confirmPassword: envelope,
      privacy: true,
      termini: true,
    }),
  async recovery(node, envelope, username) {
    const memberId = await someMember(username)
    const link = { kind: 'password-reset', memberId, now: node.clock.now(), lastsMs: 60_000 } as const
    const token = await insertMailLink(database.db, link)
    return node.ask('POST', '/Auth/ReimpostaPassword', { token, password: envelope })
  },
  async 'a change of password'(node, envelope, username) {
    const cookie = await oldCookie(username)
    const body = { phone: '', prefix: '0039', password: envelope, confirmPassword: envelope }
    const currentPassword = await node.closed(PASSWORD)
    return node.ask('PUT', '/contact/account', { ...body, currentPassword }, { cookie })
  },
  async '«sei ancora tu?»'(node, envelope, username) {
    const cookie = await oldCookie(username)
    return node.ask('POST', '/Auth/Passkey/Opzioni', { currentPassword: envelope }, { cookie })
  },
  async 'the deletion of an account'(node, envelope, username) {
    const cookie = await oldCookie(username)
    const body = { conferma: 'CANCELLA', currentPassword: envelope }
    return node.ask('POST', '/Privacy/CancellaAccount', body, { cookie })
  },
  async 'sign-in'(node, envelope, username) {
    await someMember(username)
    return node.ask('POST', '/Auth/Login', { username, password: envelope })
  },
}

const NAMES = Object.keys(PLACES)
const visit = (name: string, node: TestCalls, envelope: string) => {
  made += 1
  const place = PLACES[name]
  if (!place) throw new Error(`There is no place called ${name}.`)
  return place(node, envelope, 4000 + made)
}

describe.each(NAMES)('[IDN-015] an envelope used for %s', (first) => {
  test.each(NAMES)('is refused as a copy by another node for %s', async (second) => {
    const envelope = await oneNode.closed(PASSWORD)
    const opened = await visit(first, oneNode, envelope)
    expect(opened.statusCode, opened.body).toBe(200)
    const copied = await visit(second, anotherNode, envelope)
    expect(copied.statusCode, copied.body).toBe(second === 'sign-in' ? 401 : 400)
    expect(copied.headers['set-cookie']).toBeUndefined()
    const fresh = await visit(second, anotherNode, await anotherNode.closed(PASSWORD))
    expect(fresh.statusCode, 'the copy alone was the reason').toBe(200)
  })
})

test.each(NAMES)('[IDN-015] of two nodes that open the same envelope at once for %s one is refused', async (name) => {
  const envelope = await oneNode.closed(PASSWORD)
  const answers = await Promise.all([visit(name, oneNode, envelope), visit(name, anotherNode, envelope)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, name === 'sign-in' ? 401 : 400])
})

test('[IDN-015] an envelope is spent also where what it held was refused', async () => {
  const envelope = await oneNode.closed('breve')
  expect((await visit('recovery', oneNode, envelope)).json().error.fields.password).toContain('8 caratteri')
  expect((await visit('recovery', anotherNode, envelope)).json().error.fields.password).toContain('ricarica la pagina')
})
