import { filmFaults } from '#platform/files/film-commands.server.ts'
import { romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { clip } from './clip-record.ts'
import { dropOtherHighlights } from './clip-store.server.ts'
import { videoClips } from './tables.server.ts'

export const servedClip = serveRecord(clip, {
  table: videoClips,
  trailKind: 'course-edited',
  columns: { publishedOn: 'publishedAt' },
  // The day is what editors say; the order of two clips of one day stays as it was.
  fromRow: ({ publishedAt, ...row }) => ({ ...row, publishedOn: romeDayOf(publishedAt) }),
  toRow: ({ publishedOn, ...values }) => ({
    ...values,
    ...(publishedOn && { publishedAt: startOfRomeDay(publishedOn) }),
  }),
  check: async (db, { videoPath, captionsPath }) => {
    const gone = await filmFaults(db, { film: videoPath, captions: captionsPath })
    return { ...(gone.film && { videoPath: gone.film }), ...(gone.captions && { captionsPath: gone.captions }) }
  },
  saved: async (db, { isHighlighted }, id, { isHidden }) => {
    if (isHighlighted && !isHidden) await dropOtherHighlights(db, id)
  },
})
