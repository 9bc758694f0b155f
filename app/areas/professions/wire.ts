import { z } from 'zod'
import type { NamedChoice, Profession } from './model.ts'

/** API-026, API-248 */
export const professionsWire = z.array(
  z.object({ id: z.int(), codice: z.string(), descrizione: z.string(), signupEnabled: z.boolean() }),
)
/** API-027, API-028, API-247, API-249 */
export const namedChoicesWire = z.array(z.object({ id: z.int(), nome: z.string() }))

export type ProfessionsWire = z.infer<typeof professionsWire>
export type NamedChoicesWire = z.infer<typeof namedChoicesWire>

export const professionParams = z.object({ id: z.coerce.number().int().min(0).max(2_147_483_647) })

export function toProfessions(professions: readonly Profession[]): ProfessionsWire {
  return professions.map(({ id, code, name, isSignupEnabled }) => ({
    id,
    codice: code,
    descrizione: name,
    signupEnabled: isSignupEnabled,
  }))
}

export function toNamedChoices(choices: readonly NamedChoice[]): NamedChoicesWire {
  return choices.map(({ id, name }) => ({ id, nome: name }))
}
