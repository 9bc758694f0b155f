import { type SQL, sql } from 'drizzle-orm'

/** A number from 0 to 999 that the same words always give. */
export const chance = (words: SQL): SQL => sql`(('x' || substr(md5(${words}), 1, 6))::bit(24)::int % 1000)`

/** How much less happens on this day: at the weekend, in August and in December. */
export const quiet = (day: SQL): SQL =>
  sql`(case when extract(isodow from ${day}) > 5 then 0.55 else 1 end * case extract(month from ${day}) when 8 then 0.5 when 12 then 0.8 else 1 end)`
