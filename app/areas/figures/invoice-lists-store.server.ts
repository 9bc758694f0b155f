import { sql } from 'drizzle-orm'
import { invoices } from '#areas/billing/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { endOfRomeDay, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'

export type IssuedMonth = { month: string; year: number; first: number; last: number; documents: number }

/** FIG-031. Of each month of a period, the first and the last number that was given, and how many documents. */
export async function listIssuedMonths(
  db: Db,
  { from, to, limit }: { from: RomeDay; to: RomeDay; limit: number },
): Promise<IssuedMonth[]> {
  const [starts, ends] = [startOfRomeDay(from).toISOString(), endOfRomeDay(to).toISOString()]
  const { rows } = await db.execute<IssuedMonth>(sql`
    select to_char(i.issued_at at time zone 'Europe/Rome', 'YYYY-MM') as month, i.year, min(i.number) as first, max(i.number) as last, count(*)::int as documents
    from ${invoices} i where i.issued_at >= ${starts}::timestamptz and i.issued_at < ${ends}::timestamptz group by 1, 2 order by 1 desc, 2 desc limit ${limit}`)
  return rows
}
