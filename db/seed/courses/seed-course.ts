import type { DidacticModel } from '#areas/courses/model.ts'

/** Title, didactic model, credits, number of the national training objective, professions, description. */
export type SeedCourseRow = readonly [string, DidacticModel, number, number, readonly string[], string]

export const doctors = ['Medico chirurgo']
export const nurses = ['Infermiera', 'Infermiere']
export const pharmacists = ['Farmacista']
export const all: readonly string[] = [
  ...doctors,
  ...nurses,
  ...pharmacists,
  'Odontoiatra',
  'Fisioterapista',
  'Psicologa',
  'Psicologo',
  'Ostetrica',
  'Biologa',
  'Biologo',
  'Veterinaria',
  'Veterinario',
  'Dietista',
  'Logopedista',
]
