import { sql } from 'drizzle-orm'
import { memberRoles, members, memberVisits } from '#areas/audience/tables.server.ts'
import { scopeOf } from '#areas/figures/day-store.server.ts'
import { VISIT_DAYS } from '#areas/figures/members-model.ts'
import { figureDays, figureSettings } from '#areas/figures/tables.server.ts'
import { countVisits } from '#areas/figures/visits-count-store.server.ts'
import { VISITS_SINCE } from '#areas/figures/visits-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { chance, quiet } from './chances.ts'

/** Thirteen months, and some days more. */
const PAST_DAYS = 400

/**
 * FIG-029, FIG-054. Who came in the last thirty days of the demo: some come most days, most now and then. Of the
 * days before only totals are left, as in any club: as many of those that had joined, less in the holidays.
 */
export async function insertPastVisits(tx: Db, now: Date): Promise<void> {
  const today = romeDayOf(now)
  const [first, yesterday] = [addRomeDays(today, -VISIT_DAYS), addRomeDays(today, -1)]
  // Who has no past of their own was here too: most of them lately, and nobody before they joined.
  await tx.execute(sql`
    update ${members} m set last_visit_on = greatest(m.registration_date::date, ${yesterday}::date - (${chance(sql`'last ' || m.username`)} ^ 2 / 20000)::int)
    where m.last_visit_on is null and m.registration_date::date <= ${yesterday}
      and not exists (select from ${memberRoles} r where r.member_id = m.id)`)
  await tx.execute(sql`
    insert into ${memberVisits} (member_id, day)
    select m.id, d::date from ${members} m cross join generate_series(${first}::timestamp, ${yesterday}::timestamp, interval '1 day') d
    where m.last_visit_on >= ${first} and m.registration_date < d and (m.last_visit_on = d::date
      or ${chance(sql`m.username || '-' || (${today}::date - d::date)`)} < case m.username % 5 when 0 then 420 when 1 then 160 else 50 end * ${quiet(sql`d`)})
    on conflict do nothing`)
  await tx.execute(sql`update ${members} m set last_visit_on = v.day from (select member_id, max(day) as day from ${memberVisits} group by 1) v
    where v.member_id = m.id and v.day > m.last_visit_on`)
  await tx.execute(sql`insert into ${figureSettings} (name, value) values (${VISITS_SINCE}, ${first})
    on conflict (name) do update set value = excluded.value where ${figureSettings.value} > excluded.value`)
  for (const count of countVisits.personal)
    await tx.execute(sql`
      insert into ${figureDays} (code, day, split, value, amount, version)
      with arrived as (select greatest(registration_date::date + 1, ${today}::date - ${PAST_DAYS}::int) as day, count(*) as people from ${members} group by 1),
        joined as materialized (select n, d.day, coalesce(sum(a.people) over (order by d.day), 0) / greatest(1, (select count(*) from ${members})) as joined
          from (select n, ${today}::date - n as day from generate_series(2, ${PAST_DAYS}::int) n) d left join arrived a on a.day = d.day)
      select c.code, d.day, 'type', c.value,
        ceil(c.amount * d.joined * case c.code when 'members.came-day' then ${quiet(sql`d.day`)} / ${quiet(sql`${yesterday}::date`)} * (0.85 + ${chance(sql`'visits' || d.n`)} / 3000.0)
          else case extract(month from d.day) when 8 then 0.8 when 9 then 0.9 else 1 end end)::bigint, 1
      from (${count(scopeOf({ days: [yesterday] }))}) c
        cross join joined d
      where c.split = 'type' and d.day < ${first}::date + case c.code when 'members.came-day' then 0 when 'members.came-week' then 6 when 'members.came-often' then 27 else 29 end
      on conflict do nothing`)
  await tx.execute(sql`
    insert into ${figureDays} (code, day, split, value, amount, version)
    select code, day, '', '', sum(amount), 1 from ${figureDays} where code like 'members.came-%' and split = 'type' group by 1, 2 on conflict do nothing`)
}
