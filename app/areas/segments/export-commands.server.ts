import type { Disk } from 'flydrive'
import type { Sender } from '#areas/account/letters-copy.ts'
import type { Member } from '#areas/audience/model.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { putPieces, removePieces } from '#platform/files/pieces-commands.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { CSV_MARK, csvLines } from '#platform/pure/csv.ts'
import { romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { questionPairs } from '#platform/pure/list-question.ts'
import { readableQuery } from '#platform/pure/question.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { manyTakenLetter, READY_NOTICE } from './export-copy.ts'
import { cellsOf } from './export-rules.ts'
import {
  countRowsTaken,
  findExport,
  findSameExport,
  insertExport,
  listEndedExports,
  listOtherAdministrators,
  lockExportsOf,
  markExportDownloaded,
  markExportForgotten,
  markExportReady,
} from './export-store.server.ts'
import { EXPORT_HOURS, type ListExport, MEMBER_LIST, ROWS_AT_ONCE, ROWS_UNTOLD, SAME_EXPORT_MS } from './model.ts'
import { type AskedMembers, askMembers, questionInWords } from './question-context.server.ts'
import { countMembers, eachMemberAsked } from './store.server.ts'

type By = { staff: Member; now: Date; sender: Sender }
/** Asks for the job that makes a long file, in the transaction that writes it down. */
type Later = (db: Db, id: string) => Promise<unknown>

export type AskedExport = { asked: AskedMembers; columns: readonly string[]; reason: string }

/**
 * DSK-016, DSK-017. Writes down that members leave, why and in which file. A short one is made by whoever calls, a long one by a job.
 * The same file asked again within a minute is the same.
 */
export async function askExport(
  db: Db,
  { asked, columns, reason }: AskedExport,
  { staff, now, sender }: By,
  later: Later,
): Promise<{ file: ListExport; isNew: boolean; isLong: boolean }> {
  if (asked.question.isBroken) throw new Conflict('Una condizione non esiste più: toglila, e poi esporta.')
  const query = readableQuery(questionPairs(asked.listed))
  return db.transaction(async (tx) => {
    await lockExportsOf(tx, staff.id)
    const wanted = { list: MEMBER_LIST, actorId: staff.id, query, columns }
    const same = await findSameExport(tx, { ...wanted, askedAt: new Date(now.getTime() - SAME_EXPORT_MS) })
    if (same) return { file: same, isNew: false, isLong: same.rowCount > ROWS_AT_ONCE }
    const rowCount = await countMembers(tx, asked.question, now)
    const question = questionInWords(asked)
    const expiresAt = new Date(now.getTime() + EXPORT_HOURS * 3_600_000)
    const file = await insertExport(tx, { ...wanted, askedAt: now, question, reason, rowCount, expiresAt })
    await recordTrail(tx, {
      at: now,
      kind: 'list-exported',
      actorId: staff.id,
      name: 'Iscritti',
      count: rowCount,
      reason,
      changes: [
        { field: 'Domanda', to: question },
        { field: 'Colonne', to: columns.join(', ') },
      ],
      done: { thing: 'export', id: file.id, what: 'asked' },
    })
    await tellOfMany(tx, file, { staff, now, sender })
    const isLong = rowCount > ROWS_AT_ONCE
    if (isLong) await later(tx, file.id)
    return { file, isNew: true, isLong }
  })
}

/** DSK-017. Once a day for each who takes out so many. */
async function tellOfMany(db: Db, { question, reason }: ListExport, { staff, now, sender }: By): Promise<void> {
  const since = new Date(startOfRomeDay(now).getTime() - 1)
  const rows = await countRowsTaken(db, { list: MEMBER_LIST, actorId: staff.id, since })
  if (rows <= ROWS_UNTOLD) return
  for (const { id, name, email } of await listOtherAdministrators(db, staff.id))
    await sendMail(db, {
      to: email,
      ...manyTakenLetter(sender, { name, who: `${staff.name} ${staff.surname}`, rows, question, reason }),
      idempotencyKey: `members-exported:${staff.id}:${id}:${romeDayOf(now)}`,
    })
}

const PIECE_BYTES = 1024 * 1024

/** Writes the file as the database reads it: no more than a piece and a batch of rows are in memory. */
export async function makeExport(db: Db, disk: Disk, file: ListExport): Promise<void> {
  const asked = await askMembers(db, new URLSearchParams(file.query))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  let rowCount = 0
  const reading = (async () => {
    await writer.write(encoder.encode(`${CSV_MARK}${csvLines([file.columns])}`))
    await eachMemberAsked(db, { question: asked.question, order: asked.order, now: file.askedAt }, async (rows) => {
      rowCount += rows.length
      await writer.write(encoder.encode(csvLines(rows.map((row) => cellsOf(file.columns, row)))))
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

/** The same by a job, which then tells whoever asked. */
export async function makeLongExport(db: Db, disk: Disk, id: string, now: Date): Promise<void> {
  const file = await findExport(db, id)
  if (file?.state !== 'preparing') return
  await makeExport(db, disk, file)
  await insertMemberNotice(db, { ...READY_NOTICE, memberId: file.actorId, now })
}

const piecesOf = ({ id }: { id: string }) => `export-${id}`

/** The file of whoever asked for it, for a day; of any other nothing is said. */
export async function takeExport(
  db: Db,
  id: string,
  { staff, now }: Omit<By, 'sender'>,
): Promise<{ id: string; byteSize: number; pieceBytes: number; day: string }> {
  const file = await findExport(db, id)
  if (
    file?.actorId !== staff.id ||
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
      name: 'Iscritti',
      count: file.rowCount,
      done: { thing: 'export', id, what: 'downloaded' },
    })
  })
  return { id: piecesOf(file), byteSize: file.byteSize, pieceBytes: file.pieceBytes, day: romeDayOf(file.askedAt) }
}

const FORGOTTEN_AT_ONCE = 200

/** First the bytes, then the row: a death in between leaves a row that is looked at again. */
export async function forgetExports(db: Db, disk: Disk, now: Date): Promise<void> {
  for (const file of await listEndedExports(db, now, FORGOTTEN_AT_ONCE)) {
    await removePieces(disk, { id: piecesOf(file) })
    await markExportForgotten(db, file.id)
  }
}
