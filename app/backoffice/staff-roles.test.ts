import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endRoles } from '#areas/account/staff-commands.server.ts'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { listOwnRoles, replaceRoles } from '#areas/audience/role-store.server.ts'
import { heldThrough, permissionsOf, readyRole, runningRoles } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listMemberTrail, listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { STAFF_PERMISSIONS, type StaffPermission } from '#platform/pure/permissions.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { factsInWords } from '#platform/trail/in-words.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { openAnotherNode } from '../../tests/support/another-node.ts'
import { useClub } from '../../tests/support/club.ts'
import { ORIGIN } from '../../tests/support/open-club.ts'
import { markOf, setRole } from '../../tests/support/roles.ts'
import { STAFF } from '../../tests/support/visitors.ts'

const club = useClub()
beforeEach(() => club.clock.reset())
afterEach(() => club.clock.reset())

const TEAM = '/redazione/squadra'
const ROLES = `${TEAM}/ruoli`
const why = { reason: 'Comincia lunedì' }
const MINUTE_MS = 60_000

type Fields = Record<string, string | readonly string[]>
async function post(url: string, fields: Fields, headers: Record<string, string>) {
  const pairs = Object.entries({ ...why, ...fields }).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  )
  const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(pairs).toString()
  return club.app.inject({ method: 'POST', url, headers: { ...headers, ...form }, payload })
}
const asAdministrator = async (url: string, fields: Fields) =>
  post(url, fields, await club.cookieOf(STAFF.administrator))

let counted = 0
/** Somebody who works here, and a session of theirs. */
async function colleague(role: string | null = null) {
  counted += 1
  const { db } = club.database
  const now = club.clock.now()
  const email = `collega.${counted}@example.it`
  const username = 4600 + counted
  const id = await makeMember(db, { now, person: { username, email, name: 'Olga', surname: `Collega ${counted}` } })
  if (role) await setRole(db, id, role, now)
  const enter = async () => {
    const value = await createSession(db, {
      memberId: id,
      now: club.clock.now(),
      role: await markOf(db, id, club.clock.now()),
    })
    return { cookie: `${sessionCookieName(false)}=${value}` }
  }
  return { id, email, username: String(username), enter }
}
const status = async (url: string, headers: Record<string, string>) =>
  (await club.app.inject({ url, headers })).statusCode
const rolesOf = async (id: string) => {
  const roles = (await findMemberById(club.database.db, id))?.roles ?? []
  return roles.map(({ role, until }) => (until ? `${role} until ${until}` : role))
}
const newestLetters = async (email: string) =>
  (await listLettersTo(club.database.db, email)).map(({ subject }) => subject)

async function makeOwn(name: string, permissions: readonly StaffPermission[]) {
  const answer = await asAdministrator(`${ROLES}/nuovo`, { name, permissions })
  expect(answer.headers.location, answer.body).toBe(`${ROLES}?fatto=fatto`)
  const role = (await listOwnRoles(club.database.db)).find((each) => each.name === name)
  if (!role) throw new Error('The role was not made.')
  return role
}

