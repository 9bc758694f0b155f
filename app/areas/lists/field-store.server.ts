import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import {
  choiceHolds,
  dayHolds,
  denied,
  instantHolds,
  numberHolds,
  textHolds,
} from '#platform/db/question-sql.server.ts'
import type { Condition, QuestionField } from '#platform/pure/question.ts'
import type { Choice } from './model.ts'

/**
 * DSK-014. One thing the rows of a list can be found by: its name in the address, its words, what can be chosen, and what it means of a
 * row at an instant. Written once, it is a chip, a predicate and a sentence of the trail.
 */
export type ListField = QuestionField & {
  /** DSK-025. Whether it says what people do, so that promotion by it asks for their consent to profiling. */
  readonly isProfiling?: boolean
  readonly choices?: (db: Db) => Promise<readonly Choice[]>
  /** What can be chosen for `which`. */
  readonly whichChoices?: (db: Db) => Promise<readonly Choice[]>
  /** What has to be read before it means something, as what a segment asks; null where it is no longer there. */
  readonly prepare?: (db: Db, condition: Condition) => Promise<unknown>
  readonly holds: (condition: Condition & { meaning?: unknown }, now: Date) => SQL
}

type Value = (now: Date) => SQL
type Declared = Pick<ListField, 'name' | 'label'> & { isProfiling?: boolean; mayBeEmpty?: boolean }
type Chosen = Declared & { choices: NonNullable<ListField['choices']> }

/** A list of choices that never changes. */
export const fixed = (words: Readonly<Record<string, string>>) => async () =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** One value for each row, out of a list. */
export const oneOfField = ({ value, ...declared }: Chosen & { value: Value }): ListField => ({
  ...declared,
  kind: 'choice',
  holds: (condition, now) => choiceHolds(value(now), condition),
})

/** As many values as a row has, out of a list. */
export const manyOfField = ({
  hasOne,
  hasNone,
  ...declared
}: Chosen & { hasOne: (values: readonly string[], now: Date) => SQL; hasNone: Value }): ListField => ({
  mayBeEmpty: true,
  ...declared,
  kind: 'choice',
  holds: ({ operator, values }, now) => (operator === 'empty' ? hasNone(now) : hasOne(values, now)),
})

export const flagField = ({ isSo, ...declared }: Declared & { isSo: Value }): ListField => ({
  ...declared,
  kind: 'flag',
  holds: ({ values: [value] }, now) => (value === 'si' ? isSo(now) : denied(isSo(now))),
})

export const instantField = ({ value, ...declared }: Declared & { value: Value }): ListField => ({
  ...declared,
  kind: 'day',
  holds: (condition, now) => instantHolds(value(now), condition, now),
})

export const dayField = ({ value, ...declared }: Declared & { value: Value }): ListField => ({
  ...declared,
  kind: 'day',
  holds: (condition, now) => dayHolds(value(now), condition, now),
})

export const numberField = ({ value, ...declared }: Declared & { value: Value }): ListField => ({
  ...declared,
  kind: 'number',
  holds: (condition, now) => numberHolds(value(now), condition),
})

export const textField = ({ value, ...declared }: Declared & { value: Value }): ListField => ({
  ...declared,
  kind: 'text',
  holds: (condition, now) => textHolds(value(now), condition),
})
