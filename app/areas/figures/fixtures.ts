import type { Database } from '#platform/db/database.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { FIGURES } from './definitions-model.ts'

/** What the totals were when they were kept here: to write them all again takes seconds. */
const kept = new WeakMap<object, string>()

const markOf = async (pool: Database['pool'], until: string) => {
  const { rows } = await pool.query(
    `select concat_ws(' ', (select count(*) from figure_days), (select max(xmin::text::bigint) from figure_days),
       (select count(*) from figure_day_states), (select max(xmin::text::bigint) from figure_day_states)) as mark`,
  )
  return `${until} ${rows[0].mark}`
}

/** 420 days of totals, each day another: of the whole, and of three groups of every split, of which two are small. */
export async function keepTotals({
  clock,
  database: { pool },
}: {
  clock: { now(): Date }
  database: Pick<Database, 'pool'>
}): Promise<void> {
  const yesterday = addRomeDays(romeDayOf(clock.now()), -1)
  if (kept.get(pool) === (await markOf(pool, yesterday))) return
  await pool.query('delete from figure_days')
  await pool.query('delete from figure_day_states')
  const days = `generate_series($1::date - 419, $1::date, interval '1 day') with ordinality as d (day, n)`
  await pool.query(`insert into figure_day_states (day, state, counted_at) select day, 'counted', now() from ${days}`, [
    yesterday,
  ])
  for (const [index, { code, splits, version }] of FIGURES.entries()) {
    const amount = `(200 + n * ${(index % 7) + 1} + (n * n) % 37)::bigint`
    await pool.query(
      `insert into figure_days (code, day, split, value, amount, version) select $2, day, '', '', ${amount}, $3 from ${days}`,
      [yesterday, code, version],
    )
    for (const split of splits)
      await pool.query(
        `insert into figure_days (code, day, split, value, amount, version)
         select $2, day, $4, v.value, case v.value when 'A' then ${amount} - 8 when 'B' then 5 else 3 end, $3
         from ${days} cross join (values ('A'), ('B'), ('C')) v (value)`,
        [yesterday, code, version, split],
      )
  }
  kept.set(pool, await markOf(pool, yesterday))
}
