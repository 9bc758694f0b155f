import type { Course } from './model.ts'

/** How a course presents itself, as it is typed. */
export type AboutTyped = {
  outcomes: string
  meantFor: string
  beforeStart: string
  restOfStudy: string
  /** LRN-002. Chosen: at most one who answers for the content, and who teaches. */
  lead: string[]
  people: string[]
}
export type AboutFields = Pick<
  Course,
  'outcomes' | 'meantFor' | 'beforeStart' | 'restOfStudy' | 'leadSlug' | 'teacherSlugs'
>
export type AboutErrors = Partial<Record<keyof AboutTyped, string>>

export const ABOUT_FIELDS = ['outcomes', 'meantFor', 'beforeStart', 'restOfStudy'] as const
export const MOST_TEACHERS = 12
const OUTCOMES = { least: 3, most: 8, shortest: 10, longest: 160 }
const LONGEST_NOTE = 400
const REST_OF_STUDY = { shortest: 10, longest: 300 }

/** LRN-003, LRN-007. What was typed of it, judged. */
export function judgeAbout(typed: AboutTyped): { fields: AboutFields; errors: AboutErrors } {
  const errors: AboutErrors = {}
  const outcomes = linesOf(typed.outcomes)
  const restOfStudy = oneLine(typed.restOfStudy)
  if (restOfStudy && (restOfStudy.length < REST_OF_STUDY.shortest || restOfStudy.length > REST_OF_STUDY.longest))
    errors.restOfStudy = `Da ${REST_OF_STUDY.shortest} a ${REST_OF_STUDY.longest} caratteri; oppure niente.`
  const isCountWrong = outcomes.length > 0 && (outcomes.length < OUTCOMES.least || outcomes.length > OUTCOMES.most)
  if (isCountWrong || outcomes.some(({ length }) => length < OUTCOMES.shortest || length > OUTCOMES.longest))
    errors.outcomes = 'Da 3 a 8 righe, ciascuna da 10 a 160 caratteri; oppure nessuna.'
  const note = (field: 'meantFor' | 'beforeStart') => {
    const words = oneLine(typed[field])
    if (words.length > LONGEST_NOTE) errors[field] = `Al massimo ${LONGEST_NOTE} caratteri.`
    return words || null
  }
  return {
    fields: {
      outcomes,
      meantFor: note('meantFor'),
      beforeStart: note('beforeStart'),
      restOfStudy: restOfStudy || null,
      leadSlug: typed.lead[0] ?? null,
      teacherSlugs: typed.people,
    },
    errors,
  }
}

export function typedAboutOf(course: AboutFields): AboutTyped {
  return {
    outcomes: course.outcomes.join('\n'),
    meantFor: course.meantFor ?? '',
    beforeStart: course.beforeStart ?? '',
    restOfStudy: course.restOfStudy ?? '',
    lead: course.leadSlug ? [course.leadSlug] : [],
    people: [...course.teacherSlugs],
  }
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

export function linesOf(text: string): string[] {
  return text.split('\n').map(oneLine).filter(Boolean)
}
