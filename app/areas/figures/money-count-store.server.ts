import { type SQL, sql } from 'drizzle-orm'
import { PREMIUM_MONTHS } from '#areas/audience/membership-rules.ts'
import { members } from '#areas/audience/tables.server.ts'
import { ALIKE, carriedAt, earningLines, isIssuedHere, taxable } from '#areas/billing/earning-store.server.ts'
import { invoices, orderLines, orders, payments, suspensions } from '#areas/billing/tables.server.ts'
import { takingWay } from '#areas/billing/takings-store.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import { ORDINARY_VAT } from '#areas/plans/vat-rules.ts'
import { STAND_IN_NAME } from '#platform/outside/payments/stand-in.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { inDay, isCounted, isThere, touched, typeOn, words } from './members-count-store.server.ts'
import { figureSettings, memberAbsences } from './tables.server.ts'

/** FIG-030. The imitated company moves no money: what it says counts where everything is imitated. */
export const isMoney = sql`(p.provider <> ${STAND_IN_NAME} or exists (select from ${figureSettings} s where s.name = 'demo' and s.value = 'true'))`

/** Three rows from each: the whole, its product and its way. */
const asWholeProductWay = sql`cross join lateral (values ('', ''), ('product', m.product), ('way', m.way)) as s (split, value)`

/** FIG-030. Money on the day it came, and on the day it went back. */
function takings({ days, of }: Scope): SQL {
  const moved = (at: SQL, code: string, sign: SQL) => sql`
    select d.day, ${code} as code, ${sign} * p.amount_cents::bigint as net, p.amount_cents::bigint as amount, ${words(sql`i.product_name`)} as product, ${takingWay} as way
    from days d join ${payments} p on ${inDay(at)} join ${invoices} i on i.id = p.invoice_id where p.state = 'succeeded' and ${isMoney} and ${of(sql`p.member_id`)}`
  return sql`with ${days}, moves as materialized (
      ${moved(sql`p.received_at`, 'money.received', sql`1`)} union all ${moved(sql`p.refunded_at`, 'money.refunded', sql`-1`)})
    select m.code, m.day, s.split, s.value, sum(m.amount)::bigint as amount from moves m ${asWholeProductWay} group by 1, 2, 3, 4
    union all select 'money.takings', m.day, s.split, s.value, sum(m.net)::bigint from moves m ${asWholeProductWay} group by 2, 3, 4`
}

const ordinary = JSON.stringify(ORDINARY_VAT)

/** FIG-031. Documents issued on a day: one rounding for each rate of each document, as in its file. */
function invoiced({ days, of }: Scope): SQL {
  return sql`with ${days}, parts as materialized (
      select d.day, i.id, ${words(sql`i.product_name`)} as product, case when i.kind = 'credit-note' then -1 else 1 end as sign,
        case when i.seller -> 'fiscal' ->> 'regime' = 'RF19' then 0 else coalesce((l.vat ->> 'rate')::int, 0) end as rate, sum(l.cents) as gross
      from days d join ${invoices} i on ${inDay(sql`i.issued_at`)}
        cross join lateral (select (x ->> 'cents')::bigint as cents, x -> 'vat' as vat from jsonb_array_elements(i.lines) x where i.lines is not null
          union all select i.amount_cents, ${ordinary}::jsonb where i.lines is null) l
      where ${of(sql`i.member_id`)} group by 1, 2, 3, 4, 5),
    summed as (select day, product, sum(sign * gross) as gross, sum(sign * ${taxable(sql`gross`, sql`rate`)}) as taxable from parts group by 1, 2)
    select v.code, m.day, s.split, s.value, sum(v.amount)::bigint as amount from summed m
      cross join lateral (values ('money.invoiced', m.gross), ('money.invoiced-taxable', m.taxable), ('money.invoiced-vat', m.gross - m.taxable)) as v (code, amount)
      cross join lateral (values ('', ''), ('product', m.product)) as s (split, value) group by 1, 2, 3, 4`
}

/** FIG-032. Plans that somebody pays, each with what it is worth in a month. */
const PAID_PLANS = sql`select o.member_id, o.name, o.active_from, o.active_until,
    round(${taxable(sql`l.total_cents`, sql`coalesce((coalesce(l.vat, ${ordinary}::jsonb) ->> 'rate')::int, 0)`)} / ${PREMIUM_MONTHS})::bigint as cents
  from ${ownedProducts} o join ${orderLines} l on l.owned_product_id = o.id where o.kind = 'plan' and l.total_cents > 0`

