import type { Disk } from 'flydrive'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { putPieces, removePieces } from '#platform/files/pieces-commands.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { questionPairs } from '#platform/pure/list-question.ts'
import { readableQuery } from '#platform/pure/question.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import {
  findExport,
  findSameExport,
  insertExport,
  listEndedExports,
  lockExportsOf,
  markExportDownloaded,
  markExportForgotten,
  markExportReady,
} from './export-store.server.ts'
import { EXPORT_HOURS, type ListColumn, type ListExport, ROWS_AT_ONCE, SAME_EXPORT_MS } from './model.ts'
import { type AskedRows, askRows, questionInWords } from './question-context.server.ts'
import { countRows, type DeskList, eachRowAsked } from './row-store.server.ts'

type By = { staff: Pick<Member, 'id'>; now: Date }

/** What else happens in the transaction that writes a file down. */
export type Leaving = {
  /** Asks for the job that makes a long file. */
  later: (db: Db, id: string) => Promise<unknown>
  /** DSK-017. Tells whoever must know. */
  tell?: (db: Db, file: ListExport) => Promise<void>
}

export type AskedExport = { asked: AskedRows; columns: readonly ListColumn<never>[]; reason: string }

/**
 * DSK-016, DSK-017. Writes down that rows leave, why and in which file. A short one is made by whoever calls, a long one by a job.
 * The same file asked again within a minute is the same.
 */
export async function askExport(
  db: Db,
  list: DeskList,
  { asked, columns: chosen, reason }: AskedExport,
  { staff, now }: By,
  { later, tell }: Leaving,
): Promise<{ file: ListExport; isNew: boolean; isLong: boolean }> {
  if (asked.question.isBroken) throw new Conflict('Una condizione non esiste più: toglila, e poi esporta.')
  const query = readableQuery(questionPairs({ ...asked.listed, columns: null }))
  const columns = chosen.map(({ title }) => title)
  return db.transaction(async (tx) => {
    await lockExportsOf(tx, staff.id)
    const wanted = { list: list.name, actorId: staff.id, query, columns }
    const same = await findSameExport(tx, { ...wanted, askedAt: new Date(now.getTime() - SAME_EXPORT_MS) })
    if (same) return { file: same, isNew: false, isLong: same.rowCount > ROWS_AT_ONCE }
    const rowCount = await countRows(tx, list, asked.question, now)
    const question = questionInWords(list, asked)
    const expiresAt = new Date(now.getTime() + EXPORT_HOURS * 3_600_000)
    const file = await insertExport(tx, { ...wanted, askedAt: now, question, reason, rowCount, expiresAt })
    await recordTrail(tx, {
      at: now,
      kind: 'list-exported',
      actorId: staff.id,
      name: list.title,
      count: rowCount,
      reason,
      changes: [
        { field: 'Domanda', to: question },
        { field: 'Colonne', to: columns.join(', ') },
      ],
      done: { thing: 'export', id: file.id, what: 'asked' },
    })
    await tell?.(tx, file)
    const isLong = rowCount > ROWS_AT_ONCE
    if (isLong) await later(tx, file.id)
    return { file, isNew: true, isLong }
  })
}

const PIECE_BYTES = 1024 * 1024

/** Writes the file as the database reads it: no more than a piece and a batch of rows are in memory. */
export async function makeExport<Row>(db: Db, disk: Disk, list: DeskList<Row>, file: ListExport): Promise<void> {
  const asked = await askRows(db, list, new URLSearchParams(file.query))
  const columns = file.columns.flatMap((title) => list.columns.find((each) => each.title === title) ?? [])
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  let rowCount = 0
  const reading = (async () => {
    await writer.write(encoder.encode(`${CSV_MARK}${csvLines([columns.map(({ title }) => title)])}`))
    await eachRowAsked(db, list, { question: asked.question, order: asked.order, now: file.askedAt }, async (rows) => {
      rowCount += rows.length
      await writer.write(encoder.encode(csvLines(rows.map((row) => columns.map((column) => column.says(row))))))
    })
    await writer.close()
  })().catch(async (error: unknown) => {
    await writer.abort(error)
    throw error
  })
  const [byteSize] = await Promise.all([
    putPieces(disk, readable, { id: piecesOf(file), pieceBytes: PIECE_BYTES }),
    reading,
  ])
  await markExportReady(db, file.id, { byteSize, pieceBytes: PIECE_BYTES, rowCount })
}

