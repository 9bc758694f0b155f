import { firstOccupations, type OccupationChoice } from '#areas/professions/occupation-rules.ts'
import { readOccupationLists } from '#areas/professions/store.server.ts'
import type { LoadParts } from '../block.ts'
import type { OccupationChoiceFields } from './schema.ts'

export type OccupationChoiceData = { title: string; choices: readonly OccupationChoice[] }

export async function loadOccupationChoice(
  { title }: OccupationChoiceFields,
  { db }: Pick<LoadParts, 'db'>,
): Promise<OccupationChoiceData> {
  return { title, choices: firstOccupations(await readOccupationLists(db)) }
}
