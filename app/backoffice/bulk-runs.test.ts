import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { workOnRun } from '#areas/bulk/run-commands.server.ts'
import { takeLabel } from '#areas/segments/label-commands.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'
import { BULK_PERMISSIONS } from './bulk/bulk-copy.ts'
import { bulkContents, bulkJob } from './bulk/contents.server.ts'

/** Acts on many members: chosen in the list, rehearsed, confirmed, done by a job, taken back. */
const club = useClub()
const LIST = '/redazione/iscritti'
const RUNS = '/redazione/azioni'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const why = { reason: 'Per il convegno di primavera' }

async function post(url: string, fields: Record<string, string> | [string, string][], who: number = STAFF.operator) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (url: string, who: number = STAFF.operator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const pageAt = async (url: string, who?: number) => {
  const { body } = await read(url, who)
  return documentOf(body)
}
const textOf = async (url: string, who?: number) => (await pageAt(url, who)).querySelector('main')?.textContent ?? ''
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

/** One turn of the job, as a worker makes it. */
const turn = (number: number) =>
  workOnRun(club.database.db, bulkContents, number, {
    now: club.clock.now(),
    sender: { club: club.env.club, origin: 'http://localhost:3000' },
    onFault: (error) => {
      throw error
    },
  })
async function work(number: number) {
  while (await turn(number));
}

let pressed = 0
/** Presses an act under the list, as the form of its bar does; answers the number of the run. */
async function begin(
  azione: string,
  chosen: { ids?: readonly string[]; domanda?: string; tutti?: true },
  who?: number,
) {
  pressed += 1
  const answer = await post(
    RUNS,
    [
      ['azione', azione],
      ['domanda', chosen.domanda ?? ''],
      ['chiave', `press ${pressed}`],
      ...(chosen.tutti ? [['tutti', 'si'] as [string, string]] : []),
      ...(chosen.ids ?? []).map((id): [string, string] => ['scelti', id]),
    ],
    who,
  )
  return Number(String(answer.headers.location).split('/').at(-1))
}
const rehearse = (number: number, fields: Record<string, string>) =>
  post(`${RUNS}/${number}`, {
    act: 'rehearse',
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`field-${name}`, value])),
  })
const confirm = (number: number, fields: Record<string, string> = {}) =>
  post(`${RUNS}/${number}`, { act: 'confirm', ...why, ...fields })
const labelled = async (name: string) =>
  (
    await query(
      'select m.id from member_labels l join labels a on a.id = l.label_id join members m on m.id = l.member_id where a.name = $1 order by m.id',
      [name],
    )
  ).map(({ id }) => id as string)
const linesOf = (number: number) =>
  query(
    "select kind::text, member_id as member, details->>'what' as what, details->>'reason' as reason, details->>'count' as count from audit_events where (details->>'run')::int = $1 order by at, id",
    [number],
  )

let people: string[] = []
let operator = ''
beforeAll(async () => {
  const { db } = club.database
  await installJobs({ url: club.database.url, jobs: [bulkJob] })
  operator = (await findMemberByUsername(db, STAFF.operator))?.id ?? ''
})
beforeEach(async () => {
  const { db } = club.database
  const now = club.clock.now()
  crowd += 1
  people = []
  for (let place = 0; place < 4; place++)
    people.push(await makeMember(db, { now, person: { surname: `Molti${crowd}` } }))
})
let crowd = 0
/** Asks for the four of this test. */
const question = () => `cognome=molti${crowd}`

