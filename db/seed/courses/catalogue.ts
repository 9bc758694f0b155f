import type { DidacticModel } from '#areas/courses/model.ts'
import { COVID } from './covid-rows.ts'
import { LAW } from './law-rows.ts'
import { MANAGEMENT } from './management-rows.ts'
import { MEDICINE } from './medicine-rows.ts'
import { SAFETY } from './safety-rows.ts'
import type { SeedCourseRow } from './seed-course.ts'

export const SERIES = [
  {
    name: 'Medicina',
    slug: 'medicina',
    description: 'La clinica di ogni giorno, dalle linee guida al paziente che hai davanti.',
  },
  { name: 'Sicurezza', slug: 'sicurezza', description: 'Rischio clinico, infezioni, violenza, salute di chi cura.' },
  {
    name: 'Covid 19',
    slug: 'covid-19',
    description: 'Quello che la pandemia ha insegnato e quello che resta da gestire.',
  },
  {
    name: 'Legale',
    slug: 'legale',
    description: 'Responsabilità, consenso, privacy: il diritto che entra in ambulatorio.',
  },
  { name: 'Manageriale', slug: 'manageriale', description: 'Organizzare, comunicare, guidare un gruppo di lavoro.' },
] as const

export type SeedCourse = {
  title: string
  series: (typeof SERIES)[number]['name']
  model: DidacticModel
  credits: number
  description: string
  /** Number of the national training objective. */
  objective: number
  professions: readonly string[]
}

const ROWS: Readonly<Record<SeedCourse['series'], readonly SeedCourseRow[]>> = {
  Medicina: MEDICINE,
  Sicurezza: SAFETY,
  'Covid 19': COVID,
  Legale: LAW,
  Manageriale: MANAGEMENT,
}

export const COURSES: readonly SeedCourse[] = SERIES.flatMap(({ name }) =>
  ROWS[name].map(([title, model, credits, objective, professions, description]) => ({
    title,
    series: name,
    model,
    credits,
    objective,
    professions,
    description,
  })),
)
