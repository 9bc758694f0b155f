import { type SQL, sql } from 'drizzle-orm'
import { contentItems } from '#areas/content/article-tables.server.ts'
import { courses, videoClips } from '#areas/courses/tables.server.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { words } from './members-count-store.server.ts'

const KINDS = sql`case split_part(c.subject, ':', 1) when 'course' then 'Corso' when 'clip' then 'Videoclip' when 'calculator' then 'Calcolatore' end`
const splitsOf = (...others: [string, SQL][]) =>
  sql`cross join lateral (values ('', ''), ('type', o.audience), ('content', ${words(sql`o.title`)})${sql.join(
    others.map(([split, value]) => sql`, (${split}, ${value})`),
    sql``,
  )}) as s (split, value)`

/** FIG-039, FIG-040. Openings are totals of a day already, by thing, way and type of visitor; here they get the names of today. */
function openings({ days }: Scope): SQL {
  const part = (code: string, amount: SQL, such: SQL, splits: SQL) =>
    sql`select ${code} as code, o.day, s.split, s.value, sum(${amount})::bigint as amount from own o ${splits} where ${such} group by 2, 3, 4`
  const kind: [string, SQL] = ['kind', words(sql`o.kind`)]
  const isWhole = sql`o.outcome = 'whole'`
  return sql`with ${days}, own as materialized (
      select c.day, c.outcome, c.audience, c.amount, c.agreed, coalesce(i.content_type, ${KINDS}) as kind,
        coalesce(i.title, k.title, v.title, case when c.subject like 'calculator:%' then split_part(c.subject, ':', 2) end) as title
      from days d join ${dayCounters} c on c.counter = 'reading' and c.day = d.day
        left join ${contentItems} i on c.subject = 'content:' || i.id
        left join ${courses} k on c.subject = 'course:' || k.id
        left join ${videoClips} v on c.subject = 'clip:' || v.slug)
    ${part('reading.opened', sql`o.amount`, sql`true`, splitsOf(kind))}
    union all ${part('reading.whole', sql`o.amount`, isWhole, splitsOf(kind))}
    union all ${part('reading.stopped', sql`o.amount`, sql`not ${isWhole}`, splitsOf(['paywall', sql`o.outcome`]))}
    union all ${part('reading.stopped-agreed', sql`o.agreed`, sql`not ${isWhole}`, splitsOf())}`
}

/** FIG-040. What was done next, from the item at which somebody had been stopped. */
function nextSteps({ days }: Scope): SQL {
  return sql`with ${days}, own as (
      select c.day, c.outcome, c.audience, c.amount, i.title from days d join ${dayCounters} c on c.counter = 'next' and c.day = d.day
        left join ${contentItems} i on i.slug = c.subject)
    select 'reading.next' as code, o.day, s.split, s.value, sum(o.amount)::bigint as amount from own o
      ${splitsOf(['next', sql`o.outcome`])} group by 2, 3, 4`
}

export const countReading: PageCount = { lasting: [openings, nextSteps], personal: [] }
