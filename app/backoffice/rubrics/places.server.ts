import { leadsToPage } from '#areas/content/link-rules.ts'
import type { RubricPlace } from '#areas/content/rubric-model.ts'
import { listRubricPlaces, MOST_PLACES, type Sought } from '#areas/content/rubric-store.server.ts'
import { listLinking } from '#areas/notices/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** What of the club leads to a rubric or shows what is in it; messages of the top bar and notices of the bell too. */
export async function listPlaces(db: Db, sought: Sought): Promise<RubricPlace[]> {
  const places = await listRubricPlaces(db, sought)
  const { messages, notices } = await listLinking(db, sought.pattern, MOST_PLACES)
  return [
    ...places,
    ...messages.map((message) => ({ kind: 'message' as const, ...message })),
    ...notices.map((notice) => ({ kind: 'notice' as const, ...notice })),
  ]
}

/** Everything in the club that leads to a page of readers, itself apart. Reads every text: only when somebody asks. */
export async function listPlacesOf(db: Db, path: string, itemId: string): Promise<RubricPlace[]> {
  const places = await listPlaces(db, { pattern: leadsToPage(path), field: null, slug: '' })
  return places.filter((place) => place.kind !== 'item' || place.id !== itemId)
}
