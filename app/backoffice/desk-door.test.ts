import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import { insertMailLink } from '#areas/account/mail-link-store.server.ts'
import { insertPasskey, listPasskeys } from '#areas/account/passkey-store.server.ts'
import { findSecondFactor, updateFactorLoss } from '#areas/account/second-factor-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { openAnotherNode } from '../../tests/support/another-node.ts'
import { useClub } from '../../tests/support/club.ts'
import { ORIGIN } from '../../tests/support/open-club.ts'
import { setRole } from '../../tests/support/roles.ts'
import { pagesBelow } from '../../tests/support/routes.ts'
import { STAFF } from '../../tests/support/visitors.ts'

const club = useClub({ DEMO_MODE: '0', APP_SECRET: 'a secret of the club, long enough' })
const demo = useClub()

const DESK = '/redazione'
const TEAM = '/redazione/squadra'
const DOOR = '/profilo/secondo-fattore'
const DAY_MS = 24 * 60 * 60_000
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }

const idOf = async (username: number) => {
  const member = await findMemberByUsername(club.database.db, username)
  if (!member) throw new Error(`There is nobody called ${username}.`)
  return member.id
}
/** Enters with the password alone. */
const enter = async (username: number) => {
  const { name, value } = await club.enter(username)
  return `${name}=${value}`
}
const read = (url: string, cookie: string, app = club.app) => app.inject({ url, headers: { cookie } })
const ask = (path: string, cookie: string, payload: object = {}, app = club.app) =>
  app.inject({ method: 'POST', url: `/api${path}`, headers: { origin: ORIGIN, cookie }, payload })
const post = (url: string, cookie: string, fields: Record<string, string>) =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, cookie },
    payload: new URLSearchParams(fields).toString(),
  })

beforeEach(async () => {
  for (const [role, username] of Object.entries(STAFF))
    await setRole(club.database.db, await idOf(username), role as keyof typeof STAFF, club.clock.now())
})
afterEach(async () => {
  club.clock.reset()
  for (const table of ['second_factors', 'recovery_codes', 'passkeys', 'desk_policies'])
    await club.database.pool.query(`delete from ${table}`)
})

/** Adds the app of an authenticator in a session; answers what makes its codes, each good once. */
async function addApp(cookie: string): Promise<() => string> {
  const begun = await ask('/Auth/SecondoFattore/Nuovo', cookie)
  expect(begun.statusCode, begun.body).toBe(200)
  const app = new TOTP({ secret: Secret.fromBase32(begun.json().segreto) })
  const code = () => {
    club.clock.advance(60_000)
    return app.generate({ timestamp: club.clock.now().getTime() })
  }
  const confirmed = await ask('/Auth/SecondoFattore/Conferma', cookie, { code: code() })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return code
}
async function addPasskey(username: number) {
  const memberId = await idOf(username)
  const passkey = { publicKey: 'x', counter: 0, transports: [], name: 'Telefono', createdAt: club.clock.now() }
  await insertPasskey(club.database.db, { ...passkey, memberId, id: `di-${username}` })
}

