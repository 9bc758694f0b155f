import { usesAlternativeLoyaltyBlock } from '#areas/audience/entitlement-rules.ts'
import type { LoadParts } from '../block.ts'
import type { LoyaltyAlternative } from './schema.ts'

export type LoyaltyAlternativeData = LoyaltyAlternative & { isInForce: boolean }

export async function loadLoyaltyAlternative(
  fields: LoyaltyAlternative,
  { audience }: Pick<LoadParts, 'audience'>,
): Promise<LoyaltyAlternativeData> {
  return { ...fields, isInForce: usesAlternativeLoyaltyBlock(audience) }
}

/** LOY-010. What every other block of the programme reads: null for whom the alternative stands in its place. */
export async function loadUnlessReplaced<Fields>(
  fields: Fields,
  { audience }: Pick<LoadParts, 'audience'>,
): Promise<{ shown: Fields | null }> {
  return { shown: usesAlternativeLoyaltyBlock(audience) ? null : fields }
}