/** Whoever is late pays until suspended; what was given counts for nobody. */
const valueAt = (
  at: SQL,
) => sql`case when ${isCounted(at)} and ${typeOn(at)} = 'PREMIUM' then coalesce((select sum(v.cents) from (${PAID_PLANS}) v
  where v.member_id = members.id and v.active_from <= ${at} and v.active_until > ${at}), 0) else 0 end`

/** FIG-032. Whose plans are paid at the end of a day: `paid (day, id, name, cents)`. */
export function paidOver({ days, of }: Scope): SQL {
  return sql`with ${days}, paid as materialized (
      select d.day, members.id, v.name, v.cents from days d join (${PAID_PLANS}) v on v.active_from <= d.at and v.active_until > d.at
        join ${members} on members.id = v.member_id and ${isThere} and ${of(sql`members.id`)}
      where ${isCounted(sql`d.at`)} and ${typeOn(sql`d.at`)} = 'PREMIUM')`
}

function recurring(scope: Scope): SQL {
  return sql`${paidOver(scope)}
    select c.code, p.day, s.split, s.value, sum(p.cents * c.months)::bigint as amount from paid p
      cross join (values ('money.mrr', 1), ('money.arr', 12)) as c (code, months)
      cross join lateral (values ('', ''), ('plan', ${words(sql`p.name`)})) as s (split, value) group by 1, 2, 3, 4
    union all select 'money.mrr-people', p.day, s.split, s.value, count(distinct p.id)::bigint from paid p
      cross join lateral (values ('', ''), ('plan', ${words(sql`p.name`)})) as s (split, value) group by 2, 3, 4`
}

/** FIG-033. Whose value is another than the evening before, and by how much: `moved (day, member_id, change, move)`, one for each person. */
export function movesOver(scope: Scope): SQL {
  return sql`with ${scope.days}, ${touched(scope)}, whose as (
      select day, member_id from touched
      union select d.day, o.member_id from days d join ${ownedProducts} o on ${inDay(sql`o.active_from`)} where ${scope.of(sql`o.member_id`)}
      union select d.day, o.member_id from days d join ${ownedProducts} o on ${inDay(sql`o.active_until`)} where ${scope.of(sql`o.member_id`)}),
    valued as materialized (select d.day, members.id as member_id, ${valueAt(sql`d.eve`)} as eve, ${valueAt(sql`d.at`)} as last,
        exists (select from (${PAID_PLANS}) v where v.member_id = members.id and v.active_from < d.starts) as was_there
      from whose w join days d using (day) join ${members} on members.id = w.member_id and ${isThere}),
    moved as (select v.day, v.member_id, v.last - v.eve as change, case when v.eve = 0 then case when v.was_there then 'returned' else 'new' end
        when v.last = 0 then 'lost' when v.last > v.eve then 'more' else 'less' end as move from valued v where v.last <> v.eve)`
}

function recurringMoves(scope: Scope): SQL {
  return sql`${movesOver(scope)}
    select 'money.mrr-' || m.move || s.suffix as code, m.day, '' as split, '' as value, sum(s.amount)::bigint as amount from moved m
      cross join lateral (values ('', abs(m.change)), ('-people', 1)) as s (suffix, amount) group by 1, 2`
}

/** How late an instalment is, by its days. */
const LATE_GROUP = sql`case when late <= 30 then '1-30' when late <= 60 then '31-60' when late <= 90 then '61-90' else '91+' end`

/** FIG-034. Instalments to come and late, as they stood at the end of the day: `unpaid (day, order_id, member_id, cents, due_on, late)`. */
export const unpaidOver = ({ days, of }: Scope): SQL => sql`with ${days}, unpaid as materialized (
      select d.day, i.order_id, i.member_id, i.amount_cents::bigint as cents, i.due_on, d.day - i.due_on as late from days d join ${invoices} i on i.due_on <= d.day + interval '12 months'
        join ${orders} o on o.id = i.order_id where o.state = 'confirmed' and o.confirmed_at <= d.at and i.kind = 'invoice'
          and (i.paid_at is null or i.paid_at > d.at) and ${of(sql`i.member_id`)})`

/** FIG-034. Which group an instalment that is not paid counts in: of those to come the month, of those that are late how late. */
export const unpaidGroup = sql`case when late <= 0 then to_char(due_on, 'YYYY-MM') else ${LATE_GROUP} end`

