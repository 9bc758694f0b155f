import type { z } from 'zod'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { offeredTo } from '#areas/plans/context.server.ts'
import type { SuggestedProductWire } from '#areas/plans/wire.ts'
import type { LoadParts } from '../block.ts'
import type { planComparisonSchema } from './schema.ts'

export type PlanComparisonData = z.output<typeof planComparisonSchema> & {
  products: SuggestedProductWire[]
  type: SubscriptionType
}

export async function loadPlanComparison(
  fields: z.output<typeof planComparisonSchema>,
  { db, now, audience }: LoadParts,
): Promise<PlanComparisonData> {
  return { ...fields, products: await offeredTo(db, audience, now), type: audience.type }
}
