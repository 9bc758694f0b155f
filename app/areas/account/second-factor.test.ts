import { strFromU8, unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { profileCalls } from '#areas/profile/api.server.ts'
import { listArchives } from '#areas/profile/archive-store.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { workArchives } from '../../../tests/support/archives.ts'
import { softwareAuthenticator } from '../../../tests/support/authenticator.ts'
import { TEST_DATA_FOLDER, type TestCalls, useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { readQrPath } from '../../../tests/support/qr.ts'
import { accountCalls } from './api.server.ts'
import { parseCode } from './second-factor-rules.ts'
import { upsertPassword } from './store.server.ts'

const database = useTestDatabase()
const calls = [...accountCalls, ...profileCalls]
const club = useCalls(database, calls, {}, { hasStillClock: true })
const otherNode = useCalls(database, calls, {}, { hasStillClock: true })
const PASSWORD = 'tramonto-sul-lago-42'
const STEP_MS = 30_000
let memberId: string
let cookie: string
let secret: Secret
let codes: string[]

type Answer = Awaited<ReturnType<TestCalls['ask']>>
const cookiesIn = (answer: Answer) =>
  [answer.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '')
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as = cookie) =>
  club.ask(method, path, body, { cookie: as })

/** The code of the app so many steps from now. */
const codeAt = (steps = 0) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: club.clock.now().getTime() + steps * STEP_MS,
  })
const wrongCode = () => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeAt(steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
}

/** The password of the first step, on a node of choice; answers the cookie that lets the second be tried. */
async function firstStep(node = club): Promise<string> {
  const body = { username: 4242, password: await node.closed(PASSWORD) }
  const answer = await node.ask('POST', '/Auth/Login', body)
  expect(answer.json()).toMatchObject({ userSubscription: null, mustProveSecondFactor: true })
  const cookies = cookiesIn(answer)
  expect(cookies).toEqual([expect.stringMatching(/^camice-secondo-passo=/)])
  return cookies[0] ?? ''
}
const secondStep = (code: string, step: string, node = club) =>
  node.ask('POST', '/Auth/SecondoFattore', { code }, { cookie: step })
const emails = async () => Promise.all((await listOutbox(database.db)).map(({ id }) => getLetter(database.db, id)))

beforeEach(async () => {
  otherNode.clock.set(club.clock.now())
  const person = { username: 4242, name: 'Anna', email: 'anna@posta.example' }
  memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
  cookie = await club.cookieOf(memberId)
})

async function begin() {
  const answer = await ask('POST', '/Auth/SecondoFattore/Nuovo')
  expect(answer.statusCode, answer.body).toBe(200)
  secret = Secret.fromBase32(answer.json().segreto)
  return answer.json() as { segreto: string; qr: { lato: number; tracciato: string } }
}

async function turnOn() {
  await begin()
  const answer = await ask('POST', '/Auth/SecondoFattore/Conferma', { code: codeAt() })
  expect(answer.statusCode, answer.body).toBe(200)
  codes = answer.json().codes
  // The code that confirmed it is spent.
  club.clock.advance(2 * STEP_MS)
  otherNode.clock.set(club.clock.now())
}

