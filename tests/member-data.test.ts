import { expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { listMemberTables } from '#platform/db/member-rows.server.ts'
import { useTestDatabase } from './support/database.ts'

const database = useTestDatabase()

test('every table that holds something of a member has a name in the export and a decision for when the member leaves', async () => {
  const known = Object.keys(memberData.tables)
  const found = (await listMemberTables(database.db)).map(({ table }) => table)
  expect(
    found.filter((table) => !known.includes(table)),
    'add these to app/member-data.server.ts: deleted when the account is, or kept and why',
  ).toEqual([])
  expect(
    known.filter((table) => !found.includes(table)),
    'these tables hold nothing of a member any more',
  ).toEqual([])
})

/**
 * Every column that could name a member, whatever it is called: a key of the table of members, an id that refers to nothing else, or a word
 * by which people are known. What a primary key alone identifies is the row itself.
 */
const NAMING_COLUMNS = `
  select c.relname || '.' || a.attname as name, c.relname as table,
    a.attname not in ('member_id', 'id') and (refers.hit or a.attname ~ '(_by|actor_id|author_id|staff_id)$') as "isSomebodyElse"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join lateral (select exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
      and k.confrelid = 'public.members'::regclass and a.attnum = any(k.conkey)) as hit) refers
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (
    refers.hit
    or (a.atttypid = 'uuid'::regtype
      and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey)
        and (k.contype = 'f' or (k.contype = 'p' and cardinality(k.conkey) = 1))))
    or (a.atttypid in ('text'::regtype, 'varchar'::regtype, 'int4'::regtype)
      and a.attname ~ '(member|user|email|recipient|phone|fiscal_code|surname|client_code|customer|reference)'))
  order by 1`

/** A row of the archive may also name whoever worked on it: that one finds no copy of it in their own archive. */
type Naming = { name: string; table: string; isSomebodyElse: boolean }

/** What the columns of a table that are not exported are, where they name nobody or only what an exported row names already. */
const NAME_NOBODY: Record<string, string> = {
  'stand_in_methods.customer_reference': 'the imitated payment company of a demo: a real one answers for its own data',
  'stand_in_payments.customer_reference': 'the imitated payment company of a demo: a real one answers for its own data',
  'stand_in_orders.customer_reference': 'the imitated shop of rewards of a demo: a real one answers for its own data',
  'cookie_consents.id': 'a browser, never told whose',
}

test('[IDN-051] every column of the database that names a member is in the archive, or in a list with the reason', async () => {
  const exported = new Set((await listMemberTables(database.db)).map(({ table }) => table))
  const { rows } = await database.pool.query<Naming>(NAMING_COLUMNS)
  const reasons = { ...memberData.exceptions, ...NAME_NOBODY }
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['files.owner_id', 'audit_events.actor_id', 'page_versions.author_id']))
  expect(
    rows
      .filter(({ name, table, isSomebodyElse }) => (isSomebodyElse || !exported.has(table)) && !reasons[name])
      .map(({ name }) => name),
    'call the column member_id, or say in app/member-data.server.ts why its rows are not in the archive',
  ).toEqual([])
  expect(
    Object.keys(reasons).filter((name) => !names.includes(name)),
    'these columns are not there any more',
  ).toEqual([])
})

test('[IDN-051] a table made tomorrow that names a member by any name is found', async () => {
  const { pool, db } = database
  await pool.query('create table tomorrow_a (id uuid primary key, member_id uuid, words text)')
  await pool.query('create table tomorrow_b (id int primary key, doer uuid references members (id))')
  await pool.query('create table tomorrow_c (id int primary key, seen_person uuid)')
  await pool.query('create table tomorrow_d (id int primary key, tomorrow_a_id uuid references tomorrow_a (id))')
  const { rows } = await pool.query<Naming>(NAMING_COLUMNS)
  const named = rows.map(({ table }) => table)
  const exported = (await listMemberTables(db)).map(({ table }) => table)
  await pool.query('drop table tomorrow_d, tomorrow_c, tomorrow_b, tomorrow_a')
  expect(['tomorrow_b', 'tomorrow_c'].filter((table) => named.includes(table))).toHaveLength(2)
  expect(['tomorrow_a', 'tomorrow_d'].filter((table) => exported.includes(table))).toHaveLength(2)
})
