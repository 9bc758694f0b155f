import { afterEach, describe, expect, test } from 'vitest'
import { calls } from '#app/api.server.ts'
import { findMailLink, insertMailLink } from '#areas/account/mail-link-store.server.ts'
import { insertPasskey, listPasskeys } from '#areas/account/passkey-store.server.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
} from '#areas/account/second-factor-store.server.ts'
import type { StaffRole } from '#areas/audience/model.ts'
import { findMemberById, findMemberByUsername, findMembersByEmail } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { getLetter, listLettersTo, listOutbox } from '#platform/mail/store.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { openAnotherNode } from '../../tests/support/another-node.ts'
import { closedPassword } from '../../tests/support/closed-password.ts'
import { useClub } from '../../tests/support/club.ts'
import { ORIGIN } from '../../tests/support/open-club.ts'
import { roleOf as firstRoleOf, markOf } from '../../tests/support/roles.ts'
import { pagesBelow } from '../../tests/support/routes.ts'
import { STAFF } from '../../tests/support/visitors.ts'

const club = useClub()
afterEach(() => club.clock.reset())

const TEAM = '/redazione/squadra'
const GONE = 'Questo invito non è più valido: chiedine un altro a chi ti ha invitato.'
const OWN = 'tramonto-sul-lago-42'
const CHOSEN = 'pioggia-sul-molo-91'
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const why = { reason: 'Comincia lunedì' }

async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(fields).toString()
  return club.app.inject({ method: 'POST', url, headers: { ...headers, ...FORM }, payload })
}
const atTeam = async (fields: Record<string, string>) =>
  post(TEAM, { ...why, ...fields }, await club.cookieOf(STAFF.administrator))
const invite = (who: string, role: StaffRole = 'administrator') =>
  atTeam({ act: 'invite', who, name: 'Nina', surname: 'Collega', role })

