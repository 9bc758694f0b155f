import type { SQL } from 'drizzle-orm'
import { askRows } from '#areas/lists/question-context.server.ts'
import { answers, countRows, eachIdAsked, listRowIds, type RowQuestion } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { countReach } from './reach-store.server.ts'
import { type Meaning, meaningOfGroups } from './segment-field-store.server.ts'
import { type Group, type Reach, SEGMENT_FIELD } from './segment-rules.ts'
import { listMemberRows, MEMBERS, type MemberRow } from './store.server.ts'

/** The question that asks for a segment: a condition as any other, so that every list, count, file and act means the same people. */
export const questionOf = (meaning: Meaning): RowQuestion => ({
  words: [],
  isBroken: false,
  conditions: [
    { field: SEGMENT_FIELD, isDenied: false, operator: 'is', values: [''], which: [], when: null, meaning: [meaning] },
  ],
})

/** Where a list of members asks for a segment. */
export const segmentQuery = (id: string) => `${SEGMENT_FIELD}=${id}`

const BATCH = 5_000

/**
 * DSK-024. The ids of everybody of a segment at an instant, some at a time: what a message, a figure or anything else that takes a
 * segment asks. A segment that cannot be understood any more is refused, and never is everybody.
 */
export async function idsOfSegment(
  db: Db,
  id: string,
  now: Date,
  take: (ids: string[]) => Promise<void>,
): Promise<void> {
  const { question } = await askRows(db, MEMBERS, new URLSearchParams(segmentQuery(id)))
  if (question.isBroken) throw new NotFound('Questo segmento non c’è più, o una sua condizione non esiste più.')
  await db.transaction((tx) => eachIdAsked(tx, MEMBERS, { question, order: MEMBERS.usual, now, batch: BATCH }, take), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

export type SegmentPeople = { count: number; reach: Reach; isProfiling: boolean; some: MemberRow[] }
const SHOWN = 10

/** How many answer these groups, a few of them, and whom of them one could write to. Null where they cannot be understood. */
export async function peopleOf(db: Db, groups: readonly Group[], now: Date): Promise<SegmentPeople | null> {
  const meaning = await meaningOfGroups(db, MEMBERS.fields, groups)
  if (!meaning) return null
  const question = questionOf(meaning)
  const ids = await listRowIds(db, MEMBERS, question, now, { order: MEMBERS.usual, limit: SHOWN, offset: 0 })
  return {
    count: await countRows(db, MEMBERS, question, now),
    reach: await countReach(db, suchAs(question, now), { isProfiling: meaning.isProfiling, now }),
    isProfiling: meaning.isProfiling,
    some: await listMemberRows(db, ids, now),
  }
}

/** DSK-025. The same of any question on members, also one that names segments. */
export async function reachOf(db: Db, question: RowQuestion, now: Date): Promise<Reach> {
  return countReach(db, suchAs(question, now), { isProfiling: isProfiling(question), now })
}

/** Whether what is asked says what people do. */
export function isProfiling({ conditions }: RowQuestion): boolean {
  return conditions.some(({ field, meaning }) => {
    if (Array.isArray(meaning)) return (meaning as Meaning[]).some((each) => each.isProfiling)
    return MEMBERS.fields.find(({ name }) => name === field)?.isProfiling ?? false
  })
}

const suchAs = (question: RowQuestion, now: Date): SQL => answers(MEMBERS, question, now)
