import { CATEGORIES } from '#areas/content/category-commands.server.ts'
import { listDeskCategories } from '#areas/content/category-store.server.ts'
import { leadsToPage } from '#areas/content/link-rules.ts'
import type { RubricKind } from '#areas/content/rubric-commands.server.ts'
import type { DeskRubric, RubricPlace, RubricTrail } from '#areas/content/rubric-model.ts'
import { listRubricPlaces, MOST_PLACES } from '#areas/content/rubric-store.server.ts'
import { SERIES } from '#areas/courses/series-commands.server.ts'
import { listDeskSeries } from '#areas/courses/series-store.server.ts'
import { listLinking } from '#areas/notices/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { RUBRIC_WORDS, type RubricName } from './rubric-copy.ts'

type RubricDesk = { kind: RubricKind; list(db: Db): Promise<DeskRubric[]> }

/** Messages of the top bar and notices of the bell lead to rubrics too. */
async function elsewhere(db: Db, pattern: string, limit: number): Promise<RubricPlace[]> {
  const { messages, notices } = await listLinking(db, pattern, limit)
  return [
    ...messages.map((message) => ({ kind: 'message' as const, ...message })),
    ...notices.map((notice) => ({ kind: 'notice' as const, ...notice })),
  ]
}

/** Everything in the club that leads to a page of readers, itself apart. Reads every text: only when somebody asks. */
export async function listPlacesOf(db: Db, path: string, itemId: string): Promise<RubricPlace[]> {
  const pattern = leadsToPage(path)
  const places = await listRubricPlaces(db, { pattern, field: null, slug: '' })
  const others = places.filter((place) => place.kind !== 'item' || place.id !== itemId)
  return [...others, ...(await elsewhere(db, pattern, MOST_PLACES))]
}

export const RUBRIC_DESKS: Readonly<Record<RubricName, RubricDesk>> = {
  category: { kind: { ...CATEGORIES, elsewhere }, list: listDeskCategories },
  series: { kind: { ...SERIES, elsewhere }, list: listDeskSeries },
}

/** Which rubrics a request is about: both have the same pages. */
export function rubricNameOf({ url }: Request): RubricName {
  return new URL(url).pathname.startsWith(RUBRIC_WORDS.series.path) ? 'series' : 'category'
}

/** The trail of what this person does now to the rubrics of a kind. */
export function trailOf(rubric: RubricName, { staffId, now }: ByStaff): RubricTrail {
  return (db, { what, slug, label, before }) =>
    recordTrail(db, {
      at: now,
      kind: 'rubric-edited',
      actorId: staffId,
      done: { thing: rubric, id: slug, what },
      name: label,
      ...(before !== undefined && before !== label && { changes: [{ field: 'Nome', from: before, to: label }] }),
    })
}
