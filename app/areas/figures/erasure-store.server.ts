import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { PART_FIGURES } from './cohort-model.ts'
import { daysBetween, scopeOf } from './day-store.server.ts'
import { FIGURES } from './definitions-model.ts'
import { coarseValue } from './family-rules.ts'
import { PERSONAL } from './store.server.ts'
import { figureDayStates, figureDays, figureRemains } from './tables.server.ts'

const LEVELS = [...FIGURES, ...PART_FIGURES].filter(({ kind }) => kind === 'level').map(({ code }) => code)

/**
 * What one member has added to the totals, until an instant, in a table of this transaction: `fine` is the group of then, `value` the wide
 * one. Answers their first day.
 */
export async function gatherTotalsOf(tx: Db, memberId: string, now: Date): Promise<RomeDay | null> {
  const { rows } = await tx.execute<{ at: string }>(
    sql`select registration_date as at from ${members} where id = ${memberId}`,
  )
  if (!rows[0]) return null
  const [first, today] = [romeDayOf(new Date(rows[0].at)), romeDayOf(now)]
  // To compile so many queries takes longer than to answer them about one person.
  await tx.execute(sql`set local jit = off`)
  await tx.execute(sql`drop table if exists own_totals`)
  await tx.execute(
    sql`create temporary table own_totals (code text, day date, split text, fine text, value text, amount bigint) on commit drop`,
  )
  const isFlow = sql`not (c.code = any(${sql.param(LEVELS)}::text[]))`
  const past = first < today ? scopeOf({ days: daysBetween(first, addRomeDays(today, -1)), memberId }) : null
  const present = scopeOf({ days: [today], now, memberId })
  for (const count of PERSONAL) {
    if (past) await insertOwn(tx, count(past), sql`true`)
    const unfinished = count(present)
    await insertOwn(tx, unfinished, isFlow)
    // FIG-023. Whoever is counted at this instant leaves by being erased.
    await insertOwn(
      tx,
      sql`select 'members.erased' as code, t.day, s.split, s.value, t.amount from (${unfinished}) t
        cross join lateral (values ('', ''), ('passage', t.value || '>')) as s (split, value) where t.code = 'members.total' and t.split = 'type'`,
      sql`true`,
    )
  }
  await widen(tx)
  return first
}

async function insertOwn(tx: Db, rows: SQL, such: SQL): Promise<void> {
  await tx.execute(
    sql`insert into own_totals select c.code, c.day, c.split, c.value, c.value, c.amount from (${rows}) c where c.amount <> 0 and ${such}`,
  )
}

async function widen(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ split: string; fine: string }>(
    sql`select distinct split, fine from own_totals where split in ('profession', 'province', 'specialization')`,
  )
  for (const { split, fine } of rows)
    await tx.execute(
      sql`update own_totals set value = ${coarseValue(split, fine)} where split = ${split} and fine = ${fine}`,
    )
}

/** The same totals as lines under a number of nobody: days that follow one another with the same amount are one line. */
export async function insertRemains(tx: Db, number: string): Promise<void> {
  await tx.execute(sql`insert into ${figureRemains} (number, code, split, value, from_day, until_day, amount)
    select ${number}::uuid, code, split, value, min(day), max(day), amount from (
      select g.*, day - (row_number() over (partition by code, split, value, amount order by day))::int as island from (
        select code, day, split, value, sum(amount) as amount from own_totals group by 1, 2, 3, 4) g) i
    group by code, split, value, amount, island`)
}

/** Of the days already counted, whoever was in a narrow group is in the wide one. The totals stay as they are. */
export async function moveToWideGroups(tx: Db): Promise<void> {
  const narrow = sql`select t.* from own_totals t join ${figureDayStates} s on s.day = t.day where t.value <> t.fine`
  await tx.execute(sql`update ${figureDays} f set amount = f.amount - n.amount from (
      select code, day, split, fine, sum(amount) as amount from (${narrow}) t group by 1, 2, 3, 4) n
    where f.code = n.code and f.day = n.day and f.split = n.split and f.value = n.fine`)
  await tx.execute(sql`insert into ${figureDays} (code, day, split, value, amount, version)
    select t.code, t.day, t.split, t.value, sum(t.amount), max(f.version) from (${narrow}) t
      join ${figureDays} f on f.code = t.code and f.day = t.day and f.split = '' group by 1, 2, 3, 4
    on conflict (code, split, day, value) do update set amount = ${figureDays.amount} + excluded.amount`)
  await tx.execute(sql`delete from ${figureDays} f using own_totals t where f.amount = 0 and f.split <> ''
    and f.code = t.code and f.day = t.day and f.split = t.split and f.value = t.fine`)
}
