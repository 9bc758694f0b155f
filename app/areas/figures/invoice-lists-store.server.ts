import { type SQL, sql } from 'drizzle-orm'
import { invoices } from '#areas/billing/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { endOfRomeDay, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'

export type IssuedMonth = { month: string; year: number; first: number; last: number; documents: number }

/**
 * FIG-031. Of each month of a period, the numbers of the first and of the last document. Numbers follow the days without holes, so that these two
 * say how many there are: a large club issues too many in a month to be looked at for a page.
 */
export async function listIssuedMonths(
  db: Db,
  { from, to, limit }: { from: RomeDay; to: RomeDay; limit: number },
): Promise<IssuedMonth[]> {
  const [starts, ends] = [startOfRomeDay(from).toISOString(), endOfRomeDay(to).toISOString()]
  const edge = (
    way: SQL,
  ) => sql`(select i.year, i.number from ${invoices} i where i.issued_at >= b.starts and i.issued_at < b.ends
    order by i.issued_at ${way}, i.year ${way}, i.number ${way} limit 1)`
  const { rows } = await db.execute<IssuedMonth>(sql`
    select to_char(m, 'YYYY-MM') as month, first.year, first.number as first, last.number as last, last.number - first.number + 1 as documents
    from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') m
      cross join lateral (select greatest(${starts}::timestamptz, m at time zone 'Europe/Rome') as starts,
        least(${ends}::timestamptz, (m + interval '1 month') at time zone 'Europe/Rome') as ends) b
      cross join lateral ${edge(sql`asc`)} first cross join lateral ${edge(sql`desc`)} last
    order by m desc limit ${limit}`)
  return rows
}