describe('[DSK-018] what is chosen', () => {
  test('is ticked in the list, in boxes of a form that works without scripts', async () => {
    const list = await pageAt(`${LIST}?${question()}`)
    const form = list.querySelector('form#azioni-su-molti')
    expect(form?.getAttribute('action')).toBe(RUNS)
    const boxes = [...list.querySelectorAll('tbody input[name=scelti]')]
    expect(boxes.map((box) => box.getAttribute('value')).toSorted()).toEqual([...people].toSorted())
    expect(boxes.every((box) => box.getAttribute('form') === form?.id)).toBe(true)
    const acts = [...(form?.querySelectorAll('button[name=azione]') ?? [])].map((button) => button.textContent)
    for (const words of ['Manda un avviso…', 'Prolunga…', 'Etichetta…', 'Chiudi le sessioni…'])
      expect(acts).toContain(words)
    const fields = [...(form?.querySelectorAll('input') ?? [])].map((input): [string, string] => [
      input.getAttribute('name') ?? '',
      input.getAttribute('value') ?? '',
    ])
    const sent = await post(RUNS, [...fields, ['azione', 'dai-etichetta'], ['scelti', people[0] ?? '']])
    expect(await textOf(String(sent.headers.location))).toContain('Spuntati: 1 iscritto')
  })

  test('by its ticks is sent from other pages too; nothing chosen, too many, or what is no id begins nothing', async () => {
    const [first = '', second = '', third = ''] = people
    const sent = await post(RUNS, {
      azione: 'dai-etichetta',
      chiave: 'a',
      scelti: first,
      altri: `${second},${third},${second}`,
    })
    expect(await textOf(String(sent.headers.location))).toContain('Spuntati: 3 iscritti')
    const before = await query('select count(*)::int as count from bulk_runs')
    for (const scelti of ['', 'x', "'; drop table members"])
      expect((await post(RUNS, { azione: 'dai-etichetta', chiave: 'b', scelti })).statusCode).toBe(400)
    const many = Array.from({ length: 2_001 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
    expect((await post(RUNS, { azione: 'dai-etichetta', chiave: 'c', altri: many.join(',') })).statusCode).toBe(400)
    expect((await post(RUNS, { azione: 'chiudi-account', chiave: 'd', scelti: first })).statusCode).toBe(400)
    expect(await query('select count(*)::int as count from bulk_runs')).toEqual(before)
  })

  test('as all that were found is the list of that moment: later matches are left out, former ones too and counted', async () => {
    const { db } = club.database
    const number = await begin('dai-etichetta', { domanda: question(), tutti: true })
    expect(await textOf(`${RUNS}/${number}`)).toContain('Tutti i trovati: 4 iscritti')
    await makeMember(db, { now: club.clock.now(), person: { surname: `Molti${crowd}` } })
    await rehearse(number, { name: `Momento ${crowd}` })
    await query("update members set surname = 'Altrove' where id = $1", [people[0]])
    await confirm(number)
    await work(number)
    expect(await labelled(`Momento ${crowd}`)).toEqual(people.slice(1).toSorted())
    const page = await textOf(`${RUNS}/${number}`)
    expect(page).toContain('Fatti3')
    expect(page).toContain('Non risponde più alla domanda: 1')
  })

  test('of a broken question is refused, and such a list has no boxes', async () => {
    const sent = await post(RUNS, { azione: 'dai-etichetta', chiave: 'e', domanda: 'tipo=altro', tutti: 'si' })
    expect(sent.statusCode).toBe(409)
    expect((await pageAt(`${LIST}?tipo=altro`)).querySelector('input[name=scelti]')).toBeNull()
  })
})

describe('[DSK-019] an act on many', () => {
  test('is rehearsed in three groups with their reasons, and its button says what and how many', async () => {
    const [had = '', ...others] = people
    const staff = await query('select id from members where username = $1', [STAFF.editor])
    await post(`${LIST}/${(await query('select username from members where id = $1', [had]))[0]?.username}/etichette`, {
      act: 'give',
      name: `Gruppi ${crowd}`,
    })
    const number = await begin('dai-etichetta', { ids: [...people, staff[0]?.id] })
    expect((await rehearse(number, { name: 'x' })).body).toContain('Un’etichetta ha da 2 a 40 caratteri.')
    await rehearse(number, { name: `gruppi ${crowd}` })
    const page = await pageAt(`${RUNS}/${number}`)
    expect(page.querySelector('main [role=status]')?.textContent).toBe('3 cambiano, 1 è già così, 1 non si può')
    const groups = [...page.querySelectorAll('main details')].map((group) => group.textContent ?? '')
    expect(groups[0]).toContain(`Molti${crowd}`)
    expect(groups[1]).toContain('Ce l’ha già: 1')
    expect(groups[2]).toContain('Fa parte della redazione: 1')
    expect(page.querySelector('button[value=confirm]')?.textContent).toBe(
      `Dai l’etichetta «Gruppi ${crowd}» a 3 iscritti`,
    )
    expect(page.querySelector('main')?.textContent).toContain('Per 24 ore potrai rimettere com’era.')
    expect(await labelled(`Gruppi ${crowd}`)).toEqual([had])
    const refused = await post(`${RUNS}/${number}`, { act: 'confirm', reason: ' ' })
    expect([refused.statusCode, refused.body.includes('Scrivi perché, in poche parole.')]).toEqual([400, true])
    await confirm(number)
    await work(number)
    expect(await labelled(`Gruppi ${crowd}`)).toEqual([had, ...others].toSorted())
  })

  test('has one line on the trail for the whole and one for each record, with the same number', async () => {
    const number = await begin('dai-etichetta', { ids: people })
    await rehearse(number, { name: `Registro ${crowd}` })
    await confirm(number)
    await work(number)
    const lines = await linesOf(number)
    expect(lines.filter(({ what }) => what === 'confirmed')).toEqual([
      { kind: 'bulk-done', member: null, what: 'confirmed', reason: why.reason, count: '4' },
    ])
    const each = lines.filter(({ what }) => what === 'given')
    expect(each.map(({ member }) => member).toSorted()).toEqual([...people].toSorted())
    expect(lines).toHaveLength(5)
    const outside = await query(
      "select count(*)::int as count from audit_events where kind = 'label-edited' and details ? 'run' and (details->>'run')::int <> $1 and member_id = any($2)",
      [number, people],
    )
    expect(outside[0]?.count).toBe(0)
    const shown = await textOf('/redazione/registro', STAFF.administrator)
    expect(shown).toContain(`Azione su molti n. ${number}`)
  })

  test('pressed again, or confirmed again, is the same run', async () => {
    const press = { azione: 'dai-etichetta', chiave: `once ${crowd}`, scelti: people[0] ?? '' }
    const [one, two] = await Promise.all([post(RUNS, press), post(RUNS, press)])
    expect(one.headers.location).toBe(two.headers.location)
    const other = await post(RUNS, { ...press, scelti: people[1] ?? '' })
    expect(other.headers.location).not.toBe(one.headers.location)
    const number = Number(String(one.headers.location).split('/').at(-1))
    await rehearse(number, { name: `Una volta ${crowd}` })
    const again = await Promise.all([confirm(number), confirm(number), confirm(number)])
    expect(again.map(({ headers }) => headers.location)).toEqual(Array(3).fill(`${RUNS}/${number}`))
    await work(number)
    expect((await confirm(number, { reason: '' })).headers.location).toBe(`${RUNS}/${number}`)
    expect((await linesOf(number)).filter(({ what }) => what === 'confirmed')).toHaveLength(1)
  })

  test('is stopped between two records: what is done stays, the rest is not touched', async () => {
    const number = await begin('dai-etichetta', { ids: people })
    await rehearse(number, { name: `Ferma ${crowd}` })
    await confirm(number)
    expect(await textOf(`${RUNS}/${number}`)).toContain('0 di 4')
    expect((await post(`${RUNS}/${number}`, { act: 'stop' })).statusCode).toBe(302)
    await work(number)
    expect(await labelled(`Ferma ${crowd}`)).toEqual([])
    const page = await textOf(`${RUNS}/${number}`)
    expect(page).toContain('Non toccati4')
    expect((await linesOf(number)).map(({ what }) => what)).toEqual(['confirmed', 'stopped'])
  })

  test('does five hundred records a turn, each once, also when workers meet or die between two records', async () => {
    const { pool } = club.database
    await pool.query(`insert into members (username, email, name, surname, client_code, registration_date)
      select 73000000 + n, 'folla' || n || '@posta.example', 'Ada', 'Folla', 'F' || n, now() from generate_series(1, 1100) n`)
    const number = await begin('manda-avviso', { domanda: 'cognome=folla', tutti: true })
    await rehearse(number, { kind: 'service', title: 'Una folla', text: 'Una volta sola', link: '' })
    const page = await pageAt(`${RUNS}/${number}`)
    expect(page.querySelector('main')?.textContent).toContain('Scrivi 1.100 per confermare')
    expect((await confirm(number)).statusCode).toBe(400)
    expect((await confirm(number, { number: '1099' })).body).toContain('Scrivi 1.100 per confermare.')
    expect((await confirm(number, { number: '1.100' })).statusCode).toBe(302)
    expect(await turn(number)).toBe(true)
    expect(await textOf(`${RUNS}/${number}`)).toContain('500 di 1.100')
    // A worker that dies leaves its record as it was, and whoever comes next takes it.
    await pool.query(
      "create function die() returns trigger language plpgsql as $$ begin raise exception 'dead'; end $$",
    )
    await pool.query(
      'create trigger die before update of outcome on bulk_items for each row when (new.place = 700) execute function die()',
    )
    await expect(turn(number)).rejects.toThrow()
    expect((await query("select count(*)::int as count from member_notices where title = 'Una folla'"))[0]?.count).toBe(
      699,
    )
    await pool.query('drop trigger die on bulk_items')
    await Promise.all([work(number), work(number)])
    await work(number)
    const told = await query(
      "select count(*)::int as count, count(distinct member_id)::int as people from member_notices where title = 'Una folla'",
    )
    expect(told[0]).toEqual({ count: 1100, people: 1100 })
    expect((await linesOf(number)).filter(({ what }) => what === 'notice')).toHaveLength(1100)
    expect(await textOf(`${RUNS}/${number}`)).toContain('Fatti1.100')
  })

  test('ends with a file that says what became of each and why', async () => {
    const number = await begin('dai-etichetta', { ids: people })
    await rehearse(number, { name: `Esiti ${crowd}` })
    expect((await read(`${RUNS}/${number}/esiti`)).statusCode).toBe(409)
    await confirm(number)
    await query("insert into member_roles (member_id, role) values ($1, 'editor')", [people[0]])
    await work(number)
    const file = await read(`${RUNS}/${number}/esiti`)
    expect(file.headers['content-disposition']).toContain(`azione-${number}.csv`)
    const lines = file.body.trimEnd().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines).toContain(`"Molti${crowd} Carla";"Rifiutato";"Fa parte della redazione";""`)
    expect(lines.filter((line) => line.includes('"Fatto"'))).toHaveLength(3)
    expect((await linesOf(number)).at(-1)?.what).toBe('downloaded')
  })

  test('is of whoever may do it: of others nothing is said, and whoever may no longer has it stopped', async () => {
    const [id = ''] = people
    for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0]) {
      const sent = await post(RUNS, { azione: 'dai-etichetta', chiave: 'x', scelti: id }, who)
      expect(sent.statusCode).toBe(403)
    }
    const number = await begin('dai-etichetta', { ids: people })
    expect((await read(`${RUNS}/${number}`, STAFF.administrator)).statusCode).toBe(404)
    expect((await read(`${RUNS}/${number}`, VISITORS.PREMIUM ?? 0)).statusCode).toBe(403)
    expect((await post(`${RUNS}/${number}`, { act: 'confirm', ...why }, STAFF.administrator)).statusCode).toBe(404)
    for (const strange of ['0', '999999', 'x', '1e3']) expect((await read(`${RUNS}/${strange}`)).statusCode).toBe(404)
    await rehearse(number, { name: `Licenza ${crowd}` })
    await confirm(number)
    expect((await read(`${RUNS}/${number}`, STAFF.administrator)).statusCode).toBe(200)
    await query('delete from member_roles where member_id = $1', [operator])
    await work(number)
    await query("insert into member_roles (member_id, role) values ($1, 'operator')", [operator])
    expect(await labelled(`Licenza ${crowd}`)).toEqual([])
    expect(await textOf(`${RUNS}/${number}`, STAFF.administrator)).toContain('Fermata')
  })
})