function installments(scope: Scope): SQL {
  return sql`${unpaidOver(scope)},
    grouped as (
      select 'money.coming' as code, day, 'month' as split, ${unpaidGroup} as value, member_id, cents from unpaid where late <= 0
      union all select 'money.coming', day, '', '', member_id, cents from unpaid where late <= 0
      union all select 'money.late', day, '', '', member_id, cents from unpaid where late > 0
      union all select 'money.late', day, 'late', ${unpaidGroup}, member_id, cents from unpaid where late > 0),
    counted as (select code, day, split, value, sum(cents) as cents, count(*) as times, count(distinct member_id) as people from grouped group by 1, 2, 3, 4)
    select c.code || s.suffix as code, c.day, c.split, c.value, s.amount::bigint as amount from counted c
      cross join lateral (values ('', c.cents), ('-count', c.times), ('-people', c.people)) as s (suffix, amount)`
}

/** The instalments that are due at all. */
export const confirmedInstalment = sql`join ${orders} o on o.id = i.order_id and o.state = 'confirmed' where i.kind = 'invoice'`

/** FIG-034. What fell due on a day, and what was paid of it and how late. */
function punctuality({ days, of }: Scope): SQL {
  const confirmed = sql`${confirmedInstalment} and ${of(sql`i.member_id`)}`
  return sql`with ${days}, paid as (
      select d.day, i.amount_cents::bigint as cents, to_char(i.due_on, 'YYYY-MM') as month, d.day - i.due_on as late
      from days d join ${invoices} i on ${inDay(sql`i.paid_at`)} ${confirmed})
    select 'money.due' as code, d.day, '' as split, '' as value, sum(i.amount_cents)::bigint as amount
      from days d join ${invoices} i on i.due_on = d.day ${confirmed} group by 2
    union all select 'money.due-paid-' || w.most, p.day, s.split, s.value, sum(p.cents)::bigint from paid p
      join (values (0), (7), (30), (60)) as w (most) on p.late <= w.most
      cross join lateral (values ('', ''), ('month', p.month)) as s (split, value) group by 1, 2, 3, 4`
}

/** FIG-034. Who is suspended at the end of the day. */
export function suspendedOver({ days, of }: Scope): SQL {
  const those = (table: SQL, such: SQL) => sql`select d.day, x.member_id from days d join ${table} x on ${such}
    join ${members} on members.id = x.member_id and ${isThere} and ${of(sql`members.id`)} where ${isCounted(sql`d.at`)}`
  return sql`with ${days}, held as (
    ${those(sql`${suspensions}`, sql`x.suspended_at <= d.at`)}
    union all ${those(sql`${memberAbsences}`, sql`x.kind = 'suspended' and x.since <= d.at and coalesce(x.until, x.noted_at) > d.at`)})`
}

const suspended = (scope: Scope): SQL => sql`${suspendedOver(scope)}
  select 'money.suspended-people' as code, h.day, '' as split, '' as value, count(distinct h.member_id)::bigint as amount from held h group by 2`

/** FIG-035. Issued, earned and still to be earned, taken from ACC-047: what is earned is what was issued and is no longer carried. */
function earned({ days, of }: Scope): SQL {
  const asked = sql`(select day from days union select day - 1 from days)`
  const bounds = { from: sql`(select min(day) - 1 from days)`, to: sql`(select max(day) from days)` }
  return sql`with ${days}, ${earningLines({ ...bounds, such: of(sql`i.member_id`) })},
    ${ALIKE},
    carried as materialized (select a.day, s.product, sum(s.times * (${carriedAt(sql`a.day`)})) as cents from ${asked} a
      join alike s on s.counted_on <= a.day and s.until_day > a.day and a.day between s.since and s.until group by 1, 2),
    told as (
      select v.code, d.day, s.product, s.times * s.cents as cents from days d join alike s on s.counted_on = d.day and ${isIssuedHere}
        cross join (values ('money.issued'), ('money.earned')) as v (code)
      union all select 'money.earned', d.day, c.product, c.cents from days d join carried c on c.day = d.day - 1
      union all select v.code, d.day, c.product, v.sign * c.cents from days d join carried c on c.day = d.day
        cross join (values ('money.earned', -1), ('money.deferred', 1)) as v (code, sign))
    select t.code, t.day, s.split, s.value, sum(t.cents)::bigint as amount from told t
      cross join lateral (values ('', ''), ('product', ${words(sql`t.product`)})) as s (split, value) group by 1, 2, 3, 4`
}

/** Orders, invoices and payments outlive whoever paid them; plans in force do not. */
export const countMoney: PageCount = {
  lasting: [takings, invoiced, installments, punctuality, earned],
  personal: [recurring, recurringMoves, suspended],
}
