import { sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { cancelledEmail } from '#areas/audience/model.ts'
import { memberRoles, members, premiumPeriods, staticPortfolios, wallets } from '#areas/audience/tables.server.ts'
import { suspensions } from '#areas/billing/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { atInstant } from '#platform/db/question-sql.server.ts'
import { sessions } from '#platform/session/tables.server.ts'
import { memberLabels } from './tables.server.ts'

/** DSK-019. How a member stands towards what can be done to many. */
export type Standing = {
  readonly id: string
  readonly username: number
  readonly person: string
  readonly isStaff: boolean
  readonly isClosed: boolean
  readonly labels: number
  readonly hasLabel: boolean
  readonly hasSession: boolean
  readonly hasWallet: boolean
  /** The last stretch of PREMIUM that is not over. */
  readonly premium: { readonly start: Date; readonly end: Date } | null
  readonly isSuspended: boolean
}

/** What is asked about: a label, a wallet. */
type About = { now: Date; labelId?: string | undefined; wallet?: string | undefined }

/** How each of these members stands; whoever has left is not in it. */
export async function listStandings(
  db: Db,
  ids: readonly string[],
  { now, labelId, wallet }: About,
): Promise<ReadonlyMap<string, Standing>> {
  const at = atInstant(now)
  type Row = Omit<Standing, 'premium'> & { premium: { start: string; end: string } | null }
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.username, m.surname || ' ' || m.name as person, exists (select from ${memberRoles} g where g.member_id = m.id) as "isStaff",
      exists (select 1 from ${memberDetails} d where d.member_id = m.id and d.closed_at is not null) as "isClosed",
      (select count(*)::int from ${memberLabels} l where l.member_id = m.id) as labels,
      exists (select 1 from ${memberLabels} l where l.member_id = m.id and l.label_id = ${labelId ?? null}::uuid) as "hasLabel",
      exists (select 1 from ${sessions} s where s.member_id = m.id and s.revoked_at is null and s.expires_at > ${at}) as "hasSession",
      exists (select 1 from ${wallets} w where w.member_id = m.id and w.tag = ${wallet ?? null}
        and w.active_from <= ${at} and (w.active_until is null or w.active_until > ${at}))
        or exists (select 1 from ${staticPortfolios} p where p.member_id = m.id and p.code = ${wallet ?? null}) as "hasWallet",
      (select jsonb_build_object('start', p.start, 'end', p."end") from ${premiumPeriods} p
        where p.member_id = m.id and p."end" > ${at} order by p.start desc limit 1) as premium,
      exists (select 1 from ${suspensions} s where s.member_id = m.id) as "isSuspended"
    from ${members} m where m.id = any(${sql.param(ids)}::uuid[]) and m.email not like ${cancelledEmail('%')}`)
  return new Map(
    rows.map(({ premium, ...row }) => [
      row.id,
      { ...row, premium: premium && { start: new Date(premium.start), end: new Date(premium.end) } },
    ]),
  )
}
