import { beforeEach, describe, expect, test } from 'vitest'
import { profileCalls } from '#areas/profile/api.server.ts'
import { listArchives } from '#areas/profile/archive-store.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { workArchives } from '../../../tests/support/archives.ts'
import { softwareAuthenticator } from '../../../tests/support/authenticator.ts'
import { TEST_DATA_FOLDER, useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { accountCalls } from './api.server.ts'
import { correctPerson } from './correction-commands.server.ts'
import { insertPasskey } from './passkey-store.server.ts'

const database = useTestDatabase()
const club = useCalls(database, [...accountCalls, ...profileCalls])
const PASSWORD = 'tramonto-sul-lago-42'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
let memberId: string
let cookie: string

beforeEach(async () => {
  const person = { username: 4242, name: 'Anna', surname: 'Neri', email: 'anna@posta.example' }
  memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
  cookie = await club.cookieOf(memberId)
})

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = cookie) =>
  club.ask(method, path, body, { cookie: as })

async function emails(subject: string) {
  const written = await Promise.all((await listOutbox(database.db)).map(({ id }) => getLetter(database.db, id)))
  return written.filter((email) => email.subject === subject)
}

async function changePassword() {
  const envelope = await club.closed(PASSWORD)
  const currentPassword = await club.closed(PASSWORD)
  const change = { phone: '', prefix: '0039', password: envelope, confirmPassword: envelope, currentPassword }
  expect((await ask('PUT', '/contact/account', change)).statusCode).toBe(200)
}

async function addPasskey() {
  const asked = await ask('POST', '/Auth/Passkey/Opzioni', {})
  const risposta = softwareAuthenticator().create(asked.json().challenge)
  const cookies = `${cookie}; ${String(asked.headers['set-cookie']).split(';')[0]}`
  expect((await ask('POST', '/Auth/Passkey', { nome: 'Telefono', risposta }, cookies)).statusCode).toBe(200)
}

let made = 0
async function removePasskey() {
  made += 1
  const passkey = { memberId, publicKey: 'x', counter: 0, transports: [], createdAt: club.clock.now() }
  await insertPasskey(database.db, { ...passkey, id: `chiave-${made}`, name: 'Computer' })
  expect((await ask('DELETE', `/Auth/Passkey/chiave-${made}`)).statusCode).toBe(200)
}

async function changeEmail() {
  made += 1
  const typed = { name: 'Anna', surname: 'Neri', email: `anna.${made}@posta.example`, fields: { prefix: '0039' } }
  const sender = { club: testEnv().club, origin: 'http://localhost:3000' }
  const by = { now: club.clock.now(), sender, key: String(made) }
  await correctPerson(database.db, memberId, { ...typed, occupation: null }, by)
}

async function downloadData() {
  const { db } = database
  if ((await listArchives(db, memberId)).length === 0) {
    expect((await ask('POST', '/Privacy/Esporta')).statusCode).toBe(200)
    const disk = await openDisk({ files: { driver: 'local' }, dataFolder: TEST_DATA_FOLDER })
    await workArchives({ db, clock: club.clock, disk })
  }
  const [archive] = await listArchives(db, memberId)
  expect((await ask('GET', `/Privacy/Esporta/${archive?.id}`)).statusCode).toBe(200)
}

async function enter(headers: Record<string, string> = {}) {
  const body = { username: 4242, password: await club.closed(PASSWORD) }
  const answer = await club.ask('POST', '/Auth/Login', body, { headers: { 'user-agent': FIREFOX, ...headers } })
  expect(answer.statusCode).toBe(200)
  return answer
}

const EVENTS: [string, () => Promise<unknown>, RegExp][] = [
  ['La tua password è cambiata', changePassword, /la password del tuo account è stata appena cambiata/],
  ['Hai aggiunto una passkey', addPasskey, /«Telefono»/],
  ['Una passkey è stata tolta', removePasskey, /«Computer»/],
  ['L’indirizzo e-mail del tuo account è cambiato', changeEmail, /username 4242/],
  ['I tuoi dati sono stati scaricati', downloadData, /l’archivio con tutto quello che sappiamo di te/],
  ['Nuovo accesso al tuo account', enter, /Firefox su Windows, il \d+ \p{L}+ \d{4} alle \d\d:\d\d/u],
]

describe.each(EVENTS)('[IDN-017] «%s»', (subject, happen, words) => {
  test('is written at once, without a link, with whom to call', async () => {
    await happen()
    const [email, another] = await emails(subject)
    expect(another).toBeUndefined()
    expect(email?.to).toBe('anna@posta.example')
    expect(email?.text).toMatch(words)
    expect(email?.text).toContain(`Se non sei stato tu chiamaci subito al ${testEnv().club.phone}.`)
    expect(`${email?.text}${email?.html}`).not.toMatch(/https?:|href=/)
  })

  test('is written once in ten minutes, however often it happens, and again afterwards', async () => {
    await happen()
    club.clock.advance(3 * 60_000)
    await happen()
    expect(await emails(subject)).toHaveLength(1)
    club.clock.advance(7 * 60_000)
    const body = { currentPassword: await club.closed(PASSWORD) }
    expect((await ask('POST', '/Auth/SeiAncoraTu', body)).statusCode).toBe(200)
    await happen()
    expect(await emails(subject)).toHaveLength(2)
  })
})

describe('[IDN-017] entering', () => {
  const NEW = 'Nuovo accesso al tuo account'
  const deviceOf = (answer: Awaited<ReturnType<typeof enter>>) =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((each) => each.startsWith('camice-dispositivo='))
      ?.split(';')[0]

  test('from a browser that let this member in before is not news', async () => {
    const known = deviceOf(await enter())
    club.clock.advance(60 * 60_000)
    await enter({ cookie: known ?? '' })
    expect(await emails(NEW)).toHaveLength(1)
  })

  test('from the browser of another member is', async () => {
    const other = { username: 4343, email: 'marco@posta.example' }
    await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person: other })
    const body = { username: 4343, password: await club.closed(PASSWORD) }
    const theirs = deviceOf(await club.ask('POST', '/Auth/Login', body))
    await enter({ cookie: theirs ?? '' })
    expect((await emails(NEW)).map(({ to }) => to).sort()).toEqual(['anna@posta.example', 'marco@posta.example'])
  })

  test('never says the address it came from', async () => {
    const payload = { username: 4242, password: await club.closed(PASSWORD) }
    const headers = { origin: 'http://localhost:3000' }
    await club.app.inject({ method: 'POST', url: '/api/Auth/Login', headers, payload, remoteAddress: '203.0.113.9' })
    const [email] = await emails(NEW)
    expect(email?.text).toContain('Dispositivo sconosciuto')
    expect(JSON.stringify(email)).not.toContain('203.0.113')
  })
})
