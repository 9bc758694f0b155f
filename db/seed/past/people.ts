import { randomUUID } from 'node:crypto'
import { subscriptionTypeAt, trialPeriod } from '#areas/audience/membership-rules.ts'
import type { Period } from '#areas/audience/model.ts'
import type { Product } from '#areas/plans/model.ts'
import { addRomeDays, daysAfter, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { type OrdinaryMember, ordinaryMember } from '../people.ts'
import { seededRandom } from '../random.ts'
import { during, joinedDaysAgo, lastWednesday } from './calendar.ts'
import { type Purchase, purchaseOf, renewalAt } from './purchases.ts'

/** Far enough from the other members of the demo that they never meet. */
export const FIRST_PAST_INDEX = 4_000_000

export type PastPerson = {
  id: string
  index: number
  person: OrdinaryMember
  joinedAt: Date
  trial: Period | null
  purchases: Purchase[]
  lastVisitOn: RomeDay
}

/** Which plan is bought, as often: the middle one more than the others. */
const PLANS = [
  'essenziale',
  'essenziale',
  'essenziale',
  'professione',
  'professione',
  'professione',
  'professione',
  'completo-ecm',
  'completo-ecm',
] as const

/** The story of one of them, always the same for the same number and day. */
export function pastPerson(
  index: number,
  { plans, now }: { plans: ReadonlyMap<string, Product>; now: Date },
): PastPerson {
  const random = seededRandom(0x9a57 + index * 15_485_863)
  const wednesday = lastWednesday(now)
  const joinedAt = during(addRomeDays(wednesday, -joinedDaysAgo(random)), random)
  const drawn = random.next()
  const trial = drawn < 0.62 ? trialPeriod(joinedAt) : null
  const buysAfter = trial ? daysToBuy(random.next(), random.next()) : drawn < 0.7 ? random.below(40) : null
  const purchases: Purchase[] = []
  const choose = () => plans.get(random.pick(PLANS))
  let product = choose()
  let at = buysAfter === null ? null : laterThan(joinedAt, during(addRomeDays(romeDayOf(joinedAt), buysAfter), random))
  while (at && product && at < now) {
    const bought: Purchase | null = purchaseOf({ product, at, current: purchases.at(-1)?.period ?? null, random, now })
    if (!bought) break
    purchases.push(bought)
    at = renewalAt({ last: bought, random, now })
    if (random.next() < 0.15) product = choose()
  }
  const isActive = purchases.some(({ until }) => until > now)
  const cameDaysAgo = isActive ? random.below(25) : random.below(200)
  const visited = addRomeDays(wednesday, -cameDaysAgo)
  const joinedOn = romeDayOf(joinedAt)
  return {
    id: randomUUID(),
    index,
    person: ordinaryMember(FIRST_PAST_INDEX + index),
    joinedAt,
    trial,
    purchases,
    lastVisitOn: visited > joinedOn ? visited : joinedOn,
  }
}

/** Of those who try, about a fifth buy: most while they try, some in the weeks after. */
function daysToBuy(willBuy: number, drawn: number): number | null {
  if (willBuy > 0.235) return null
  if (drawn < 0.45) return Math.floor(drawn * 15)
  if (drawn < 0.75) return 7 + Math.floor((drawn - 0.45) * 25)
  return 15 + Math.floor((drawn - 0.75) * 240)
}

const laterThan = (joinedAt: Date, at: Date) => (at > joinedAt ? at : daysAfter(joinedAt, 0.05))

/** The type a person is of now. A suspension ends what was bought, until it is paid. */
export function typeOf({ joinedAt, trial, purchases }: PastPerson, now: Date) {
  const premiumPeriods = purchases.map(periodOf)
  return subscriptionTypeAt({ registrationDate: joinedAt, trial, premiumPeriods }, now)
}

/** The stretch of Premium that a purchase is now. */
export function periodOf({ period, until, suspended }: Purchase): Period {
  return { start: period.start, end: suspended && !suspended.until ? suspended.since : until }
}
