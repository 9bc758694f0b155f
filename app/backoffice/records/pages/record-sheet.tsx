import { staffOf } from '#areas/audience/context.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { listRowIds } from '#areas/lists/row-store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { slugOf } from '#platform/pure/text.ts'
import { listRecordsOf } from '#platform/records/record-store.server.ts'
import { servedAt } from '../contents.server.ts'
import { recordListOf } from '../record-list-store.server.ts'
import { MOST_LINES, sheetOf } from '../record-sheet.ts'
import type { Route } from './+types/record-sheet'

/** What the list of a record answers to a question, as a sheet that can be taken in again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const served = servedAt(request, partsOf(context))
  const { record } = served
  staffOf(context, record.permission)
  const { db, now } = partsOf(context)
  const list = recordListOf(served)
  const { question, order } = await askRows(db, list, new URL(request.url).searchParams)
  const ids = await listRowIds(db, list, question, now, { order, limit: MOST_LINES, offset: 0 })
  return new Response(toCsv(sheetOf(record, await listRecordsOf(db, served, ids))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${slugOf(record.words.title)}-${romeDayOf(now)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
