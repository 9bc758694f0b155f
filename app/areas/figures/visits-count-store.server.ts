import { sql } from 'drizzle-orm'
import { members, memberVisits } from '#areas/audience/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { isCounted, isThere, typeOn } from './members-count-store.server.ts'
import { VISIT_DAYS } from './members-model.ts'

/** FIG-029. Who came in the day, in the week and in the month that end with it, and in how many of the last four weeks; with the type of that evening. */
export function cameOver({ days, of }: Scope) {
  return sql`with ${days}, came as materialized (
      select d.day, d.at, v.member_id, bool_or(v.day = d.day) as today, bool_or(v.day > d.day - 7) as week,
        count(distinct (d.day - v.day) / 7) filter (where v.day > d.day - 28) as weeks
      from days d join ${memberVisits} v on v.day between d.day - ${VISIT_DAYS - 1}::int and d.day where ${of(sql`v.member_id`)} group by 1, 2, 3),
    typed as (select came.*, ${typeOn(sql`came.at`)} as type from came
      join ${members} on members.id = came.member_id and ${isThere} and ${isCounted(sql`came.at`)}),
    visited as (select w.code, t.day, t.member_id, t.type from typed t
      cross join lateral (values ('members.came-day', t.today), ('members.came-week', t.week), ('members.came-month', true),
        ('members.came-often', t.weeks >= 3)) as w (code, counts) where w.counts)`
}

function visits(scope: Scope) {
  return sql`${cameOver(scope)}
    select v.code, v.day, s.split, s.value, count(*)::bigint as amount from visited v
      cross join lateral (values ('', ''), ('type', v.type)) as s (split, value) group by 1, 2, 3, 4`
}

export const countVisits: PageCount = { lasting: [], personal: [visits] }
