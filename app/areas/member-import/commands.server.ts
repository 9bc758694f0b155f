import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { putPieces, removePieces } from '#platform/files/pieces-commands.server.ts'
import { addRomeDays, endOfRomeDay, formatDateIt, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { guessPairing, keptPairing, pairingFrom, pairingProblem } from './column-rules.ts'
import { encodingOf, headOf } from './file-context.server.ts'
import { fileProblem, headProblem } from './file-rules.ts'
import { type ImportState, KEPT_DAYS, type MemberImport, type Pairing } from './model.ts'
import { foldedWords } from './row-rules.ts'
import { deleteRows } from './row-store.server.ts'
import {
  countStarted,
  findImport,
  forgetImport,
  insertImport,
  listForgettable,
  listPairings,
  lockImport,
  lockNumbers,
  updateImport,
  upsertPairing,
} from './store.server.ts'

const PIECE_BYTES = 1024 * 1024
export const piecesOf = (id: string) => `import-${id}`

/** DSK-028. Keeps a file and guesses what its columns are; a file that is no CSV is told for what it is. Answers its id. */
export async function sendFile(
  db: Db,
  disk: Disk,
  file: { name: string; bytes: Uint8Array },
  { staffId, now }: ByStaff,
): Promise<string> {
  const encoding = encodingOf(file.bytes)
  const problem = fileProblem(file.bytes)
  const head = problem ? null : headOf(file.bytes, encoding)
  const refusal = problem ?? (head ? headProblem(head) : 'Le virgolette non si chiudono: correggi e rimanda il file.')
  if (refusal || !head) throw new InvalidInput({ file: refusal ?? '' })
  const id = randomUUID()
  await putPieces(disk, chunksOf(file.bytes), { id: piecesOf(id), pieceBytes: PIECE_BYTES })
  await db.transaction(async (tx) => {
    await insertImport(tx, {
      id,
      actorId: staffId,
      sentAt: now,
      fileName: file.name.slice(0, 120),
      byteSize: file.bytes.byteLength,
      pieceBytes: PIECE_BYTES,
      encoding,
      separator: head.separator,
      columns: [...head.columns],
      samples: head.samples,
      pairing: guessPairing(head.columns, head.samples),
    })
    await recordTrail(tx, {
      at: now,
      kind: 'members-imported',
      actorId: staffId,
      name: file.name.slice(0, 120),
      done: { thing: 'import', id, what: 'sent' },
    })
  })
  return id
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes
}

export async function getImport(db: Db, id: string): Promise<MemberImport> {
  const found = isUuid(id) ? await findImport(db, id) : null
  if (!found) throw new NotFound('Questa importazione non c’è, o è passato il tempo per cui si tiene.')
  return found
}

/** Asks for the job that goes on with an import, in the transaction of whoever moves it. */
export type Later = (db: Db, id: string) => Promise<unknown>

async function move(
  db: Db,
  id: string,
  from: readonly ImportState[],
  act: (tx: Db, before: MemberImport) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockImport(tx, id)
    if (!before || !from.includes(before.state))
      throw new Conflict('Nel frattempo questa importazione è andata avanti: guarda di nuovo.')
    await act(tx, before)
  })
}

type Paired = { pairing: Pairing; keptAs: string }

/** DSK-028. Which column is what; then everything is tried and nothing is written. */
export async function askRehearsal(
  db: Db,
  id: string,
  { pairing, keptAs }: Paired,
  now: Date,
  later: Later,
): Promise<void> {
  const problem = pairingProblem(pairing)
  if (problem) throw new InvalidInput({ pairing: problem })
  const name = keptAs.trim().replace(/\s+/g, ' ').slice(0, 60)
  await move(db, id, ['sent', 'rehearsed', 'failed'], async (tx, { columns }) => {
    if (name !== '')
      await upsertPairing(tx, { key: foldedWords(name), name, pairing: keptPairing(columns, pairing), updatedAt: now })
    await deleteRows(tx, id)
    await updateImport(tx, id, { pairing, state: 'rehearsing', problem: null, done: 0 }, now)
    await later(tx, id)
  })
}

