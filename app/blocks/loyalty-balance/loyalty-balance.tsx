import { ActivityPanel } from '#areas/loyalty/ui/activity-panel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyBalance } from './schema.ts'

/** LOY-005. */
export function LoyaltyBalanceBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyBalance | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={shown.label} title={shown.title} />
      <ActivityPanel headingLevel={headingLevel === 1 ? 2 : 3} />
    </Band>
  )
}
