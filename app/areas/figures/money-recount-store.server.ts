import { type SQL, sql } from 'drizzle-orm'
import { PREMIUM_MONTHS } from '#areas/audience/membership-rules.ts'
import { TRANSFER } from '#areas/billing/model.ts'
import { coverChanges, invoices, orderLines, orders, payments, suspensions } from '#areas/billing/tables.server.ts'
import { ownedProducts } from '#areas/plans/tables.server.ts'
import { STAND_IN_NAME } from '#platform/outside/payments/stand-in.server.ts'
import { LIVES } from './members-recount-store.server.ts'
import { daysBefore, isWithin, NUMBERED_DAYS, orUnknown, type Recount, romeDay } from './recount-days-store.server.ts'
import { figureSettings, memberAbsences } from './tables.server.ts'

const takings = (days: SQL): SQL => sql`with ${days}, ledger as (
    select v.code, v.at, v.cents, orders_of.product_name as product, coalesce(case when p.provider = ${TRANSFER} then 'transfer' end, nullif(p.method, 'other'), 'online') as way
    from ${payments} p join ${invoices} orders_of on orders_of.id = p.invoice_id
      cross join lateral (values ('money.received', p.received_at, p.amount_cents::bigint), ('money.refunded', p.refunded_at, p.amount_cents::bigint),
        ('money.takings', p.received_at, p.amount_cents::bigint), ('money.takings', p.refunded_at, -p.amount_cents::bigint)) as v (code, at, cents)
    where p.state = 'succeeded' and (p.provider <> ${STAND_IN_NAME} or 'true' = (select value from ${figureSettings} where name = 'demo')))
  select l.code, ${romeDay(sql`l.at`)} as day, s.split, s.value, sum(l.cents)::bigint as amount from ledger l
    cross join lateral (values ('', ''), ('product', ${orUnknown(sql`l.product`)}), ('way', l.way)) as s (split, value)
  where ${isWithin(sql`l.at`)} group by 1, 2, 3, 4`

/** A gross amount without its tax, half a cent up: decimals and a rounding, where the count divides whole numbers. */
const net = (gross: SQL, rate: SQL) => sql`round(${gross}::numeric / (1 + ${rate}::numeric / 100), 0)`

const invoiced = (days: SQL): SQL => sql`with ${days}, documents as (
    select i.id, ${romeDay(sql`i.issued_at`)} as day, i.product_name, i.kind, i.seller #>> '{fiscal,regime}' is not distinct from 'RF19' as is_flat,
      coalesce(i.lines, jsonb_build_array(jsonb_build_object('cents', i.amount_cents, 'vat', jsonb_build_object('rate', 22)))) as lines
    from ${invoices} i where ${isWithin(sql`i.issued_at`)}),
  rates as (select d.id, d.day, d.product_name, d.kind, case when d.is_flat then 0 else coalesce((line #>> '{vat,rate}')::numeric, 0) end as rate,
      sum((line ->> 'cents')::bigint) as gross from documents d cross join lateral jsonb_array_elements(d.lines) line group by 1, 2, 3, 4, 5)
  select v.code, r.day, s.split, s.value, sum(case r.kind when 'credit-note' then -v.cents else v.cents end)::bigint as amount from rates r
    cross join lateral (values ('money.invoiced', r.gross), ('money.invoiced-taxable', ${net(sql`r.gross`, sql`r.rate`)}),
      ('money.invoiced-vat', r.gross - ${net(sql`r.gross`, sql`r.rate`)})) as v (code, cents)
    cross join lateral (values ('', ''), ('product', ${orUnknown(sql`r.product_name`)})) as s (split, value)
  group by 1, 2, 3, 4`

