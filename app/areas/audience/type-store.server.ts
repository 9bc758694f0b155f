import { type SQL, sql } from 'drizzle-orm'
import type { SubscriptionType } from './model.ts'

/*
 * `subscriptionTypeAt` and `expirationAt` for lists of many, over a row of `members`: the same dates in the same order. A test holds
 * them to the rules, so that a list, a count and a file say of a member what the member's page says. The Premium periods are read
 * from `members.premium`, where those that meet are one (decision 55).
 */

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** AUD-001. The type of a member at an instant. */
export const typeAt = (now: Date): SQL<SubscriptionType> => typeWhen(at(now))

/** The same at an instant that the query itself knows; whoever knows of more than the periods says what Premium is. */
export function typeWhen(
  instant: SQL,
  { isPremium = sql`members.premium @> ${instant}` }: { isPremium?: SQL } = {},
): SQL<SubscriptionType> {
  return sql`(case
    when members.registration_date > ${instant} then 'SUSPECT'
    when ${isPremium} then 'PREMIUM'
    when members.trial_start <= ${instant} and members.trial_end > ${instant} then 'TRIAL'
    when lower(members.premium) <= ${instant} then 'EX_PREMIUM'
    when members.trial_end <= ${instant} then 'EX_TRIAL'
    else 'REGISTRATO' end)`
}

/** The bound of the last stretch that has begun. Whoever has one stretch, almost everybody, is not looked at one stretch at a time. */
function ofLastStretch(bound: 'lower' | 'upper', now: Date): SQL {
  const side = sql.raw(bound)
  return sql`(case
    when lower(members.premium) > ${at(now)} then null
    when range_merge(members.premium)::tstzmultirange = members.premium then ${side}(members.premium)
    else (select max(${side}(s)) from unnest(members.premium) s where lower(s) <= ${at(now)}) end)`
}

/** The last instant of Premium: of the present stretch with the renewals that follow it without a gap, else of the last one that was. */
export const premiumEndAt = (now: Date): SQL => sql`(${ofLastStretch('upper', now)} - interval '1 millisecond')`

/** When the latest stretch of Premium that has begun began: renewals without a gap go on with it. */
export const premiumStartAt = (now: Date): SQL => ofLastStretch('lower', now)

/** AUD-004. The last instant of what the member has, or had last. Most never had Premium, and are told apart first. */
export function expiryAt(now: Date): SQL {
  return sql`(case
    when members.registration_date > ${at(now)} or members.premium = '{}' and members.trial_start > ${at(now)} then null
    when members.premium = '{}' then members.trial_end - interval '1 millisecond'
    when members.premium @> ${at(now)} then ${premiumEndAt(now)}
    when members.trial_start <= ${at(now)} and members.trial_end > ${at(now)} then members.trial_end - interval '1 millisecond'
    when lower(members.premium) <= ${at(now)} then ${premiumEndAt(now)}
    when members.trial_end <= ${at(now)} then members.trial_end - interval '1 millisecond' end)`
}