let registered = 0
/** Somebody who registered with an address and never showed to have it, and the session they got. */
async function stranger() {
  registered += 1
  const email = `vittima${registered}@example.it`
  const password = await closedPassword(club.app, OWN)
  const answer = await club.app.inject({
    method: 'POST',
    url: '/api/Auth/Registrazione',
    headers: { origin: ORIGIN },
    payload: {
      nome: 'Vera',
      cognome: 'Estranea',
      email,
      cellulare: '3331234567',
      professione: 7,
      professioneDettaglio: 10,
      password,
      confirmPassword: password,
      privacy: true,
      termini: true,
    },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const [member] = await findMembersByEmail(club.database.db, email)
  if (!member) throw new Error('Nobody registered.')
  return { member, email, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

/** The token of the newest invitation sent to an address. */
async function tokenOf(email: string): Promise<string> {
  const { db } = club.database
  const sent = (await listOutbox(db)).find(({ to, subject }) => to === email && subject.startsWith('Ti hanno invitato'))
  if (!sent) throw new Error(`Nobody was invited at ${email}.`)
  return /redazione\/invito\?t=([\w-]+)/.exec((await getLetter(db, sent.id)).text)?.[1] ?? ''
}

async function getFactor(memberId: string) {
  const factor = await findSecondFactor(club.database.db, memberId)
  if (!factor) throw new Error('There is no factor.')
  return factor
}
const open = (token: string) => club.app.inject({ url: `/redazione/invito?t=${token}` })
const accept = async (token: string, password: string | null = CHOSEN) =>
  post('/redazione/invito', { token, ...(password && { password: await closedPassword(club.app, password) }) })
const roleOf = (id: string) => firstRoleOf(club.database.db, id)
const login = async (username: number, password: string) =>
  club.app.inject({
    method: 'POST',
    url: '/api/Auth/Login',
    headers: { origin: ORIGIN },
    payload: { username, password: await closedPassword(club.app, password) },
  })

describe('inviting to the desk', () => {
  test('[IDN-001] whoever registered the address of another gets no role by the invitation meant for that person', async () => {
    const { member, email, cookie } = await stranger()
    expect((await invite(email)).headers.location).toBe(`${TEAM}?fatto=invited`)
    expect(await roleOf(member.id)).toBeNull()
    const [letter] = await listLettersTo(club.database.db, email)
    expect(letter?.subject).toBe('Ti hanno invitato in redazione')
    const layouts = ['backoffice/pages/staff-pages', 'backoffice/pages/framed-pages']
    const pages = await pagesBelow(...layouts)
    expect(pages.length).toBeGreaterThan(80)
    for (const page of pages) {
      const url = page.replaceAll(/:\w+/g, '1')
      expect((await club.app.inject({ url, headers: { cookie } })).statusCode, url).toBe(403)
      // 405: a page that takes no form at all.
      expect([403, 405], url).toContain((await post(url, { act: 'invite' }, { cookie })).statusCode)
    }
    const ofTheDesk = calls.filter(({ access }) => !['anyone', 'member'].includes(String(access)))
    expect(ofTheDesk.length).toBeGreaterThan(5)
    for (const { method, path } of ofTheDesk) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
      const headers = { cookie, origin: ORIGIN }
      const answer = await club.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) })
      // 404: a call whose existence is not public.
      expect([403, 404], `${method} ${url}`).toContain(answer.statusCode)
    }
  })

  test('[IDN-001] the team shows who was invited until they accept, and the invitation can be sent again or withdrawn', async () => {
    const email = 'nuova.collega@posta.example'
    expect((await invite(email, 'editor')).statusCode).toBe(302)
    expect((await invite(email, 'editor')).statusCode).toBe(302)
    const [nina] = await findMembersByEmail(club.database.db, email)
    expect([nina?.roles, nina?.emailVerifiedAt]).toEqual([[], null])
    expect(await listLettersTo(club.database.db, email)).toHaveLength(1)
    const team = await club.app.inject({ url: TEAM, headers: await club.cookieOf(STAFF.administrator) })
    const text = team.body.replaceAll('<!-- -->', '')
    for (const words of ['Invito in attesa dal ', 'Manda di nuovo', 'Ritira l’invito', email])
      expect(text).toContain(words)
    const first = await tokenOf(email)
    expect((await open(first)).statusCode).toBe(200)
    const username = String(nina?.username)
    club.clock.advance(60_000)
    expect((await atTeam({ act: 'again', username })).headers.location).toBe(`${TEAM}?fatto=again`)
    const second = await tokenOf(email)
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([410, 200])
    for (const who of [STAFF.editor, STAFF.operator])
      expect((await post(TEAM, { act: 'withdraw', username }, await club.cookieOf(who))).statusCode).toBe(403)
    expect((await atTeam({ act: 'withdraw', username })).headers.location).toBe(`${TEAM}?fatto=withdrawn`)
    const dead = await accept(second)
    expect([dead.statusCode, dead.body.includes(GONE)]).toEqual([410, true])
    expect((await atTeam({ act: 'again', username })).statusCode).toBe(409)
    expect(await roleOf(nina?.id ?? '')).toBeNull()
    const trail = await listMemberTrail(club.database.db, nina?.id ?? '')
    expect(trail.map(({ kind }) => kind).toSorted()).toEqual(['role-offer-withdrawn', 'role-offered', 'role-offered'])
    // [DSK-053] The account that is opened with the invitation is told in its line.
    const account = [{ field: 'Account', to: 'aperto con l’invito' }]
    expect(trail.flatMap(({ facts }) => facts.changes ?? [])).toEqual(account)
  })

  test('[IDN-001] a link lasts seven days, and dies with the address it was sent to', async () => {
    const { db } = club.database
    const late = await stranger()
    await invite(late.email)
    const moved = await stranger()
    await invite(moved.email)
    const token = await tokenOf(late.email)
    await db.execute(`update members set email = 'altrove@example.it' where id = '${moved.member.id}'`)
    expect((await accept(await tokenOf(moved.email))).statusCode).toBe(410)
    club.clock.advance(7 * 24 * 60 * 60_000 + 1000)
    const opened = await open(token)
    expect([opened.statusCode, opened.body.includes(GONE)]).toEqual([410, true])
    expect((await accept(token)).statusCode).toBe(410)
    expect([await roleOf(late.member.id), await roleOf(moved.member.id)]).toEqual([null, null])
  })
})

