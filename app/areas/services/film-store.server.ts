import { and, eq, like, or } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { pathsLike, type StoredFile } from '#platform/files/model.ts'
import { mayPlay } from './rules.ts'
import { isTutorialShown } from './store.server.ts'
import { tutorialFilms, videoTutorials } from './tables.server.ts'

/** SRV-020. The film of a tutorial is for whoever may play it. */
export async function mayPlayFilm(db: Db, audience: Audience, file: StoredFile): Promise<boolean> {
  const paths = pathsLike(file)
  const rows = await db
    .select({ isPreview: videoTutorials.isPreview })
    .from(videoTutorials)
    .where(and(or(like(videoTutorials.videoUrl, paths), like(videoTutorials.captionsUrl, paths)), isTutorialShown))
    .limit(10)
  return rows.some((tutorial) => mayPlay(audience, tutorial))
}

/** The film the club was born with goes when another takes its place. */
export async function deleteBornFilm(db: Db, slug: string): Promise<void> {
  await db.delete(tutorialFilms).where(eq(tutorialFilms.slug, slug))
}