describe('[IDN-032] an administrator without a second factor', () => {
  test('is told at each entry how many days are left, and works on', async () => {
    const left = async () => {
      const page = await read(DESK, await enter(STAFF.administrator))
      expect(page.statusCode).toBe(200)
      return /Ti resta(no)? (\d giorni|un giorno)/.exec(page.body.replaceAll('<!-- -->', ''))?.[0]
    }
    expect(await left()).toBe('Ti restano 7 giorni')
    club.clock.advance(5 * DAY_MS)
    expect(await left()).toBe('Ti restano 2 giorni')
    club.clock.advance(1 * DAY_MS)
    expect(await left()).toBe('Ti resta un giorno')
  })

  test('then finds at every page of the desk, and every call of it, that one must be added', async () => {
    club.clock.advance(7 * DAY_MS)
    const cookie = await enter(STAFF.administrator)
    const layouts = ['backoffice/pages/staff-pages', 'backoffice/pages/framed-pages']
    const pages = await pagesBelow(...layouts)
    expect(pages.length).toBeGreaterThan(80)
    for (const page of pages) {
      const url = page.replaceAll(/:\w+/g, '1')
      const opened = await read(url, cookie)
      expect([opened.statusCode, opened.headers.location], url).toEqual([302, DOOR])
      const sent = await post(url, cookie, { act: 'invite' })
      // 405: a page that takes no form at all.
      if (sent.statusCode !== 405) expect([sent.statusCode, sent.headers.location], url).toEqual([302, DOOR])
    }
    for (const { method, path, access } of calls) {
      if (['anyone', 'member'].includes(String(access))) continue
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
      const payload = method === 'GET' ? {} : { payload: {} }
      const answer = await club.app.inject({ method, url, headers: { cookie, origin: ORIGIN }, ...payload })
      // 404: a call whose existence is not public.
      expect([403, 404], `${method} ${url}`).toContain(answer.statusCode)
    }
    expect((await read(DOOR, cookie)).body).toContain('Aggiungi un secondo fattore')
    expect((await read('/profilo', cookie)).statusCode, 'the rest of the club stays open').toBe(200)
  })

  test('comes back to the desk in the same session once one is added, on every node', async () => {
    club.clock.advance(8 * DAY_MS)
    const cookie = await enter(STAFF.administrator)
    const other = await openAnotherNode(club)
    try {
      for (const app of [club.app, other]) expect((await read(DESK, cookie, app)).headers.location).toBe(DOOR)
      await addApp(cookie)
      await expect.poll(async () => (await read(DESK, cookie)).statusCode).toBe(200)
      await expect.poll(async () => (await read(DESK, cookie, other)).statusCode).toBe(200)
      expect((await read(DESK, cookie)).body).not.toMatch(/Ti resta/)
    } finally {
      await other.close()
    }
  })
})

describe('[IDN-032] with a factor, the password alone', () => {
  test('opens nothing of the desk until the factor is shown', async () => {
    const code = await addApp(await enter(STAFF.administrator))
    const cookie = await enter(STAFF.administrator)
    expect((await read(TEAM, cookie)).headers.location).toBe(DOOR)
    expect((await read(DOOR, cookie)).body).toContain('Mostra il tuo secondo fattore')
    expect((await ask('/Auth/SeiAncoraTu', cookie, { code: '000000' })).statusCode).toBe(400)
    expect((await read(TEAM, cookie)).headers.location).toBe(DOOR)
    expect((await ask('/Auth/SeiAncoraTu', cookie, { code: code() })).statusCode).toBe(200)
    await expect.poll(async () => (await read(TEAM, cookie)).statusCode).toBe(200)
    const another = await enter(STAFF.administrator)
    expect((await read(TEAM, another)).headers.location, 'of that session alone').toBe(DOOR)
  })

  test('[IDN-016] adds no factor and takes none away: that would open the desk', async () => {
    await addPasskey(STAFF.operator)
    const cookie = await enter(STAFF.operator)
    expect((await read(DESK, cookie)).headers.location).toBe(DOOR)
    expect((await read('/api/Auth/SeiAncoraTu', cookie)).json()).toEqual({ recente: false, modi: ['passkey'] })
    for (const path of ['/Auth/SecondoFattore/Nuovo', '/Auth/Passkey/Opzioni']) {
      const refused = await ask(path, cookie)
      expect([refused.statusCode, refused.json().error.kind], path).toEqual([403, 'prova-richiesta'])
    }
    const url = `/api/Auth/Passkey/di-${STAFF.operator}`
    const removed = await club.app.inject({ method: 'DELETE', url, headers: { origin: ORIGIN, cookie } })
    expect(removed.statusCode).toBe(403)
  })
})

