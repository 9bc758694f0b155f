import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { VideoClip } from './model.ts'
import { videoClips } from './tables.server.ts'

export type DeskClip = VideoClip & { isHidden: boolean; version: number }

/** Every clip, shown or not, the newest first. */
export async function listDeskClips(
  db: Db,
  typed: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; list: DeskClip[] }> {
  const where = and(...saysAll(sql`${videoClips.title} || ' ' || ${videoClips.topic}`, typed))
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(videoClips)
      .where(where)
      .orderBy(desc(videoClips.publishedAt), desc(videoClips.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(videoClips).where(where),
  ])
  return { total: counted?.total ?? 0, list }
}

export async function getDeskClip(db: Db, slug: string, isHeld = false): Promise<DeskClip> {
  const asked = db.select().from(videoClips).where(eq(videoClips.slug, slug))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (!row) throw new NotFound('Questo videoclip non esiste.')
  return row
}

type ClipRow = Omit<VideoClip, 'id'> & { isHidden: boolean }

/** False when its address is already another's. */
export async function insertClip(db: Db, { steps, ...clip }: ClipRow): Promise<boolean> {
  const { rowCount } = await db
    .insert(videoClips)
    .values({ ...clip, steps: [...steps] })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function updateClip(db: Db, slug: string, { steps, ...change }: Partial<ClipRow>): Promise<void> {
  await db
    .update(videoClips)
    .set({ ...change, ...(steps && { steps: [...steps] }), version: sql`${videoClips.version} + 1` })
    .where(eq(videoClips.slug, slug))
}

/** CRS-015. One clip of the month at a time. */
export async function dropOtherHighlights(db: Db, slug: string): Promise<void> {
  await db
    .update(videoClips)
    .set({ isHighlighted: false, version: sql`${videoClips.version} + 1` })
    .where(and(ne(videoClips.slug, slug), videoClips.isHighlighted))
}
