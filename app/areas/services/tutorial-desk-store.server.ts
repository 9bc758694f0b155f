import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { likeAnywhere, typedWords } from '#platform/pure/like.ts'
import { tutorialFilms, videoTutorials } from './tables.server.ts'
import type { TutorialFields } from './tutorial-desk-rules.ts'

export type DeskTutorial = TutorialFields & {
  previewImage: string | null
  isHidden: boolean
  version: number
  position: number
}

/** Every tutorial, shown or not, in the order of the public page. */
export async function listDeskTutorials(
  db: Db,
  { typed, isHidden }: { typed: string; isHidden: boolean | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: DeskTutorial[] }> {
  const words = typedWords(typed)
  const said = sql`search_text(${videoTutorials.title} || ' ' || ${videoTutorials.abstract})`
  const where = and(
    ...words.map((word) => sql`${said} like search_text(${likeAnywhere(word)}::text)`),
    isHidden === null ? undefined : eq(videoTutorials.isHidden, isHidden),
  )
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(videoTutorials)
      .where(where)
      .orderBy(asc(videoTutorials.position), asc(videoTutorials.slug))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(videoTutorials).where(where),
  ])
  return { total: counted?.total ?? 0, list }
}

export async function findDeskTutorial(db: Db, slug: string, isHeld = false): Promise<DeskTutorial | null> {
  const asked = db.select().from(videoTutorials).where(eq(videoTutorials.slug, slug))
  const [row] = await (isHeld ? asked.for('update') : asked)
  return row ?? null
}

export async function getDeskTutorial(db: Db, slug: string, isHeld = false): Promise<DeskTutorial> {
  const tutorial = await findDeskTutorial(db, slug, isHeld)
  if (!tutorial) throw new NotFound('Questo video tutorial non c’è più.')
  return tutorial
}

/** After the others. False when its address is already another's. */
export async function insertTutorial(db: Db, fields: TutorialFields & { isHidden: boolean }): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from video_tutorials)`
  const { rowCount } = await db
    .insert(videoTutorials)
    .values({ ...fields, position })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

type Change = Partial<TutorialFields> & { isHidden?: boolean; previewImage?: string | null }

export async function updateTutorial(db: Db, slug: string, change: Change): Promise<void> {
  await db
    .update(videoTutorials)
    .set({ ...change, version: sql`${videoTutorials.version} + 1` })
    .where(eq(videoTutorials.slug, slug))
}

export async function deleteTutorial(db: Db, slug: string): Promise<void> {
  await db.delete(videoTutorials).where(eq(videoTutorials.slug, slug))
}

/** The order is changed by one at a time. */
export async function lockTutorials(db: Db): Promise<{ slug: string }[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('tutorial order'))`)
  return db
    .select({ slug: videoTutorials.slug })
    .from(videoTutorials)
    .orderBy(asc(videoTutorials.position), asc(videoTutorials.slug))
}

export async function updateTutorialOrder(db: Db, order: readonly { slug: string }[]): Promise<void> {
  for (const [position, { slug }] of order.entries())
    await db.update(videoTutorials).set({ position }).where(eq(videoTutorials.slug, slug))
}

/** The film the club was born with goes when another takes its place. */
export async function deleteBornFilm(db: Db, slug: string): Promise<void> {
  await db.delete(tutorialFilms).where(eq(tutorialFilms.slug, slug))
}