describe('[IDN-030] adding the verification', () => {
  test('gives 160 bits in letters and in a picture that says how to use them, and counts from the first right code', async () => {
    const { segreto, qr } = await begin()
    expect(segreto).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(readQrPath(qr.tracciato, qr.lato))
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Camice:4242'])
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      ...{ issuer: 'Camice', secret: segreto, algorithm: 'SHA1', digits: '6', period: '30' },
    })
    const wrong = await ask('POST', '/Auth/SecondoFattore/Conferma', { code: wrongCode() })
    expect(wrong.json().error.fields).toEqual({ code: 'Il codice non è giusto, oppure è già stato usato.' })
    const login = await club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(PASSWORD) })
    expect(login.json().userSubscription, 'not confirmed, not asked').toMatchObject({ username: 4242 })
    const right = await ask('POST', '/Auth/SecondoFattore/Conferma', { code: codeAt() })
    expect(right.statusCode).toBe(200)
    await firstStep()
    expect((await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)).toContain('second-factor-added')
    expect((await emails()).map(({ subject }) => subject)).toContain('Hai attivato la verifica in due passaggi')
  })

  test('keeps the secret sealed, and never gives it again', async () => {
    await turnOn()
    const { rows } = await database.pool.query('select * from second_factors')
    expect(rows[0].sealed_secret).toMatch(/^aes-256-gcm:/)
    expect(JSON.stringify(rows)).not.toContain(secret.base32)
    for (const path of ['/Auth/SecondoFattore/Nuovo', '/Auth/SecondoFattore/Conferma']) {
      const again = await ask('POST', path, path.endsWith('Conferma') ? { code: codeAt() } : undefined)
      expect(again.statusCode).toBe(409)
      expect(again.body).not.toContain(secret.base32)
    }
    expect((await ask('POST', '/Privacy/Esporta')).statusCode).toBe(200)
    const disk = await openDisk({ files: { driver: 'local' }, dataFolder: TEST_DATA_FOLDER })
    await workArchives({ db: database.db, clock: club.clock, disk })
    const [made] = await listArchives(database.db, memberId)
    const download = await ask('GET', `/Privacy/Esporta/${made?.id}`)
    const archive = strFromU8(unzipSync(new Uint8Array(download.rawPayload))['i-miei-dati.json'] ?? new Uint8Array())
    expect(archive).toContain('secondoFattore')
    for (const hidden of [secret.base32, rows[0].sealed_secret]) expect(archive).not.toContain(hidden)
  })

  test('[IDN-016] asks for a proof first, as removing it and making new codes do', async () => {
    club.clock.advance(6 * 60_000)
    for (const path of ['/Nuovo', '/Conferma', '/Codici']) {
      const body = path === '/Conferma' ? { code: '123456' } : undefined
      const refused = await ask('POST', `/Auth/SecondoFattore${path}`, body)
      expect([refused.statusCode, refused.json().error.kind]).toEqual([403, 'prova-richiesta'])
    }
    expect((await ask('DELETE', '/Auth/SecondoFattore')).json().error.kind).toBe('prova-richiesta')
    for (const [method, path] of [
      ['POST', '/Nuovo'],
      ['POST', '/Codici'],
      ['DELETE', ''],
    ] as const)
      expect((await club.ask(method, `/Auth/SecondoFattore${path}`)).statusCode, 'a stranger').toBe(401)
  })

  test('is undone by its member, who is told', async () => {
    await turnOn()
    expect((await ask('DELETE', '/Auth/SecondoFattore')).statusCode).toBe(200)
    const login = await club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(PASSWORD) })
    expect(login.json().userSubscription).toMatchObject({ username: 4242 })
    expect((await emails()).map(({ subject }) => subject)).toContain('La verifica in due passaggi è stata tolta')
    const { rows } = await database.pool.query('select count(*) from recovery_codes')
    expect(rows[0].count).toBe('0')
    await turnOn()
    await firstStep()
  })

  test('is added again at once: the codes of another secret are others', async () => {
    await begin()
    expect((await ask('POST', '/Auth/SecondoFattore/Conferma', { code: codeAt() })).statusCode).toBe(200)
    expect((await ask('DELETE', '/Auth/SecondoFattore')).statusCode).toBe(200)
    club.clock.advance(1)
    await begin()
    expect((await ask('POST', '/Auth/SecondoFattore/Conferma', { code: codeAt() })).statusCode).toBe(200)
  })
})

