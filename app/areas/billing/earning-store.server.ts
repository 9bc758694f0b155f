import { max, type SQL, sql } from 'drizzle-orm'
import { ORDINARY_VAT } from '#areas/plans/vat-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import {
  type EarningMonth,
  firstDayOf,
  type KeptEarning,
  lastDayOf,
  type MonthEarning,
  monthOf,
  monthsBetween,
  type YearLine,
} from './earning-rules.ts'
import { closedMonths, coverChanges, invoices, orderLines, orders } from './tables.server.ts'

/** The taxable part of a price with VAT, rounded as `withoutVat` rounds it. */
export const taxable = (gross: SQL, rate: SQL) =>
  sql`div(2 * ${gross}::numeric * 100 + 100 + ${rate}, 2 * (100 + ${rate}))`

type Within = {
  /** The first and the last day that are asked about. */
  readonly from: SQL
  readonly to: SQL
  /** Which documents `i`. */
  readonly such?: SQL
}

/**
 * ACC-047. The lines of the documents that matter to some days, without VAT, each with the days over which it is earned (decision 87):
 * `earning_lines (invoice_id, position, …, product, cents, counted_on, from_day, until_day, since, until)`. A line whose days changed after a month
 * was closed is there once for each stretch in which its days hold, from `since` to `until`.
 */
export const earningLines = ({ from, to, such = sql`true` }: Within): SQL => sql`
  earning_documents as materialized (
    select i.*, coalesce(i.counted_on, (i.issued_at at time zone 'Europe/Rome')::date) as counted from ${invoices} i
    where i.issued_at is not null and ${such} and coalesce(i.counted_on, (i.issued_at at time zone 'Europe/Rome')::date) <= ${to} and i.id in (
      select x.id from ${invoices} x where x.issued_at >= ${from}::timestamp at time zone 'Europe/Rome' or x.counted_on >= ${from}
      union all select x.id from ${orderLines} l join ${invoices} x on x.order_id = l.order_id where l.covers_until >= ${from}
      union all select x.id from ${coverChanges} c join ${invoices} x on x.order_id = c.order_id)),
  earning_parts as (
    select d.id, d.order_id, d.installment, d.kind, d.counted, p.position, p.description, p.rate, p.cents, ${taxable(sql`p.cents`, sql`p.rate`)}::bigint as own
    from earning_documents d cross join lateral (
      select e.ordinality::int as position, e.value ->> 'description' as description, (e.value ->> 'cents')::bigint as cents,
        case when d.seller -> 'fiscal' ->> 'regime' = 'RF19' then 0 else coalesce((e.value -> 'vat' ->> 'rate')::int, 0) end as rate
        from jsonb_array_elements(d.lines) with ordinality e where d.lines is not null
      union all select 1, null, d.amount_cents, case when d.seller -> 'fiscal' ->> 'regime' = 'RF19' then 0 else (${JSON.stringify(ORDINARY_VAT)}::jsonb ->> 'rate')::int end where d.lines is null) p),
  earning_lines as (
    select t.id as invoice_id, t.position, t.order_id, t.kind, coalesce(l.product_name, t.description, '') as product, t.counted as counted_on,
      case t.kind when 'credit-note' then -t.net else t.net end as cents, v.since, v.until,
      coalesce(v.covers_from + v.days * (t.installment - 1) / l.installments, t.counted) as from_day,
      coalesce(greatest(v.covers_from + v.days * (t.installment - 1) / l.installments, v.covers_from + v.days * t.installment / l.installments - 1), t.counted) as until_day
    from (select p.*, (case when row_number() over (partition by p.id, p.rate order by p.position desc) > 1 then p.own
        else ${taxable(sql`sum(p.cents) over rates`, sql`p.rate`)}::bigint - sum(p.own) over rates + p.own end)::bigint as net
      from earning_parts p window rates as (partition by p.id, p.rate)) t
    left join lateral (select x.* from ${orderLines} x where x.order_id = t.order_id and x.installments >= t.installment
        and (t.description is null or t.description = x.product_name || case when x.installments > 1 then ', rata ' || t.installment || ' di ' || x.installments else '' end)
      order by x.total_cents desc limit 1) l on true
    cross join lateral (
      select w.*, w.covers_until - w.covers_from + 1 as days from (
        select l.covers_from, l.covers_until, coalesce(l.covers_since, '-infinity') as since, 'infinity'::date as until
        union all select c.covers_from, c.covers_until, c.since, c.until from ${coverChanges} c where c.order_id = l.order_id and c.product_id = l.product_id) w) v)`

/** What of a line `s` is still to be earned when a day ends: nothing on its last day, where the odd cents are. */
export const carriedAt = (
  day: SQL,
) => sql`case when s.counted_on > ${day} or ${day} >= s.until_day or ${day} not between s.since and s.until then 0
  else s.cents - s.cents * greatest(${day} - s.from_day + 1, 0) / (s.until_day - s.from_day + 1) end`

