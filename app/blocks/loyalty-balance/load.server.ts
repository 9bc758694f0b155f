import { hasProgramme } from '#areas/loyalty/rules.ts'
import type { LoadParts } from '../block.ts'
import type { LoyaltyBalance } from './schema.ts'

/** LOY-001, LOY-010. Only who has points to look at is told of a balance; which, only they learn, and only in their browser. */
export async function loadLoyaltyBalance(
  fields: LoyaltyBalance,
  { audience }: Pick<LoadParts, 'audience'>,
): Promise<{ shown: LoyaltyBalance | null }> {
  return { shown: hasProgramme(audience) ? fields : null }
}
