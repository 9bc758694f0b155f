import { type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { cancelledEmail } from '#areas/audience/model.ts'
import { memberRoles, members, premiumPeriods } from '#areas/audience/tables.server.ts'
import { typeWhen } from '#areas/audience/type-store.server.ts'
import { suspensions } from '#areas/billing/tables.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import { REGIONS } from '#platform/pure/provinces.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { TYPE_FIGURES, UNKNOWN_VALUE } from './model.ts'
import { memberAbsences, memberTraits } from './tables.server.ts'

const [ERASED_START] = cancelledEmail('%').split('%')
/** Whoever was erased is counted by what remains of them (FIG-010), not by their row. */
export const isThere = sql`members.email not like ${`${ERASED_START}%`}`

const covers = (kind: SQL, at: SQL) => sql`a.member_id = members.id and a.kind = ${kind}
  and (a.since is null or a.since <= ${at}) and coalesce(a.until, a.noted_at) > ${at}`

/** FIG-022. Whether a member counts at an instant: not the staff, and no account that was closed. */
export const isCounted = (at: SQL) => sql`members.registration_date <= ${at}
  and not exists (select from ${memberDetails} c where c.member_id = members.id and c.closed_at <= ${at})
  and not exists (select from ${memberRoles} g where g.member_id = members.id and (g.since is null or g.since <= ${at}))
  and not exists (select from ${memberAbsences} a where ${covers(sql`'closed'`, at)})
  and not exists (select from ${memberAbsences} a where ${covers(sql`'staff'`, at)})`

/** The type by the rule; a suspension that is over took Premium away while it lasted, and the periods no longer say so. */
export const typeOn = (at: SQL) =>
  typeWhen(at, {
    isPremium: sql`(members.premium @> ${at} and not exists (select from ${memberAbsences} a where ${covers(sql`'suspended'`, at)}))`,
  })

/** FIG-014. What a member was at an instant: what stood before the first change that came after it, else what stands now. */
export const traitsAt = (
  at: SQL,
) => sql`left join (select t.member_id, t.profession, t.specializations, t.province, true as is_old, t.ended,
    lag(t.ended, 1, '-infinity') over (partition by t.member_id order by t.ended, t.id) as began
    from (select *, coalesce(until, noted_at) as ended from ${memberTraits}) t) old
  on old.member_id = members.id and old.began <= ${at} and old.ended > ${at}`

export const professionThen = sql`case when old.is_old then old.profession else members.profession end`

const TRAITS = sql`${professionThen} as profession,
  case when old.is_old then old.specializations else members.specializations end as specializations,
  case when old.is_old then old.province else members.province end as province`

const PLACES = Object.entries(REGIONS).flatMap(([region, provinces]) =>
  provinces.split(' ').map((province) => ({ province, region })),
)
export const regionOf = (
  province: SQL,
) => sql`(select r.region from jsonb_to_recordset(${JSON.stringify(PLACES)}::jsonb)
  as r (province text, region text) where r.province = ${province})`

export const words = (value: SQL) => sql`coalesce(nullif(${value}, ''), ${UNKNOWN_VALUE})`

/** Rows of every group that people are split by, from `cells` of a day and the traits that are equal. */
const byTraits = (code: SQL, joined: SQL): SQL => sql`
  select ${code} as code, c.day, s.split, s.value, sum(c.people)::bigint as amount from cells c ${joined}
    left join regions r on r.province = c.province
    cross join lateral (
      select 'profession' as split, ${words(sql`c.profession`)} as value
      union all select 'province', ${words(sql`c.province`)}
      union all select 'region', ${words(sql`r.region`)}
      union all select 'specialization', coalesce(x, ${UNKNOWN_VALUE}) from unnest(coalesce(nullif(c.specializations, '{}'), array[null::text])) x) s
    group by 1, 2, 3, 4`

const REGION_TABLE = sql`regions (province, region) as materialized (select p.province, ${regionOf(sql`p.province`)} from (
  select distinct province from cells where province is not null) p)`

const TYPE_TABLE = sql.join(
  Object.entries(TYPE_FIGURES).map(([type, code]) => sql`(${type}, ${code})`),
  sql`, `,
)

/** Whose type or group may change within the days: the others are the same on all of them, and are counted once. */
const stirred = ({ of }: Scope) => {
  const inside = (at: SQL) => sql`${at} >= (select min(starts) from days) and ${at} < (select max(ends) from days)`
  const those = (table: SQL, id: SQL, ...ats: SQL[]) =>
    ats.map((at) => sql`select ${id} from ${table} x where ${inside(at)} and ${of(id)}`)
  const own = sql`x.member_id`
  return sql`stirred (member_id) as materialized (${sql.join(
    [
      ...those(sql`${members}`, sql`x.id`, sql`x.registration_date`, sql`x.trial_start`, sql`x.trial_end`),
      ...those(sql`${premiumPeriods}`, own, sql`x.start`, sql`x."end"`),
      ...those(sql`${memberDetails}`, own, sql`x.closed_at`),
      ...those(sql`${memberRoles}`, own, sql`x.since`),
      ...those(sql`${memberAbsences}`, own, sql`x.since`, sql`coalesce(x.until, x.noted_at)`),
      ...those(sql`${memberTraits}`, own, sql`coalesce(x.until, x.noted_at)`),
      ...those(sql`${ownedProducts}`, own, sql`x.active_from`, sql`x.active_until`),
    ],
    sql` union `,
  )})`
}

/** Whoever counts at the end of a day, with their type and groups. */
export const standing = ({ day, days, such, of }: { day: SQL; days: SQL; such: SQL; of: Scope['of'] }) => sql`
    select members.id, ${day} as day, ${typeOn(sql`d.at`)} as type, ${TRAITS},
      case when members.premium @> d.at then (select o.name from ${ownedProducts} o where o.member_id = members.id and o.kind = 'plan'
        and o.active_from <= d.at and o.active_until > d.at order by o.active_from desc, o.id limit 1) end as plan
    from ${days} d join ${members} on ${isCounted(sql`d.at`)} and ${isThere} and ${of(sql`members.id`)} and ${such} ${traitsAt(sql`d.at`)}`

/** People of one day, type and group; a day that is null stands for all of them. */
const cellsOf = (
  day: SQL,
  days: SQL,
  such: SQL,
  { of }: Scope,
) => sql`select p.day, p.type, p.profession, p.specializations, p.province, p.plan, count(*) as people from (${standing({ day, days, such, of })}) p
  group by 1, 2, 3, 4, 5, 6`

/** FIG-022. How many there are of each type at the last instant of each day, and in which groups. */
function levels(scope: Scope): SQL {
  const isStirred = sql`members.id in (select s.member_id from stirred s)`
  const total = sql`sum(c.people)::bigint as amount`
  return sql`with ${scope.days}, ${stirred(scope)}, cells as materialized (
      ${cellsOf(sql`null::date`, sql`(select * from days order by day desc limit 1)`, sql`not ${isStirred}`, scope)}
      union all ${cellsOf(sql`d.day`, sql`days`, isStirred, scope)}), ${REGION_TABLE}, types (type, code) as (values ${TYPE_TABLE}),
    counted as (
      select 'members.total' as code, c.day, '' as split, '' as value, ${total} from cells c group by 2
      union all select 'members.total', c.day, 'type', c.type, ${total} from cells c group by 2, 4
      union all select t.code, c.day, '', '', ${total} from cells c join types t using (type) group by 1, 2
      union all select 'members.premium', c.day, 'plan', ${words(sql`c.plan`)}, ${total} from cells c where c.type = 'PREMIUM' group by 2, 4
      union all ${byTraits(sql`'members.total'`, sql``)}
      union all ${byTraits(sql`t.code`, sql`join types t on t.type = c.type`)})
    select p.code, p.day, p.split, p.value, sum(p.amount)::bigint as amount from (select * from counted c where c.day is not null
      union all select c.code, d.day, c.split, c.value, c.amount from counted c cross join days d where c.day is null) p group by 1, 2, 3, 4`
}

export const inDay = (at: SQL) => sql`${at} >= d.starts and ${at} < d.ends`

/** Whose type may be another than the evening before. */
export const touched = ({ of }: Scope) => sql`touched (day, member_id) as (
    select d.day, m.id from days d join ${members} m on ${inDay(sql`m.registration_date`)} where ${of(sql`m.id`)}
    union select d.day, m.id from days d join ${members} m on ${inDay(sql`m.trial_start`)} where ${of(sql`m.id`)}
    union select d.day, m.id from days d join ${members} m on ${inDay(sql`m.trial_end`)} where ${of(sql`m.id`)}
    union select d.day, p.member_id from days d join ${premiumPeriods} p on ${inDay(sql`p.start`)} where ${of(sql`p.member_id`)}
    union select d.day, p.member_id from days d join ${premiumPeriods} p on ${inDay(sql`p."end"`)} where ${of(sql`p.member_id`)}
    union select d.day, c.member_id from days d join ${memberDetails} c on ${inDay(sql`c.closed_at`)} where ${of(sql`c.member_id`)}
    union select d.day, g.member_id from days d join ${memberRoles} g on ${inDay(sql`g.since`)} where ${of(sql`g.member_id`)}
    union select d.day, a.member_id from days d join ${memberAbsences} a on ${inDay(sql`a.since`)} where ${of(sql`a.member_id`)}
    union select d.day, a.member_id from days d join ${memberAbsences} a on ${inDay(sql`coalesce(a.until, a.noted_at)`)} where ${of(sql`a.member_id`)})`

/**
 * FIG-023. What happened between the type of the evening before (`eve`) and that of this evening (`last`), step by step, so that the steps
 * of a day always lead from one to the other.
 */
const STEPS = sql`
  select case when m.is_new then 'members.joined' else 'members.reopened' end as code, null as left_type,
      case when m.is_new then 'REGISTRATO' else m.last end as taken_type where m.eve is null and m.last is not null
  union all select 'members.closed', m.eve, null where m.eve is not null and m.last is null
  union all select 'members.renewed', 'PREMIUM', 'PREMIUM' where m.eve = 'PREMIUM' and m.last = 'PREMIUM' and m.is_renewed
  union all select 'members.trial-begun', m.first, 'TRIAL' where m.first <> m.last and (m.last = 'TRIAL' and m.first <> 'PREMIUM'
    or m.first = 'REGISTRATO' and (m.last = 'EX_TRIAL' or m.last = 'PREMIUM' and m.has_begun_trial))
  union all select 'members.trial-ended', 'TRIAL', m.last where m.first <> m.last and (m.last = 'EX_TRIAL'
    or m.last = 'EX_PREMIUM' and m.first = 'TRIAL' and not m.is_first)
  union all select case when m.is_first then 'members.first-premium' when m.is_resumed then 'members.resumed' else 'members.returned' end,
      case when m.first = 'REGISTRATO' and m.has_begun_trial and m.last = 'PREMIUM' then 'TRIAL' else m.first end, 'PREMIUM'
    where m.first <> m.last and (m.last = 'PREMIUM' or m.last = 'EX_PREMIUM' and m.is_first and m.first <> 'PREMIUM')
  union all select case when m.is_suspended then 'members.suspended' else 'members.premium-ended' end, 'PREMIUM', m.last
    where m.first <> m.last and (m.first = 'PREMIUM' or m.last = 'EX_PREMIUM' and m.is_first)`

/** FIG-023. Who came, who went, and from which type to which: `moved (day, id, code, …)`. */
export function movedOver(scope: Scope): SQL {
  return sql`with ${scope.days}, ${touched(scope)}, changed as materialized (
      select d.day, d.at, members.id, members.came_by, case when ${isCounted(sql`d.eve`)} then ${typeOn(sql`d.eve`)} end as eve,
        case when ${isCounted(sql`d.at`)} then ${typeOn(sql`d.at`)} end as last,
        members.registration_date >= d.starts as is_new,
        coalesce(members.trial_start >= d.starts and members.trial_start < d.ends, false) as has_begun_trial,
        coalesce(lower(members.premium) >= d.starts, false) as is_first,
        exists (select from ${premiumPeriods} p where p.member_id = members.id and p.start >= d.starts and p.start < d.ends
          and members.premium @> (p.start - interval '1 microsecond')) as is_renewed,
        exists (select from ${memberAbsences} a where a.member_id = members.id and a.kind = 'suspended'
          and coalesce(a.until, a.noted_at) >= d.starts and coalesce(a.until, a.noted_at) < d.ends) as is_resumed,
        exists (select from ${memberAbsences} a where a.member_id = members.id and a.kind = 'suspended' and a.since >= d.starts and a.since < d.ends)
          or exists (select from ${suspensions} s where s.member_id = members.id and s.suspended_at >= d.starts and s.suspended_at < d.ends) as is_suspended,
        ${TRAITS}
      from touched t join days d using (day) join ${members} on members.id = t.member_id and ${isThere} ${traitsAt(sql`d.at`)}),
    moved as materialized (select m.*, s.* from (
      select c.*, case when c.eve is not null then c.eve when c.is_new then 'REGISTRATO' else c.last end as first from changed c) m
      cross join lateral (${STEPS}) s)`
}

function movements(scope: Scope): SQL {
  return sql`${movedOver(scope)},
    cells as (select day, profession, specializations, province, count(*) as people from moved where code = 'members.joined' group by 1, 2, 3, 4),
    ${REGION_TABLE}
    select m.code, m.day, '' as split, '' as value, count(*)::bigint as amount from moved m group by 1, 2
    union all select m.code, m.day, 'passage', coalesce(m.left_type, '') || '>' || coalesce(m.taken_type, ''), count(*)::bigint from moved m group by 1, 2, 4
    union all select v.code, m.day, s.split, s.value, count(*)::bigint from moved m
      cross join (values ('members.joined', 'source'), ('members.joined-one-by-one', ''), ('members.joined-one-by-one', 'source')) as v (code, split)
      cross join lateral (select v.split, case v.split when 'source' then m.came_by else '' end as value) s
      where m.code = 'members.joined' and (v.code = 'members.joined' or m.came_by <> 'imported') group by 1, 2, 3, 4
    union all ${byTraits(sql`'members.joined'`, sql``)}`
}

export const countMembers: PageCount = { lasting: [], personal: [levels, movements] }
