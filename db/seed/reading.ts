import { sql } from 'drizzle-orm'
import { type NewItem, publishItems } from '#areas/content/article-commands.server.ts'
import { listCategories } from '#areas/content/article-store.server.ts'
import { listSlugs } from '#areas/content/writing-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import { articleSlugs, readArticles, readCategories, readResources, resourceSlugs } from './reading/item-files.ts'
import { manyItems } from './reading/many-items.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type Options = {
  now: Date
  scale: number
  hasArticles?: boolean
  /** A demo: the newest came out this week, whenever it is first opened. */
  isDemo?: boolean
  log?: (sentence: string) => void
}

/** Modules, tools and, if wished, articles. What is there is never touched again; a scale above 1 adds invented ones, to measure with. */
export async function seedReading(
  db: Db,
  { now, scale, hasArticles = true, isDemo = false, log = () => undefined }: Options,
): Promise<void> {
  let added = await publishMissing(db, { now, hasArticles, isDemo })
  if (scale > 1) added += await publishItems(db, { categories: [], items: manyItems(scale), now })
  if (added === 0) return
  // The planner chooses between walking the newest and looking words up: it must know how common each word is.
  await db.execute(sql`analyze content_items, content_words`)
  log(`Contenuti aggiunti: ${added}`)
}

/** What is all there is not read again: a club starts in an instant. */
async function publishMissing(
  db: Db,
  { now, hasArticles, isDemo }: { now: Date; hasArticles: boolean; isDemo: boolean },
): Promise<number> {
  const taken = await listSlugs(db)
  const slugs = [...(hasArticles ? articleSlugs() : []), ...resourceSlugs()]
  if (slugs.every((slug) => taken.has(slug))) return 0
  // From the first category that editors change, they are theirs: what they took away does not come back.
  const own = (await hasTrailOf(db, 'category')) ? await listCategories(db) : null
  const written = [...(hasArticles ? readArticles() : []), ...readResources()]
  const wished = isDemo ? cameOutLately(written, now) : written
  const items = own ? wished.filter(({ categorySlug }) => own.some(({ slug }) => slug === categorySlug)) : wished
  return publishItems(db, { categories: own ? [] : readCategories(), items, now })
}

/** The same items in the same order, so many weeks later that the newest is of the last seven days. */
export function cameOutLately(items: readonly NewItem[], now: Date): NewItem[] {
  const newest = Math.max(...items.map(({ publicationDate }) => publicationDate.getTime()))
  const shift = Math.max(0, Math.floor((now.getTime() - newest) / WEEK_MS)) * WEEK_MS
  const later = (date: Date) => new Date(date.getTime() + shift)
  return items.map((item) => ({
    ...item,
    publicationDate: later(item.publicationDate),
    updatedAt: item.updatedAt && later(item.updatedAt),
  }))
}
