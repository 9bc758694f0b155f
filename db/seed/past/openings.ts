import { sql } from 'drizzle-orm'
import { CALCULATORS, wordsOf } from '#areas/calculators/rules.ts'
import { contentItems, contentPolicies } from '#areas/content/article-tables.server.ts'
import { courses } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'

/** Thirteen months, and some days more. */
const PAST_DAYS = 400

/** What is searched for in a demo: how often in a week, and what it finds. */
const TEXTS: readonly [string, number, 'found' | 'nothing' | 'corrected'][] = [
  ['ecm', 34, 'found'],
  ['assicurazione professionale', 22, 'found'],
  ['cefalea', 19, 'found'],
  ['partita iva', 17, 'found'],
  ['consenso informato', 16, 'found'],
  ['telemedicina', 12, 'found'],
  ['privacy', 11, 'found'],
  ['antibiotici', 9, 'found'],
  ['agopuntura', 8, 'nothing'],
  ['concorsi', 8, 'nothing'],
  ['nutrizione sportiva', 5, 'nothing'],
  ['ipertenzione', 6, 'corrected'],
  ['fatura elettronica', 4, 'corrected'],
  ['vaccini', 7, 'found'],
]

/** A number from 0 to 999 that the same words always give. */
const chance = (words: ReturnType<typeof sql>) => sql`(('x' || substr(md5(${words}), 1, 6))::bit(24)::int % 1000)`

/** FIG-054. Readings and searches of the demo's past, as totals of a day: made by the database, the same for the same number of days ago. */
export async function insertPastOpenings(tx: Db, now: Date): Promise<void> {
  const today = romeDayOf(now)
  const season = sql`(case when extract(isodow from day) > 5 then 0.55 else 1 end * case extract(month from day) when 8 then 0.5 when 12 then 0.8 else 1 end)`
  await tx.execute(sql`
    insert into ${dayCounters} (counter, day, subject, outcome, audience, amount, agreed)
    select 'reading', day, subject, outcome, audience, amount, case when outcome = 'whole' then 0 else round(amount * 0.38) end from (
      select r.day, r.subject, t.audience, case when r.is_closed and not t.is_open then 'soft' else 'whole' end as outcome,
        ceil(t.weight * (0.4 + r.luck / 900.0) * ${season} * case when r.age < 7 then 6 else 1 end)::int as amount
      from (
        select ${today}::date - n as day, i.subject, i.is_closed, ${today}::date - n - i.since as age, ${chance(sql`i.slug || n`)} as luck
        from (
          select 'content:' || i.id as subject, i.slug, p.paywalls <> '[]' as is_closed, i.publication_date::date as since
            from ${contentItems} i join ${contentPolicies} p on p.id = i.policy_id where i.publication_date is not null
          union all select 'course:' || c.id, c.slug, false, c.published_at::date from ${courses} c
          union all select 'calculator:' || name, name, false, '2020-01-01' from unnest(${sql.param(CALCULATORS.map((each) => wordsOf(each).title))}::text[]) name) i
        cross join generate_series(1, ${PAST_DAYS}::int) n where i.since <= ${today}::date - n offset 0) r
      cross join (values ('SUSPECT', 30, false), ('REGISTRATO', 12, false), ('TRIAL', 6, true), ('PREMIUM', 25, true), ('EX_PREMIUM', 5, false)) as t (audience, weight, is_open)
      where (r.luck < 90 or r.age < 7) and (r.luck + t.weight) % 4 > 0) made
    on conflict do nothing`)
  await tx.execute(sql`
    insert into ${dayCounters} (counter, day, subject, outcome, audience, amount)
    select 'search', day, text, outcome, audience, amount from (
      select day, s.text, s.outcome, t.audience, floor(s.week * t.part * ${season} * ${chance(sql`s.text || n || t.audience`)} / 3000.0)::int as amount
      from (select n, ${today}::date - n as day from generate_series(1, ${PAST_DAYS}::int) n) d
      cross join jsonb_to_recordset(${JSON.stringify(TEXTS.map(([text, week, outcome]) => ({ text, week, outcome })))}::jsonb) as s (text text, week int, outcome text)
      cross join (values ('SUSPECT', 0.5), ('REGISTRATO', 0.8), ('PREMIUM', 1.2)) as t (audience, part)) made where amount > 0
    on conflict do nothing`)
  await tx.execute(sql`
    insert into ${dayCounters} (counter, day, subject, outcome, audience, amount, agreed)
    select 'next', c.day, i.slug, v.outcome, c.audience, sum(ceil(c.agreed * v.part))::bigint, sum(ceil(c.agreed * v.part))::bigint
    from ${dayCounters} c join ${contentItems} i on c.subject = 'content:' || i.id
      cross join (values ('NA131', 0.22, 0), ('PP050', 0.08, 400), ('trial', 0.04, 700), ('purchase', 0.01, 900)) as v (outcome, part, rare)
    where c.counter = 'reading' and c.agreed > 0 and ${chance(sql`i.slug || c.day || v.outcome`)} >= v.rare group by 2, 3, 4, 5
    on conflict do nothing`)
}
