import type { Item } from '#areas/bulk/store.server.ts'
import { listItems } from '#areas/bulk/store.server.ts'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { runAt } from '../bulk/bulk-context.server.ts'
import { NOT_REACHED, OUTCOME_WORDS } from '../bulk/bulk-copy.ts'
import type { Route } from './+types/bulk-outcomes'

const BACK_WORDS = { true: 'Rimesso com’era', false: 'Lasciato: è cambiato dopo', null: '' }

/** DSK-019. What became of each record of a run, as a file. */
export async function loader({ context, params: { number } }: Route.LoaderArgs) {
  const { staff, run, act, list } = await runAt(context, number)
  const { db, now } = partsOf(context)
  if (!run.confirmedAt) throw new Conflict('Gli esiti ci sono dopo la conferma.')
  await recordTrail(db, {
    at: now,
    kind: 'bulk-done',
    actorId: staff.id,
    name: act.title,
    count: run.total,
    run: run.number,
    done: { thing: 'bulk', id: run.number, what: 'downloaded' },
  })
  let after = 0
  const encoder = new TextEncoder()
  const lines = new ReadableStream<Uint8Array>({
    start: (sink) => sink.enqueue(encoder.encode(`${CSV_MARK}${csvLines([[list.title, 'Esito', 'Perché', 'Poi']])}`)),
    pull: async (sink) => {
      const items = await listItems(db, run.number, after)
      if (items.length === 0) return sink.close()
      after = items.at(-1)?.place ?? after
      const names = await list.namesOf(
        db,
        items.map(({ recordId }) => recordId),
        staff,
      )
      sink.enqueue(encoder.encode(csvLines(items.map((item) => lineOf(item, names.get(item.recordId)?.name)))))
    },
  })
  return new Response(lines, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="azione-${run.number}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

const lineOf = (
  { cameTo, reason, isRestored }: Item & { cameTo: keyof typeof OUTCOME_WORDS | null },
  name?: string,
) => [
  name ?? 'Non c’è più',
  cameTo ? OUTCOME_WORDS[cameTo] : NOT_REACHED,
  reason ?? '',
  BACK_WORDS[String(isRestored) as keyof typeof BACK_WORDS],
]
