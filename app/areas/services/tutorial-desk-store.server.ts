import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { lastPosition, listInOrder, lockOrder, updateOrder } from '#platform/db/hand-order.server.ts'
import { NotFound } from '#platform/errors.ts'
import { tutorialFilms, videoTutorials } from './tables.server.ts'
import type { TutorialFields } from './tutorial-desk-rules.ts'

export type DeskTutorial = TutorialFields & {
  previewImage: string | null
  isHidden: boolean
  version: number
  position: number
}

/** Every tutorial, shown or not, in the order of the public page. */
export function listDeskTutorials(
  db: Db,
  asked: { typed: string; isHidden: boolean | null },
  page: { limit: number; offset: number },
): Promise<{ total: number; list: DeskTutorial[] }> {
  const said = sql`${videoTutorials.title} || ' ' || ${videoTutorials.abstract}`
  return listInOrder(db, videoTutorials, { said, ...asked }, page)
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
  const { rowCount } = await db
    .insert(videoTutorials)
    .values({ ...fields, position: lastPosition(videoTutorials) })
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

export const lockTutorials = (db: Db) => lockOrder(db, videoTutorials)

export const updateTutorialOrder = (db: Db, slugs: readonly string[]) => updateOrder(db, videoTutorials, slugs)

/** The film the club was born with goes when another takes its place. */
export async function deleteBornFilm(db: Db, slug: string): Promise<void> {
  await db.delete(tutorialFilms).where(eq(tutorialFilms.slug, slug))
}
