import { Readable } from 'node:stream'
import { staffOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { getImport } from '../commands.server.ts'
import { listWrong } from '../row-store.server.ts'
import type { Route } from './+types/staff-wrong-rows'

const AT_ONCE = 1_000

/** DSK-028. The rows to correct, as they came and with what is wrong: corrected, the same file can be sent again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = staffOf(context, 'members.import')
  const { db, now } = partsOf(context)
  const { id, columns, label, fileName, counts } = await getImport(db, params.id)
  await recordTrail(db, {
    at: now,
    kind: 'members-imported',
    actorId: staff.id,
    name: label ?? fileName,
    count: counts.wrong,
    done: { thing: 'import', id, what: 'downloaded' },
  })
  async function* lines() {
    yield `${CSV_MARK}${csvLines([[...columns, 'Riga', 'Da correggere']])}`
    let after = 0
    while (true) {
      const rows = await listWrong(db, id, { after, limit: AT_ONCE })
      if (rows.length === 0) return
      after = rows.at(-1)?.line ?? after
      yield csvLines(
        rows.map(({ line, cells, problems }) => [...padded(cells, columns.length), String(line), inWords(problems)]),
      )
    }
  }
  return new Response(Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="righe-da-correggere.csv"',
      'cache-control': 'private, no-store',
    },
  })
}

const padded = (cells: readonly string[], width: number) => Array.from({ length: width }, (_, at) => cells[at] ?? '')

const inWords = (problems: readonly { column: string; value: string; reason: string }[]) =>
  problems
    .map(({ column, value, reason }) => [column, value && `«${value}»`, reason].filter(Boolean).join(': '))
    .join(' ')
