import { type SQL, sql } from 'drizzle-orm'
import type { ListField } from '#areas/lists/field-store.server.ts'
import { brokenAmong } from '#areas/lists/question-context.server.ts'
import { type AskedCondition, meaningOf } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { denied } from '#platform/db/question-sql.server.ts'
import { type Condition, readCondition } from '#platform/pure/question.ts'
import { type Group, SEGMENT_FIELD } from './segment-rules.ts'
import { listSegments, type Segment } from './segment-store.server.ts'

type MeantGroup = Pick<Group, 'mode' | 'isExcluded'> & { readonly conditions: readonly AskedCondition[] }
/** What a segment asks, with what the segments it names ask. */
export type Meaning = { readonly groups: readonly MeantGroup[]; readonly isProfiling: boolean }

type Known = { fields: readonly ListField[]; segments: ReadonlyMap<string, Segment> }

/**
 * DSK-023, DSK-024. What these groups mean now. Null where something of them no longer exists, or comes back to itself: then nobody
 * answers, and never everybody.
 */
export async function meaningOfGroups(
  db: Db,
  fields: readonly ListField[],
  groups: readonly Group[],
): Promise<Meaning | null> {
  const all = new Map((await listSegments(db)).map((segment) => [segment.id, segment]))
  return meantBy(db, { fields, segments: all }, groups, [])
}

async function meantBy(
  db: Db,
  known: Known,
  groups: readonly Group[],
  within: readonly string[],
): Promise<Meaning | null> {
  const meant: MeantGroup[] = []
  let isProfiling = false
  for (const { mode, isExcluded, pairs } of groups) {
    const conditions: AskedCondition[] = []
    for (const [name, written] of pairs) {
      const field = known.fields.find((each) => each.name === name)
      const condition = field && readCondition(field, written)
      if (!field || !condition) return null
      if (name !== SEGMENT_FIELD) {
        if (await brokenAmong(db, field, condition)) return null
        isProfiling ||= field.isProfiling ?? false
        conditions.push(condition)
        continue
      }
      const others = await namedBy(db, known, condition, within)
      if (!others) return null
      isProfiling ||= others.some((other) => other.isProfiling)
      conditions.push({ ...condition, meaning: others })
    }
    if (conditions.length > 0) meant.push({ mode, isExcluded, conditions })
  }
  return { groups: meant, isProfiling }
}

async function namedBy(
  db: Db,
  known: Known,
  { values }: Condition,
  within: readonly string[],
): Promise<Meaning[] | null> {
  const others: Meaning[] = []
  for (const id of values) {
    const segment = known.segments.get(id)
    const meaning = segment && !within.includes(id) ? await meantBy(db, known, segment.groups, [...within, id]) : null
    if (!meaning) return null
    others.push(meaning)
  }
  return others
}

/** What a segment means of a row of `members`. */
export function meaningHolds(fields: readonly ListField[], { groups }: Meaning, now: Date): SQL {
  if (groups.length === 0) return sql`false`
  const parts = groups.map(({ mode, isExcluded, conditions }) => {
    const each = conditions.map((condition) => meaningOf(fields, condition, now))
    const together = sql`(${sql.join(each, mode === 'all' ? sql` and ` : sql` or `)})`
    return isExcluded ? denied(together) : together
  })
  return sql`(${sql.join(parts, sql` and `)})`
}

/** DSK-023. The people of a segment, in any list of members and in any other segment. */
export const segmentField = (fields: () => readonly ListField[]): ListField => ({
  name: SEGMENT_FIELD,
  label: 'Segmento',
  kind: 'choice',
  choices: async (db) => (await listSegments(db)).map(({ id, name }) => ({ value: id, label: name })),
  prepare: async (db, condition) => {
    const all = new Map((await listSegments(db)).map((segment) => [segment.id, segment]))
    return namedBy(db, { fields: fields(), segments: all }, condition, [])
  },
  holds: ({ meaning }: AskedCondition, now) => {
    if (!Array.isArray(meaning)) throw new Error('A segment was asked for without what it means.')
    const each = (meaning as Meaning[]).map((other) => meaningHolds(fields(), other, now))
    return sql`(${sql.join(each, sql` or `)})`
  },
})
