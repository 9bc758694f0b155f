import { staffOf } from '#areas/audience/context.server.ts'
import { countTrail, eachTrailLine, type TrailLine } from '#areas/audience/trail-store.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { askedTrail, lineInWords, trailQuery } from '../trail/trail-query.server.ts'
import type { Route } from './+types/trail-sheet'

const HEAD = ['Quando', 'Fatto', 'Che cosa', 'Username', 'Di chi', 'Fatto da', 'Perché']

/** DSK-054. What the trail answers to a question, whole, as a sheet: no more than some lines are in memory. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { id } = staffOf(context, 'trail.read')
  const { db, now } = partsOf(context)
  const query = await trailQuery(db, askedTrail(new URL(request.url).searchParams))
  // Who took out personal data of many is known, not what they are.
  const count = query ? await countTrail(db, query) : 0
  await recordTrail(db, { at: now, kind: 'trail-exported', actorId: id, count })
  const lines = query ? eachTrailLine(db, query) : []
  return new Response(streamOf(sheetOf(lines)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="registro-${romeDayOf(now)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* sheetOf(pieces: AsyncIterable<TrailLine[]> | Iterable<TrailLine[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([HEAD])
  for await (const lines of pieces)
    yield csvLines(
      lines.map(lineInWords).map(({ at, what, detail, username, member, who, reason }) => {
        return [at, what, detail, username === null ? '' : String(username), member ?? '', who ?? '', reason ?? '']
      }),
    )
}
