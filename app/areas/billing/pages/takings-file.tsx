import { staffOf } from '#areas/audience/context.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { takingDays, takingRows } from '../takings-rules.ts'
import { listTakings } from '../takings-store.server.ts'
import type { Route } from './+types/takings-file'

/** ACC-045. The takings as a sheet, which is on the trail as every file of money is (FIG-050). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'figures.money')
  const { db, now, isDemo } = partsOf(context)
  const words = new URL(request.url).searchParams
  const asked = { from: words.get('dal') ?? '', to: words.get('al') ?? '' }
  const { from, to, fault } = takingDays(asked, romeDayOf(now))
  // A page may show another period and say so; a sheet of another period would be taken for the one that was asked.
  if (fault || !asked.from) throw new InvalidInput({ dal: fault ?? 'Scrivi il primo e l’ultimo giorno.' })
  const rows = takingRows(await listTakings(db, { from, to, isDemo }))
  await recordTrail(db, {
    at: now,
    kind: 'list-exported',
    actorId: staff.id,
    name: `Incassi, dal ${formatDateIt(from)} al ${formatDateIt(to)}`,
  })
  return new Response(toCsv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="incassi-${from}-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