describe('accepting an invitation', () => {
  test('[IDN-002] takes the account back from whoever made it, proves the mailbox and gives the role', async () => {
    const { db } = club.database
    const { member, email, cookie } = await stranger()
    const now = club.clock.now()
    const passkey = { memberId: member.id, publicKey: 'x', counter: 0, transports: [], name: 'Suo', createdAt: now }
    await insertPasskey(db, { ...passkey, id: 'estranea' })
    await insertSecondFactor(db, { memberId: member.id, sealedSecret: 'x', now })
    await confirmSecondFactor(db, await getFactor(member.id), now)
    await replaceRecoveryCodes(db, member.id, ['x'], now)
    const link = await insertMailLink(db, { kind: 'password-reset', memberId: member.id, now, lastsMs: 60_000 })
    await invite(email, 'operator')
    const token = await tokenOf(email)
    expect((await open(token)).body).toContain('Nuova password')
    const weak = await accept(token, 'corta')
    expect([weak.statusCode, await roleOf(member.id)]).toEqual([400, null])
    expect((await accept(token, null)).statusCode).toBe(400)
    const accepted = await accept(token)
    expect([accepted.statusCode, accepted.headers.location]).toEqual([302, '/redazione/invito?fatto=accettato'])
    expect((await club.app.inject(String(accepted.headers.location))).body).toContain('Invito accettato')
    const after = await findMemberById(db, member.id)
    expect([await roleOf(member.id), after?.emailVerifiedAt === null]).toEqual(['operator', false])
    expect(await listPasskeys(db, member.id)).toEqual([])
    expect([await findSecondFactor(db, member.id), await countRecoveryCodes(db, member.id)]).toEqual([null, 0])
    expect(await findMailLink(db, 'password-reset', link, now)).toBeNull()
    expect((await club.app.inject({ url: '/profilo', headers: { cookie } })).statusCode).toBe(302)
    expect((await login(member.username, OWN)).statusCode).toBe(401)
    expect((await login(member.username, CHOSEN)).statusCode).toBe(200)
    const trail = await listMemberTrail(db, member.id)
    const administrator = await findMemberByUsername(db, STAFF.administrator)
    const given = trail.find(({ kind }) => kind === 'role-changed')
    const changes = [{ field: 'Ruolo', from: 'nessun ruolo', to: 'Operatore' }]
    expect([given?.actorId, given?.facts]).toEqual([administrator?.id, { changes, reason: why.reason }])
    expect(trail.find(({ kind }) => kind === 'role-accepted')).toMatchObject({ actorId: null, memberId: member.id })
    const again = await accept(token)
    expect([again.statusCode, again.body.includes(GONE)]).toEqual([410, true])
  })

  test('[IDN-002] asks no password of whoever had proved the mailbox, and two tabs give the role once', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const person = { username: 4411, email: 'provata@example.it' }
    const id = await makeMember(db, { now, password: OWN, person })
    await insertPasskey(db, {
      memberId: id,
      publicKey: 'x',
      counter: 0,
      transports: [],
      name: 'Sua',
      id: 'sua',
      createdAt: now,
    })
    await invite('provata@example.it', 'editor')
    const token = await tokenOf('provata@example.it')
    expect((await open(token)).body).not.toContain('Nuova password')
    const answers = await Promise.all([accept(token, null), accept(token, null)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([302, 410])
    expect([await roleOf(id), await listPasskeys(db, id)]).toEqual(['editor', []])
    expect((await listMemberTrail(db, id)).filter(({ kind }) => kind === 'role-changed')).toHaveLength(1)
    expect((await login(4411, OWN)).statusCode).toBe(200)
  })
})

describe('a role that changes', () => {
  test('[IDN-003] is not given nor raised while the mailbox is not proved, and may be taken away', async () => {
    const { db } = club.database
    const person = { username: 4412, email: 'di.prima@example.it', emailVerifiedAt: null, staffRole: 'editor' } as const
    const id = await makeMember(db, { now: club.clock.now(), person })
    const raise = { act: 'change', username: '4412', seen: 'editor', role: 'administrator' }
    const refused = await atTeam(raise)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Questa persona non ha ancora confermato la sua e-mail: mandale un invito.')
    expect(await roleOf(id)).toBe('editor')
    expect((await atTeam({ act: 'remove', username: '4412', seen: 'editor' })).statusCode).toBe(302)
    expect(await roleOf(id)).toBeNull()
  })

  test.each<[string, StaffRole, StaffRole | null]>([
    ['raised', 'editor', 'operator'],
    ['lowered', 'administrator', 'operator'],
    ['taken away', 'operator', null],
  ])(
    '[IDN-004] %s, ends every session on every node within five seconds, also on a deaf one, and is told',
    async (what, from, to) => {
      const { db } = club.database
      const node = await openAnotherNode(club, { isDeaf: true })
      try {
        const email = `cambia.${what.replace(' ', '.')}@example.it`
        const id = await makeMember(db, { now: club.clock.now(), person: { email, staffRole: from } })
        const token = await createSession(db, {
          memberId: id,
          now: club.clock.now(),
          role: await markOf(db, id, club.clock.now()),
        })
        const cookie = `${sessionCookieName(false)}=${token}`
        const at = async (app: typeof node, url: string) => (await app.inject({ url, headers: { cookie } })).statusCode
        for (const app of [club.app, node]) expect(await at(app, '/redazione')).toBe(200)
        const member = await findMemberById(db, id)
        const change = { username: String(member?.username), seen: from, role: to ?? '' }
        expect((await atTeam({ act: to ? 'change' : 'remove', ...change })).statusCode).toBe(302)
        club.clock.advance(5000)
        for (const app of [club.app, node]) {
          const page = await app.inject({ url: '/redazione', headers: { cookie } })
          expect([page.statusCode, page.headers.location]).toEqual([302, '/login?redirectTo=%2Fredazione'])
          expect(await at(app, '/api/Auth/Sessioni')).toBe(401)
        }
        const subject = to ? 'Il tuo ruolo nella redazione' : 'Non lavori più nella redazione'
        expect((await listLettersTo(db, email)).map((letter) => letter.subject)).toEqual([subject])
      } finally {
        await node.close()
      }
    },
  )

  test('[IDN-004] a session opened under one role serves no request under another', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const id = await makeMember(db, { now, person: { email: 'gara@example.it', staffRole: 'administrator' } })
    // Signed in while the role was still another, and written after it had changed.
    for (const role of ['editor', null] as const) {
      const cookie = `${sessionCookieName(false)}=${await createSession(db, { memberId: id, now, role })}`
      for (const url of ['/redazione', '/profilo'])
        expect((await club.app.inject({ url, headers: { cookie } })).statusCode, `${role} ${url}`).toBe(302)
    }
  })
})
