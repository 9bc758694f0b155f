import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { askRows } from '#areas/lists/question-context.server.ts'
import { countRows, eachRowAsked, listRowIds, type RowQuestion, type Stretch } from '#areas/lists/row-store.server.ts'
import { idsOfSegment, reachOf, segmentQuery } from '#areas/segments/segment-people-store.server.ts'
import { refreshSortKeys } from '#areas/segments/sort-key-store.server.ts'
import { MEMBER_FIELDS, MEMBERS } from '#areas/segments/store.server.ts'
import { type Db, openDatabase } from '#platform/db/database.server.ts'
import { csvLines } from '#platform/pure/csv.ts'
import { STAFF_PERMISSIONS } from '#platform/pure/permissions.ts'
import { readConditions } from '#platform/pure/question.ts'
import { findAtDesk } from '../../app/backoffice/find.server.ts'
import { createTestDatabase } from '../support/database-server.ts'
import type { Bar } from './report.ts'

async function rowsAsked(db: Db, ...[question, now, stretch]: [RowQuestion, Date, Stretch]) {
  return MEMBERS.rowsOf(db, await listRowIds(db, MEMBERS, question, now, stretch), now)
}

/** `-- --few` measures a club of 200,000. */
const HOW_MANY = process.argv.includes('--few') ? 200_000 : 1_000_000
const MANY = HOW_MANY.toLocaleString('en')
const ROUNDS = 9
const NOW = new Date('2026-11-18T10:00:00Z')

const FOUR = 'tipo=PREMIUM,TRIAL&scadenza=prossimi:60&professione=Medico+chirurgo,Odontoiatra&provincia=MI,TO'

async function keep(db: Db, group: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`insert into segments (name, key, groups, owner_id, updated_at)
    values (${group}, ${group}, array[${group}], gen_random_uuid(), now()) returning id`)
  return rows[0]?.id ?? ''
}

/** Of a question of four conditions, or of all of a type: what DSK-024 allows with a million, and what is asked of a club of 200,000. */
const ASKED = /four conditions|one type|whom of it/
const ASKED_MS = HOW_MANY > 200_000 ? 1_000 : 300

/** DSK-006, DSK-012, DSK-016, DSK-024. The list of a very large club: milliseconds of each answer, 95 in 100. */
export async function measureMemberQuestions(server: { url: string; template: string }): Promise<Bar[]> {
  const { url, drop } = await createTestDatabase({ url: server.url, template: server.template })
  const database = openDatabase({ url, statementTimeoutMs: 900_000 })
  try {
    const { db } = database
    await fill(db)
    const asked = (query: string) => ({
      words: [],
      isBroken: false,
      conditions: readConditions(new URLSearchParams(query), MEMBER_FIELDS, []).conditions,
    })
    const four = asked(FOUR)
    const page = (order: { by: string; isDescending: boolean }, offset = 0) => ({ order, limit: 50, offset })
    const steps: [string, () => Promise<unknown>][] = [
      ['first page', () => rowsAsked(db, asked(''), NOW, page(MEMBERS.usual))],
      ['hundredth page', () => rowsAsked(db, asked(''), NOW, page(MEMBERS.usual, 4950))],
      ['count to 10,000', () => countRows(db, MEMBERS, asked(''), NOW, 10_001)],
      ['count all', () => countRows(db, MEMBERS, asked(''), NOW)],
      ['four conditions, first page', () => rowsAsked(db, four, NOW, page(MEMBERS.usual))],
      ['four conditions, count', () => countRows(db, MEMBERS, four, NOW, 10_001)],
      ['one type, count all', () => countRows(db, MEMBERS, asked('tipo=EX_PREMIUM'), NOW)],
      ['four conditions, by expiry', () => rowsAsked(db, four, NOW, page({ by: 'scadenza', isDescending: false }))],
      ['a surname', () => rowsAsked(db, { ...asked(''), words: ['rossi1234'] }, NOW, page(MEMBERS.usual))],
      ...Object.keys(MEMBERS.orders).flatMap((by) =>
        [false, true].flatMap((isDescending) =>
          [0, 4950].map((offset): [string, () => Promise<unknown>] => [
            `by ${by}${isDescending ? ' turned' : ''}, ${offset === 0 ? 'first' : 'hundredth'} page`,
            () => rowsAsked(db, asked(''), NOW, page({ by, isDescending }, offset)),
          ]),
        ),
      ),
    ]
    const bars: Bar[] = []
    const [kept, everybody] = [
      await keep(db, `tutte?${FOUR}`),
      await keep(db, 'almeno?tipo=PREMIUM,TRIAL&tipo=non:PREMIUM'),
    ]
    const segment = await askRows(db, MEMBERS, new URLSearchParams(segmentQuery(kept)))
    steps.push(['a segment of four conditions, count', () => countRows(db, MEMBERS, segment.question, NOW)])
    steps.push(['whom of it one could write to', () => reachOf(db, segment.question, NOW)])
    const stream = () => idsOfSegment(db, everybody, NOW, async () => undefined)
    bars.push({
      name: 'members, ids of a segment of all: ms for 20,000',
      ratio: (await medianMs(stream)) / (HOW_MANY / 20_000),
      atMost: 1_000,
    })
    for (const [name, act] of steps)
      bars.push({
        name: `members, ${name}: ms with ${MANY}`,
        ratio: await slowestMs(act),
        atMost: ASKED.test(name) ? ASKED_MS : 300,
      })
    const staff = { id: randomUUID(), permissions: STAFF_PERMISSIONS, assignedOnly: [] }
    // The first answer opens the connections that the others find open.
    await findAtDesk(db, staff, 'ro', NOW)
    for (const typed of ['ro', 'ada', 'rossi1234', 'zz', '1000500', 'B77777', '347 12'])
      bars.push({
        name: `the palette, “${typed}”: ms with ${MANY}`,
        ratio: await slowestMs(() => findAtDesk(db, staff, typed, NOW)),
        atMost: 150,
      })
    const { mb, seconds } = await fileCost(db)
    bars.push({ name: `members, a file of ${HOW_MANY}: MB more than before`, ratio: mb, atMost: 100 })
    bars.push({ name: 'members, a file: seconds for 20,000 rows', ratio: seconds / (HOW_MANY / 20_000), atMost: 1 })
    return bars
  } finally {
    await database.close()
    await drop()
  }
}