describe('the roles that are ready', () => {
  test('[DSK-046] hold what is written, each of the permissions there are, and none twice', () => {
    const held = Object.fromEntries(STAFF_ROLES.map((role) => [readyRole(role).name, permissionsOf(role)]))
    expect(held).toMatchObject({
      Contabile: ['money.read', 'money.write', 'figures.read', 'figures.money'],
      Tutor: ['courses.follow'],
      Legale: ['legal.read', 'legal.answer'],
      Moderatore: ['cards.review'],
      Amministratore: STAFF_PERMISSIONS,
    })
    expect(Object.keys(held)).toHaveLength(7)
    for (const permissions of Object.values(held)) expect(new Set(permissions).size).toBe(permissions.length)
  })

  test('[DSK-046] [DSK-048] several hold together, over everything where one does; each ends with its last day', () => {
    const [legal, operator, tutor] = [readyRole('legal'), readyRole('operator'), readyRole('tutor')]
    expect(heldThrough([legal, tutor])).toEqual({
      permissions: ['legal.read', 'legal.answer', 'courses.follow'],
      assignedOnly: ['legal.read', 'legal.answer', 'courses.follow'],
    })
    expect(heldThrough([legal, operator]).assignedOnly).toEqual([])
    const grant = { ...operator, since: null, until: '2026-03-10' as const }
    const at = (instant: string) => runningRoles([grant], new Date(instant)).length
    expect([at('2026-03-10T22:59:59Z'), at('2026-03-10T23:00:00Z')]).toEqual([1, 0])
  })

  test('[DSK-046] a person may have several: the desk opens what any of them opens', async () => {
    const { enter, username, id } = await colleague('moderator')
    const answer = await asAdministrator(TEAM, {
      act: 'change',
      username,
      seen: 'moderator',
      role: ['moderator', 'accountant'],
    })
    expect(answer.statusCode, answer.body).toBe(302)
    expect(await rolesOf(id)).toEqual(['accountant', 'moderator'])
    const headers = await enter()
    for (const [url, expected] of [
      ['/redazione/schede', 200],
      ['/redazione/ordini', 200],
      ['/redazione/iscritti', 403],
      ['/redazione/contenuti', 403],
    ] as const)
      expect([url, await status(url, headers)]).toEqual([url, expected])
  })
})

describe('a tutor', () => {
  test('[DSK-046] knows the courses assigned, and of the others not even that they are there', async () => {
    const { rows } = await club.database.pool.query<{ id: number; title: string; course_id: number }>(
      'select c.id, c.title from courses c order by c.id limit 2',
    )
    const [own, other] = rows
    const tutor = await club.cookieOf(STAFF.tutor)
    const list = async () => (await club.app.inject({ url: '/redazione/corsi', headers: tutor })).body
    expect(await list()).not.toContain(own?.title)
    const { rows: people } = await club.database.pool.query<{ id: string }>(
      'select id from members where username = $1',
      [STAFF.tutor],
    )
    const editor = await club.cookieOf(STAFF.editor)
    const assigned = await post(`/redazione/corsi/${own?.id}`, { move: 'tutors', tutor: people[0]?.id ?? '' }, editor)
    expect(assigned.statusCode).toBe(302)
    expect([(await list()).includes(own?.title ?? '?'), (await list()).includes(other?.title ?? '?')]).toEqual([
      true,
      false,
    ])
    for (const page of ['', '/partecipanti', '/anteprima']) {
      expect(await status(`/redazione/corsi/${own?.id}${page}`, tutor), page).toBe(200)
      expect(await status(`/redazione/corsi/${other?.id}${page}`, tutor), page).toBe(404)
    }
    const word = encodeURIComponent(other?.title ?? '')
    const found = await club.app.inject({ url: `/redazione/trova?cerca=${word}`, headers: tutor })
    expect(found.body).not.toContain(`/redazione/corsi/${other?.id}`)
    expect(await status(`/redazione/eventi-ecm`, tutor)).toBe(403)
    expect(
      (await post(`/redazione/corsi/${own?.id}`, { move: 'tutors', tutor: people[0]?.id ?? '' }, tutor)).statusCode,
    ).toBe(403)
  })
})