/** The pairing that was kept under a name, for the columns of this file. */
export async function applyKeptPairing(db: Db, { id, columns }: MemberImport, key: string, now: Date): Promise<void> {
  const kept = (await listPairings(db)).find((each) => each.key === key)
  if (!kept) throw new Conflict('Questo abbinamento non c’è più.')
  await move(db, id, ['sent', 'rehearsed', 'failed'], (tx) =>
    updateImport(tx, id, { pairing: pairingFrom(kept.pairing, columns), state: 'sent' }, now),
  )
}

export type Wanted = { updatesKnown: boolean; writesNew: boolean; source: string }

/** DSK-029. Begins to write what was rehearsed, under a label with a number of its own. */
export async function startImport(
  db: Db,
  id: string,
  wanted: Wanted,
  { staffId, now }: ByStaff,
  later: Later,
): Promise<void> {
  const source = wanted.source.trim().replace(/\s+/g, ' ')
  if (wanted.writesNew && (source.length < 3 || source.length > 200))
    throw new InvalidInput({ source: 'Scrivi da dove il Club ha questi indirizzi: l’e-mail lo dice a chi la riceve.' })
  await move(db, id, ['rehearsed'], async (tx) => {
    await lockNumbers(tx)
    const today = romeDayOf(now)
    const number = (await countStarted(tx, startOfRomeDay(today), endOfRomeDay(today))) + 1
    const label = `Importazione del ${formatDateIt(today)}, ${number}`
    const { updatesKnown, writesNew } = wanted
    await updateImport(
      tx,
      id,
      { state: 'running', startedAt: now, label, updatesKnown, writesNew, source: writesNew ? source : null, done: 0 },
      now,
    )
    const done = { thing: 'import', id, what: 'started' } as const
    await recordTrail(tx, { at: now, kind: 'members-imported', actorId: staffId, name: label, done })
    await later(tx, id)
  })
}

export async function stopImport(db: Db, id: string, { staffId, now }: ByStaff): Promise<void> {
  await move(db, id, ['running'], async (tx, { label, done: count }) => {
    await updateImport(tx, id, { state: 'stopped', endedAt: now }, now)
    const done = { thing: 'import', id, what: 'stopped' } as const
    await recordTrail(tx, { at: now, kind: 'members-imported', actorId: staffId, name: label ?? '', count, done })
  })
}

export async function resumeImport(db: Db, id: string, { staffId, now }: ByStaff, later: Later): Promise<void> {
  await move(db, id, ['stopped'], async (tx, { label, done: count }) => {
    await updateImport(tx, id, { state: 'running', endedAt: null }, now)
    const done = { thing: 'import', id, what: 'resumed' } as const
    await recordTrail(tx, { at: now, kind: 'members-imported', actorId: staffId, name: label ?? '', count, done })
    await later(tx, id)
  })
}

/** Until when whoever arrived can be taken away again. */
export const undoneUntil = (endedAt: Date): Date => endOfRomeDay(addRomeDays(romeDayOf(endedAt), KEPT_DAYS - 1))

/** DSK-029. */
export async function askUndo(db: Db, id: string, { staffId, now }: ByStaff, later: Later): Promise<void> {
  await move(db, id, ['done', 'stopped'], async (tx, { endedAt, label }) => {
    if (!endedAt || undoneUntil(endedAt) <= now) throw new Conflict('Sono passati sette giorni: non si può più.')
    await updateImport(tx, id, { state: 'undoing', done: 0 }, now)
    const done = { thing: 'import', id, what: 'undone' } as const
    await recordTrail(tx, { at: now, kind: 'members-imported', actorId: staffId, name: label ?? '', done })
    await later(tx, id)
  })
}

/** The rows hold people: they go, with the file, when nobody can use them any more. */
export async function forgetImports(db: Db, disk: Disk, now: Date): Promise<void> {
  const before = new Date(now.getTime() - (KEPT_DAYS + 1) * 24 * 3_600_000)
  for (const id of await listForgettable(db, before)) {
    await removePieces(disk, { id: piecesOf(id) })
    await forgetImport(db, id)
  }
}
