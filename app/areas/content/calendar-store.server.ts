import { and, asc, eq, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { contentItems, contentVersions } from './article-tables.server.ts'

type Stretch = { from: Date; to: Date; limit: number }

/** Something with a day: it came out, it comes out by itself, or it only says that it should. */
export type DatedItem = { id: string; title: string; contentType: string; at: Date; isDraft: boolean }

/** Items whose day is in a stretch of time. A draft with a day does not come out until somebody publishes it: its day is in what was written last. */
export async function listDatedItems(db: Db, { from, to, limit }: Stretch): Promise<DatedItem[]> {
  const given = await db
    .select({
      id: contentItems.id,
      title: contentItems.title,
      contentType: contentItems.contentType,
      at: sql<Date>`${contentItems.publicationDate}`.mapWith(contentItems.publicationDate),
    })
    .from(contentItems)
    .where(and(gte(contentItems.publicationDate, from), lt(contentItems.publicationDate, to)))
    .orderBy(asc(contentItems.publicationDate))
    .limit(limit)
  const last = db
    .selectDistinctOn([contentVersions.itemId], { itemId: contentVersions.itemId, draft: contentVersions.draft })
    .from(contentVersions)
    .innerJoin(contentItems, eq(contentItems.id, contentVersions.itemId))
    .where(and(isNull(contentItems.publicationDate), ne(contentVersions.act, 'aside')))
    .orderBy(contentVersions.itemId, sql`${contentVersions.number} desc`)
    .as('last')
  const wanted = sql`(${last.draft} ->> 'publishAt')::timestamptz`
  const planned = await db
    .select({
      id: contentItems.id,
      title: contentItems.title,
      contentType: contentItems.contentType,
      at: wanted.mapWith(contentItems.publicationDate),
    })
    .from(last)
    .innerJoin(contentItems, eq(contentItems.id, last.itemId))
    .where(
      and(
        isNull(contentItems.withdrawnAt),
        sql`${wanted} >= ${from.toISOString()}::timestamptz and ${wanted} < ${to.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(wanted)
    .limit(limit)
  return [
    ...given.map((item) => ({ ...item, isDraft: false })),
    ...planned.map((item) => ({ ...item, at: item.at as Date, isDraft: true })),
  ]
}