/** Lines that are earned in the same way, counted together: a club sells few things, and on a day many of each. */
export const ALIKE = sql`alike as materialized (
    select product, cents, counted_on, from_day, until_day, since, until, count(*) as times from earning_lines group by 1, 2, 3, 4, 5, 6, 7)`

/** The stretch in which a line `s` is issued: where its days changed it is there more than once. */
export const isIssuedHere = sql`s.counted_on between s.since and s.until`

type Asked = {
  from: EarningMonth
  to: EarningMonth
  such?: SQL
  /** The month that runs goes no further than this day. */
  until?: RomeDay
}

/** ACC-047. What was issued, earned and carried in each month, product by product, as the documents say today. */
export async function countEarnings(db: Db, { from, to, such, until }: Asked): Promise<MonthEarning[]> {
  const months = monthsBetween(from, to)
  const ends = months.map(lastDayOf).map((day) => (until && until < day ? until : day))
  const eve = sql`${addRomeDays(firstDayOf(from), -1)}::date`
  const { rows } = await db.execute<
    { month: EarningMonth; product: string } & Record<'issued' | 'earned' | 'carried', string>
  >(sql`
    with months (first, last) as (select * from unnest(${sql.param(months.map(firstDayOf))}::date[], ${sql.param(ends)}::date[])),
      ${earningLines({ from: eve, to: sql`${ends.at(-1)}::date`, ...(such && { such }) })}, ${ALIKE}
    select to_char(x.first, 'YYYY-MM') as month, x.product, sum(x.issued)::text as issued, sum(x.issued + x.eve - x.carried)::text as earned, sum(x.carried)::text as carried
    from (select m.first, s.product, case when ${isIssuedHere} and s.counted_on between m.first and m.last then s.times * s.cents else 0 end as issued,
        s.times * (${carriedAt(sql`(m.first - 1)`)}) as eve, s.times * (${carriedAt(sql`m.last`)}) as carried
      from months m join alike s on s.counted_on <= m.last and s.until_day >= m.first - 1 or s.counted_on between m.first and m.last) x
    group by 1, 2 having sum(abs(x.issued)) + sum(abs(x.eve)) + sum(abs(x.carried)) > 0 order by 1, 2`)
  return rows.map(({ month, product, issued, earned, carried }) => ({
    month,
    product,
    issuedCents: Number(issued),
    earnedCents: Number(earned),
    carriedCents: Number(carried),
  }))
}

/** The same, with the months that are closed as they were when they closed. */
export async function listEarnings(db: Db, asked: Asked): Promise<MonthEarning[]> {
  const closed = await db
    .select()
    .from(closedMonths)
    .where(sql`${closedMonths.lastDay} between ${lastDayOf(asked.from)} and ${lastDayOf(asked.to)}`)
  const kept = closed.flatMap(({ lastDay, figures }) =>
    figures.map((earning) => ({ ...earning, month: monthOf(lastDay) })),
  )
  const frozen = new Set(closed.map(({ lastDay }) => monthOf(lastDay)))
  const open = monthsBetween(asked.from, asked.to).find((month) => !frozen.has(month))
  const counted = open ? await countEarnings(db, { ...asked, from: open }) : []
  return [...kept, ...counted.filter(({ month }) => !frozen.has(month))]
}

const MOST_YEAR_LINES = 100_000

/** FIG-035. The lines that a year ends with, or that were issued or earned in it: null where they are too many for one sheet. */
export async function listYearLines(db: Db, year: number): Promise<YearLine[] | null> {
  const [eve, last] = [sql`${`${year - 1}-12-31`}::date`, sql`${`${year}-12-31`}::date`]
  type Row = Omit<YearLine, 'isCreditNote' | 'cents' | 'beforeCents' | 'yearCents' | 'carriedCents'> & {
    kind: string
  } & Record<'cents' | 'eve' | 'carried', string> & { isBefore: boolean }
  const { rows } = await db.execute<Row>(sql`
    with ${earningLines({ from: eve, to: last })},
      ended as (select s.invoice_id, s.position, sum(${carriedAt(eve)}) as eve, sum(${carriedAt(last)}) as carried from earning_lines s group by 1, 2)
    select i.number || '/' || i.year as document, s.kind::text as kind, s.counted_on::text as "countedOn", s.product, s.from_day::text as "from", s.until_day::text as until,
      s.until_day - s.from_day + 1 as days, s.cents::text as cents, s.counted_on <= ${eve} as "isBefore", e.eve::text as eve, e.carried::text as carried
    from earning_lines s join ended e using (invoice_id, position) join ${invoices} i on i.id = s.invoice_id
    where s.until = 'infinity' and (s.counted_on > ${eve} or e.eve <> 0 or e.carried <> 0) order by s.counted_on, i.year, i.number, s.position limit ${MOST_YEAR_LINES + 1}`)
  if (rows.length > MOST_YEAR_LINES) return null
  return rows.map(({ kind, cents, eve: onEve, carried, isBefore, ...line }) => {
    const beforeCents = isBefore ? Number(cents) - Number(onEve) : 0
    return {
      ...line,
      isCreditNote: kind === 'credit-note',
      cents: Number(cents),
      beforeCents,
      yearCents: Number(cents) - beforeCents - Number(carried),
      carriedCents: Number(carried),
    }
  })
}

