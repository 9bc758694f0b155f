import { trienniumOf } from '#areas/courses/training-rules.ts'
import { bandLabels } from '#areas/standing/place-copy.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { LoadParts } from '../block.ts'
import type { PersonalBandData, PersonalBandFields } from './schema.ts'

/** The labels of the places, which depend on the type alone: who it is, only the browser learns. */
export async function loadPersonalBand(
  { callToAction }: PersonalBandFields,
  { audience: { type }, now }: Pick<LoadParts, 'audience' | 'now'>,
): Promise<PersonalBandData> {
  if (type === 'SUSPECT') return { callToAction, labels: null }
  return { callToAction, labels: bandLabels(type, trienniumOf(romeDayOf(now)).name) }
}