describe('[IDN-030] entering', () => {
  beforeEach(turnOn)

  test('takes the code after the password, and only then opens a session', async () => {
    const step = await firstStep()
    expect((await ask('GET', '/Auth/Sessioni', undefined, step)).statusCode).toBe(401)
    const entered = await secondStep(codeAt(), step)
    expect(entered.json().userSubscription).toMatchObject({ username: 4242 })
    const session = cookiesIn(entered)[0] ?? ''
    expect((await ask('GET', '/Auth/Sessioni', undefined, session)).statusCode).toBe(200)
  })

  test.each([-1, 0, 1])('takes the code of %d steps from now', async (steps) => {
    expect((await secondStep(codeAt(steps), await firstStep())).statusCode).toBe(200)
  })

  test.each([-3, -2, 2, 3])('refuses the code of %d steps from now', async (steps) => {
    expect((await secondStep(codeAt(steps), await firstStep())).statusCode).toBe(400)
  })

  test('takes each code once, in whatever order', async () => {
    for (const steps of [1, -1, 0]) {
      const code = codeAt(steps)
      expect((await secondStep(code, await firstStep())).statusCode).toBe(200)
      expect((await secondStep(code, await firstStep())).statusCode, 'again').toBe(400)
    }
  })

  test('takes a code from one of two nodes that get it at once', async () => {
    const [one, other] = [await firstStep(), await firstStep(otherNode)]
    const code = codeAt()
    const answers = await Promise.all([secondStep(code, one), secondStep(code, other, otherNode)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  test('waits after five wrong codes, also for the right one, and not for others', async () => {
    const step = await firstStep()
    for (let time = 0; time < 5; time += 1) expect((await secondStep(wrongCode(), step)).statusCode).toBe(400)
    const refused = await secondStep(codeAt(), step)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await firstStep()
    club.clock.advance(31_000)
    expect((await secondStep(codeAt(), step)).statusCode).toBe(200)
    const denied = (await listMemberTrail(database.db, memberId)).filter(({ kind }) => kind === 'proof-denied')
    expect(denied.map(({ facts }) => facts.reason)).toEqual(Array(5).fill('second-factor'))
  })

  test('needs the first step: of this browser, of this member, not ten minutes ago', async () => {
    expect((await club.ask('POST', '/Auth/SecondoFattore', { code: codeAt() })).statusCode).toBe(401)
    const step = await firstStep()
    const forged = `${step.slice(0, 60)}AAAA${step.slice(64)}`
    expect((await secondStep(codeAt(), forged)).statusCode).toBe(401)
    const ofAnother = await secondStep(codeAt(), step.replace('camice-secondo-passo', 'camice-consensi'))
    expect(ofAnother.statusCode, 'sealed for something else').toBe(401)
    club.clock.advance(10 * 60_000)
    expect((await secondStep(codeAt(), step)).statusCode).toBe(401)
  })

  test('is over when the password changes between the two steps', async () => {
    const step = await firstStep()
    club.clock.advance(1_000)
    await upsertPassword(database.db, { memberId, passwordHash: 'another', now: club.clock.now() })
    expect((await secondStep(codeAt(), step)).statusCode).toBe(401)
  })

  test('takes the code of the member who gave the password, and of nobody else', async () => {
    const [step, code] = [await firstStep(), codeAt()]
    const person = { username: 4343, email: 'marco@posta.example' }
    memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
    cookie = await club.cookieOf(memberId)
    await turnOn()
    const [own, ofAnother] = [codeAt(), code]
    expect(own).not.toBe(ofAnother)
    expect((await secondStep(own, step)).statusCode).toBe(400)
    expect((await ask('POST', '/Auth/SeiAncoraTu', { code: ofAnother })).statusCode).toBe(400)
  })

  test('with a passkey asks for no code: the device recognised its owner', async () => {
    const device = softwareAuthenticator()
    const asked = await ask('POST', '/Auth/Passkey/Opzioni', {})
    const made = { nome: 'Telefono', risposta: device.create(asked.json().challenge) }
    await ask('POST', '/Auth/Passkey', made, `${cookie}; ${cookiesIn(asked)[0]}`)
    const question = await club.ask('POST', '/Auth/Passkey/Accesso/Opzioni')
    const body = { risposta: device.get(question.json().challenge) }
    const entered = await club.ask('POST', '/Auth/Passkey/Accesso', body, { cookie: cookiesIn(question)[0] ?? '' })
    expect(entered.json().userSubscription).toMatchObject({ username: 4242 })
  })

  test('asks what must be accepted before the code', async () => {
    await database.pool.query('delete from consent_answers')
    const body = async () => ({ username: 4242, password: await club.closed(PASSWORD) })
    const answer = await club.ask('POST', '/Auth/Login', await body())
    expect(answer.json()).toMatchObject({ mustAcceptConditionOfUse: true })
    expect(answer.json()).not.toHaveProperty('mustProveSecondFactor')
  })

  test('in a demo its members keep entering with the password alone', async () => {
    await database.pool.query('update credentials set is_demo = true')
    const demo = { username: 4242, password: await club.closed(PASSWORD) }
    const settings = club.app.getDecorator<{ isDemo: boolean }>('signInSettings')
    settings.isDemo = true
    expect((await club.ask('POST', '/Auth/Login', demo)).json().userSubscription).toMatchObject({ username: 4242 })
  })

  test('[IDN-016] a code is a proof too, once', async () => {
    club.clock.advance(6 * 60_000)
    expect((await ask('GET', '/Auth/SeiAncoraTu')).json().modi).toEqual(['password', 'second-factor'])
    const code = codeAt()
    expect((await ask('POST', '/Auth/SeiAncoraTu', { code: wrongCode() })).statusCode).toBe(400)
    expect((await ask('POST', '/Auth/SeiAncoraTu', { code })).statusCode).toBe(200)
    expect((await ask('POST', '/Auth/SeiAncoraTu', { code })).statusCode, 'again').toBe(400)
    expect((await ask('GET', '/Auth/SeiAncoraTu')).json().recente).toBe(true)
  })
})

describe('[IDN-031] recovery codes', () => {
  beforeEach(turnOn)

  test('are ten, of sixteen letters, and lie as hashes', async () => {
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const { rows } = await database.pool.query('select code_hash from recovery_codes')
    expect(rows).toHaveLength(10)
    for (const { code_hash: hash } of rows) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''))
  })

  test('open once each, however they are typed, and an e-mail says how many are left', async () => {
    const [first = '', second = ''] = codes
    expect((await secondStep(first.toLowerCase().replaceAll('-', ' '), await firstStep())).statusCode).toBe(200)
    const told = async () =>
      (await emails()).flatMap(({ subject, text }) =>
        subject === 'È stato usato un codice di recupero' ? (/Te ne restano \d/.exec(text)?.[0] ?? '') : [],
      )
    expect(await told()).toEqual(['Te ne restano 9'])
    expect((await secondStep(first, await firstStep())).statusCode, 'again').toBe(400)
    club.clock.advance(1_000)
    otherNode.clock.set(club.clock.now())
    const [one, other] = [await firstStep(), await firstStep(otherNode)]
    const answers = await Promise.all([secondStep(second, one), secondStep(second, other, otherNode)])
    expect(answers.map(({ statusCode }) => statusCode).sort(), 'two at once').toEqual([200, 400])
    expect((await told()).sort(), 'each use is told, however soon').toEqual(['Te ne restano 8', 'Te ne restano 9'])
    const used = (await listMemberTrail(database.db, memberId)).filter(({ kind }) => kind === 'recovery-code-used')
    expect(used.map(({ facts }) => facts.count).sort()).toEqual([8, 9])
  })

  test('made twice at once are those of one time alone', async () => {
    await Promise.all([1, 2].map(() => ask('POST', '/Auth/SecondoFattore/Codici')))
    const { rows } = await database.pool.query('select count(*) from recovery_codes where used_at is null')
    expect(rows[0].count).toBe('10')
  })

  test('of another member open nothing', async () => {
    const own = codes
    const step = await firstStep()
    const person = { username: 4343, email: 'marco@posta.example' }
    memberId = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD, person })
    cookie = await club.cookieOf(memberId)
    await turnOn()
    expect((await secondStep(codes[0] ?? '', step)).statusCode).toBe(400)
    expect((await secondStep(own[0] ?? '', step)).statusCode).toBe(200)
  })

  test('end when others are made', async () => {
    const [old = ''] = codes
    const renewed = await ask('POST', '/Auth/SecondoFattore/Codici')
    expect(renewed.json().codes).toHaveLength(10)
    expect(renewed.json().codes).not.toContain(old)
    expect((await secondStep(old, await firstStep())).statusCode).toBe(400)
    expect((await secondStep(renewed.json().codes[3], await firstStep())).statusCode).toBe(200)
    expect((await emails()).map(({ subject }) => subject)).toContain('Hai creato nuovi codici di recupero')
  })
})

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['abcd-efgh-2345-6722', { kind: 'recovery', code: 'ABCDEFGH23456722' }],
  ['abcd-efgh-2345-678', null],
  ['ABCDEFGH01890189', null],
  ['', null],
])('[IDN-030] [IDN-031] the code typed as %j', (typed, code) => {
  expect(parseCode(typed)).toEqual(code)
})
