import { Readable } from 'node:stream'
import type { BulkRun } from '#areas/bulk/model.ts'
import { listItems } from '#areas/bulk/store.server.ts'
import { recordFileOut } from '#areas/lists/export-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { zipStream } from '#platform/files/zip-stream.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { runAt } from '../bulk/bulk-context.server.ts'
import { archiveUntil, doneIn } from '../bulk/bulk-run-context.server.ts'
import type { Route } from './+types/bulk-archive'

/** DSK-020. What was chosen leaves as one archive, made while it is downloaded: for whoever asked alone, and for a day. */
export async function loader({ context, params: { number } }: Route.LoaderArgs) {
  const { staff, run, act } = await runAt(context, number)
  const { db, now, club, origin } = partsOf(context)
  const until = archiveUntil(run, act)
  if (!act.archive || run.actorId !== staff.id || !until || until <= now)
    throw new NotFound('Questo archivio non c’è o non si può più scaricare: preparalo di nuovo dall’elenco.')
  const file = {
    list: run.list,
    query: `azione=${run.number}`,
    question: run.question,
    columns: [act.archive.contents],
    reason: run.reason,
    rowCount: await doneIn(db, run),
  }
  await recordFileOut(db, file, { staff, now })
  const entries = act.archive.entries(db, doneIds(db, run), { club, origin })
  return new Response(Readable.toWeb(Readable.from(zipStream(entries, now))) as ReadableStream, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${act.name}-${run.number}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** The records it was done to, some at a time. */
async function* doneIds(db: Db, { number }: BulkRun): AsyncGenerator<readonly string[]> {
  for (let after = 0; ; ) {
    const items = await listItems(db, number, after)
    if (items.length === 0) return
    yield items.filter(({ outcome }) => outcome === 'done').map(({ recordId }) => recordId)
    after = items.at(-1)?.place ?? after
  }
}
