import { staffOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { slugOf } from '#platform/pure/text.ts'
import { listRecords } from '#platform/records/record-store.server.ts'
import { askedRecords } from '../asked-records.server.ts'
import { servedAt } from '../contents.server.ts'
import { MOST_LINES, sheetOf } from '../record-sheet.ts'
import type { Route } from './+types/record-sheet'

/** What the list of a record answers to a question, as a sheet that can be taken in again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const served = servedAt(request, partsOf(context))
  const { record } = served
  staffOf(context, record.permission)
  const { db, now } = partsOf(context)
  const { question } = askedRecords(request, record, now)
  const { list } = await listRecords(db, served, question, { limit: MOST_LINES, offset: 0 })
  return new Response(toCsv(sheetOf(record, list)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${slugOf(record.words.title)}-${romeDayOf(now)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
