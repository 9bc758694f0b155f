import type { SpecializationFamily } from './model.ts'

/** PUB-015, API-243. Families as the calls say them; apart from the shapes, because the browser needs no more. */
export type FamiliesWire = { id: number; nome: string }[]

export function toFamiliesWire(families: readonly SpecializationFamily[]): FamiliesWire {
  return families.map(({ id, name }) => ({ id, nome: name }))
}

export function fromFamiliesWire(families: FamiliesWire): SpecializationFamily[] {
  return families.map(({ id, nome }) => ({ id, name: nome }))
}

/** API-244 */
export type ReviewChangeWire = {
  unsubscribeFamigliaSpecializzazioneIdList: number[]
  subscribeFamigliaSpecializzazioneIdList: number[]
}

/** What to say so that what was chosen becomes what is chosen now. */
export function toReviewChangeWire(before: readonly number[], after: readonly number[]): ReviewChangeWire {
  return {
    unsubscribeFamigliaSpecializzazioneIdList: before.filter((id) => !after.includes(id)),
    subscribeFamigliaSpecializzazioneIdList: after.filter((id) => !before.includes(id)),
  }
}
