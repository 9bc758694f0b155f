import { type SQL, sql } from 'drizzle-orm'
import { consentAnswers, memberDetails } from '#areas/account/tables.server.ts'
import { cancelledEmail } from '#areas/audience/model.ts'
import { hasRole } from '#areas/audience/role-store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { typeAt } from '#areas/audience/type-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { outbox } from '#platform/mail/tables.server.ts'
import { type Reach, type ReachReason, reachFrom } from './segment-rules.ts'

/** The answer in force is the last. */
const hasGiven = (consent: 'directMarketing' | 'profiling') => sql`coalesce((select a.is_given from ${consentAnswers} a
  where a.member_id = members.id and a.consent = ${consent} order by a.id desc limit 1), false)`

/** Addresses whose last letter came back for good. */
const REFUSING = sql`select l.recipient from (select distinct on (o.recipient) o.recipient, o.state from ${outbox} o
  where o.state in ('failed', 'sent') order by o.recipient, o.created_at desc) l where l.state = 'failed'`

/**
 * DSK-025, CMP-012. Everybody of whom `such` is true, each with the first reason why a promotional message would not reach them. Of two
 * accounts of one mailbox the one with the better right gets it, the oldest at par. No role can turn this off.
 */
const judged = (such: SQL, { isProfiling, now }: { isProfiling: boolean; now: Date }) => sql`
  select c.id, case when c.reason is not null then c.reason
      when row_number() over (partition by c.reason, lower(c.email)
        order by case c.type when 'PREMIUM' then 0 when 'TRIAL' then 1 else 2 end, c.registration_date, c.id) > 1 then 'shared' end as reason
  from (select members.id, members.email, members.registration_date, ${typeAt(now)} as type, case
      when exists (select 1 from ${memberDetails} d where d.member_id = members.id and d.closed_at is not null) then 'closed'
      when ${hasRole} then 'staff'
      when not ${hasGiven('directMarketing')} then 'consent'
      when ${isProfiling}::boolean and not ${hasGiven('profiling')} then 'profiling'
      when members.email_verified_at is null then 'unconfirmed'
      when members.email in (${REFUSING}) then 'refusing' end as reason
    from ${members} where members.email not like ${cancelledEmail('%')} and ${such}) c`

type Asked = { isProfiling: boolean; now: Date }

/** How many of them could be written to, and why not the others. */
export async function countReach(db: Db, such: SQL, asked: Asked): Promise<Reach> {
  const { rows } = await db.execute<{ reason: ReachReason | null; count: number }>(
    sql`select j.reason, count(*)::int as count from (${judged(such, asked)}) j group by j.reason`,
  )
  return reachFrom(new Map(rows.map(({ reason, count }) => [reason, count])))
}

/** Whom of these members a promotional message would not reach, with the reason. */
export async function listUnreached(
  db: Db,
  ids: readonly string[],
  asked: Asked,
): Promise<ReadonlyMap<string, ReachReason>> {
  const { rows } = await db.execute<{ id: string; reason: ReachReason }>(
    sql`select j.id, j.reason from (${judged(sql`members.id = any(${sql.param(ids)}::uuid[])`, asked)}) j where j.reason is not null`,
  )
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
