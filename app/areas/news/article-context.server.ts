import { type ContentCard, type ContentItem, NEWS_TYPES, RESOURCE_TYPES } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import { type CardCourse, toCardCourse } from '#areas/courses/card-rules.ts'
import { suggestionsInOrder } from '#areas/courses/rules.ts'
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
  const { professions, specializations } = item
  const excludedIds = [item.id, ...relatedIds]
  const [suggested, resources, courses] = await Promise.all([
    has('Suggested Content')
      ? listCards(db, { types, excludedIds, professions, specializations, ...three }, now)
      : { items: [] },
    isResource ? { items: [] } : listCards(db, { types: RESOURCE_TYPES, topics: item.topics, ...three }, now),
    isCut ? NO_COURSES : coursesFor(db, item, now),
  ])
  const shown = [...excludedIds, ...suggested.items.map(({ id }) => id)]
  const latest = has('Latest Content')
    ? await listCards(db, { types, excludedIds: shown, ...three }, now)
    : { items: [] }
  return {
    relatedIds,
    latest: latest.items,
    suggested: suggested.items,
    resources: resources.items.map((card) => ({ title: card.title, path: itemPath(card), kind: card.contentType })),
    ...courses,
  }
}

/** CNT-010. What the editors chose; or what shares a topic, then what shares the category, until there are three. */
async function relatedTo(db: Db, item: ContentItem, now: Date): Promise<string[]> {
  if (item.relatedIds.length > 0) return item.relatedIds.slice(0, RELATED_ITEMS)
  const near = { types: NEWS_TYPES, offset: 0, rows: RELATED_ITEMS }
  const byTopic =
    item.topics.length > 0
      ? await listCards(db, { ...near, topics: item.topics, excludedIds: [item.id] }, now)
      : { items: [] }
  const found = byTopic.items.map(({ id }) => id)
  if (found.length >= RELATED_ITEMS) return found
  const excludedIds = [item.id, ...found]
  const byCategory = await listCards(db, { ...near, categories: [item.category.slug], excludedIds }, now)
  return [...found, ...byCategory.items.map(({ id }) => id)].slice(0, RELATED_ITEMS)
}

type ShownCourses = Pick<Around, 'course' | 'courses'>
const NO_COURSES: ShownCourses = { course: null, courses: [] }

/** CNT-007, NWS-034. The course an item is about; an article about training without one shows the suggested courses. */
async function coursesFor(db: Db, item: ContentItem, now: Date): Promise<ShownCourses> {
  const course = item.courseSlug ? await findCourseBySlug(db, item.courseSlug) : null
  if (course) return { course: toCardCourse(course), courses: [] }
  if (!item.isFormativo) return NO_COURSES
  const groups = await listSuggested(db, { limit: RELATED_ITEMS, profession: null }, now)
  return { course: null, courses: suggestionsInOrder(groups, RELATED_ITEMS).map(toCardCourse) }
}