describe('giving a role', () => {
  test('[DSK-048] until a day: it ends by itself, on every node, and the job takes it away and says so', async () => {
    const { db } = club.database
    const { id, email, username, enter } = await colleague('editor')
    const until = addRomeDays(romeDayOf(club.clock.now()), 2)
    const fields = { act: 'change', username, seen: 'editor', role: ['editor', 'operator'], 'until-operator': until }
    expect((await asAdministrator(TEAM, fields)).statusCode).toBe(302)
    expect(await rolesOf(id)).toEqual(['editor', `operator until ${until}`])
    expect(await newestLetters(email)).toEqual(['Il tuo ruolo nella redazione'])
    const administrators = await newestLetters('laura.villa@demo.camice.example')
    expect(administrators.filter((subject) => subject === 'Un ruolo nella redazione è cambiato')).not.toEqual([])
    const node = await openAnotherNode(club, { isDeaf: true })
    try {
      const headers = await enter()
      for (const app of [club.app, node])
        expect((await app.inject({ url: '/redazione/iscritti', headers })).statusCode).toBe(200)
      club.clock.advance(3 * 24 * 60 * MINUTE_MS)
      for (const app of [club.app, node]) {
        const page = await app.inject({ url: '/redazione/iscritti', headers })
        expect([page.statusCode, page.headers.location]).toEqual([302, '/login?redirectTo=%2Fredazione%2Fiscritti'])
      }
      expect(await status('/redazione/iscritti', await enter()), 'nobody has taken it away yet').toBe(403)
    } finally {
      await node.close()
    }
    const by = { now: club.clock.now(), sender: { club: { name: 'Club', phone: '02' } as never, origin: ORIGIN } }
    await endRoles(db, by)
    await endRoles(db, by)
    expect(await rolesOf(id)).toEqual(['editor'])
    const [line, ...before] = (await listMemberTrail(db, id)).filter(({ kind }) => kind === 'role-changed')
    expect(line?.actorId).toBeNull()
    expect(factsInWords(line?.facts ?? {})).toMatch(/Ruolo: Redattore; Operatore, fino al .* → Redattore/)
    expect(before).toHaveLength(1)
  })

  test('[DSK-048] a day that is over, a role that is not there and no reason are refused, and nothing changes', async () => {
    const { id, username } = await colleague('editor')
    const change = { act: 'change', username, seen: 'editor' }
    for (const fields of [
      { role: 'operator', 'until-operator': '2020-01-01' },
      { role: 'superuser' },
      { role: ['operator', '00000000-0000-0000-0000-000000000000'] },
      { role: 'operator', reason: '' },
      { role: [] },
    ] as Fields[])
      expect((await asAdministrator(TEAM, { ...change, ...fields })).statusCode, JSON.stringify(fields)).toBe(400)
    expect(await rolesOf(id)).toEqual(['editor'])
  })

  test('[DSK-048] asks for the password again: a session left open gives nobody anything', async () => {
    const { id, username } = await colleague('editor')
    const headers = await club.cookieOf(STAFF.administrator)
    club.clock.advance(6 * MINUTE_MS)
    for (const [url, fields] of [
      [TEAM, { act: 'change', username, seen: 'editor', role: 'administrator' }],
      [TEAM, { act: 'remove', username, seen: 'editor' }],
      [TEAM, { act: 'invite', who: 'nuova@example.it', name: 'Una', surname: 'Nuova', role: 'administrator' }],
      [`${ROLES}/nuovo`, { name: 'Di nascosto', permissions: 'team.write' }],
    ] as [string, Fields][]) {
      const answer = await post(url, fields, headers)
      expect([answer.statusCode, answer.body.includes('Conferma che sei ancora tu')]).toEqual([403, true])
    }
    expect(await rolesOf(id)).toEqual(['editor'])
    expect((await listOwnRoles(club.database.db)).map(({ name }) => name)).not.toContain('Di nascosto')
  })

  test('[DSK-048] nobody changes their own, and only whoever has a permission gives it', async () => {
    const role = await makeOwn('Capo squadra', ['team.write', 'contents.write'])
    const keeper = await colleague(role.role)
    const { id, username } = await colleague('editor')
    const headers = await keeper.enter()
    const own = { act: 'change', username: keeper.username, seen: role.role, role: [role.role, 'editor'] }
    const given = { act: 'change', username, seen: 'editor', role: ['editor', 'operator'] }
    for (const [fields, problem] of [
      [own, 'Il proprio ruolo non si cambia da soli'],
      [given, 'chi può fare tutto quello che il ruolo permette'],
      [
        { act: 'invite', who: 'altra@example.it', name: 'Una', surname: 'Altra', role: 'operator' },
        'chi può fare tutto',
      ],
    ] as [Fields, string][]) {
      const answer = await post(TEAM, fields, headers)
      expect([answer.statusCode, answer.body.includes(problem)]).toEqual([400, true])
    }
    const wider = await post(`${ROLES}/nuovo`, { name: 'Più largo', permissions: 'money.write' }, headers)
    expect(wider.statusCode).toBe(400)
    const grown = { name: 'Capo squadra', seen: '1', permissions: ['team.write', 'contents.write', 'money.write'] }
    const itself = await post(`${ROLES}/${role.role}`, { act: 'save', ...grown }, headers)
    expect([itself.statusCode, itself.body.includes('Il proprio ruolo non si cambia')]).toEqual([400, true])
    expect(await rolesOf(id)).toEqual(['editor'])
    // What they may give is all that they are offered.
    const page = (await club.app.inject({ url: `${TEAM}?chi=${username}`, headers })).body
    expect([page.includes('Capo squadra'), page.includes('segue gli iscritti')]).toEqual([true, false])
    const may = { act: 'change', username, seen: 'editor', role: ['editor', role.role] }
    expect((await post(TEAM, may, headers)).statusCode).toBe(302)
  })

  test('[DSK-048] the last with team.write stays, also when two are taken away in the same instant', async () => {
    const { db } = club.database
    const { rows } = await club.database.pool.query<{ member_id: string }>(
      `select distinct member_id from member_roles`,
    )
    const kept = await Promise.all(rows.map(async ({ member_id: id }) => [id, await rolesOf(id)] as const))
    try {
      for (const [id] of kept) await setRole(db, id, null)
      const [first, second] = [await colleague('administrator'), await colleague('administrator')]
      const [one, other] = [await first.enter(), await second.enter()]
      const take = (from: typeof first) => ({ act: 'remove', username: from.username, seen: 'administrator' })
      const answers = await Promise.all([post(TEAM, take(second), one), post(TEAM, take(first), other)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([302, 302])
      const left = [...(await rolesOf(first.id)), ...(await rolesOf(second.id))]
      expect(left).toEqual(['administrator'])
      const last = left.length > 0 && (await rolesOf(first.id)).length > 0 ? first : second
      // Whoever else may give roles cannot take it from the last who keeps it, nor give it an end.
      await replaceRoles(db, (last === first ? second : first).id, [
        { role: 'administrator', since: null, until: addRomeDays(romeDayOf(club.clock.now()), 30) },
      ])
      const headers = await (last === first ? second : first).enter()
      const ending = { ...take(last), act: 'change', role: 'administrator', 'until-administrator': '2030-01-01' }
      for (const fields of [take(last), ending]) {
        const answer = await post(TEAM, fields, headers)
        expect([answer.statusCode, answer.body.includes('È l’ultimo amministratore')]).toEqual([400, true])
      }
      expect(await rolesOf(last.id)).toEqual(['administrator'])
      for (const { id } of [first, second]) await setRole(db, id, null)
    } finally {
      for (const [id, [role = null]] of kept) await setRole(db, id, role)
    }
  })
})

describe('a role of the club', () => {
  test('[DSK-046] opens what it says; [DSK-048] changed, it ends the sessions of its people and tells them', async () => {
    const { db } = club.database
    const role = await makeOwn('Cura dei premi', ['rewards.write'])
    const { email, enter } = await colleague(role.role)
    const headers = await enter()
    expect([await status('/redazione/fedelta', headers), await status('/redazione/piani', headers)]).toEqual([200, 403])
    const node = await openAnotherNode(club, { isDeaf: true })
    try {
      expect((await node.inject({ url: '/redazione/fedelta', headers })).statusCode).toBe(200)
      const save = { act: 'save', name: 'Cura dei piani', seen: '1', permissions: 'plans.write' }
      expect((await asAdministrator(`${ROLES}/${role.role}`, save)).statusCode).toBe(302)
      club.clock.advance(5000)
      for (const app of [club.app, node])
        expect((await app.inject({ url: '/redazione/fedelta', headers })).statusCode).toBe(302)
    } finally {
      await node.close()
    }
    const again = await enter()
    expect([await status('/redazione/fedelta', again), await status('/redazione/piani', again)]).toEqual([403, 200])
    expect(await newestLetters(email)).toEqual(['Il tuo ruolo nella redazione'])
    const lines = (await listTrailAbout(db, 'role', role.role, 10)).map(({ facts }) => factsInWords(facts))
    expect(lines[0]).toBe(
      'Ruolo modificato: Cura dei piani. Nome: Cura dei premi → Cura dei piani; Può anche: Piani e prezzi; Non può più: Missioni e premi del Programma Fedeltà',
    )
    const late = { act: 'save', name: 'Altro', seen: '1', permissions: 'plans.write' }
    expect((await asAdministrator(`${ROLES}/${role.role}`, late)).statusCode).toBe(409)
  })

  test('[DSK-048] taken away, it asks which one its people get', async () => {
    const { db } = club.database
    const role = await makeOwn('Da togliere', ['contents.write'])
    const until = addRomeDays(romeDayOf(club.clock.now()), 9)
    const people = [await colleague(), await colleague()]
    for (const { id } of people) await replaceRoles(db, id, [{ role: role.role, since: null, until }])
    const url = `${ROLES}/${role.role}`
    const unanswered = await asAdministrator(url, { act: 'remove' })
    expect([unanswered.statusCode, unanswered.body.includes('Scegli il ruolo che prendono le persone.')]).toEqual([
      400,
      true,
    ])
    expect((await asAdministrator(url, { act: 'remove', instead: role.role })).statusCode).toBe(400)
    const done = await asAdministrator(url, { act: 'remove', instead: 'moderator' })
    expect(done.headers.location).toBe(`${ROLES}?fatto=tolto`)
    for (const { id } of people) expect(await rolesOf(id)).toEqual([`moderator until ${until}`])
    expect(await status(url, await club.cookieOf(STAFF.administrator))).toBe(404)
  })

  test('[DSK-046] there are twenty at most, each with a name of its own and something to do', async () => {
    const { db } = club.database
    const before = await listOwnRoles(db)
    for (const [fields, field] of [
      [{ name: 'Operatore', permissions: 'mail.send' }, 'C’è già un ruolo con questo nome.'],
      [{ name: 'Vuoto', permissions: [] }, 'Scegli almeno una cosa che si può fare.'],
      [{ name: 'Inventato', permissions: 'everything.write' }, 'Scegli almeno una cosa che si può fare.'],
      [{ name: 'x', permissions: 'mail.send' }, 'Scrivi il nome del ruolo'],
    ] as [Fields, string][]) {
      const answer = await asAdministrator(`${ROLES}/nuovo`, fields)
      expect([answer.statusCode, answer.body.includes(field)]).toEqual([400, true])
    }
    for (let made = before.length; made < 20; made += 1) await makeOwn(`Numero ${made}`, ['mail.send'])
    const more = await asAdministrator(`${ROLES}/nuovo`, { name: 'Uno di troppo', permissions: 'mail.send' })
    expect([more.statusCode, (await listOwnRoles(db)).length]).toEqual([400, 20])
    const page = (await club.app.inject({ url: ROLES, headers: await club.cookieOf(STAFF.administrator) })).body
    expect([page.includes('Numero 19'), page.includes('Nuovo ruolo')]).toEqual([true, false])
  })
})
