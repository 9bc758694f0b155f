import { findObjective, OBJECTIVE_AREAS, type ObjectiveArea } from '#areas/courses/objectives-model.ts'
import { floorTenth, toTenth } from '#platform/pure/tenths.ts'
import type { CountedItem } from './credit-rules.ts'
import type { CreditPlan } from './model.ts'

export const MOST_OBJECTIVES = 10
/** The share of what is done that must agree with what was planned. */
export const COHERENT_PERCENT = 70

export type PlanTyped = Record<ObjectiveArea, string> & { objectives: readonly string[] }

/** LRN-029. What a member typed of their plan: shares that make a hundred, and objectives in the areas that have one. */
export function judgePlan(
  typed: PlanTyped,
): { kind: 'told'; plan: CreditPlan } | { kind: 'refused'; errors: Record<string, string> } {
  const errors: Record<string, string> = {}
  const shares = { technical: 0, process: 0, system: 0 }
  for (const area of OBJECTIVE_AREAS) {
    const written = typed[area].trim() || '0'
    if (!/^\d{1,3}$/.test(written) || Number(written) > 100) errors[area] = 'Scrivi una percentuale intera, da 0 a 100.'
    else shares[area] = Number(written)
  }
  const sum = shares.technical + shares.process + shares.system
  if (Object.keys(errors).length === 0 && sum !== 100) errors.technical = `Le tre quote fanno ${sum}: devono fare 100.`
  const objectives = [...new Set(typed.objectives.map(Number))].toSorted((one, other) => one - other)
  const found = objectives.map(findObjective)
  if (objectives.length === 0) errors.chosen = 'Scegli almeno un obiettivo.'
  else if (objectives.length > MOST_OBJECTIVES) errors.chosen = `Scegli al massimo ${MOST_OBJECTIVES} obiettivi.`
  else if (found.includes(null)) errors.chosen = 'Scegli gli obiettivi fra quelli dell’elenco.'
  else if (sum === 100) {
    const idle = found.find((each) => each !== null && shares[each.area] === 0)
    if (idle) errors.chosen = `L’obiettivo ${idle.number} è di un’area a cui non hai dato crediti.`
  }
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'told', plan: { shares, objectives } }
}

export type AreaStanding = {
  readonly area: ObjectiveArea
  readonly share: number
  readonly planned: number
  readonly done: number
  readonly missing: number
}
export type PlanStanding = {
  readonly areas: readonly AreaStanding[]
  /** Whole per cent of what is done that agrees with the plan; null where nothing is done. */
  readonly coherence: number | null
  /** What counts, and belongs to no area that we know of. */
  readonly apart: number
}

export type PlannedCourse = { readonly slug: string; readonly title: string; readonly credits: number }

/** The plan as its page shows it. */
export type PlanPicture = {
  readonly plan: CreditPlan | null
  readonly standing: PlanStanding | null
  /** For the areas where something is missing. */
  readonly courses: Partial<Record<ObjectiveArea, readonly PlannedCourse[]>>
}

/**
 * LRN-029. How what was done agrees with the plan: of each area, no more than was planned for it. Never rounded in the member's favour.
 */
export function standingOf({ shares }: CreditPlan, obligation: number, items: readonly CountedItem[]): PlanStanding {
  const doneIn = (area: ObjectiveArea | null) =>
    toTenth(items.reduce((sum, item) => sum + (item.area === area ? item.counted : 0), 0))
  const areas = OBJECTIVE_AREAS.map((area): AreaStanding => {
    const planned = floorTenth((obligation * shares[area]) / 100)
    const done = doneIn(area)
    return { area, share: shares[area], planned, done, missing: Math.max(0, toTenth(planned - done)) }
  })
  const done = toTenth(areas.reduce((sum, each) => sum + each.done, 0))
  const coherent = toTenth(areas.reduce((sum, each) => sum + Math.min(each.done, each.planned), 0))
  return {
    areas,
    // In tenths, so that no hundredth is lost or gained on the way.
    coherence: done === 0 ? null : Math.floor((Math.round(coherent * 10) * 100) / Math.round(done * 10)),
    apart: doneIn(null),
  }
}
