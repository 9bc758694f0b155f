import { expect, test } from 'vitest'
import { changeRoles } from '#areas/account/staff-commands.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { findLead } from '#areas/leads/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { aRequest, QUEUE, requestDesk } from '../../../tests/support/requests.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'

/** Who follows a request: taken, given, met by two, left. */
const club = useClub()
const desk = requestDesk(club)

const idOf = async (username: number) => (await findMemberByUsername(club.database.db, username))?.id ?? ''
const leadOf = async (id: string) => findLead(club.database.db, id)
const noticesOf = async (username: number) => {
  const { rows } = await club.database.pool.query('select title, text, link from member_notices where member_id = $1', [
    await idOf(username),
  ])
  return rows
}

test('[DSK-040] is taken with «Prendila tu», and the trail says from whom to whom', async () => {
  const id = await aRequest(club)
  expect((await desk.open(`${QUEUE}/${id}`)).text).toContain('Prendila tu')
  expect((await desk.act(id, 'take', { seen: '' })).location).toBe(`${QUEUE}/${id}?fatto=presa`)
  expect(await leadOf(id)).toMatchObject({ state: 'taken', handledBy: await idOf(STAFF.operator) })
  const { text } = await desk.open(`${QUEUE}/${id}`)
  expect(text).not.toContain('Prendila tu')
  expect(text).toContain('Presa in carico. Chi la segue: niente → Matteo Greco')
  expect(await desk.ids('?stato=new,taken&segue=io')).toContain(id)
})

test('[DSK-040] of two who take it in the same second one has it, and the other reads who', async () => {
  const id = await aRequest(club)
  const [one, other] = await Promise.all([
    desk.act(id, 'take', { seen: '' }, STAFF.operator),
    desk.act(id, 'take', { seen: '' }, STAFF.administrator),
  ])
  expect([one.status, other.status].toSorted()).toEqual([302, 409])
  const isOperators = one.status === 302
  const loser = isOperators ? other : one
  const winner = await findMemberByUsername(club.database.db, isOperators ? STAFF.operator : STAFF.administrator)
  expect(loser.text).toContain(`L’ha appena presa ${winner?.name} ${winner?.surname}`)
  expect((await leadOf(id))?.handledBy).toBe(winner?.id)
})

test('[DSK-040] is given to a colleague who may answer it, and who hears of it without its words', async () => {
  const id = await aRequest(club, { note: 'Parole riservate.' })
  const admin = await idOf(STAFF.administrator)
  const options = [...(await desk.open(`${QUEUE}/${id}`)).page.querySelectorAll('select[name=chi] option')]
  expect(options.map((option) => option.getAttribute('value'))).toContain(admin)
  expect(options.map((option) => option.getAttribute('value'))).not.toContain(await idOf(STAFF.editor))
  for (const chi of [await idOf(STAFF.editor), await idOf(VISITORS.PREMIUM ?? 0), 'x', ''])
    expect((await desk.act(id, 'assign', { seen: '', chi })).status, chi).toBe(400)
  expect((await desk.act(id, 'assign', { seen: '', chi: admin })).location).toBe(`${QUEUE}/${id}?fatto=assegnata`)
  const told = (await noticesOf(STAFF.administrator)).filter(({ link }) => link === `${QUEUE}/${id}`)
  expect(told).toEqual([
    {
      title: 'Ti è stata assegnata una richiesta',
      text: 'Matteo Greco ti ha assegnato: Assistenza.',
      link: `${QUEUE}/${id}`,
    },
  ])
  expect((await desk.act(id, 'assign', { seen: '', chi: await idOf(STAFF.operator) })).text).toContain(
    'L’ha appena presa',
  )
  await desk.act(id, 'close')
  expect((await desk.act(id, 'take', { seen: admin })).status).toBe(409)
})

test('[DSK-040] whoever may not answer can neither take, give, close nor set aside', async () => {
  const id = await aRequest(club)
  for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0])
    for (const act of ['take', 'assign', 'close', 'aside', 'answer', 'note'])
      expect((await desk.act(id, act, {}, who)).status, `${act} as ${who}`).toBe(403)
  expect(await leadOf(id)).toMatchObject({ state: 'new', handledBy: null })
  expect((await desk.act('00000000-0000-4000-8000-000000000000', 'take')).status).toBe(404)
  expect((await desk.act(id, 'sposta')).status).toBe(400)
})

test('[DSK-040] says within 30 seconds that a colleague has it open, and stops saying so when they leave', async () => {
  const id = await aRequest(club)
  const ask = (who: number) => desk.post(`${QUEUE}/${id}/presenza.data`, {}, who)
  expect((await desk.open(`${QUEUE}/${id}`, STAFF.operator)).text).not.toContain('ha aperta questa richiesta')
  expect((await desk.open(`${QUEUE}/${id}`, STAFF.administrator)).text).toContain(
    'Matteo Greco ha aperta questa richiesta',
  )
  const admin = await findMemberByUsername(club.database.db, STAFF.administrator)
  expect((await ask(STAFF.operator)).body).toContain(`${admin?.name} ${admin?.surname}`)
  club.clock.advance(31_000)
  expect((await ask(STAFF.operator)).body).not.toContain(`${admin?.surname}`)
  expect((await ask(STAFF.editor)).status).toBe(403)
  const { rows } = await club.database.pool.query(
    "select count(*)::int as n from audit_events where details ->> 'about' = $1 and details ->> 'what' = 'read'",
    [`request ${id}`],
  )
  expect(rows[0].n, 'to say that it is open is not to read it again').toBe(2)
  club.clock.reset()
})

test('[DSK-040] whoever loses the role leaves their requests to nobody, and the view says how many', async () => {
  const { db } = club.database
  const [one, two, closed] = [await aRequest(club), await aRequest(club), await aRequest(club)]
  for (const id of [one, two, closed]) await desk.act(id, 'take', { seen: '' })
  await desk.act(closed, 'close')
  const operator = await idOf(STAFF.operator)
  const sender = { club: club.env.club, origin: club.env.publicOrigin }
  const by = { actorId: await idOf(STAFF.administrator), now: club.clock.now(), sender, reason: 'Cambia lavoro' }
  await changeRoles(db, operator, { seen: 'operator', roles: [{ role: 'editor', until: null }] }, by)
  const nobodys = () => desk.open(`${QUEUE}?stato=new,taken&segue=nessuno`, STAFF.administrator)
  const left = () => /(\d+) richieste erano di Matteo Greco, che non può più rispondere\./.exec(text)?.[1]
  let { text } = await nobodys()
  const before = Number(left())
  expect(before).toBeGreaterThanOrEqual(2)
  expect(await leadOf(one)).toMatchObject({ state: 'new', handledBy: null })
  expect(await leadOf(closed)).toMatchObject({ state: 'closed', handledBy: operator })
  expect((await desk.open(`${QUEUE}/${one}`, STAFF.administrator)).text).toContain('Rimasta a nessuno')
  await desk.act(two, 'take', { seen: '' }, STAFF.administrator)
  await desk.act(one, 'take', { seen: '' }, STAFF.administrator)
  text = (await nobodys()).text
  expect(Number(left()), 'whoever takes one makes them fewer').toBe(before - 2)
})