/** A rate of each line, and the days that it is spread over: as they are now, and as they were while months were closed. */
const SPREAD = sql`bills as materialized (
    select i.id, i.order_id, i.installment, case i.kind when 'credit-note' then -1 else 1 end as sign, coalesce(i.counted_on, ${romeDay(sql`i.issued_at`)}) as day,
      case when i.seller #>> '{fiscal,regime}' = 'RF19' then 'flat' end as flat, i.lines, i.amount_cents from ${invoices} i where i.number is not null),
  entries as materialized (
    select b.*, x.n, x.line ->> 'description' as words, coalesce((x.line ->> 'cents')::bigint, b.amount_cents) as gross,
      case when flat is not null then 0 when b.lines is null then 22 else coalesce((x.line #>> '{vat,rate}')::numeric, 0) end as rate
    from bills b left join lateral jsonb_array_elements(b.lines) with ordinality as x (line, n) on true),
  nets as materialized (
    select e.*, ${net(sql`sum(e.gross) over (partition by e.id, e.rate order by e.n rows unbounded preceding)`, sql`e.rate`)} as upto,
      ${net(sql`e.gross`, sql`e.rate`)} as own, max(e.n) over (partition by e.id, e.rate) is not distinct from e.n as is_last,
      sum(${net(sql`e.gross`, sql`e.rate`)}) over (partition by e.id, e.rate) as rounded from entries e),
  spread as materialized (
    select e.id, e.n, e.day, coalesce(l.product_name, e.words) as product, (e.sign * case when e.is_last then e.upto - e.rounded + e.own else e.own end)::bigint as cents,
      x.since, x.until, x.covers_from + ((x.covers_until + 1 - x.covers_from) * (e.installment - 1)) / l.installments as first,
      x.covers_from + ((x.covers_until + 1 - x.covers_from) * e.installment) / l.installments as past
    from nets e left join lateral (
      select o.order_id, o.product_id, o.product_name, o.installments from ${orderLines} o where o.order_id = e.order_id and e.installment <= o.installments
        and (e.words is null or e.words = o.product_name or (o.installments > 1 and e.words = format('%s, rata %s di %s', o.product_name, e.installment, o.installments)))
      order by o.total_cents desc limit 1) l on true
    left join lateral (
      select covers_from, covers_until, since, until from ${coverChanges} c where c.order_id = l.order_id and c.product_id = l.product_id
      union all select covers_from, covers_until, covers_since, 'infinity' from ${orderLines} o where o.order_id = l.order_id and o.product_id = l.product_id) x on true)`

/** How much of a line is earned when a day ends: all of it where it covers no days. */
const earnedBy = (
  day: SQL,
) => sql`coalesce((select sum(case when s.first is null or ${day} >= greatest(s.past, s.first + 1) - 1 then s.cents when ${day} < s.first then 0
    else trunc(s.cents::numeric * (${day} + 1 - s.first) / greatest(s.past - s.first, 1)) end) from spread s
  where s.id = b.id and s.n is not distinct from b.n and s.day <= ${day} and (s.since is null or ${day} between s.since and s.until)), 0)`

/** FIG-035. Day by day and line by line, where the count takes what is carried from what was issued. */
const earned = (days: SQL): SQL => sql`with ${days}, ${SPREAD},
    lives as (select id, n, day, product, cents, max(greatest(coalesce(past, day + 1), day + 1)) as past, max(since) as since from spread group by 1, 2, 3, 4, 5),
    told as materialized (select d.day, b.product, b.cents, b.day = d.day as is_issued, ${earnedBy(sql`d.day`)} as total, ${earnedBy(sql`(d.day - 1)`)} as eve
      from days d join lives b on b.day <= d.day and (d.day <= b.past or d.day <= b.since))
  select v.code, t.day, s.split, s.value, sum(v.amount)::bigint as amount from told t
    cross join lateral (values ('money.issued', case when t.is_issued then t.cents else 0 end), ('money.earned', t.total - t.eve), ('money.deferred', t.cents - t.total)) as v (code, amount)
    cross join lateral (values ('', ''), ('product', ${orUnknown(sql`t.product`)})) as s (split, value) group by 1, 2, 3, 4`

/** Plans that somebody pays, as stretches in which their owner was Premium, each with what it is worth in a month. */
const VALUES = sql`worth as materialized (select o.member_id as id, o.name, o.active_from, round(${net(
  sql`l.total_cents`,
  sql`coalesce((case when l.vat is null then '22' else l.vat ->> 'rate' end)::numeric, 0)`,
)} / ${PREMIUM_MONTHS})::bigint as cents,
      life.is_premium * tstzmultirange(tstzrange(o.active_from, o.active_until)) as spans
    from ${orderLines} l join ${ownedProducts} o on o.id = l.owned_product_id and o.kind = 'plan' join lives life on life.id = o.member_id where l.total_cents > 0),
  stretches as materialized (select w.id, w.name, w.cents, x.span from worth w cross join lateral unnest(w.spans) as x (span))`

const recurring = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${VALUES},
    parts as (select id, name, cents, ${daysBefore(sql`lower(span)`)} as first, ${daysBefore(sql`upper(span)`)} as past from stretches),
    evenings as (select n.day, p.id, p.name, p.cents from parts p join ${NUMBERED_DAYS} n on n.number >= p.first and n.number < p.past),
    grouped as (select e.*, s.split, s.value from evenings e cross join lateral (values ('', ''), ('plan', ${orUnknown(sql`e.name`)})) as s (split, value))
  select 'money.mrr' as code, day, split, value, sum(cents)::bigint as amount from grouped group by 2, 3, 4
  union all select 'money.arr', day, split, value, 12 * sum(cents)::bigint from grouped group by 2, 3, 4
  union all select 'money.mrr-people', day, split, value, count(distinct id)::bigint from grouped group by 2, 3, 4`

const worthAt = (at: SQL) =>
  sql`coalesce((select sum(s.cents) from stretches s where s.id = b.id and s.span @> ${at}), 0)`

const recurringMoves = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${VALUES},
    bounds as (select distinct ${romeDay(sql`x.at`)} as day, x.id from (select id, lower(span) as at from stretches union all select id, upper(span) from stretches) x
      where ${isWithin(sql`x.at`)}),
    evenings as (select d.day, ${worthAt(sql`(d.starts - interval '1 millisecond')`)} as eve, ${worthAt(sql`d.at`)} as last,
      (select min(w.active_from) from worth w where w.id = b.id) < d.starts as was_there from bounds b join days d using (day)),
    moves as (select day, abs(last - eve) as cents, case when last > eve and eve > 0 then 'more' when last > eve and was_there then 'returned'
      when last > eve then 'new' when last > 0 then 'less' else 'lost' end as move from evenings where last <> eve)
  select 'money.mrr-' || move || v.suffix as code, day, '' as split, '' as value, sum(v.amount)::bigint as amount from moves
    cross join lateral (values ('', cents), ('-people', 1)) as v (suffix, amount) group by 1, 2`