export type Made = {
  /** The list of a file, as whoever asked for it sees it; null where it, or they, are no more. */
  listOf: (db: Db, file: ListExport, now: Date) => Promise<DeskList | null>
  /** Tells whoever asked that the file is ready. */
  tell: (db: Db, file: ListExport, now: Date) => Promise<unknown>
}

/** The same by a job, which then tells whoever asked. */
export async function makeLongExport(db: Db, disk: Disk, id: string, now: Date, { listOf, tell }: Made): Promise<void> {
  const file = await findExport(db, id)
  if (file?.state !== 'preparing') return
  const list = await listOf(db, file, now)
  if (!list) throw new Error('A file of a list that is no more.')
  await makeExport(db, disk, list, file)
  await tell(db, file, now)
}

/** What leaves without being kept as a file: `query` names it. */
export type FileOut = Pick<ListExport, 'list' | 'query' | 'question' | 'columns' | 'reason' | 'rowCount'>

/** DSK-017. Writes down something that is made while it is downloaded, once for each thing that leaves and once for each time that it does. */
export async function recordFileOut(db: Db, file: FileOut, { staff, now }: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockExportsOf(tx, staff.id)
    const expiresAt = new Date(now.getTime() + EXPORT_HOURS * 3_600_000)
    const wanted = { ...file, actorId: staff.id }
    const same = await findSameExport(tx, { ...wanted, askedAt: new Date(now.getTime() - EXPORT_HOURS * 3_600_000) })
    const { id } = same ?? (await insertExport(tx, { ...wanted, askedAt: now, expiresAt }))
    await markExportReady(tx, id, { byteSize: null, pieceBytes: null, rowCount: file.rowCount })
    await markExportDownloaded(tx, id, now)
    await recordTrail(tx, {
      at: now,
      kind: 'list-exported',
      actorId: staff.id,
      name: file.list,
      count: file.rowCount,
      reason: file.reason,
      changes: [
        { field: 'Domanda', to: file.question },
        { field: 'Colonne', to: file.columns.join(', ') },
      ],
      done: { thing: 'export', id, what: 'downloaded' },
    })
  })
}

const piecesOf = ({ id }: { id: string }) => `export-${id}`

/** The file of whoever asked for it, for a day; of any other nothing is said. */
export async function takeExport(
  db: Db,
  id: string,
  { staff, now, mayTake }: By & { mayTake: (list: string) => boolean },
): Promise<{ id: string; byteSize: number; pieceBytes: number; name: string }> {
  const file = await findExport(db, id)
  if (
    file?.actorId !== staff.id ||
    !mayTake(file.list) ||
    file.state !== 'ready' ||
    file.expiresAt <= now ||
    !file.byteSize ||
    !file.pieceBytes
  )
    throw new NotFound('Questo file non c’è o non si può più scaricare: esporta di nuovo l’elenco.')
  await db.transaction(async (tx) => {
    await markExportDownloaded(tx, id, now)
    await recordTrail(tx, {
      at: now,
      kind: 'list-exported',
      actorId: staff.id,
      name: file.list,
      count: file.rowCount,
      done: { thing: 'export', id, what: 'downloaded' },
    })
  })
  return {
    id: piecesOf(file),
    byteSize: file.byteSize,
    pieceBytes: file.pieceBytes,
    name: `${file.list}-${romeDayOf(file.askedAt)}`,
  }
}

const FORGOTTEN_AT_ONCE = 200

/** First the bytes, then the row: a death in between leaves a row that is looked at again. */
export async function forgetExports(db: Db, disk: Disk, now: Date): Promise<void> {
  for (const file of await listEndedExports(db, now, FORGOTTEN_AT_ONCE)) {
    await removePieces(disk, { id: piecesOf(file) })
    await markExportForgotten(db, file.id)
  }
}
