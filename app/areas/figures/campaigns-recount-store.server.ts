import { type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { cancelledEmail } from '#areas/audience/model.ts'
import { members } from '#areas/audience/tables.server.ts'
import { orders, payments } from '#areas/billing/tables.server.ts'
import { STAND_IN_NAME } from '#platform/outside/payments/stand-in.server.ts'
import { isWithin, orUnknown, type Recount, romeDay } from './recount-days-store.server.ts'
import { figureSettings } from './tables.server.ts'

/** From the people to what they did, where the count goes from the days to the facts. */
const campaigns = (days: SQL): SQL => sql`with ${days}, came as materialized (
    select m.id, m.registration_date as since, m.registration_date + interval '30 days' as until, m.trial_start, ${orUnknown(sql`t.campaign`)} as campaign
    from ${members} m left join ${memberDetails} t on t.member_id = m.id
    where m.came_by = 'campaign' and left(m.email, ${cancelledEmail('%').indexOf('%')}) <> ${cancelledEmail('%').split('%')[0]}),
  facts as (
    select 'campaigns.joined' as code, since as at, campaign, until, 1::bigint as amount from came
    union all select 'campaigns.trials', trial_start, campaign, until, 1 from came
    union all select 'campaigns.bought', o.confirmed_at, c.campaign, c.until, 1 from came c join ${orders} o on o.member_id = c.id
    union all select 'campaigns.received', p.received_at, c.campaign, c.until, p.amount_cents from came c join ${payments} p on p.member_id = c.id
      where p.state = 'succeeded' and (p.provider <> ${STAND_IN_NAME} or 'true' = (select value from ${figureSettings} where name = 'demo')))
  select f.code, ${romeDay(sql`f.at`)} as day, s.split, s.value, sum(f.amount)::bigint as amount from facts f
    cross join lateral (values ('', ''), ('campaign', f.campaign)) as s (split, value)
  where f.at < f.until and ${isWithin(sql`f.at`)} group by 1, 2, 3, 4`

export const recountCampaigns: readonly Recount[] = [
  { codes: ['joined', 'trials', 'bought', 'received'].map((code) => `campaigns.${code}`), query: campaigns },
]
