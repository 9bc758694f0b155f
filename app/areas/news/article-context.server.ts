import {
  type ContentCard,
  type ContentCriteria,
  type ContentItem,
  type ContentType,
  NEWS_TYPES,
  RESOURCE_TYPES,
} from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { listCards, listCardsById } from '#areas/content/article-store.server.ts'
import { type CardCourse, toCardCourse } from '#areas/courses/card-rules.ts'
import { isPublic, suggestionsInOrder } from '#areas/courses/rules.ts'
import { findCourseBySlug, listSuggested } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { RELATED_ITEMS } from './model.ts'

/** What stands around an item on its page; nothing of it is closed to anybody. */
export type Around = {
  readonly relatedIds: readonly string[]
  readonly latest: readonly ContentCard[]
  readonly suggested: readonly ContentCard[]
  readonly resources: readonly { readonly title: string; readonly path: string; readonly kind: string }[]
  readonly course: CardCourse | null
  readonly courses: readonly CardCourse[]
}

/** CNT-007…010, NWS-016, NWS-034. Chosen by the item's own components; a course stands only where nothing is cut. */
export async function aroundItem(
  db: Db,
  item: ContentItem,
  { isCut, now }: { isCut: boolean; now: Date },
): Promise<Around> {
  const isResource = item.contentType === 'Modulo' || item.contentType === 'Tool'
  const types = isResource ? [item.contentType] : NEWS_TYPES
  const three = { offset: 0, rows: RELATED_ITEMS }
  const has = (component: ContentItem['relatedComponents'][number]) => item.relatedComponents.includes(component)
  const relatedIds = has('Related Content') ? await relatedTo(db, item, now) : []
  const excludedIds = [item.id, ...relatedIds]
  const [suggested, resources, courses] = await Promise.all([
    has('Suggested Content') ? listNear(db, item, { types, excludedIds, now }) : [],
    isResource ? [] : listCards(db, { types: RESOURCE_TYPES, topics: item.topics, ...three }, now),
    isCut ? NO_COURSES : coursesFor(db, item, now),
  ])
  const shown = [...excludedIds, ...suggested.map(({ id }) => id)]
  const latest = has('Latest Content') ? await listCards(db, { types, excludedIds: shown, ...three }, now) : []
  return {
    relatedIds,
    latest,
    suggested,
    resources: resources.map((card) => ({ title: card.title, path: itemPath(card), kind: card.contentType })),
    ...courses,
  }
}

/** CNT-010. What the editors chose, as far as readers still have it; what is nearest fills the places that are left. */
async function relatedTo(db: Db, item: ContentItem, now: Date): Promise<string[]> {
  const wanted = item.relatedIds.filter((id) => id !== item.id)
  const chosen = (await listCardsById(db, wanted, now)).slice(0, RELATED_ITEMS).map(({ id }) => id)
  if (chosen.length === RELATED_ITEMS) return chosen
  const near = await listNear(db, item, { types: NEWS_TYPES, excludedIds: [item.id, ...chosen], now })
  return [...chosen, ...near.map(({ id }) => id)].slice(0, RELATED_ITEMS)
}

type Near = { types: readonly ContentType[]; excludedIds: readonly string[]; now: Date }

/** The newest that share a topic; then the category; then the profession the item is for; until there are three. */
async function listNear(db: Db, item: ContentItem, { types, excludedIds, now }: Near): Promise<ContentCard[]> {
  const { topics, category, professions, specializations } = item
  const steps: Partial<ContentCriteria>[] = [
    ...(topics.length > 0 ? [{ topics }] : []),
    { categories: [category.slug] },
    { professions, specializations },
  ]
  const found: ContentCard[] = []
  for (const step of steps) {
    const rows = RELATED_ITEMS - found.length
    if (rows === 0) break
    const without = [...excludedIds, ...found.map(({ id }) => id)]
    found.push(...(await listCards(db, { types, ...step, excludedIds: without, offset: 0, rows }, now)))
  }
  return found
}

type ShownCourses = Pick<Around, 'course' | 'courses'>
const NO_COURSES: ShownCourses = { course: null, courses: [] }

/** CNT-007, NWS-034. The course an item is about; an article about training without one shows the suggested courses. */
async function coursesFor(db: Db, item: ContentItem, now: Date): Promise<ShownCourses> {
  const course = item.courseSlug ? await findCourseBySlug(db, item.courseSlug) : null
  if (course && isPublic(course, now)) return { course: toCardCourse(course), courses: [] }
  if (!item.isFormativo) return NO_COURSES
  const groups = await listSuggested(db, { limit: RELATED_ITEMS, profession: null }, now)
  return { course: null, courses: suggestionsInOrder(groups, RELATED_ITEMS).map(toCardCourse) }
}
