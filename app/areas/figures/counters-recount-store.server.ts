import { type SQL, sql } from 'drizzle-orm'
import { contentItems } from '#areas/content/article-tables.server.ts'
import { courses, videoClips } from '#areas/courses/tables.server.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { orUnknown, type Recount } from './recount-days-store.server.ts'

/** What can be opened, with the words under which it is counted. */
const THINGS = sql`things as materialized (select 'content:' || id as subject, content_type as kind, title, slug from ${contentItems}
    union all select 'course:' || id, 'Corso', title, null from ${courses}
    union all select 'clip:' || slug, 'Videoclip', title, null from ${videoClips})`

const within = sql`c.day in (select day from days)`
const SUMMED = sql`sum(r.amount)::bigint as amount`

/** One row for each counter and each figure it belongs to, summed by what each figure is split by. */
const openings = (days: SQL): SQL => sql`with ${days}, ${THINGS},
    rows as (select v.code, c.day, c.audience, c.outcome, v.amount, v.is_stop, case when v.is_whole_kind then coalesce(t.kind,
          case c.subject ~ '^calculator:' when true then 'Calcolatore' else case c.subject ~ '^course:' when true then 'Corso' else
          case c.subject ~ '^clip:' when true then 'Videoclip' end end end) end as kind,
        coalesce(t.title, substring(c.subject from '^calculator:([^:]*)')) as title, v.is_whole_kind
      from ${dayCounters} c left join things t on t.subject = c.subject
        cross join lateral (values ('reading.opened', c.amount, true, true, false), ('reading.whole', c.amount, c.outcome = 'whole', true, false),
          ('reading.stopped', c.amount, c.outcome <> 'whole', false, true), ('reading.stopped-agreed', c.agreed, c.outcome <> 'whole', false, false))
          as v (code, amount, counts, is_whole_kind, is_stop)
      where c.counter = 'reading' and v.counts and ${within})
  select r.code, r.day, '' as split, '' as value, ${SUMMED} from rows r group by 1, 2
  union all select r.code, r.day, 'type', r.audience, ${SUMMED} from rows r group by 1, 2, 4
  union all select r.code, r.day, 'content', ${orUnknown(sql`r.title`)}, ${SUMMED} from rows r group by 1, 2, 4
  union all select r.code, r.day, 'kind', ${orUnknown(sql`r.kind`)}, ${SUMMED} from rows r where r.is_whole_kind group by 1, 2, 4
  union all select r.code, r.day, 'paywall', r.outcome, ${SUMMED} from rows r where r.is_stop group by 1, 2, 4`

const nextSteps = (days: SQL): SQL => sql`with ${days}, ${THINGS}
  select 'reading.next' as code, c.day, s.split, s.value, sum(c.amount)::bigint as amount from ${dayCounters} c
    left join things t on t.slug = c.subject
    cross join lateral (select '' as split, '' as value union all select 'next', c.outcome union all select 'type', c.audience
      union all select 'content', ${orUnknown(sql`t.title`)}) s
  where c.counter = 'next' and ${within} group by 2, 3, 4`

const searches = (days: SQL): SQL => sql`with ${days}, counted as (
    select c.day, c.audience, sum(c.amount) as all_of_them, coalesce(sum(c.amount) filter (where c.outcome = 'nothing'), 0) as nothing,
      coalesce(sum(c.amount) filter (where c.outcome = 'corrected'), 0) as corrected
    from ${dayCounters} c where c.counter = 'search' and ${within} group by grouping sets ((c.day), (c.day, c.audience)))
  select 'searches.' || v.name as code, c.day, case when c.audience is null then '' else 'type' end as split, coalesce(c.audience, '') as value, v.amount::bigint as amount
  from counted c cross join lateral (values ('all', c.all_of_them), ('nothing', c.nothing), ('corrected', c.corrected)) as v (name, amount)
  where v.amount <> 0`

/** Counters are first tables themselves: nothing behind them is kept (FIG-039). */
export const recountReading: readonly Recount[] = [
  { codes: ['opened', 'whole', 'stopped', 'stopped-agreed'].map((code) => `reading.${code}`), query: openings },
  { codes: ['reading.next'], query: nextSteps },
]
export const recountSearches: readonly Recount[] = [
  { codes: ['all', 'nothing', 'corrected'].map((code) => `searches.${code}`), query: searches },
]
