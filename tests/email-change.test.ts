// reads: only the built club
import { afterEach, describe, expect, test } from 'vitest'
import { insertPasskey, listPasskeys } from '#areas/account/passkey-store.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'

const club = useClub()
afterEach(() => club.clock.reset())

const PAGE = '/profilo/dati-personali'
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const HOUR_MS = 60 * 60_000
let made = 0

const read = (url: string, cookie = '') => club.app.inject({ url, headers: { cookie } })
const post = (url: string, fields: Record<string, string>, cookie = '') =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, cookie },
    payload: new URLSearchParams(fields).toString(),
  })
const request = (email: string, cookie: string) => post(PAGE, { act: 'ask', email }, cookie)
const confirm = (token: string, cookie = '') => post('/cambia-email', { token }, cookie)
const stop = (token: string, cookie = '') => post('/ferma-cambio-email', { token }, cookie)

async function session(id: string) {
  const token = await createSession(club.database.db, { memberId: id, now: club.clock.now() })
  return `${sessionCookieName(false)}=${token}`
}

async function someone(more: { emailVerifiedAt?: null } = {}) {
  made += 1
  const email = `prima${made}@example.it`
  const person = { email, name: 'Giulia', emailVerifiedAt: club.clock.now(), ...more }
  const id = await makeMember(club.database.db, { now: club.clock.now(), person })
  return { id, email, cookie: await session(id), next: `dopo${made}@example.it` }
}

async function lettersTo(email: string): Promise<string[]> {
  const { db } = club.database
  const found: string[] = []
  for (const { id, to } of await listOutbox(db)) if (to === email) found.push((await getLetter(db, id)).text)
  return found
}

/** The newest link of a kind that was sent to an address; empty where there is none. */
async function linkTo(email: string, page: string): Promise<string> {
  for (const text of await lettersTo(email)) {
    const [, token] = new RegExp(`/${page}\\?t=([\\w-]+)`).exec(text) ?? []
    if (token) return token
  }
  return ''
}
const linkOf = (email: string) => linkTo(email, 'cambia-email')
const stopOf = (email: string) => linkTo(email, 'ferma-cambio-email')
const emailOf = async (id: string) => (await findMemberById(club.database.db, id))?.email
const trailOf = async (id: string) => (await listMemberTrail(club.database.db, id)).map(({ kind }) => kind)

describe('[IDN-016] [IDN-017] changing one’s own e-mail', () => {
  test('is asked, confirmed from the new mailbox by whoever is signed in, and told to the old one', async () => {
    const { id, email, cookie, next } = await someone()
    const elsewhere = await session(id)
    const asked = await request(next.toUpperCase(), cookie)
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('Ti abbiamo scritto al nuovo indirizzo')
    expect((await read(PAGE, cookie)).body).toContain(next)
    expect(await emailOf(id), 'not yet').toBe(email)
    const token = await linkOf(next)
    expect((await read(`/cambia-email?t=${token}`, cookie)).body, 'a visit changes nothing').toContain(next)
    expect(await emailOf(id)).toBe(email)
    const confirmed = await confirm(token, cookie)
    expect(confirmed.headers.location).toBe('/cambia-email?fatto=cambiata')
    expect(await findMemberById(club.database.db, id)).toMatchObject({ email: next })
    expect((await read(PAGE, elsewhere)).statusCode, 'every other device is out').toBe(302)
    expect((await read(PAGE, cookie)).statusCode).toBe(200)
    expect((await lettersTo(email)).some((text) => text.includes('da oggi ha un altro indirizzo'))).toBe(true)
    expect(await trailOf(id)).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']))
    expect((await confirm(token, cookie)).statusCode, 'once').toBe(409)
  })

  test('asks for a proof of whoever entered more than five minutes ago, and loses nothing typed', async () => {
    const { id, cookie, next } = await someone()
    club.clock.advance(5 * 60_000)
    const refused = await request(next, cookie)
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('Conferma che sei ancora tu per continuare.')
    expect(refused.body).toContain(`value="${next}"`)
    expect(await lettersTo(next)).toEqual([])
    expect(await trailOf(id)).not.toContain('email-change-asked')
  })

  test('is not for whoever has not proved the first address, nor for an address that is none', async () => {
    const unproved = await someone({ emailVerifiedAt: null })
    expect((await request(unproved.next, unproved.cookie)).statusCode).toBe(409)
    const { email, cookie } = await someone()
    for (const typed of ['', 'nessuna', 'a@b', email, `${'a'.repeat(290)}@example.it`])
      expect((await request(typed, cookie)).statusCode, typed).toBe(400)
    expect((await request('', '')).statusCode).toBe(401)
  })
})

