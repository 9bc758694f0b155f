import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { type PageCount, scopeOf } from './day-store.server.ts'
import { countLearning } from './learning-count-store.server.ts'
import { countMembers } from './members-count-store.server.ts'

type Counts = PageCount['personal']
const [levels, movements] = countMembers.personal
const only = (count: Counts[number] | undefined): Counts => (count ? [count] : [])

/** What is counted at the evening of a day, and what is added up over days. */
const COUNTS: Readonly<Record<'levels' | 'movements' | 'courses', Counts>> = {
  levels: only(levels),
  movements: only(movements),
  courses: [...countLearning.personal, ...countLearning.lasting],
}

/** How many people there are; call `findPeopleNow` before, as for what follows. */
export async function countPeopleNow(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ people: number }>(sql`select count(*)::int as people from people_now`)
  return rows[0]?.people ?? 0
}

/** FIG-015. The totals of days, of these people alone, by the queries of the count. */
export async function countOfPeopleNow(
  tx: Db,
  what: keyof typeof COUNTS,
  { days, now }: { days: readonly RomeDay[]; now: Date },
): Promise<{ code: string; day: RomeDay; amount: bigint }[]> {
  if (days.length === 0) return []
  const scope = { ...scopeOf({ days, now }), of: (column: SQL) => sql`${column} in (select id from people_now)` }
  const found: { code: string; day: RomeDay; amount: bigint }[] = []
  for (const count of COUNTS[what]) {
    const { rows } = await tx.execute<{ code: string; day: RomeDay; amount: string }>(
      sql`select code, day::text as day, sum(amount)::text as amount from (${count(scope)}) c where split = '' group by 1, 2`,
    )
    found.push(...rows.map(({ code, day, amount }) => ({ code, day, amount: BigInt(amount) })))
  }
  return found
}
