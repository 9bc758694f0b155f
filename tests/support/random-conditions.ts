import fc from 'fast-check'
import type { ListField } from '#areas/lists/field-store.server.ts'
import { choicesOf } from '#areas/lists/question-context.server.ts'
import { SEGMENT_FIELD } from '#areas/segments/segment-rules.ts'
import { MEMBER_FIELDS } from '#areas/segments/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Condition, operatorsOf } from '#platform/pure/question.ts'

type Known = ReadonlyMap<string, { values: string[]; which: string[] }>

/** Any condition on members that the club could be asked, with the choices it has. */
export async function memberConditions(db: Db): Promise<fc.Arbitrary<Condition>> {
  const known = new Map<string, { values: string[]; which: string[] }>()
  for (const field of MEMBER_FIELDS) {
    const { values, which } = await choicesOf(db, field)
    known.set(field.name, { values: values.map(({ value }) => value), which: which.map(({ value }) => value) })
  }
  // A segment is made of the others.
  const askable = MEMBER_FIELDS.filter(
    ({ name, kind }) => name !== SEGMENT_FIELD && (kind !== 'choice' || (known.get(name)?.values.length ?? 0) > 0),
  )
  return fc.constantFrom(...askable).chain((field) => conditionOn(field, known))
}

const day = fc
  .integer({ min: -900, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 10, 15 + days)).toISOString().slice(0, 10))
const days = fc.integer({ min: 0, max: 700 }).map(String)
const period = fc.oneof(
  day.map((first) => ({ operator: 'before' as const, values: [first] })),
  fc.tuple(day, day).map((pair) => ({ operator: 'between' as const, values: pair.toSorted() })),
  fc
    .tuple(fc.constantFrom('last' as const, 'next' as const), days)
    .map(([operator, count]) => ({ operator, values: [count] })),
)

function conditionOn(field: ListField, known: Known): fc.Arbitrary<Condition> {
  const { values = [], which = [] } = known.get(field.name) ?? {}
  const main = fc
    .constantFrom(...operatorsOf(field))
    .chain((operator): fc.Arbitrary<Pick<Condition, 'operator' | 'values'>> => {
      if (operator === 'empty') return fc.constant({ operator, values: [] })
      if (field.kind === 'day') return period
      if (field.kind === 'flag') return fc.constantFrom('si', 'no').map((flag) => ({ operator, values: [flag] }))
      if (field.kind === 'number')
        return fc.integer({ min: 0, max: 200 }).map((amount) => ({ operator, values: [String(amount)] }))
      if (field.kind === 'text')
        return fc.constantFrom('a', 'ro', 'r', '%', "l'").map((text) => ({ operator, values: [text] }))
      return fc
        .subarray(values, { minLength: 1, maxLength: Math.min(6, values.length) })
        .map((chosen) => ({ operator, values: chosen }))
    })
  return fc
    .record({
      isDenied: fc.boolean(),
      main,
      which:
        field.which && which.length > 0
          ? fc.subarray(which, { maxLength: Math.min(4, which.length) })
          : fc.constant([]),
      when: field.when ? fc.option(period) : fc.constant(null),
    })
    .map(({ main: part, ...rest }) => ({ field: field.name, ...rest, ...part }))
}
