import { sql } from 'drizzle-orm'
import { keepCards } from '#areas/figures/directory-count-store.server.ts'
import { PROFESSION_TYPES } from '#areas/professional-card/model.ts'
import { professionalCards } from '#areas/professional-card/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { chance, quiet } from './chances.ts'

/** Thirteen months, and some days more. */
const PAST_DAYS = 400

/** Where professionals are looked for: how often in a week, and whether there is nobody. */
const ASKED: readonly [type: string, province: string, week: number, isNobody: boolean][] = [
  [String(PROFESSION_TYPES.doctor), 'MI', 16, false],
  [String(PROFESSION_TYPES.doctor), 'RM', 14, false],
  [String(PROFESSION_TYPES.other), 'TO', 9, false],
  [String(PROFESSION_TYPES.doctor), '', 12, false],
  ['', 'NA', 11, false],
  ['', 'BO', 8, false],
  [String(PROFESSION_TYPES.other), 'FI', 7, false],
  [String(PROFESSION_TYPES.other), 'AO', 5, true],
  [String(PROFESSION_TYPES.doctor), 'IS', 6, true],
]

/** FIG-046, FIG-054. Searches of the directory, cards that were opened and how many there were, in the demo's past. */
export async function insertPastDirectory(tx: Db, now: Date): Promise<void> {
  const today = romeDayOf(now)
  const days = sql`(select n, ${today}::date - n as day from generate_series(1, ${PAST_DAYS}::int) n) d`
  await tx.execute(sql`
    insert into ${dayCounters} (counter, day, subject, outcome, audience, amount)
    select 'directory', day, subject, outcome, audience, amount from (
      select d.day, s.type || '|' || s.province as subject, case when s.nobody then 'nobody' else 'found' end as outcome, t.audience,
        floor(s.week * t.part * ${quiet(sql`d.day`)} * ${chance(sql`s.type || s.province || d.n || t.audience`)} / 2500.0)::int as amount
      from ${days} cross join jsonb_to_recordset(${JSON.stringify(ASKED.map(([type, province, week, nobody]) => ({ type, province, week, nobody })))}::jsonb) as s (type text, province text, week int, nobody boolean)
      cross join (values ('SUSPECT', 1.2), ('REGISTRATO', 0.5), ('PREMIUM', 0.6)) as t (audience, part)) made where amount > 0
    on conflict do nothing`)
  // Luck is drawn once for each card, day and reader; who presses has opened the card.
  await tx.execute(sql`
    insert into ${dayCounters} (counter, day, subject, outcome, audience, amount)
    select 'card', l.day, l.subject, v.outcome, l.audience, ceil(v.part * l.part * ${quiet(sql`l.day`)} * l.luck / 900.0)::int from (
      select d.day, k.id::text as subject, t.audience, t.part, ${chance(sql`k.slug || d.n || t.audience`)} as luck
      from ${professionalCards} k cross join ${days} cross join (values ('SUSPECT', 1.0), ('PREMIUM', 0.6)) as t (audience, part)
      where k.visibility <> 'private' and k.published_at < ${today}::date - d.n offset 0) l
      join (values ('opened', 4, 1, 240), ('phone', 1, 1, 50), ('email', 1, 50, 85), ('site', 1, 85, 110)) as v (outcome, part, "from", until)
        on l.luck < 240 and l.luck >= v."from" and l.luck < v.until
    on conflict do nothing`)
  const yesterday = addRomeDays(today, -1)
  await keepCards(tx, yesterday)
  // Professions and provinces have the totals of yesterday, paired so that as few rows as can be say both: each is written for every day.
  await tx.execute(sql`
    with there as (select outcome, split_part(subject, '|', 1) as profession, split_part(subject, '|', 2) as province, amount from ${dayCounters}
        where counter = 'cards' and day = ${yesterday}),
      professions as (select outcome, profession as name, sum(amount) as amount, sum(sum(amount)) over (partition by outcome order by profession) as until from there group by 1, 2),
      provinces as (select outcome, province as name, sum(amount) as amount, sum(sum(amount)) over (partition by outcome order by province) as until from there group by 1, 2),
      pairs as (select p.outcome, p.name || '|' || v.name as subject, least(p.until, v.until) - greatest(p.until - p.amount, v.until - v.amount) as amount
        from professions p join provinces v on v.outcome = p.outcome and v.until > p.until - p.amount and p.until > v.until - v.amount)
    insert into ${dayCounters} (counter, day, subject, outcome, amount)
    select * from (select 'cards', d.day, c.subject, c.outcome, floor(c.amount * (1 - d.n / 900.0) + ${chance(sql`c.subject || c.outcome`)} / 1000.0) as amount
      from pairs c cross join ${days} where d.n > 1 order by d.day, c.subject) made where amount > 0
    union all select 'cards', d.day, '|', 'none', 0 from ${days} where d.n > 1 on conflict do nothing`)
  // Twice in a year a card was held for some days, until it was put right.
  await tx.execute(sql`
    insert into ${dayCounters} (counter, day, subject, outcome, amount)
    select 'cards', d.day, c.subject, 'held', 1 from ${days} cross join (select min(subject) as subject from ${dayCounters}
      where counter = 'cards' and day = ${yesterday} and outcome = 'public') c
    where c.subject is not null and (d.n between 40 and 52 or d.n between 233 and 241) on conflict do nothing`)
}
