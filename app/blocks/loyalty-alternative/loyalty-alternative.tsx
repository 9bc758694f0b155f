import { RenewPrompt } from '#areas/loyalty/ui/renew-prompt.tsx'
import { Band } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyAlternativeData } from './load.server.ts'

/** LOY-010, LOY-016. */
export function LoyaltyAlternativeBlock({ id, data }: BlockProps<LoyaltyAlternativeData>) {
  return (
    <Band id={id} aria-label={data.title}>
      <RenewPrompt title={data.title} text={data.text} />
    </Band>
  )
}
