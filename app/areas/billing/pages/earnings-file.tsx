import { staffOf } from '#areas/audience/context.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { yearProblem, yearRows } from '../earning-rules.ts'
import { listYearLines } from '../earning-store.server.ts'
import type { Route } from './+types/earnings-file'

/** FIG-035. The sheet at 31 December, line of document by line of document; it is on the trail as every file of money is (FIG-050). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.money')
  const { db, now } = partsOf(context)
  const written = new URL(request.url).searchParams.get('anno') ?? ''
  const problem = yearProblem(written, romeDayOf(now))
  if (problem) throw new InvalidInput({ anno: problem })
  const year = Number(written)
  const lines = await listYearLines(db, year)
  if (!lines)
    throw new InvalidInput({ anno: 'Le righe sono più di 100.000: chiedi il foglio a chi cura la base dati.' })
  await recordTrail(db, {
    at: now,
    kind: 'list-exported',
    actorId: staff.id,
    name: `Ricavi e risconti al 31/12/${year}`,
  })
  return new Response(toCsv(yearRows(year, lines)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="risconti-${year}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
