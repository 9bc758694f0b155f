import { type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { orders, payments } from '#areas/billing/tables.server.ts'
import { CAMPAIGN_DAYS } from './campaigns-model.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { inDay, isThere, words } from './members-count-store.server.ts'
import { isMoney } from './money-count-store.server.ts'

/** FIG-001. What whoever came with a code did on a day, within the days that count for it. */
function campaigns({ days, of }: Scope): SQL {
  const event = (code: string, amount: SQL, table: SQL, at: SQL, such: SQL) => sql`
    select ${code} as code, d.day, members.id, ${amount} as amount from days d join ${table} on ${inDay(at)} ${such}
    where members.came_by = 'campaign' and ${at} < members.registration_date + interval '${sql.raw(String(CAMPAIGN_DAYS))} days' and ${isThere} and ${of(sql`members.id`)}`
  const one = sql`1::bigint`
  return sql`with ${days}, events as (
      ${event('campaigns.joined', one, sql`${members}`, sql`members.registration_date`, sql``)}
      union all ${event('campaigns.trials', one, sql`${members}`, sql`members.trial_start`, sql``)}
      union all ${event('campaigns.bought', one, sql`${orders} o`, sql`o.confirmed_at`, sql`join ${members} on members.id = o.member_id`)}
      union all ${event('campaigns.received', sql`p.amount_cents::bigint`, sql`${payments} p`, sql`p.received_at`, sql`and p.state = 'succeeded' and ${isMoney} join ${members} on members.id = p.member_id`)})
    select e.code, e.day, s.split, s.value, sum(e.amount)::bigint as amount from events e left join ${memberDetails} t on t.member_id = e.id
      cross join lateral (values ('', ''), ('campaign', ${words(sql`t.campaign`)})) as s (split, value) group by 1, 2, 3, 4`
}

export const countCampaigns: PageCount = { lasting: [], personal: [campaigns] }