describe('[DSK-021] taking back', () => {
  test('gives back what each had, leaves alone whoever was changed since, and says how many of each', async () => {
    const { db } = club.database
    const name = `Indietro ${crowd}`
    const number = await begin('dai-etichetta', { ids: people })
    await rehearse(number, { name })
    await confirm(number)
    await work(number)
    const [label] = await query('select id from labels where name = $1', [name])
    const changed = people[0] ?? ''
    await takeLabel(db, changed, label?.id, { staffId: operator, now: club.clock.now() })
    expect((await post(`${RUNS}/${number}`, { act: 'take-back', reason: '' })).statusCode).toBe(400)
    await Promise.all([1, 2].map(() => post(`${RUNS}/${number}`, { act: 'take-back', reason: 'Erano altri' })))
    await work(number)
    expect(await labelled(name)).toEqual([])
    expect(await textOf(`${RUNS}/${number}`)).toContain('Rimessi com’erano: 3. Lasciati perché cambiati dopo: 1.')
    const lines = await linesOf(number)
    expect(lines.filter(({ what }) => what === 'taken-back')).toHaveLength(1)
    expect(lines.filter(({ what }) => what === 'taken')).toHaveLength(3)
  })

  test('gives a label back to those who lost it, and is over after a day', async () => {
    const name = `Ripresa ${crowd}`
    const given = await begin('dai-etichetta', { ids: people })
    await rehearse(given, { name })
    await confirm(given)
    await work(given)
    const [label] = await query('select id from labels where name = $1', [name])
    const number = await begin('togli-etichetta', { ids: people })
    await rehearse(number, { labelId: label?.id })
    expect((await pageAt(`${RUNS}/${number}`)).querySelector('button[value=confirm]')?.textContent).toBe(
      `Togli l’etichetta «${name}» a 4 iscritti`,
    )
    await confirm(number)
    await work(number)
    expect(await labelled(name)).toEqual([])
    await post(`${RUNS}/${number}`, { act: 'take-back', reason: 'Erano altri' })
    await work(number)
    expect(await labelled(name)).toEqual([...people].toSorted())
    await query("update bulk_runs set ended_at = ended_at - interval '25 hours' where number = $1", [given])
    expect((await pageAt(`${RUNS}/${given}`)).querySelector('button[value=take-back]')).toBeNull()
    const late = await post(`${RUNS}/${given}`, { act: 'take-back', reason: 'Tardi' })
    expect(late.statusCode).toBe(409)
    expect(await labelled(name)).toEqual([...people].toSorted())
  })

  test('is not offered for what sent letters or gave periods or wallets, which say so before', async () => {
    const number = await begin('manda-avviso', { ids: people })
    await rehearse(number, { kind: 'service', title: 'Niente ritorno', text: 'Arriva subito', link: '' })
    expect(await textOf(`${RUNS}/${number}`)).toContain('questa azione non si può rimettere com’era.')
    await confirm(number)
    await work(number)
    expect((await post(`${RUNS}/${number}`, { act: 'take-back', reason: 'Ci provo' })).statusCode).toBe(409)
    expect([...BULK_PERMISSIONS]).toEqual(expect.arrayContaining(bulkContents.acts.map(({ permission }) => permission)))
    for (const act of bulkContents.acts) expect(Boolean(act.undoOne) !== Boolean(act.noWayBack), act.name).toBe(true)
  })
})

