import { sql } from 'drizzle-orm'
import { memberImports } from '#areas/member-import/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { formatFigure } from './number-rules.ts'
import type { Period } from './period-rules.ts'
import { figureDays } from './tables.server.ts'

/** FIG-024. The figure on whose plot large imports are marked. */
export const MARKED_FIGURE = 'members.joined'
/** So many times what is usual, which is the middle one of the ninety days before. */
const LARGE = 10
const MOST_MARKS = 5
const LONGEST_NAME = 20

/** FIG-024. Days on which files brought more than ten times as many as usually join, with their names. */
export async function listLargeImports(
  db: Db,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<{ day: RomeDay; words: string; note: string }[]> {
  const { rows } = await db.execute<{ day: RomeDay; amount: string; names: string[] }>(sql`
    select f.day::text as day, f.amount::text as amount, array(select distinct coalesce(nullif(i.label, ''), i.file_name) from ${memberImports} i
        where (i.started_at at time zone 'Europe/Rome')::date = f.day and i.writes_new order by 1) as names
    from ${figureDays} f where f.code = ${MARKED_FIGURE} and f.split = 'source' and f.value = 'imported' and f.day between ${from} and ${to}
      and f.amount > ${LARGE} * greatest(1, (select coalesce(percentile_cont(0.5) within group (order by u.amount), 0) from ${figureDays} u
        where u.code = ${MARKED_FIGURE} and u.split = '' and u.day between f.day - 90 and f.day - 1))
    order by f.amount desc, f.day limit ${MOST_MARKS}`)
  return rows.map(({ day, amount, names }) => {
    const files = names.length > 0 ? ` di ${names.map((name) => `«${name}»`).join(', ')}` : ''
    const [first = ''] = names
    return {
      day,
      // On the plot there is little room.
      words: `Importazione ${first.length > LONGEST_NAME ? `${first.slice(0, LONGEST_NAME)}…` : first}`.trim(),
      note: `Il ${formatDateIt(day)} importazione${files}: ${formatFigure(BigInt(amount), 'people')}.`,
    }
  })
}
