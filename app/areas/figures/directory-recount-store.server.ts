import { type SQL, sql } from 'drizzle-orm'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { orUnknown, type Recount } from './recount-days-store.server.ts'

const within = sql`c.day in (select day from days)`
const SUMMED = sql`sum(r.amount)::bigint as amount`

/** The whole, and one group after the other, of rows that say profession and province. */
const groupsOf = (rows: SQL): SQL => sql`
  select r.code, r.day, '' as split, '' as value, ${SUMMED} from ${rows} r group by 1, 2
  union all select r.code, r.day, 'profession', ${orUnknown(sql`r.profession`)}, ${SUMMED} from ${rows} r group by 1, 2, 4
  union all select r.code, r.day, 'province', ${orUnknown(sql`r.province`)}, ${SUMMED} from ${rows} r group by 1, 2, 4`

const asked = sql`substring(c.subject from '^[^|]*') as profession, substring(c.subject from '[^|]*$') as province`

/** FIG-046. What was written down of cards is a first table itself: nothing behind it is kept. */
const cards = (days: SQL): SQL => sql`with ${days}, rows as materialized (
    select 'directory.' || case c.outcome when 'public' then 'cards' when 'members' then 'cards' when 'private' then 'cards' else c.outcome end as code,
      c.day, c.outcome, ${asked}, c.amount from ${dayCounters} c where c.counter = 'cards' and c.outcome <> 'none' and ${within})
  ${groupsOf(sql`rows`)}
  union all select r.code, r.day, 'visibility', r.outcome, ${SUMMED} from rows r where r.code = 'directory.cards' group by 1, 2, 4`

const searches = (days: SQL): SQL => sql`with ${days}, rows as materialized (
    select 'directory.searches' as code, c.day, ${asked}, c.amount from ${dayCounters} c where c.counter = 'directory' and ${within}
    union all select 'directory.nobody', c.day, ${asked}, c.amount from ${dayCounters} c where c.counter = 'directory' and c.outcome = 'nobody' and ${within})
  ${groupsOf(sql`rows`)}`

const openings = (days: SQL): SQL => sql`with ${days}, rows as materialized (
    select case when c.outcome = 'opened' then 'directory.opened' else 'directory.pressed' end as code, c.day, c.outcome, c.amount,
      (select p.details -> 'professions' -> 0 ->> 'name' from ${professionalCards} p where p.id::text = c.subject) as profession,
      (select p.provinces[1] from ${professionalCards} p where p.id::text = c.subject) as province
    from ${dayCounters} c where c.counter = 'card' and ${within})
  ${groupsOf(sql`rows`)}
  union all select r.code, r.day, 'kind', r.outcome, ${SUMMED} from rows r where r.code = 'directory.pressed' group by 1, 2, 4`

export const recountDirectory: readonly Recount[] = [
  { codes: ['cards', 'complete', 'to-review', 'held'].map((code) => `directory.${code}`), query: cards },
  { codes: ['directory.searches', 'directory.nobody'], query: searches },
  { codes: ['directory.opened', 'directory.pressed'], query: openings },
]
