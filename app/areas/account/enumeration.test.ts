import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { softwareAuthenticator } from '../../../tests/support/authenticator.ts'
import { type TestCalls, useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { WAIT_MS } from '../../../tests/support/patience.ts'
import { hashesMade } from '../../../tests/support/quick-hashes.ts'
import { accountCalls } from './api.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { insertPasskey } from './passkey-store.server.ts'

const PASSWORD = 'tramonto-sul-lago-42'
const NAMES = ['nessuno', 'una', 'cinque', 'sei', 'chiusa', 'senza-password', 'demo']
const emailOf = (name: string) => `${name}@posta.example`

/** What is waited for before an answer leaves; a test ends the wait when it likes. */
const waits: { ms: number; hashesBefore: number; end: () => void }[] = []
const after = (ms: number) =>
  new Promise<void>((end) => {
    waits.push({ ms, hashesBefore: hashesMade(), end })
  })

const database = useTestDatabase()
const club = useCalls(database, accountCalls, { after })
const quietClub = useCalls(database, accountCalls, { after: async () => undefined, isRegistrationQuiet: true })
const freeClub = useCalls(database, accountCalls)

beforeEach(async () => {
  waits.length = 0
  await seedProfessions(database.db)
  const now = club.clock.now()
  const some = (name: string, password?: string) =>
    makeMember(database.db, { now, ...(password && { password }), person: { email: emailOf(name) } })
  await some('una', PASSWORD)
  for (let count = 0; count < 5; count += 1) await some('cinque', PASSWORD)
  for (let count = 0; count < 6; count += 1) await some('sei', PASSWORD)
  await upsertDetails(database.db, await some('chiusa', PASSWORD), { closedAt: now })
  await some('senza-password')
  const demo = await some('demo', PASSWORD)
  await database.pool.query('update credentials set is_demo = true where member_id = $1', [demo])
})

type Answer = Awaited<ReturnType<TestCalls['ask']>>

/** Everything a stranger can look at, but the day and the number of the request. */
function seen({ statusCode, headers, body }: Answer) {
  const { date: _date, 'x-request-id': _id, 'content-length': _length, ...others } = headers
  return { statusCode, headers: others, body: body.replace(/"requestId":"[^"]*"/, '') }
}

/** The answer, and what was done before it; it leaves when the wait ends and no sooner, whatever was done by then. */
async function observed(ask: () => Promise<Answer>, isWorkDone: () => Promise<boolean>) {
  const hashesBefore = hashesMade()
  let hasLeft = false
  const answer = ask().then((given) => {
    hasLeft = true
    return given
  })
  await vi.waitFor(async () => expect(await isWorkDone()).toBe(true), WAIT_MS)
  // More turns of the loop than the answer needs.
  for (let turn = 0; turn < 5; turn += 1) await club.app.inject('/api/Auth/PublicKey')
  expect(hasLeft, 'the answer must not leave before its time').toBe(false)
  const [wait, another] = waits.splice(0)
  expect(another).toBeUndefined()
  expect(wait).toMatchObject({ ms: 1_000, hashesBefore })
  wait?.end()
  return { answer: seen(await answer), hashes: hashesMade() - hashesBefore }
}

const countOf = async (table: 'audit_events' | 'outbox') =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('[IDN-018] nobody learns who exists', () => {
  test('from signing in: the same answer at the same time, with one hash or as many as accounts share the e-mail, at most five', async () => {
    const found = new Map<string, Awaited<ReturnType<typeof observed>>>()
    for (const name of NAMES) {
      const body = { username: emailOf(name), password: await club.closed('sbagliata-del-tutto-77') }
      const before = await countOf('audit_events')
      const isDone = async () => (await countOf('audit_events')) > before
      found.set(name, await observed(() => club.ask('POST', '/Auth/Login', body), isDone))
    }
    const answers = [...found.values()].map(({ answer }) => answer)
    expect(answers[0]?.statusCode).toBe(401)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const hashes = Object.fromEntries([...found].map(([name, { hashes: made }]) => [name, made]))
    expect(hashes).toEqual({ nessuno: 1, una: 1, cinque: 5, sei: 5, chiusa: 1, 'senza-password': 1, demo: 1 })
  })

  test('from asking for a new password: the same answer at the same time', async () => {
    const lettersOf: Record<string, number> = { una: 1, cinque: 5, sei: 5, 'senza-password': 1 }
    const answers: ReturnType<typeof seen>[] = []
    for (const name of NAMES) {
      const before = await countOf('outbox')
      const isDone = async () => (await countOf('outbox')) === before + (lettersOf[name] ?? 0) && waits.length > 0
      const ask = () => club.ask('POST', '/Auth/RecuperaPassword', { username: emailOf(name) })
      answers.push((await observed(ask, isDone)).answer)
    }
    expect(answers[0]?.statusCode).toBe(200)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('from passkeys: the same answer at the same time for one of nobody and for one of a member', async () => {
    const memberId = await makeMember(database.db, { now: club.clock.now() })
    const passkey = { memberId, publicKey: 'AAAA', counter: 0, transports: [], createdAt: club.clock.now() }
    await insertPasskey(database.db, { ...passkey, id: 'AAAA', name: 'Telefono' })
    const answers: ReturnType<typeof seen>[] = []
    for (const id of ['AAAA', 'BBBB']) {
      const asked = await club.ask('POST', '/Auth/Passkey/Accesso/Opzioni')
      const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? ''
      const risposta = softwareAuthenticator().get(asked.json().challenge, { id })
      const before = await countOf('audit_events')
      const isDone = async () => (await countOf('audit_events')) > before
      const ask = () => club.ask('POST', '/Auth/Passkey/Accesso', { risposta }, { cookie })
      answers.push((await observed(ask, isDone)).answer)
    }
    expect(answers[0]?.statusCode).toBe(401)
    expect(answers[1]).toEqual(answers[0])
  })

  test('whoever knows the password does not wait', async () => {
    const body = { username: emailOf('una'), password: await club.closed(PASSWORD) }
    expect((await club.ask('POST', '/Auth/Login', body)).statusCode).toBe(200)
  })
})

describe('[IDN-018] waits are counted by the name that was typed', () => {
  const login = async (username: unknown, password: string) =>
    (await freeClub.ask('POST', '/Auth/Login', { username, password: await freeClub.closed(password) })).statusCode
  const person = { username: 4242, email: 'elena@posta.example' }
  let memberId: string
  beforeEach(async () => {
    memberId = await makeMember(database.db, { now: freeClub.clock.now(), password: PASSWORD, person })
  })

  test.each([
    [4242, 'elena@posta.example'],
    ['elena@posta.example', 4242],
  ])('wrong passwords for %s never make %s wait', async (tried, other) => {
    for (let time = 0; time < 8; time += 1) expect(await login(tried, 'sbagliata')).toBe(401)
    expect(await login(tried, PASSWORD)).toBe(429)
    expect(await login(other, 'sbagliata')).toBe(401)
    expect(await login(other, PASSWORD)).toBe(200)
    expect(await login(tried, PASSWORD), 'nor does entering by one end the wait of the other').toBe(429)
  })

  test('as for a name of nobody, so for recovery', async () => {
    const ask = async (username: unknown) =>
      (await freeClub.ask('POST', '/Auth/RecuperaPassword', { username })).statusCode
    for (const name of [4242, 7777]) {
      for (let time = 0; time < 8; time += 1) expect(await ask(name)).toBe(200)
      expect(await ask(name)).toBe(429)
    }
    expect(await ask('elena@posta.example')).toBe(200)
  })

  test('the account itself is slowed by the tries of all its names, and nobody is told', async () => {
    await database.pool.query('truncate sign_in_tries')
    expect(await login(4242, 'sbagliata')).toBe(401)
    // As if both of its names had been tried all day; the waits of the names are not what is looked at here.
    const { rows } = await database.pool.query('select subject from sign_in_tries')
    expect(rows, 'address, name and account').toHaveLength(3)
    await database.pool.query('update sign_in_tries set tries = 20')
    await database.pool.query("update sign_in_tries set last_try_at = last_try_at - interval '1 second'")
    await freeNames()
    const [before, hashes] = [await countOf('audit_events'), hashesMade()]
    expect(await login('elena@posta.example', PASSWORD), 'right, and answered as any wrong one').toBe(401)
    expect(hashesMade() - hashes, 'after the same work').toBe(1)
    expect(await countOf('audit_events')).toBe(before + 1)
    const trail = await database.pool.query("select details from audit_events where details ->> 'reason' = 'slowed'")
    expect(trail.rows).toHaveLength(1)
    freeClub.clock.advance(10_000)
    expect(await login('elena@posta.example', PASSWORD)).toBe(200)
    expect(await login(4242, PASSWORD), 'who entered is no longer slowed').toBe(200)
  })

  /** The account's own count is the only one left. */
  async function freeNames(): Promise<void> {
    const { memberSubject } = await import('./tries-commands.server.ts')
    const own = memberSubject({ what: '', secret: 'a secret of the club, long enough' }, memberId)
    await database.pool.query('delete from sign_in_tries where subject <> $1', [own])
  }
})

describe('[IDN-018] a club with QUIET_REGISTRATION', () => {
  const register = async (node: TestCalls, more: object = {}) => {
    const envelope = await node.closed(PASSWORD)
    return node.ask('POST', '/Auth/Registrazione', {
      nome: 'Maria',
      cognome: 'Verdi',
      email: 'maria@posta.example',
      cellulare: '3331234567',
      codiceFiscale: 'VRDMRA85T50A562P',
      professione: 7,
      professioneDettaglio: 10,
      password: envelope,
      confirmPassword: envelope,
      privacy: true,
      termini: true,
      ...more,
    })
  }
  const subjectsTo = async (email: string) =>
    (await listOutbox(database.db)).filter(({ to }) => to === email).map(({ subject }) => subject)

  test('answers the same to a new e-mail, a known one and a known fiscal code, and lets nobody in', async () => {
    const [fresh, known] = [await register(quietClub), await register(quietClub)]
    const code = await register(quietClub, { email: 'lucia@posta.example' })
    for (const answer of [fresh, known, code]) {
      expect(seen(answer)).toEqual(seen(fresh))
      expect(answer.json()).toEqual({ userSubscription: null })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await subjectsTo('maria@posta.example')).toSorted()).toEqual([
      'Hai già un account',
      'Ti diamo il benvenuto in Camice: conferma la tua e-mail',
    ])
    expect(await subjectsTo('lucia@posta.example')).toEqual(['Ti diamo il benvenuto in Camice: conferma la tua e-mail'])
    const { rows } = await database.pool.query('select count(*) from member_details where fiscal_code is not null')
    expect(Number(rows[0].count), 'the code stays with its first owner').toBe(1)
    const password = await quietClub.closed(PASSWORD)
    const login = await quietClub.ask('POST', '/Auth/Login', { username: 'maria@posta.example', password })
    expect(login.statusCode, 'the account is theirs').toBe(200)
  })

  test('and one without it tells at once that an e-mail is known (REG-005)', async () => {
    expect((await register(freeClub)).statusCode).toBe(200)
    expect((await register(freeClub)).statusCode).toBe(409)
  })
})