describe('[DSK-020] acts on members', () => {
  test('lengthen the Premium of those who have one, by as many days as were said, and tell each', async () => {
    const { db } = club.database
    const now = club.clock.now()
    const premium = await makeMember(db, {
      now,
      type: 'PREMIUM',
      person: { surname: 'Lungo', email: `lungo${crowd}@posta.example` },
    })
    const before = await query('select max("end") as end from premium_periods where member_id = $1', [premium])
    const number = await begin('prolunga-premium', { ids: [premium, people[0] ?? ''] })
    expect((await rehearse(number, { days: '0' })).statusCode).toBe(400)
    await rehearse(number, { days: '30' })
    const page = await pageAt(`${RUNS}/${number}`)
    expect(page.querySelector('button[value=confirm]')?.textContent).toBe(
      'Prolunga il Premium di 30 giorni a 1 iscritto',
    )
    expect(page.querySelector('main')?.textContent).toContain('Non ha un periodo Premium in corso: 1')
    await confirm(number)
    await work(number)
    const after = await query('select max("end") as end from premium_periods where member_id = $1', [premium])
    const days = (after[0]?.end - before[0]?.end) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const letters = await listLettersTo(db, `lungo${crowd}@posta.example`)
    expect(letters.map(({ subject }) => subject)).toContain('Il tuo abbonamento è cambiato')
    expect((await linesOf(number)).map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'bulk-done confirmed',
      'member-corrected period',
    ])
  })

  test('give a wallet until a day, and close sessions, each only to those it changes something for', async () => {
    const number = await begin('dai-portafoglio', { ids: people })
    const wrong = await rehearse(number, { tag: 'oro', lastDay: '2001-01-01' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Scegli un portafoglio.')
    await rehearse(number, { tag: 'ecm', lastDay: '2031-05-31' })
    await confirm(number)
    await work(number)
    const held = await query(
      "select count(*)::int as count, max(active_until) as until from wallets where tag = 'ecm' and member_id = any($1)",
      [people],
    )
    expect([held[0]?.count, held[0]?.until.toISOString()]).toEqual([4, '2031-05-31T22:00:00.000Z'])
    const again = await begin('dai-portafoglio', { ids: people })
    await rehearse(again, { tag: 'ecm', lastDay: '2031-05-31' })
    expect(await textOf(`${RUNS}/${again}`)).toContain('0 cambiano, 4 sono già così, 0 non si possono')
    expect((await confirm(again)).statusCode).toBe(409)

    const visitor = await findMemberByUsername(club.database.db, VISITORS.TRIAL ?? 0)
    await club.enter(VISITORS.TRIAL ?? 0)
    const sessions = await begin('chiudi-sessioni', { ids: [visitor?.id ?? '', people[0] ?? ''] })
    expect(await textOf(`${RUNS}/${sessions}`)).toContain('1 cambia, 1 è già così, 0 non si possono')
    await confirm(sessions)
    await work(sessions)
    const open = await query(
      'select count(*)::int as count from sessions where member_id = $1 and revoked_at is null',
      [visitor?.id],
    )
    expect(open[0]?.count).toBe(0)
  })

  test('ask to type the number where there is no condition, and never touch the staff', async () => {
    const number = await begin('chiudi-sessioni', { tutti: true })
    const page = await textOf(`${RUNS}/${number}`)
    const staff = await query('select count(*)::int as count from member_roles')
    expect(page).toContain(`Fa parte della redazione: ${staff[0]?.count}`)
    expect((await confirm(number)).statusCode).toBe(400)
    const changing =
      /^(\S+) cambia/.exec(
        (await pageAt(`${RUNS}/${number}`)).querySelector('main [role=status]')?.textContent ?? '',
      )?.[1] ?? ''
    expect((await confirm(number, { number: changing })).statusCode).toBe(302)
    await work(number)
    expect((await read(LIST)).statusCode).toBe(200)
  })

  test('are these and no others: accounts are not closed, credits and points not moved, nobody is erased', () => {
    const acts = bulkContents.acts.filter(({ list }) => list === 'iscritti').map(({ name }) => name)
    expect(acts.toSorted()).toEqual([
      'chiudi-sessioni',
      'dai-etichetta',
      'dai-portafoglio',
      'manda-avviso',
      'prolunga-premium',
      'togli-etichetta',
    ])
  })
})
