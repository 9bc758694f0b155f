import type { NamedChoicesWire, ProfessionsWire } from './wire.ts'

/** Something to choose from a list, as forms show it; apart from the shapes, so that Zod stays out of the browser. */
export type Choice = { id: number; name: string; code?: string }

/** REG-003, API-026. Only what is offered to who says what they do. */
export function fromProfessions(professions: ProfessionsWire): Choice[] {
  return professions
    .filter(({ signupEnabled }) => signupEnabled)
    .map(({ id, codice: code, descrizione: name }) => ({ id, code, name }))
}

export function fromNamedChoices(choices: NamedChoicesWire): Choice[] {
  return choices.map(({ id, nome: name }) => ({ id, name }))
}