/**
 * A club of everybody: of twenty, seven registered, two in trial, seven Premium, two that were in trial and two that were Premium. What
 * triggers would write row by row is written at once, and the indexes of words are made after their rows: it is the reading that is measured.
 */
async function fill(db: Db): Promise<void> {
  const at = sql.raw(`'${NOW.toISOString()}'::timestamptz`)
  const { rows: indexes } = await db.execute<{ name: string; made: string }>(
    sql`select indexname as name, indexdef as made from pg_indexes where tablename = 'members' and indexdef like '%USING gin%'`,
  )
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`))
  for (const table of ['members', 'premium_periods', 'billing_profiles', 'owned_products', 'wallets'])
    await db.execute(sql.raw(`alter table ${table} disable trigger user`))
  await db.execute(sql`insert into members (username, email, name, surname, phone, client_code, registration_date, profession, trial_start, trial_end,
      last_visit_on, premium, province)
    select 1000000 + n, 'socio' || n || '@posta.example', 'Ada', 'Rossi' || n, '+39 347 ' || n, 'B' || n, ${at} - n * interval '7 minutes',
      (array['Medico chirurgo','Odontoiatra','Farmacista','Infermiera','Biologo'])[1 + n % 5],
      case when n % 20 in (7, 8) then ${at} - interval '2 days' when n % 20 in (16, 17) then ${at} - interval '30 days' end,
      case when n % 20 in (7, 8) then ${at} + (n % 5 + 1) * interval '1 day' when n % 20 in (16, 17) then ${at} - interval '23 days' end,
      case when n % 3 > 0 then ${at}::date - n % 300 end,
      case when n % 20 between 9 and 15 then tstzmultirange(tstzrange(${at} - (n % 300 + 1) * interval '1 day', ${at} + (365 - n % 300) * interval '1 day'))
        when n % 20 >= 18 then tstzmultirange(tstzrange(${at} - interval '500 days', ${at} - interval '135 days')) else '{}' end,
      case when n % 2 = 0 then (array['TO','MI','RM','NA','PA','BA','BO','FI','GE','CA'])[1 + n % 10] end
    from generate_series(1, ${HOW_MANY}::int) n`)
  await db.execute(
    sql`insert into premium_periods (member_id, start, "end") select id, lower(premium), upper(premium) from members where premium <> '{}'`,
  )
  await db.execute(sql`insert into wallets (member_id, tag, active_from, initial_credits, used_credits)
    select id, tag, ${at} - interval '300 days', 150, username % 150 from members, unnest(array['ecm', 'news', 'legal']) tag
    where username % 20 between 7 and 15`)
  await db.execute(sql`insert into billing_profiles (member_id, data)
    select id, jsonb_build_object('province', province) from members where province is not null`)
  await db.execute(sql`insert into products (id, name, summary, rank) values ('p1', 'Professione', '', 1)`)
  await db.execute(sql`insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html)
    select member_id, 'p1', 'Professione', 'plan', start, "end", '' from premium_periods`)
  for (const { made } of indexes) await db.execute(sql.raw(made))
  await db.execute(sql`insert into member_sort_changes select id from members`)
  while ((await refreshSortKeys(db, NOW)) > 0);
  // As a database that has lived: its rows are known to be seen by all.
  await db.execute(sql`vacuum analyze`)
}

const BATCHES_BETWEEN_LOOKS = 100

/** How much more the process holds, when what it no longer needs is let go, while every row is written as its line. */
async function fileCost(db: Db): Promise<{ mb: number; seconds: number }> {
  setFlagsFromString('--expose_gc')
  const letGo: () => void = runInNewContext('gc')
  const held = () => {
    letGo()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = held()
  let most = before
  let batches = 0
  const began = performance.now()
  const everything = { question: { words: [], conditions: [], isBroken: false }, order: MEMBERS.usual, now: NOW }
  await eachRowAsked(db, MEMBERS, everything, async (rows) => {
    const lines = csvLines(rows.map((row) => MEMBERS.columns.map((column) => column.says(row))))
    batches += 1
    if (lines.length > 0 && batches % BATCHES_BETWEEN_LOOKS === 0) most = Math.max(most, held())
  })
  return { mb: (most - before) / 1024 ** 2, seconds: (performance.now() - began) / 1000 }
}

async function timesOf(act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await act()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)
}

const medianMs = async (act: () => Promise<unknown>) => (await timesOf(act))[(ROUNDS - 1) / 2] ?? 0
/** Of so few the slowest is the one within which 95 in 100 are. */
const slowestMs = async (act: () => Promise<unknown>) => (await timesOf(act)).at(-1) ?? 0