describe('[IDN-032] the page of the team', () => {
  test('shows who has which factor', async () => {
    await addPasskey(STAFF.editor)
    await addApp(await enter(STAFF.operator))
    const page = (await read(TEAM, await enter(STAFF.administrator))).body
    expect(page).toContain('Secondo fattore: passkey')
    expect(page).toContain('Secondo fattore: app di autenticazione')
    expect(page).toContain('Senza secondo fattore')
  })

  test('lets an administrator, with a reason, ask a factor of operators and editors too, from that day', async () => {
    const [administrator, operator] = [await enter(STAFF.administrator), await enter(STAFF.operator)]
    const all = { act: 'factor-of-all', reason: 'Dopo la revisione' }
    expect((await post(TEAM, operator, all)).statusCode).toBe(403)
    expect((await post(TEAM, administrator, { ...all, reason: '' })).statusCode).toBe(400)
    expect((await read(DESK, operator)).body).not.toMatch(/Ti resta/)
    await setRole(club.database.db, await idOf(STAFF.operator), 'operator', new Date(0))
    for (const time of ['once', 'again'])
      expect((await post(TEAM, administrator, all)).headers.location, time).toBe(`${TEAM}?fatto=factor-of-all`)
    club.clock.advance(5_000)
    expect((await read(DESK, await enter(STAFF.operator))).body.replaceAll('<!-- -->', '')).toContain(
      'Ti restano 7 giorni',
    )
    club.clock.advance(7 * DAY_MS)
    expect((await read(DESK, await enter(STAFF.operator))).headers.location).toBe(DOOR)
    club.clock.reset()
    expect((await post(TEAM, administrator, { ...all, act: 'factor-of-administrators' })).statusCode).toBe(302)
    club.clock.advance(7 * DAY_MS)
    expect((await read(DESK, await enter(STAFF.operator))).statusCode).toBe(200)
    const { rows } = await club.database.pool.query(
      `select details as facts, actor_id from audit_events where kind = 'desk-policy-changed' order by at`,
    )
    const [asked, ended] = rows
    expect(rows, 'asked twice it is asked once').toHaveLength(2)
    expect(asked).toMatchObject({ actor_id: await idOf(STAFF.administrator), facts: { reason: 'Dopo la revisione' } })
    expect(asked.facts.changes).toEqual([
      { field: 'Secondo fattore', from: 'amministratori', to: 'tutta la redazione' },
    ])
    expect(ended.facts.changes[0]).toMatchObject({ from: 'tutta la redazione', to: 'amministratori' })
  })
})

test('[IDN-031] an administrator lets back whoever lost every factor, with a reason; an operator cannot', async () => {
  await addApp(await enter(STAFF.editor))
  await addPasskey(STAFF.editor)
  const page = `/redazione/iscritti/${STAFF.editor}/accesso`
  const act = { act: 'factors', reason: 'Ha perso il telefono' }
  expect((await post(page, await enter(STAFF.operator), act)).statusCode).toBe(403)
  const administrator = await enter(STAFF.administrator)
  expect((await read(page, administrator)).body).toContain('Ha perso il secondo fattore')
  expect((await post(page, administrator, { ...act, reason: '' })).statusCode).toBe(400)
  const { db } = club.database
  const memberId = await idOf(STAFF.editor)
  expect(await findSecondFactor(db, memberId)).not.toBeNull()
  expect((await post(page, administrator, act)).headers.location).toBe(`${page}?fatto=factors`)
  expect([await findSecondFactor(db, memberId), await listPasskeys(db, memberId)]).toEqual([null, []])
  const line = (await listMemberTrail(db, memberId)).find(({ kind }) => kind === 'second-factor-removed')
  expect(line).toMatchObject({ actorId: await idOf(STAFF.administrator), facts: { reason: act.reason } })
  expect((await post(page, administrator, act)).statusCode, 'nothing left').toBe(409)
})

test('[IDN-031] one press in the e-mail stops the wait; opening the page does not', async () => {
  await addApp(await enter(STAFF.editor))
  const { db } = club.database
  const [memberId, now] = [await idOf(STAFF.editor), club.clock.now()]
  await updateFactorLoss(db, memberId, now)
  const token = await insertMailLink(db, { kind: 'factor-loss-stop', memberId, now, lastsMs: DAY_MS })
  const isWaiting = async () => (await findSecondFactor(db, memberId))?.lostAt !== null
  const stop = (given: string) => post('/ferma-attesa', '', { token: given })
  expect((await read(`/ferma-attesa?t=${token}`, '')).body).toContain('Ferma tutto')
  const dead = await stop('inventato')
  expect([dead.statusCode, dead.body.includes('Questo link non vale più'), await isWaiting()]).toEqual([
    409,
    true,
    true,
  ])
  expect([(await stop(token)).statusCode, await isWaiting()]).toEqual([200, false])
  expect((await stop(token)).statusCode, 'once').toBe(409)
})

test('[IDN-032] a demo asks nobody, and says so', async () => {
  const headers = await demo.cookieOf(STAFF.administrator)
  const page = await demo.app.inject({ url: TEAM, headers })
  expect([page.statusCode, page.body.includes('In una dimostrazione non si applica.')]).toEqual([200, true])
  expect(page.body).not.toMatch(/Ti resta/)
})
