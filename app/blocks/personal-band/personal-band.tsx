import { PersonalBand } from '#areas/standing/ui/personal-band.tsx'
import type { BlockProps } from '../block.ts'
import type { PersonalBandData } from './schema.ts'

export function PersonalBandBlock({ id, data: { labels, callToAction }, headingLevel }: BlockProps<PersonalBandData>) {
  return labels && <PersonalBand id={id} labels={labels} headingLevel={headingLevel} action={callToAction} />
}
