import { staffOf } from '#areas/audience/context.server.ts'
import { listTrail } from '#areas/audience/trail-store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { askedTrail, lineInWords, trailQuery } from '../members/trail-query.server.ts'
import type { Route } from './+types/trail-sheet'

/** More than a sheet is read with; who needs older lines asks for a day. */
const MOST_LINES = 5_000

/** What the trail answers to a question, as a sheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = staffOf(context, 'trail.read')
  const { db, now } = partsOf(context)
  const query = await trailQuery(db, askedTrail(new URL(request.url).searchParams))
  const lines = query ? await listTrail(db, { ...query, limit: MOST_LINES }) : []
  // Who took out personal data of many is known, not what they are.
  await recordTrail(db, { at: now, kind: 'trail-exported', actorId: id, count: lines.length })
  const head = ['Quando', 'Fatto', 'Che cosa', 'Username', 'Di chi', 'Fatto da', 'Perché']
  const rows = lines.map(lineInWords).map(({ at, what, detail, username, member, who, reason }) => {
    return [at, what, detail, username === null ? '' : String(username), member ?? '', who ?? '', reason ?? '']
  })
  return new Response(toCsv([head, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="registro-${romeDayOf(now)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