/** Instalments of orders that were confirmed, and from when to when nobody had paid them. */
const INSTALLMENTS = sql`installments as materialized (select i.member_id, i.amount_cents::bigint as cents, i.due_on, i.paid_at, o.confirmed_at
    from ${orders} o join ${invoices} i on i.order_id = o.id and i.kind = 'invoice' where o.state = 'confirmed')`

const installments = (days: SQL): SQL => sql`with ${days}, ${INSTALLMENTS}, unpaid as (
    select d.day, i.*, case when i.due_on >= d.day then 'money.coming' else 'money.late' end as code from days d
      join installments i on i.confirmed_at < d.ends and (i.paid_at is null or i.paid_at >= d.ends) where i.due_on <= (d.day + interval '12 months')),
    grouped as (select u.*, s.split, s.value from unpaid u cross join lateral (select '' as split, '' as value
      union all select 'month', left(u.due_on::text, 7) where u.code = 'money.coming'
      union all select 'late', (array['1-30', '31-60', '61-90', '91+'])[least(1 + (u.day - u.due_on - 1) / 30, 4)] where u.code = 'money.late') s)
  select code || v.suffix as code, day, split, value, v.amount::bigint as amount from (
    select code, day, split, value, sum(cents) as cents, count(*) as times, count(distinct member_id) as people from grouped group by 1, 2, 3, 4) g
    cross join lateral (values ('', cents), ('-count', times), ('-people', people)) as v (suffix, amount)`

const punctuality = (days: SQL): SQL => sql`with ${days}, ${INSTALLMENTS}
  select 'money.due' as code, due_on as day, '' as split, '' as value, sum(cents)::bigint as amount from installments where due_on in (select day from days) group by 2
  union all select 'money.due-paid-' || w.most, ${romeDay(sql`i.paid_at`)}, s.split, s.value, sum(i.cents)::bigint from installments i
    join unnest(array[0, 7, 30, 60]) as w (most) on ${romeDay(sql`i.paid_at`)} <= i.due_on + w.most
    cross join lateral (values ('', ''), ('month', left(i.due_on::text, 7))) as s (split, value)
  where ${isWithin(sql`i.paid_at`)} group by 1, 2, 3, 4`

const suspended = (days: SQL): SQL => sql`with ${days}, ${LIVES}, stops as (
    select x.id, x.present * range_agg(tstzrange(s.since, s.until)) as spans from spans x join (
      select member_id, suspended_at as since, null::timestamptz as until from ${suspensions}
      union all select member_id, since, coalesce(until, noted_at) from ${memberAbsences} where kind = 'suspended' and since < coalesce(until, noted_at)) s
    on s.member_id = x.id group by 1, x.present)
  select 'money.suspended-people' as code, d.day, '' as split, '' as value, count(*)::bigint as amount from days d join stops s on s.spans @> d.at group by 2`

const moves = ['new', 'returned', 'more', 'less', 'lost'].flatMap((move) => [
  `money.mrr-${move}`,
  `money.mrr-${move}-people`,
])

export const recountMoney: readonly Recount[] = [
  { codes: ['money.takings', 'money.received', 'money.refunded'], query: takings },
  { codes: ['money.invoiced', 'money.invoiced-taxable', 'money.invoiced-vat'], query: invoiced },
  { codes: ['money.issued', 'money.earned', 'money.deferred'], query: earned },
  { codes: ['money.mrr', 'money.arr', 'money.mrr-people'], query: recurring },
  { codes: moves, query: recurringMoves },
  {
    codes: ['coming', 'late'].flatMap((code) => ['', '-count', '-people'].map((unit) => `money.${code}${unit}`)),
    query: installments,
  },
  { codes: ['money.due', ...[0, 7, 30, 60].map((days) => `money.due-paid-${days}`)], query: punctuality },
  { codes: ['money.suspended-people'], query: suspended },
]
