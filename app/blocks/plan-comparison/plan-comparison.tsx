import { PlanComparison } from '#areas/plans/ui/plan-comparison.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { PlanComparisonData } from './load.server.ts'

/** NWS-029, UPG-015. The plans beside one another, on any page. */
export function PlanComparisonBlock({ id, data, headingLevel }: BlockProps<PlanComparisonData>) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`}>
      <SectionHead
        id={`${id}-title`}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        lead={data.content}
      />
      <PlanComparison products={data.products} type={data.type} />
    </Band>
  )
}
