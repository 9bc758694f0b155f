import { and, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { videoClips } from './tables.server.ts'

/** CRS-015. One clip of the month at a time. */
export async function dropOtherHighlights(db: Db, slug: string): Promise<void> {
  await db
    .update(videoClips)
    .set({ isHighlighted: false, version: sql`${videoClips.version} + 1` })
    .where(and(ne(videoClips.slug, slug), videoClips.isHighlighted))
}
