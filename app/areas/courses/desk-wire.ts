import { type CourseTyped, TYPED_FIELDS } from './desk-rules.ts'

const LONGEST_FIELD = 5000
const MOST_CHOICES = 200

/** One tick instead of thirty. */
export const ALL_PROFESSIONS = '*'

/** What was posted of a course. A field that is not there keeps what the course had: of an opened course the form shows only some. */
export function typedFrom(
  form: FormData,
  known: CourseTyped | null,
  {
    professions,
    codes,
  }: { professions: readonly string[]; codes: Readonly<Record<'lead' | 'people', readonly string[]>> },
): CourseTyped {
  const isWhole = form.get('isWhole') === 'on' || known === null
  const text = Object.fromEntries(
    TYPED_FIELDS.map((field) => {
      const posted = form.get(field)
      // An unticked box is posted as nothing, like a field that was not shown: the form says which it shows.
      const isShown = isWhole || posted !== null || form.getAll('shown').includes(field)
      return [field, isShown ? String(posted ?? '').slice(0, LONGEST_FIELD) : known[field]]
    }),
  ) as Omit<CourseTyped, 'professions' | 'disciplines' | 'lead' | 'people'>
  const list = (name: 'professions' | 'disciplines') =>
    isWhole || form.has(name)
      ? form
          .getAll(name)
          .map((value) => String(value).slice(0, 120))
          .slice(0, MOST_CHOICES)
      : known[name]
  const isChosen = known === null || form.getAll('shown').includes('people')
  const chosen = list('professions')
  return {
    ...text,
    professions: chosen.includes(ALL_PROFESSIONS) ? [...professions] : chosen,
    disciplines: list('disciplines'),
    lead: isChosen ? [...codes.lead] : known.lead,
    people: isChosen ? [...codes.people] : known.people,
  }
}
