import { and, eq, exists, gt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { SubscriptionType } from './model.ts'
import { members, premiumPeriods } from './tables.server.ts'

/** AUD-001. `subscriptionTypeAt` for lists of many: the same dates in the same order, so that a list can be asked for one type. */
function isOfType(db: Db, type: SubscriptionType, now: Date): SQL {
  const { registrationDate, trialStart, trialEnd } = members
  const isPremium = hasPeriod(db, and(lte(premiumPeriods.start, now), gt(premiumPeriods.end, now)))
  const wasPremium = hasPeriod(db, lte(premiumPeriods.end, now))
  return sql`case
    when ${registrationDate} > ${now} then 'SUSPECT'
    when ${isPremium} then 'PREMIUM'
    when ${and(lte(trialStart, now), gt(trialEnd, now))} then 'TRIAL'
    when ${wasPremium} then 'EX_PREMIUM'
    when ${lte(trialEnd, now)} then 'EX_TRIAL'
    else 'REGISTRATO' end = ${type}`
}

export type TypeFilter = {
  type?: SubscriptionType | null
  /** Premium now, and no longer at this instant unless they renew. */
  endsBy?: Date | null
  now: Date
}

export function isSuch(db: Db, { type = null, endsBy = null, now }: TypeFilter): SQL | undefined {
  return and(
    type === null ? undefined : isOfType(db, type, now),
    endsBy === null ? undefined : and(isOfType(db, 'PREMIUM', now), not(hasPeriod(db, gt(premiumPeriods.end, endsBy)))),
  )
}

function hasPeriod(db: Db, such: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(premiumPeriods)
      .where(and(eq(premiumPeriods.memberId, members.id), such)),
  )
}
