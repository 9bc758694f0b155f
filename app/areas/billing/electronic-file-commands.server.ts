import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { endOfRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import type { TrailFacts } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import {
  type ElectronicFile,
  insertElectronicFile,
  lockElectronicFile,
  markFileRejected,
  markFileSent,
  markFilesSentUntil,
} from './electronic-file-store.server.ts'

type By = { staffId: string; now: Date }

/** An operator has sent a file to the exchange with whatever tool the club uses. Said twice, it is said once. */
export async function recordFileSent(db: Db, progressive: string, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const file = await getFile(tx, progressive)
    if (file.sentAt) return
    await markFileSent(tx, progressive, by.now)
    await trace(tx, 'sent', progressive, by)
  })
}

/** ACC-009. The exchange rejected a file: what is sent next has another name, and the old one is never used again. */
export async function recordFileRejected(db: Db, progressive: string, by: By): Promise<string> {
  return db.transaction(async (tx) => {
    const { invoiceId } = await getFile(tx, progressive)
    await markFileRejected(tx, progressive, by.now)
    const next = await insertElectronicFile(tx, invoiceId, by.now)
    await trace(tx, 'rejected', progressive, by, { changes: [{ field: 'file', from: progressive, to: next }] })
    return next
  })
}

/** What was sent before the club kept count of it: everything up to a day, in one act. */
export async function recordFilesSentUntil(db: Db, day: RomeDay, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    const files = await markFilesSentUntil(tx, new Date(endOfRomeDay(day).getTime() - 1), by.now)
    if (files > 0) await trace(tx, 'sent-until', day, by, { count: files })
    return files
  })
}

async function getFile(db: Db, progressive: string): Promise<ElectronicFile> {
  const file = await lockElectronicFile(db, progressive)
  if (!file) throw new NotFound('Questo file non esiste.')
  if (file.rejectedAt) throw new Conflict('Questo file è già stato scartato: guarda quello nuovo.')
  return file
}

/** `id`: the name of the file, or the day up to which all were sent. */
function trace(
  db: Db,
  what: ActOf<'electronic-file'>,
  id: string,
  { staffId, now }: By,
  facts: TrailFacts = {},
): Promise<void> {
  const done = { thing: 'electronic-file' as const, id, what }
  return recordTrail(db, { at: now, kind: 'invoice-edited', actorId: staffId, done, name: id, ...facts })
}
