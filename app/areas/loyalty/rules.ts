import { isLoyaltyActive, usesAlternativeLoyaltyBlock } from '#areas/audience/entitlement-rules.ts'
import type { Audience, Expiration } from '#areas/audience/model.ts'
import { addRomeDays, endOfRomeDay, formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { CATALOGUE_PATH, CATEGORIES, ORDERS_TARGET, PRODUCTS_TARGET } from './model.ts'

/** LOY-009 */
export function pointsWord(points: number): 'Punto' | 'Punti' {
  return points === 1 ? 'Punto' : 'Punti'
}

export function pointsLabel(points: number): string {
  return `${points.toLocaleString('it-IT')} ${pointsWord(points)}`
}

/** LOY-001, LOY-010, LOY-020. Who has points to look at: PREMIUM and, while they may still spend, EX_PREMIUM. */
export function hasProgramme(audience: Audience): boolean {
  return isLoyaltyActive(audience) && (audience.type === 'PREMIUM' || audience.type === 'EX_PREMIUM')
}

/**
 * LOY-001, LOY-010, LOY-020, LOY-021, LOY-023. Where somebody stands: earning and spending, only spending until a day, asked to
 * renew, or outside the programme.
 */
export type Standing =
  | { kind: 'active' }
  | { kind: 'grace'; lastDay: RomeDay }
  | { kind: 'renew' }
  | { kind: 'outside' }

export function standingOf(
  audience: Audience,
  { expDate }: Pick<Expiration, 'expDate'>,
  now: Date,
  graceDays: number,
): Standing {
  if (usesAlternativeLoyaltyBlock(audience)) return { kind: 'renew' }
  if (!hasProgramme(audience)) return { kind: 'outside' }
  if (audience.type === 'PREMIUM') return { kind: 'active' }
  const lastDay = lastSpendingDay(expDate, graceDays)
  return lastDay && now < endOfRomeDay(lastDay) ? { kind: 'grace', lastDay } : { kind: 'renew' }
}

/** LOY-020. The subscription's last day and the days of grace after it. */
export function lastSpendingDay(expDate: Date | null, graceDays: number): RomeDay | null {
  return expDate && addRomeDays(romeDayOf(expDate), graceDays)
}

export function maySpend({ kind }: Standing): boolean {
  return kind === 'active' || kind === 'grace'
}

/** LOY-020 */
export function usableUntilText(lastDay: RomeDay): string {
  return `Puoi utilizzare i tuoi punti fino al ${formatDateIt(lastDay)}`
}

/** LOY-015. Only the two doors of the catalogue; anything else is the first. */
export function redirectTarget(asked: string | null): typeof PRODUCTS_TARGET | typeof ORDERS_TARGET {
  return asked === ORDERS_TARGET ? ORDERS_TARGET : PRODUCTS_TARGET
}

/** LOY-013, LOY-015 */
export function catalogueLogin(target: typeof PRODUCTS_TARGET | typeof ORDERS_TARGET): string {
  return `${CATALOGUE_PATH}/login?redirectTo=${target}`
}

/** LOY-018 */
export function categoryOf(slug: string) {
  return CATEGORIES.find((category) => category.slug === slug) ?? null
}
