import { beforeAll, describe, expect, test } from 'vitest'
import { insertOwnRole, replaceRoles } from '#areas/audience/role-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { updateLeadState } from '#areas/leads/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { aRequest, QUEUE, requestDesk } from '../../../tests/support/requests.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { insertAnswer, insertAnswerFile, insertNote } from './store.server.ts'

/** What is asked of lawyers, and who of the desk reads it. */
const club = useClub()
const desk = requestDesk(club)
const MEMBER = 1003
/** Answers every request and reads nothing of lawyers; and the ready role Legale. */
const CLERK = 1001
const LAWYER = 1002
const SECRETS = [
  'Parole della domanda',
  'Parole della risposta',
  'Parole della nota',
  'parere-riservato.pdf',
  'Elena Moretti',
]
const FILE = '/files/5e5d0045-0000-4000-8000-000000000001/parere-riservato.pdf'
let id = ''
let theirs = ''

beforeAll(async () => {
  const { db, pool } = club.database
  const now = club.clock.now()
  const idOf = async (username: number) => (await findMemberByUsername(db, username))?.id ?? ''
  const clerk = await insertOwnRole(db, {
    name: 'Sportello',
    permissions: ['requests.read', 'requests.answer', 'members.read'],
  })
  await replaceRoles(db, await idOf(CLERK), [{ role: clerk, since: now, until: null }])
  await replaceRoles(db, await idOf(LAWYER), [{ role: 'legal', since: now, until: null }])
  const legal = { formType: 'richiesta-parere-legale', username: MEMBER, note: 'Parole della domanda' }
  id = await aRequest(club, legal)
  theirs = await aRequest(club, { ...legal, note: 'Parole di un’altra domanda' })
  await updateLeadState(db, theirs, { state: 'taken', handledBy: await idOf(LAWYER), now })
  const operator = await idOf(STAFF.operator)
  const answer = { id: '5e5d0045-0000-4000-8000-000000000002', requestId: id, authorId: operator, createdAt: now }
  await insertAnswer(db, { ...answer, text: 'Parole della risposta' })
  await insertNote(db, { ...answer, text: 'Parole della nota' })
  await pool.query(
    "insert into files (id, name, content_type, byte_size, is_public) values ('5e5d0045-0000-4000-8000-000000000001', 'parere-riservato.pdf', 'application/pdf', 5, false)",
  )
  await insertAnswerFile(db, answer.id, { path: FILE, name: 'parere-riservato.pdf', byteSize: 5 })
})

