import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { invoices, orders } from '#areas/billing/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { daysBetween, scopeOf } from './day-store.server.ts'
import { confirmedInstalment, movesOver, unpaidGroup, unpaidOver } from './money-count-store.server.ts'
import type { InstallmentsAsked, Move } from './money-parts-rules.ts'

export type MovedPerson = {
  day: RomeDay
  memberId: string
  username: number
  name: string
  surname: string
  cents: bigint
}

type Listed<Row> = { rows: Row[]; count: number; cents: bigint; people: number }
const ALL = sql`count(*) over () as count, sum(x.cents) over () as all_cents`

/** FIG-033. Whom a movement is made of, day by day, as the count finds them; whoever was erased meanwhile is not there any more. */
export async function listMoved(
  db: Db,
  { from, to, move, limit }: { from: RomeDay; to: RomeDay; move: Move; limit: number },
): Promise<Listed<MovedPerson>> {
  const { rows } = await db.execute<
    Omit<MovedPerson, 'cents'> & { cents: string; count: string; all_cents: string; people: string }
  >(sql`
    ${movesOver(scopeOf({ days: daysBetween(from, to) }))},
    x as (select day, member_id, abs(change) as cents from moved where move = ${move})
    select x.day::text as day, x.member_id as "memberId", members.username, members.name, members.surname, x.cents::text as cents, ${ALL},
      (select count(distinct member_id) from x) as people
    from x join ${members} on members.id = x.member_id order by x.day desc, members.surname, members.name, x.member_id limit ${limit}`)
  return gathered(rows)
}

export type InstallmentOrder = {
  orderId: string
  year: number
  number: number
  memberId: string
  name: string
  surname: string
  installments: number
  firstDueOn: RomeDay
  lastDueOn: RomeDay
  cents: bigint
}

/** FIG-034. The orders that a number of instalments is made of, each with what of it is counted; they add up to the number. */
export async function listInstallmentOrders(
  db: Db,
  asked: InstallmentsAsked,
  limit: number,
): Promise<Listed<InstallmentOrder> & { installments: number }> {
  const { rows } = await db.execute<
    Omit<InstallmentOrder, 'cents'> & { cents: string; count: string; all_cents: string; people: string; all: string }
  >(sql`
    ${countedParts(asked)},
    x as (select order_id, member_id, count(*)::int as installments, min(due_on) as first, max(due_on) as last, sum(cents) as cents from parts group by 1, 2)
    select x.order_id as "orderId", o.year, o.number, x.member_id as "memberId", members.name, members.surname, x.installments,
      x.first::text as "firstDueOn", x.last::text as "lastDueOn", x.cents::text as cents, ${ALL},
      sum(x.installments) over () as all, (select count(distinct member_id) from x) as people
    from x join ${orders} o on o.id = x.order_id join ${members} on members.id = x.member_id
    order by x.first, members.surname, members.name, x.order_id limit ${limit}`)
  return { ...gathered(rows), installments: Number(rows[0]?.all ?? 0) }
}

/** The instalments that are asked for: `parts (order_id, member_id, due_on, cents)`. */
function countedParts(asked: InstallmentsAsked): SQL {
  const scope = scopeOf({ days: [asked.day] })
  if (asked.kind === 'unpaid')
    return sql`${unpaidOver(scope)}, parts as (select order_id, member_id, due_on, cents from unpaid where ${unpaidGroup} = ${asked.group})`
  const first = `${asked.month}-01`
  const paid =
    asked.within === null
      ? sql`i.due_on <= ${asked.day}::date`
      : sql`i.paid_at < (select ends from days) and (i.paid_at at time zone 'Europe/Rome')::date - i.due_on <= ${asked.within}`
  return sql`with ${scope.days}, parts as (select i.order_id, i.member_id, i.due_on, i.amount_cents::bigint as cents from ${invoices} i ${confirmedInstalment}
    and i.due_on >= ${first}::date and i.due_on < (${first}::date + interval '1 month') and ${paid})`
}

type Told = { cents: string; count: string; all_cents: string; people: string }

function gathered<Row extends Told>(rows: readonly Row[]) {
  const [first] = rows
  return {
    rows: rows.map((row) => ({ ...row, cents: BigInt(row.cents) })),
    count: Number(first?.count ?? 0),
    cents: BigInt(first?.all_cents ?? 0),
    people: Number(first?.people ?? 0),
  }
}
