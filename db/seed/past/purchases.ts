import { premiumPeriod } from '#areas/audience/membership-rules.ts'
import type { Period } from '#areas/audience/model.ts'
import type { PaymentWay } from '#areas/billing/model.ts'
import { type DuePart, schedule } from '#areas/billing/rules.ts'
import type { PriceListEntry, Product } from '#areas/plans/model.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { addRomeDays, daysAfter, daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import type { SeededRandom } from '../random.ts'
import { during } from './calendar.ts'

export type Part = DuePart & { paidAt: Date | null; creditedAt: Date | null }

export type Purchase = {
  product: Product
  price: PriceListEntry
  way: PaymentWay
  orderedAt: Date
  paidAt: Date
  /** As bought; `until` is when it ended, if the money was given back. */
  period: Period
  until: Date
  isCancelled: boolean
  parts: Part[]
  /** Between an instalment too late and its payment; without an end, until today. */
  suspended: { since: Date; until: Date | null } | null
}

/** After so many days an instalment that is not paid stops what it pays for. */
const BORNE_DAYS = 30
const CARD_MS = 3 * 60_000

type Buying = { product: Product; at: Date; current: Period | null; random: SeededRandom; now: Date }

/** Something bought, with all that has become of it until today; null when its money has not come yet. */
export function purchaseOf({ product, at, current, random, now }: Buying): Purchase | null {
  const way: PaymentWay = random.next() < 0.22 ? 'transfer' : 'online'
  const paidAt = way === 'transfer' ? during(addRomeDays(romeDayOf(at), 1 + random.below(6)), random) : later(at)
  const isByMonths = random.next() < 0.45
  const price = product.priceList.find(({ installmentPlanNumber: number }) => number > 1 === isByMonths)
  if (!price || paidAt >= daysBefore(now, 1)) return null
  const period = premiumPeriod(paidAt, current)
  const totalCents = payableCents(price)
  const due = schedule([{ installments: price.installmentPlanNumber, totalCents }], romeDayOf(paidAt))
  const bought = { product, price, way, orderedAt: at, paidAt, period }
  const withdrawnAt = during(addRomeDays(romeDayOf(paidAt), 3 + random.below(10)), random)
  if (random.next() < 0.035 && period.start <= paidAt && withdrawnAt < daysBefore(now, 1)) {
    const parts = due.map((part, index) => ({
      ...part,
      paidAt: index === 0 ? paidAt : null,
      creditedAt: index === 0 ? withdrawnAt : null,
    }))
    return { ...bought, until: withdrawnAt, isCancelled: true, parts, suspended: null }
  }
  return { ...bought, until: period.end, isCancelled: false, ...paidParts(due, { paidAt, period, random, now }) }
}

const later = (at: Date) => new Date(at.getTime() + CARD_MS)

type Paying = { paidAt: Date; period: Period; random: SeededRandom; now: Date }

/** Most pay on the day, some a little late, a few so late that they are suspended meanwhile, and a few are so today. */
function paidParts(
  due: readonly DuePart[],
  { paidAt, period, random, now }: Paying,
): Pick<Purchase, 'parts' | 'suspended'> {
  const today = romeDayOf(now)
  const fallen = due.filter(({ dueOn }) => dueOn < today).length
  // Whoever stops does so at one of the last instalments: those before are of people who paid in the end.
  const stopsAt = period.end > now && random.next() < 0.14 ? fallen - 1 - random.below(2) : Infinity
  const slowAt = random.next() < 0.05 ? 1 + random.below(8) : -1
  const isCreditedAt = random.next() < 0.03 ? 2 : -1
  const parts = due.map((part, index): Part => {
    if (index === 0) return { ...part, paidAt, creditedAt: null }
    const at = during(addRomeDays(part.dueOn, index === slowAt ? 36 + random.below(20) : delayOf(random)), random)
    const isPaid = index < Math.max(1, stopsAt) && at < daysBefore(now, 1)
    const creditedAt = during(addRomeDays(romeDayOf(at), 4), random)
    const isCredited = isPaid && index === isCreditedAt && creditedAt < daysBefore(now, 1)
    return { ...part, paidAt: isPaid ? at : null, creditedAt: isCredited ? creditedAt : null }
  })
  const late = parts.find(({ dueOn, paidAt: on }) => {
    const suspendedOn = addRomeDays(dueOn, BORNE_DAYS + 1)
    return suspendedOn < today && (on === null || romeDayOf(on) > suspendedOn)
  })
  if (!late) return { parts, suspended: null }
  const since = during(addRomeDays(late.dueOn, BORNE_DAYS + 1), random)
  const isMeant = since > period.start && since < period.end && (!late.paidAt || late.paidAt > since)
  return { parts, suspended: isMeant ? { since, until: late.paidAt } : null }
}

function delayOf(random: SeededRandom): number {
  const drawn = random.next()
  if (drawn < 0.8) return random.below(2)
  return drawn < 0.94 ? 2 + random.below(9) : 11 + random.below(15)
}

type Following = { last: Purchase; random: SeededRandom; now: Date }

/** When somebody buys again what ends: before the end, soon after, much later, or never. */
export function renewalAt({ last, random, now }: Following): Date | null {
  if (last.isCancelled || (last.suspended && !last.suspended.until)) return null
  const drawn = random.next()
  const { end } = last.period
  const before = daysBefore(end, 3 + random.below(38))
  const at =
    drawn < 0.68 ? before : drawn < 0.89 ? daysAfter(end, 1 + random.below(28)) : daysAfter(end, 35 + random.below(90))
  return drawn > 0.93 || at >= daysBefore(now, 8) ? null : during(romeDayOf(at), random)
}