/** What came for a closed month and counts on the first open day, in the months that are asked. */
export type LateEarning =
  | { readonly kind: 'document'; readonly name: string; readonly issuedOn: RomeDay; readonly countedOn: RomeDay }
  | {
      readonly kind: 'days'
      readonly name: string
      readonly product: string
      readonly countedOn: RomeDay
      readonly cents: number
    }

const MOST_LATE = 50

export async function listLateEarnings(db: Db, { from, to }: Asked): Promise<LateEarning[]> {
  const [first, last] = [sql`${firstDayOf(from)}::date`, sql`${lastDayOf(to)}::date`]
  const { rows: documents } = await db.execute<{ name: string; issuedOn: RomeDay; countedOn: RomeDay }>(sql`
    select i.number || '/' || i.year as name, (i.issued_at at time zone 'Europe/Rome')::date::text as "issuedOn", i.counted_on::text as "countedOn"
    from ${invoices} i where i.counted_on between ${first} and ${last} order by i.counted_on desc, i.number desc limit ${MOST_LATE}`)
  const moved = sql`i.order_id in (select c.order_id from ${coverChanges} c where c.until + 1 between ${first} and ${last})`
  const { rows: days } = await db.execute<{ name: string; product: string; countedOn: RomeDay; cents: string }>(sql`
    with ${earningLines({ from: sql`'-infinity'::date`, to: last, such: moved })},
      changes as (select s.invoice_id, s.position, s.order_id, s.product, s.until + 1 as day, ${carriedAt(sql`s.until`)} as before
        from earning_lines s where s.until + 1 between ${first} and ${last} and s.counted_on <= s.until)
    select o.year || '/' || lpad(o.number::text, 6, '0') as name, c.product, c.day::text as "countedOn",
      sum(c.before - (case when c.day - 1 >= n.until_day then 0 else n.cents - n.cents * greatest(c.day - n.from_day, 0) / (n.until_day - n.from_day + 1) end))::text as cents
    from changes c join earning_lines n on n.invoice_id = c.invoice_id and n.position = c.position and n.since = c.day join ${orders} o on o.id = c.order_id
    group by 1, 2, 3 order by 3 desc, 1 limit ${MOST_LATE}`)
  return [
    ...documents.map((each) => ({ kind: 'document' as const, ...each })),
    ...days.map((each) => ({ kind: 'days' as const, ...each, cents: Number(each.cents) })),
  ]
}

/** The first month with a document. */
export async function firstEarningMonth(db: Db): Promise<EarningMonth | null> {
  const { rows } = await db.execute<{ day: RomeDay | null }>(
    sql`select (min(i.issued_at) at time zone 'Europe/Rome')::date::text as day from ${invoices} i where i.issued_at is not null`,
  )
  return rows[0]?.day ? monthOf(rows[0].day) : null
}

/** The last day whose figures are frozen. */
export async function lastClosedDay(db: Db): Promise<RomeDay | null> {
  const [row] = await db.select({ day: max(closedMonths.lastDay) }).from(closedMonths)
  return row?.day ?? null
}

/** One closing at a time; whoever issues a document or moves days meanwhile waits for it. */
export async function lockClosings(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('closed_months'))`)
}

export async function insertClosedMonth(
  tx: Db,
  month: EarningMonth,
  { figures, now }: { figures: readonly KeptEarning[]; now: Date },
): Promise<void> {
  await tx.insert(closedMonths).values({ lastDay: lastDayOf(month), closedAt: now, figures })
}

/** The last closed month is open again: what was kept for it holds until the month before, and what came late goes where it belongs. */
export async function deleteClosedMonth(tx: Db, month: EarningMonth): Promise<void> {
  const [eve, last] = [addRomeDays(firstDayOf(month), -1), lastDayOf(month)]
  const isLast = sql`${closedMonths.lastDay} = ${last}`
  await tx.delete(closedMonths).where(isLast)
  const before = await lastClosedDay(tx)
  const [until, since] = before
    ? [sql`${eve}::date`, sql`${firstDayOf(month)}::date`]
    : [sql`'-infinity'::date`, sql`'-infinity'::date`]
  await tx.execute(sql`update ${orderLines} set covers_since = ${since} where covers_since = ${last}::date + 1`)
  await tx.execute(sql`delete from ${coverChanges} where until = ${last} and since >= ${since}`)
  await tx.execute(sql`update ${coverChanges} set until = ${until} where until = ${last}`)
  await tx.execute(sql`update ${invoices} set counted_on = case when (issued_at at time zone 'Europe/Rome')::date <= ${eve}::date and ${before !== null}::boolean then ${firstDayOf(month)}::date end
    where counted_on = ${last}::date + 1`)
}
