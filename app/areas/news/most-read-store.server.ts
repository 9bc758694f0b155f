import { and, between, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { ContentType } from '#areas/content/article-model.ts'
import { contentItems } from '#areas/content/article-tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { LEAST_READ_ITEMS, MOST_READ_DAYS, MOST_READ_ITEMS } from './model.ts'

export type MostRead = { slug: string; category: string; title: string }

/** What was opened most in the whole days before today, so that a page says the same the whole day; nothing where little was read. */
export async function listMostRead(db: Db, types: readonly ContentType[], now: Date): Promise<MostRead[]> {
  const today = romeDayOf(now)
  const { id, slug, title, categorySlug, contentType, publicationDate } = contentItems
  const opened = sql`sum(${dayCounters.amount})`
  const rows = await db
    .select({ slug, title, category: categorySlug })
    .from(dayCounters)
    .innerJoin(contentItems, eq(dayCounters.subject, sql`'content:' || ${id}`))
    .where(
      and(
        eq(dayCounters.counter, 'reading'),
        between(dayCounters.day, addRomeDays(today, -MOST_READ_DAYS), addRomeDays(today, -1)),
        inArray(contentType, [...types]),
        lte(publicationDate, now),
      ),
    )
    .groupBy(id)
    .orderBy(desc(opened), slug)
    .limit(MOST_READ_ITEMS)
  return rows.length < LEAST_READ_ITEMS ? [] : rows.map((row) => ({ ...row, category: row.category ?? '' }))
}
