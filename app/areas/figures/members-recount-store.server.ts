import { type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { cancelledEmail } from '#areas/audience/model.ts'
import { memberRoles, members, premiumPeriods } from '#areas/audience/tables.server.ts'
import { suspensions } from '#areas/billing/tables.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import { REGIONS } from '#platform/pure/provinces.ts'
import { MEMBER_FIGURES } from './members-model.ts'
import { TYPE_FIGURES, UNKNOWN_VALUE } from './model.ts'
import { daysBefore, isWithin, NUMBERED_DAYS, orUnknown, type Recount, romeDay } from './recount-days-store.server.ts'
import { memberAbsences, memberTraits } from './tables.server.ts'

/** Stretches of time of each member, gathered into one value. */
const gathered = (name: string, stretches: SQL): SQL =>
  sql`${sql.raw(name)} as materialized (select s.member_id, range_agg(tstzrange(s.since, s.until)) as spans from (${stretches}) s
    where s.since is null or s.until is null or s.since < s.until group by 1)`

const absences = (kind: string) =>
  sql`select member_id, since, coalesce(until, noted_at) as until from ${memberAbsences} where kind = ${kind}`

/**
 * What the life of each member was, as stretches of time and not as answers at instants: when they were there, and when they were of each
 * type. The rule of types is said here a second time, as parts that are taken away from one another.
 */
export const LIVES = sql`${gathered(
  'away',
  sql`select member_id, closed_at as since, null::timestamptz as until from ${memberDetails} where closed_at is not null
      union all select member_id, since, null from ${memberRoles} union all ${absences('closed')} union all ${absences('staff')}`,
)},
  ${gathered('bought', sql`select member_id, start as since, "end" as until from ${premiumPeriods}`)},
  ${gathered('held', absences('suspended'))},
  spans as (select m.id, m.registration_date, m.trial_start, m.profession, m.specializations, m.province, b.spans as bought,
      tstzmultirange(tstzrange(m.registration_date, null)) - coalesce(a.spans, '{}') as present,
      coalesce(b.spans, '{}') - coalesce(h.spans, '{}') as premium,
      case when b.spans is null then '{}'::tstzmultirange else tstzmultirange(tstzrange(lower(b.spans), null)) end as had,
      case when m.trial_start is null then '{}'::tstzmultirange else tstzmultirange(tstzrange(m.trial_start, m.trial_end)) end as trial,
      case when m.trial_start is null then '{}'::tstzmultirange else tstzmultirange(tstzrange(m.trial_end, null)) end as tried
    from ${members} m left join away a on a.member_id = m.id left join bought b on b.member_id = m.id left join held h on h.member_id = m.id
    where left(m.email, ${cancelledEmail('%').indexOf('%')}) <> ${cancelledEmail('%').split('%')[0]}),
  lives as materialized (select id, registration_date, trial_start, profession, specializations, province, bought, present * premium as is_premium,
      present * (trial - premium) as is_trial, present * (had - premium - trial) as is_ex_premium,
      present * (tried - premium - trial - had) as is_ex_trial, present - premium - trial - had - tried as is_registrato from spans)`

/** One row for each stretch of a type. */
export const STRETCHES = sql`stretches as materialized (select l.id, t.type, x.span from lives l
    cross join lateral (values ('PREMIUM', l.is_premium), ('TRIAL', l.is_trial), ('EX_PREMIUM', l.is_ex_premium), ('EX_TRIAL', l.is_ex_trial),
      ('REGISTRATO', l.is_registrato)) as t (type, spans) cross join lateral unnest(t.spans) as x (span))`

/** FIG-014. What somebody was, and when: for whoever never changed one row without an end or a beginning. */
const TRAITS = sql`changed as (select t.*, coalesce(until, noted_at) as ended from ${memberTraits} t),
  traits as materialized (
    select member_id, tstzrange(lag(ended) over (partition by member_id order by ended, id), ended) as span, profession, specializations, province from changed
    union all select l.id, tstzrange((select max(ended) from changed c where c.member_id = l.id), null), l.profession, l.specializations, l.province from lives l)`

const PLACES = JSON.stringify(
  Object.entries(REGIONS).flatMap(([region, provinces]) => provinces.split(' ').map((province) => [province, region])),
)
const groupsOf = (cells: SQL, code: SQL): SQL => sql`
  select ${code} as code, c.day, s.split, s.value, sum(c.people)::bigint as amount from ${cells} c
    left join (select e ->> 0 as province, e ->> 1 as region from jsonb_array_elements(${PLACES}::jsonb) e) r on r.province = c.province
    cross join lateral (
      select 'profession' as split, ${orUnknown(sql`c.profession`)} as value union all select 'province', ${orUnknown(sql`c.province`)}
      union all select 'region', ${orUnknown(sql`r.region`)}
      union all select 'specialization', coalesce(w.word, ${UNKNOWN_VALUE}) from (select 1) one left join unnest(c.specializations) as w (word) on true) s
  group by 1, 2, 3, 4`

const TYPES = sql.join(
  Object.entries(TYPE_FIGURES).map(([type, code]) => sql`(${type}, ${code})`),
  sql`, `,
)

/** Plans in force: of two at a time the one that began later counts. */
const PLANS = sql`plans as (select o.member_id, o.name, tstzmultirange(tstzrange(o.active_from, o.active_until)) - coalesce((
      select range_agg(tstzrange(p.active_from, p.active_until)) from ${ownedProducts} p where p.member_id = o.member_id and p.kind = 'plan'
        and (p.active_from > o.active_from or p.active_from = o.active_from and p.id < o.id)), '{}') as spans
    from ${ownedProducts} o where o.kind = 'plan'),
  planned as (select p.name, l.is_premium * p.spans as spans from plans p join lives l on l.id = p.member_id
    union all select null, l.is_premium - coalesce(p.spans, '{}') from lives l left join (
      select member_id, range_agg(tstzrange(active_from, active_until)) as spans from ${ownedProducts} where kind = 'plan' group by 1) p on p.member_id = l.id
    where not isempty(l.is_premium))`

const levels = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${STRETCHES}, ${TRAITS}, ${PLANS},
    parts as (select s.type, t.profession, t.specializations, t.province, ${daysBefore(sql`lower(s.span * t.span)`)} as first, ${daysBefore(sql`upper(s.span * t.span)`)} as past
      from stretches s join traits t on t.member_id = s.id and s.span && t.span),
    cells as materialized (select n.day, p.type, p.profession, p.specializations, p.province, sum(p.people) as people from (
        select type, profession, specializations, province, first, past, count(*) as people from parts where first < past group by 1, 2, 3, 4, 5, 6) p
      join ${NUMBERED_DAYS} n on n.number >= p.first and n.number < p.past group by 1, 2, 3, 4, 5),
    types (type, code) as (values ${TYPES})
  select 'members.total' as code, day, s.split, s.value, sum(people)::bigint as amount from cells
    cross join lateral (values ('', ''), ('type', type)) as s (split, value) group by 2, 3, 4
  union all select t.code, c.day, '', '', sum(c.people)::bigint from cells c join types t using (type) group by 1, 2
  union all ${groupsOf(sql`cells`, sql`'members.total'`)}
  union all ${groupsOf(sql`(select c.*, t.code from cells c join types t using (type))`, sql`c.code`)}
  union all select 'members.premium', n.day, 'plan', p.name, count(*)::bigint from (
      select ${orUnknown(sql`p.name`)} as name, ${daysBefore(sql`lower(x.span)`)} as first, ${daysBefore(sql`upper(x.span)`)} as past
      from planned p cross join lateral unnest(p.spans) as x (span)) p
    join ${NUMBERED_DAYS} n on n.number >= p.first and n.number < p.past group by 2, 4`

const typeIn = (at: SQL) => sql`case when l.is_premium @> ${at} then 'PREMIUM' when l.is_trial @> ${at} then 'TRIAL'
  when l.is_ex_premium @> ${at} then 'EX_PREMIUM' when l.is_ex_trial @> ${at} then 'EX_TRIAL' when l.is_registrato @> ${at} then 'REGISTRATO' end`

/** FIG-023. Every way from one type to another, with the steps it is made of. */
const WAYS = sql`case m.first || ' ' || m.last
  when 'REGISTRATO TRIAL' then array['trial-begun REGISTRATO>TRIAL']
  when 'EX_TRIAL TRIAL' then array['trial-begun EX_TRIAL>TRIAL']
  when 'EX_PREMIUM TRIAL' then array['trial-begun EX_PREMIUM>TRIAL']
  when 'PREMIUM TRIAL' then array[m.leave || ' PREMIUM>TRIAL']
  when 'TRIAL EX_TRIAL' then array['trial-ended TRIAL>EX_TRIAL']
  when 'REGISTRATO EX_TRIAL' then array['trial-begun REGISTRATO>TRIAL', 'trial-ended TRIAL>EX_TRIAL']
  when 'REGISTRATO PREMIUM' then case when m.has_begun_trial then array['trial-begun REGISTRATO>TRIAL', m.enter || ' TRIAL>PREMIUM']
    else array[m.enter || ' REGISTRATO>PREMIUM'] end
  when 'TRIAL PREMIUM' then array[m.enter || ' TRIAL>PREMIUM']
  when 'EX_TRIAL PREMIUM' then array[m.enter || ' EX_TRIAL>PREMIUM']
  when 'EX_PREMIUM PREMIUM' then array[m.enter || ' EX_PREMIUM>PREMIUM']
  when 'PREMIUM EX_PREMIUM' then array[m.leave || ' PREMIUM>EX_PREMIUM']
  when 'TRIAL EX_PREMIUM' then case when m.is_first then array[m.enter || ' TRIAL>PREMIUM', m.leave || ' PREMIUM>EX_PREMIUM']
    else array['trial-ended TRIAL>EX_PREMIUM'] end
  when 'EX_TRIAL EX_PREMIUM' then array[m.enter || ' EX_TRIAL>PREMIUM', m.leave || ' PREMIUM>EX_PREMIUM']
  when 'REGISTRATO EX_PREMIUM' then array[m.enter || ' REGISTRATO>PREMIUM', m.leave || ' PREMIUM>EX_PREMIUM'] end`

/** FIG-023. Of whoever has a boundary of theirs within a day: what they were the evening before and what they are. */
const movements = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${STRETCHES}, ${TRAITS},
    renewed as (select distinct ${romeDay(sql`p.start`)} as day, p.member_id as id from ${premiumPeriods} p join bought b on b.member_id = p.member_id
      and b.spans @> p.start - interval '1 microsecond' where ${isWithin(sql`p.start`)}),
    resumed as (select distinct ${romeDay(sql`coalesce(until, noted_at)`)} as day, member_id as id from ${memberAbsences} where kind = 'suspended'),
    stopped as (select ${romeDay(sql`since`)} as day, member_id as id from ${memberAbsences} where kind = 'suspended' and since is not null
      union select ${romeDay(sql`suspended_at`)}, member_id from ${suspensions}),
    bounds as (select ${romeDay(sql`x.at`)} as day, x.id from (select id, lower(span) as at from stretches union all select id, upper(span) from stretches) x where ${isWithin(sql`x.at`)}
      union select day, id from renewed),
    evenings as materialized (select d.day, l.id, ${typeIn(sql`d.starts - interval '1 millisecond'`)} as eve, ${typeIn(sql`d.at`)} as last,
        l.registration_date >= d.starts as is_new, coalesce(${romeDay(sql`l.trial_start`)} = d.day, false) as has_begun_trial,
        coalesce(lower(l.bought) >= d.starts, false) as is_first, t.profession, t.specializations, t.province
      from bounds b join days d using (day) join lives l using (id) join traits t on t.member_id = l.id and t.span @> d.at),
    moved as (select e.*, case when e.eve is not null then e.eve when e.is_new then 'REGISTRATO' else e.last end as first,
        case when e.is_first then 'first-premium' when exists (select from resumed r where r.day = e.day and r.id = e.id) then 'resumed' else 'returned' end as enter,
        case when exists (select from stopped s where s.day = e.day and s.id = e.id) then 'suspended' else 'premium-ended' end as leave from evenings e),
    joined as (select day, profession, specializations, province, count(*) as people from evenings where eve is null and last is not null and is_new group by 1, 2, 3, 4),
    steps as (select m.day, w.step from moved m cross join lateral unnest(${WAYS}) as w (step)
      union all select day, case when is_new then 'joined >REGISTRATO' else 'reopened >' || last end from evenings where eve is null and last is not null
      union all select day, 'closed ' || eve || '>' from evenings where eve is not null and last is null
      union all select e.day, 'renewed PREMIUM>PREMIUM' from evenings e join renewed r using (day, id) where e.eve = 'PREMIUM' and e.last = 'PREMIUM')
  select 'members.' || split_part(step, ' ', 1) as code, day, s.split, s.value, count(*)::bigint as amount from steps
    cross join lateral (values ('', ''), ('passage', split_part(step, ' ', 2))) as s (split, value) group by 1, 2, 3, 4
  union all select 'members.joined', e.day, 'source', m.came_by, count(*)::bigint from evenings e join ${members} m using (id)
    where e.eve is null and e.last is not null and e.is_new group by 2, 4
  union all select 'members.joined-one-by-one', e.day, s.split, s.value, count(*)::bigint from evenings e join ${members} m on m.id = e.id and m.came_by not like 'imp%'
    cross join lateral (values ('', ''), ('source', m.came_by)) as s (split, value) where e.eve is null and e.last is not null and e.is_new group by 2, 3, 4
  union all ${groupsOf(sql`joined`, sql`'members.joined'`)}`

const codesOf = (kind: 'level' | 'flow') =>
  MEMBER_FIGURES.filter((each) => each.since === 'ever' && each.kind === kind).map(({ code }) => code)

export const recountMembers: readonly Recount[] = [
  { codes: codesOf('level'), query: levels },
  { codes: codesOf('flow'), query: movements },
]