describe('the link of the new mailbox', () => {
  test('gives nothing to a stranger, nor to another member, and is not used up by them', async () => {
    const { id, email, cookie, next } = await someone()
    const other = await someone()
    await request(next, cookie)
    const token = await linkOf(next)
    for (const visitor of ['', other.cookie]) {
      const page = await read(`/cambia-email?t=${token}`, visitor)
      expect(page.body).not.toContain(email)
      expect(page.body).not.toContain('Giulia')
      expect((await confirm(token, visitor)).statusCode).toBe(403)
    }
    expect([await emailOf(id), await emailOf(other.id)]).toEqual([email, other.email])
    expect((await confirm(token, cookie)).statusCode).toBe(302)
  })

  test('lives a day', async () => {
    const { id, email, next } = await someone()
    await request(next, await session(id))
    const token = await linkOf(next)
    club.clock.advance(24 * HOUR_MS)
    expect((await confirm(token, await session(id))).statusCode).toBe(409)
    expect(await emailOf(id)).toBe(email)
  })

  test('dies when another is asked for, when it is withdrawn, and when the password is chosen anew', async () => {
    const { id, email, cookie, next } = await someone()
    await request(next, cookie)
    const first = await linkOf(next)
    await request(`altro-${next}`, cookie)
    expect((await confirm(first, cookie)).statusCode, 'one at a time').toBe(409)
    const second = await linkOf(`altro-${next}`)
    expect((await post(PAGE, { act: 'withdraw' }, cookie)).body).toContain('Il cambio è annullato')
    expect((await confirm(second, cookie)).statusCode).toBe(409)
    expect(await emailOf(id)).toBe(email)
  })

  test('of two who ask for one free address the first who confirms has it', async () => {
    const [one, two] = [await someone(), await someone()]
    const shared = `contesa${made}@example.it`
    await request(shared, one.cookie)
    const first = await linkOf(shared)
    await request(shared, two.cookie)
    const second = await linkOf(shared)
    const answers = await Promise.all([confirm(first, one.cookie), confirm(second, two.cookie)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([302, 409])
    expect([await emailOf(one.id), await emailOf(two.id)].filter((email) => email === shared)).toHaveLength(1)
  })

  test('pressed twice at once changes the address once', async () => {
    const { id, cookie, next } = await someone()
    await request(next, cookie)
    const token = await linkOf(next)
    const answers = await Promise.all([confirm(token, cookie), confirm(token, cookie)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([302, 409])
    expect((await trailOf(id)).filter((kind) => kind === 'email-changed')).toHaveLength(1)
  })
})

describe('[IDN-018] asking for an address that is somebody’s', () => {
  test('is answered as for a free one, sends no link, and tells its owner', async () => {
    const [one, two, owner] = [await someone(), await someone(), await someone()]
    const [free, taken] = [await request(one.next, one.cookie), await request(owner.email, two.cookie)]
    const plain = (body: string, words: string[]) => words.reduce((text, word) => text.replaceAll(word, '…'), body)
    expect(taken.statusCode).toBe(free.statusCode)
    const told = 'Ti abbiamo scritto al nuovo indirizzo'
    expect([free.body.includes(told), taken.body.includes(told)]).toEqual([true, true])
    const pending = async (cookie: string, words: string[]) =>
      /Aspettiamo la conferma[\s\S]*?<\/p>/.exec(plain((await read(PAGE, cookie)).body, words))?.[0]
    expect(await pending(two.cookie, [owner.email])).toBe(await pending(one.cookie, [one.next]))
    expect(await linkOf(owner.email)).toBe('')
    expect((await lettersTo(owner.email)).some((text) => text.includes('È già del tuo account'))).toBe(true)
  })

  test('three times an hour and no more', async () => {
    const { cookie, next } = await someone()
    const answers = []
    for (const at of [1, 2, 3, 4]) answers.push((await request(`${at}-${next}`, cookie)).statusCode)
    expect(answers).toEqual([200, 200, 200, 429])
  })
})

describe('the link of the old mailbox', () => {
  test('stops what is waiting, with a press and once', async () => {
    const { id, email, cookie, next } = await someone()
    await request(next, cookie)
    const [token, undo] = [await linkOf(next), await stopOf(email)]
    expect((await read(`/ferma-cambio-email?t=${undo}`)).body).toContain('Non sei stato tu?')
    expect((await stop('un-altro-link')).statusCode).toBe(409)
    expect((await stop(undo)).body).toContain('Fermato')
    expect((await confirm(token, cookie)).statusCode).toBe(409)
    expect((await stop(undo)).statusCode).toBe(409)
    expect(await emailOf(id)).toBe(email)
  })

  test('takes back a change that somebody else made, also after a second one, and puts them out', async () => {
    const { id, email, cookie, next } = await someone()
    const { db } = club.database
    const passkey = { memberId: id, publicKey: 'x', counter: 0, transports: [] }
    await insertPasskey(db, { ...passkey, id: `prima-${id}`, name: 'Telefono', createdAt: club.clock.now() })
    club.clock.advance(1_000)
    await request(next, cookie)
    const undo = await stopOf(email)
    await confirm(await linkOf(next), cookie)
    club.clock.advance(1_000)
    await insertPasskey(db, { ...passkey, id: `dopo-${id}`, name: 'Ladro', createdAt: club.clock.now() })
    await request(`altra-${next}`, cookie)
    await confirm(await linkOf(`altra-${next}`), cookie)
    expect(await emailOf(id)).toBe(`altra-${next}`)
    expect((await stop(undo)).body).toContain('Il tuo indirizzo è tornato')
    expect(await emailOf(id)).toBe(email)
    expect((await read(PAGE, cookie)).statusCode, 'whoever was inside is out').toBe(302)
    expect((await listPasskeys(db, id)).map((key) => key.id)).toEqual([`prima-${id}`])
    expect((await stop(await stopOf(next))).statusCode, 'nor can the second be played back').toBe(409)
    expect(await trailOf(id)).toContain('email-change-stopped')
  })

  test('is good for seven days', async () => {
    const { id, email, cookie, next } = await someone()
    await request(next, cookie)
    const undo = await stopOf(email)
    await confirm(await linkOf(next), cookie)
    club.clock.advance(7 * 24 * HOUR_MS)
    expect((await stop(undo)).statusCode).toBe(409)
    expect(await emailOf(id)).toBe(next)
  })
})
