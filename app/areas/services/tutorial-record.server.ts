import type { Db } from '#platform/db/database.server.ts'
import { filmFaults } from '#platform/files/film-commands.server.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { deleteBornFilm } from './film-store.server.ts'
import { bornFilmFolder } from './rules.ts'
import { videoTutorials } from './tables.server.ts'
import { tutorial } from './tutorial-record.ts'

type Films = { videoUrl: string | null; captionsUrl: string | null }

/** A file that nobody saved in time is gone; of the films the club was born with, each tutorial has its own. */
async function filmProblems(db: Db, { videoUrl, captionsUrl }: Films, id: string): Promise<Record<string, string>> {
  const gone = await filmFaults(db, { film: videoUrl, captions: captionsUrl })
  const isForeign = (url: string | null) => url?.startsWith('/api/') && !url.startsWith(bornFilmFolder(id))
  return {
    ...(gone.film && { videoUrl: gone.film }),
    ...(gone.captions && { captionsUrl: gone.captions }),
    ...(isForeign(videoUrl) && { videoUrl: 'Carica qui il filmato.' }),
    ...(isForeign(captionsUrl) && { captionsUrl: 'Carica qui i sottotitoli.' }),
  }
}

export const servedTutorial = serveRecord(tutorial, {
  table: videoTutorials,
  trailKind: 'service-edited',
  check: filmProblems,
  saved: async (db, { videoUrl, captionsUrl }, id) => {
    if (![videoUrl, captionsUrl].some((url) => url?.startsWith('/api/'))) await deleteBornFilm(db, id)
  },
})
