import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { STAND_IN_NAME } from '#platform/outside/payments/stand-in.server.ts'
import { endOfRomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { TRANSFER } from './model.ts'
import { payments } from './tables.server.ts'
import type { Stretch, Taking } from './takings-rules.ts'

/** ACC-045. By which way a payment `p` came, as `TAKING_WAYS` names it. */
export const takingWay = sql`case when p.provider = ${TRANSFER} then 'transfer' when p.method in ('card', 'paypal', 'sepa-debit') then p.method else 'online' end`

type Asked = Stretch & { /** Where everything is imitated the imitated company moves money too. */ isDemo: boolean }

/** ACC-045. What came and what went back, day by day in Rome and way by way; days without movements are left out. */
export async function listTakings(db: Db, { from, to, isDemo }: Asked): Promise<Taking[]> {
  const [starts, ends] = [startOfRomeDay(from).toISOString(), endOfRomeDay(to).toISOString()]
  const moved = (at: SQL, isIn: SQL) => sql`
    select (${at} at time zone 'Europe/Rome')::date as day, ${takingWay} as way, p.amount_cents::bigint as cents, ${isIn} as is_in
    from ${payments} p where p.state = 'succeeded' and ${at} >= ${starts}::timestamptz and ${at} < ${ends}::timestamptz
      and (${isDemo}::boolean or p.provider <> ${STAND_IN_NAME})`
  const { rows } = await db.execute<
    Omit<Taking, 'grossCents' | 'refundedCents'> & { gross: string; refunded: string }
  >(sql`
    select m.day::text as day, m.way, (count(*) filter (where m.is_in))::int as count, coalesce(sum(m.cents) filter (where m.is_in), 0)::text as gross,
      (count(*) filter (where not m.is_in))::int as refunds, coalesce(sum(m.cents) filter (where not m.is_in), 0)::text as refunded
    from (${moved(sql`p.received_at`, sql`true`)} union all ${moved(sql`p.refunded_at`, sql`false`)}) m group by m.day, m.way order by m.day, m.way`)
  return rows.map(({ gross, refunded, ...row }) => ({
    ...row,
    grossCents: Number(gross),
    refundedCents: Number(refunded),
  }))
}
