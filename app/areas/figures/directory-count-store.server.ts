import { type SQL, sql } from 'drizzle-orm'
import { LAST_STEP } from '#areas/professional-card/model.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { words } from './members-count-store.server.ts'

const profession = sql`coalesce(k.details #>> '{professions,0,name}', '')`
const province = sql`coalesce(k.provinces[1], '')`

/** FIG-046. What a card is, of all that is counted of cards: how visible it is, and what else is true of it. */
const SAID = sql`cross join lateral (values (k.visibility, true), ('complete', k.step = ${LAST_STEP}), ('held', k.held_at is not null),
  ('to-review', (k.visibility <> 'private' or k.held_at is not null) and (k.reviewed_at is null or k.reviewed_at < k.updated_at))) as o (outcome, is_so)`

/**
 * FIG-046. Cards say how they are and not how they were: before days are counted those that are over are written down, as totals of nobody. While the
 * club was off no card changed, so that every day since the last one is as it is now.
 */
export async function keepCards(db: Db, last: RomeDay): Promise<void> {
  await db.execute(sql`
    with known as (select max(day) as day from ${dayCounters} where counter = 'cards'),
      days as (select d::date as day from known, generate_series(coalesce(known.day + 1, ${last}::date)::timestamp, ${last}::timestamp, interval '1 day') d),
      now as materialized (select ${profession} || '|' || ${province} as subject, o.outcome, count(*) as amount from ${professionalCards} k ${SAID} where o.is_so group by 1, 2
        union all select '|', 'none', 0)
    insert into ${dayCounters} (counter, day, subject, outcome, amount) select 'cards', d.day, n.subject, n.outcome, n.amount from days d cross join now n
    on conflict do nothing`)
}

const bySplits = (
  own: SQL,
  also: SQL,
): SQL => sql`select o.code, o.day, s.split, s.value, sum(o.amount)::bigint as amount from (${own}) o
  cross join lateral (values ('', ''), ('profession', ${words(sql`o.profession`)}), ('province', ${words(sql`o.province`)}) ${also}) as s (split, value)
  where s.value is not null group by 1, 2, 3, 4`

/** What was written down; of the last of these days, which may not be over, what is there now. */
function cards({ days }: Scope): SQL {
  return sql`with ${days}, own as (
      select c.day, split_part(c.subject, '|', 1) as profession, split_part(c.subject, '|', 2) as province, c.outcome, c.amount
        from days d join ${dayCounters} c on c.counter = 'cards' and c.day = d.day
      union all select d.day, ${profession}, ${province}, o.outcome, 1 from (select max(day) as day from days) d cross join ${professionalCards} k ${SAID}
        where o.is_so and not exists (select from ${dayCounters} c where c.counter = 'cards' and c.day = d.day)),
    coded as (select own.*, case when outcome in ('complete', 'held', 'to-review') then 'directory.' || outcome else 'directory.cards' end as code from own where outcome <> 'none')
    ${bySplits(sql`select * from coded`, sql`, ('visibility', case o.code when 'directory.cards' then o.outcome end)`)}`
}

function searches({ days }: Scope): SQL {
  return sql`with ${days}, own as (select v.code, c.day, split_part(c.subject, '|', 1) as profession, split_part(c.subject, '|', 2) as province, c.amount
      from days d join ${dayCounters} c on c.counter = 'directory' and c.day = d.day
        join (values ('directory.searches'), ('directory.nobody')) as v (code) on v.code = 'directory.searches' or c.outcome = 'nobody')
    ${bySplits(sql`select * from own`, sql``)}`
}

/** Openings and presses are kept by card; here they get its profession and province of today. */
function openings({ days }: Scope): SQL {
  return sql`with ${days}, own as (select case c.outcome when 'opened' then 'directory.opened' else 'directory.pressed' end as code, c.day, c.outcome,
        ${profession} as profession, ${province} as province, c.amount
      from days d join ${dayCounters} c on c.counter = 'card' and c.day = d.day left join ${professionalCards} k on k.id::text = c.subject)
    ${bySplits(sql`select * from own`, sql`, ('kind', case o.code when 'directory.pressed' then o.outcome end)`)}`
}

export const countDirectory: PageCount = { lasting: [cards, searches, openings], personal: [] }