describe('[DSK-045] without legal.read', () => {
  test('one sees that a request is there, its kind and its day, and nothing else of it', async () => {
    const { page } = await desk.open(`${QUEUE}?tipo=richiesta-parere-legale`, CLERK)
    const row = [...page.querySelectorAll('tbody tr')].find((each) => each.innerHTML.includes(id))
    expect(row?.textContent).toContain('Richiesta riservata')
    expect(row?.textContent).toContain('Parere legale')
    const one = await desk.open(`${QUEUE}/${id}`, CLERK)
    expect(one.status).toBe(200)
    expect(one.text).toContain('Parere legale')
    for (const path of [`${QUEUE}?tipo=richiesta-parere-legale`, `${QUEUE}?ordina=persona`, `${QUEUE}/${id}`])
      for (const each of [path, path.replace(/(\?|$)/, '.data$1')])
        for (const secret of SECRETS)
          expect((await desk.open(each, CLERK)).body, `${secret} in ${each}`).not.toContain(secret)
  })

  test('nothing of it is found by the name of whoever asked, in the list, in the search or by the calls', async () => {
    expect(await desk.ids('?cerca=moretti', CLERK)).not.toContain(id)
    expect(await desk.ids('?cerca=moretti', STAFF.operator)).toContain(id)
    const found = await desk.open('/redazione?cerca=moretti', CLERK)
    expect(found.body).not.toContain(id)
    const calls = await desk.open('/api/Forms/Richieste', CLERK)
    expect([calls.status, calls.body.includes('Parole della domanda')]).toEqual([200, false])
    expect((await desk.open('/api/Servizi/Richieste/Aperte', CLERK)).status).toBe(404)
    expect((await desk.open('/redazione/esporta/requests', STAFF.administrator)).status, 'no file').toBe(404)
  })

  test('it can be neither taken, answered, noted, closed nor heard of, and its files are not there', async () => {
    for (const act of ['take', 'close', 'note', 'answer', 'aside', 'reopen']) {
      const fields = { seen: '0', key: crypto.randomUUID(), risposta: 'x', note: 'x', giorno: '2027-01-05' }
      expect((await desk.act(id, act, { ...fields, ...(act === 'take' && { seen: '' }) }, CLERK)).status, act).toBe(404)
    }
    expect((await desk.post(`${QUEUE}/${id}/presenza.data`, {}, CLERK)).status).toBe(404)
    const patch = await club.app.inject({
      method: 'PATCH',
      url: `/api/Forms/Richieste/${id}`,
      headers: { ...(await club.cookieOf(CLERK)), origin: club.env.publicOrigin },
      payload: { stato: 'closed' },
    })
    expect(patch.statusCode).toBe(404)
    expect((await desk.open(FILE, CLERK)).status).toBe(404)
  })

  test('neither the trail nor what waits nor an e-mail says a word of it', async () => {
    const answer = await desk.answer(id, 'Parole della seconda risposta')
    expect(answer.status).toBe(302)
    const { rows } = await club.database.pool.query(
      "select details::text as text from audit_events where details ->> 'about' = $1",
      [`request ${id}`],
    )
    expect(rows.length).toBeGreaterThan(0)
    const letters = await club.database.pool.query(
      "select text, html, attachments from outbox where idempotency_key like 'request-answer:%'",
    )
    for (const text of [
      JSON.stringify(rows),
      JSON.stringify(letters.rows),
      (await desk.open('/redazione', CLERK)).body,
    ])
      expect(text).not.toMatch(/Parole della/)
    expect(letters.rows[0].text).toContain('Per riservatezza la risposta si legge nella tua area personale')
    expect((await desk.open('/profilo/richieste', MEMBER)).text).toContain('Parole della seconda risposta')
  })
})

describe('[DSK-045] the role Legale', () => {
  test('reads, finds and counts only what is assigned to it', async () => {
    expect(await desk.ids('', LAWYER)).toEqual([theirs])
    expect(await desk.ids('?cerca=moretti', LAWYER)).toEqual([theirs])
    expect((await desk.open(`${QUEUE}/${theirs}`, LAWYER)).text).toContain('Parole di un’altra domanda')
    for (const each of [`${QUEUE}/${id}`, `${QUEUE}/${id}.data`])
      for (const secret of SECRETS) expect((await desk.open(each, LAWYER)).body, secret).not.toContain(secret)
    expect((await desk.open(FILE, LAWYER)).status).toBe(404)
    expect((await desk.act(id, 'take', { seen: '' }, LAWYER)).status).toBe(404)
    expect((await desk.open('/redazione', LAWYER)).body).toMatch(/1<\/b>[^<]*(<[^>]*>)*\s*richiesta da concludere/)
    expect((await desk.answer(theirs, 'Rispondo io.', { who: LAWYER })).status).toBe(302)
  })
})

test('[DSK-045] each reading is on the trail, also of a file', async () => {
  const readings = async () => {
    const { rows } = await club.database.pool.query(
      "select count(*)::int as n from audit_events where kind = 'member-viewed' and details ->> 'about' = $1 and details ->> 'what' = 'read'",
      [`request ${id}`],
    )
    return rows[0].n as number
  }
  const before = await readings()
  await desk.open(`${QUEUE}/${id}`)
  expect(await readings()).toBe(before + 1)
  await desk.open(`${QUEUE}/${id}`, CLERK)
  expect(await readings(), 'whoever may not read has read nothing').toBe(before + 1)
  await desk.open(FILE, STAFF.operator)
  expect(await readings()).toBe(before + 2)
})
