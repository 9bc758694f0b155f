import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeMonths, type RomeDay } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'

/** FIG-046. Under so many a number might be somebody the owner knows. */
const LEAST_SAID = 5
const MONTHS = 12

/** Openings and presses of a month; null where they are too few to be said. */
export type CardMonth = { month: string; opened: number | null; pressed: number | null }

/** FIG-046. How often a card was opened and its contacts pressed, by month, the newest first: for its owner and for whoever reviews cards. */
export async function listCardMonths(db: Db, cardId: string, today: RomeDay): Promise<CardMonth[]> {
  const first = `${addRomeMonths(today, 1 - MONTHS).slice(0, 7)}-01`
  const { rows } = await db.execute<{ month: string; opened: number; pressed: number }>(sql`
    select to_char(day, 'MM/YYYY') as month, coalesce(sum(amount) filter (where outcome = 'opened'), 0)::int as opened,
      coalesce(sum(amount) filter (where outcome <> 'opened'), 0)::int as pressed
    from ${dayCounters} where counter = 'card' and subject = ${cardId} and day >= ${first}::date
    group by 1, date_trunc('month', day) order by date_trunc('month', day) desc`)
  const said = (times: number) => (times === 0 || times >= LEAST_SAID ? times : null)
  return rows.map(({ month, opened, pressed }) => ({ month, opened: said(opened), pressed: said(pressed) }))
}
