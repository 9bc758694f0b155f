import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { VideoTutorial } from '#areas/services/model.ts'
import { hasVideoTutorials, insertTutorialFilms, insertVideoTutorials } from '#areas/services/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import { readYaml } from './content-files.ts'

const tutorial = z.strictObject({
  slug: z.string(),
  title: z.string(),
  abstract: z.string(),
  content: z.string(),
  /** What is said at each of the three steps of the film. */
  steps: z.array(z.string()).length(3),
  isPreview: z.boolean().default(false),
})
type Words = z.output<typeof tutorial>

const FILM_SECONDS = 8
const STEP_SECONDS = 2.6

/** SRV-019. Twelve tutorials, each with a film of eight seconds made of its own words. The films are read only by a club that has none: what a club has uploaded stays. */
export async function seedVideoTutorials(db: Db): Promise<void> {
  if ((await hasVideoTutorials(db)) || (await hasTrailOf(db, 'tutorial'))) return
  const tutorials = readYaml('video-tutorials.yaml', z.array(tutorial))
  // From the project's folder, as the migrations: the built club runs from another one than this file's.
  const folder = path.resolve('db/seed/films')
  const films = await Promise.all(
    tutorials.map(async ({ slug, steps }) => ({
      slug,
      content: new Uint8Array(await readFile(path.join(folder, `${slug}.webm`))),
      captions: captionsOf(steps),
    })),
  )
  await db.transaction(async (tx) => {
    await insertVideoTutorials(tx, tutorials.map(tutorialOf))
    await insertTutorialFilms(tx, films)
  })
}

function tutorialOf({ slug, title, abstract, content, isPreview }: Words): VideoTutorial {
  const folder = `/api/Servizi/VideoTutorial/${slug}`
  const film = { videoUrl: `${folder}/film.webm`, captionsUrl: `${folder}/sottotitoli.vtt` }
  return { slug, title, abstract, content, previewImage: null, ...film, isPreview, durationSeconds: FILM_SECONDS }
}

function captionsOf(steps: readonly string[]): string {
  const cues = steps.map(
    (words, step) => `${stamp(step * STEP_SECONDS)} --> ${stamp((step + 1) * STEP_SECONDS)}\n${words}`,
  )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function stamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}
