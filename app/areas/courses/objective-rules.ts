import { findObjective } from './objectives-model.ts'

export type ObjectiveTyped = { objectiveNumber: string; reason: string }
export type ObjectiveErrors = Partial<Record<keyof ObjectiveTyped, string>>

const REASON = { shortest: 10, longest: 300 }

/** LRN-008. Another objective for a course that has been opened, and why. */
export function judgeCorrection(
  typed: ObjectiveTyped,
): { kind: 'told'; objective: string; reason: string } | { kind: 'refused'; errors: ObjectiveErrors } {
  const errors: ObjectiveErrors = {}
  const found = /^\d{1,3}$/.test(typed.objectiveNumber) ? findObjective(Number(typed.objectiveNumber)) : null
  if (!found) errors.objectiveNumber = 'Scegli l’obiettivo nazionale.'
  const reason = typed.reason.trim().replace(/\s+/g, ' ')
  if (reason.length < REASON.shortest || reason.length > REASON.longest)
    errors.reason = `Scrivi perché: da ${REASON.shortest} a ${REASON.longest} caratteri.`
  if (!found || errors.reason) return { kind: 'refused', errors }
  return { kind: 'told', objective: `${found.number} - ${found.words}`, reason }
}
