import { audienceOfRow, audienceToRow } from '#areas/audience/permission-wire.ts'
import { parseRomeMinute, romeMinuteOf } from '#platform/pure/dates.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { notice } from './notice-record.ts'
import { countNoticeReads, deleteReadsOf, noticesIn, updateAnnounced } from './store.server.ts'
import { notices } from './tables.server.ts'

export const servedNotice = serveRecord(notice, {
  table: notices,
  trailKind: 'frame-edited',
  columns: { publishAt: 'publishedAt' },
  // The minute is what editors say; an hour that nobody touched keeps its seconds.
  fromRow: ({ publishedAt, ...row }) => ({
    ...row,
    publishAt: romeMinuteOf(publishedAt),
    audience: audienceOfRow(row),
  }),
  toRow: ({ publishAt, audience, ...values }) => ({
    ...values,
    ...audienceToRow(audience),
    ...(publishAt && { publishedAt: parseRomeMinute(publishAt) }),
  }),
  isIn: noticesIn,
  facts: async (db, list) => {
    const reads = await countNoticeReads(
      db,
      list.map(({ id }) => id),
    )
    return new Map(list.map(({ id }) => [id, { reads: reads.get(id) ?? 0 }]))
  },
  saved: (db, _values, id, { now }) => updateAnnounced(db, id, now),
  // With the notice goes who read it.
  removed: deleteReadsOf,
})
