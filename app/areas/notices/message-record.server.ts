import { audienceOfRow, audienceToRow } from '#areas/audience/permission-wire.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { message } from './message-record.ts'
import { listDeskMessages } from './store.server.ts'
import { topBarMessages } from './tables.server.ts'

export const servedMessage = serveRecord(message, {
  table: topBarMessages,
  trailKind: 'frame-edited',
  fromRow: (row) => ({ ...row, audience: audienceOfRow(row) }),
  toRow: ({ audience, ...values }) => ({ ...values, ...audienceToRow(audience) }),
  below: async (db) => ({ messages: await listDeskMessages(db) }),
})
