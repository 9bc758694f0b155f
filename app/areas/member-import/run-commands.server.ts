import { setTimeout } from 'node:timers/promises'
import type { Disk } from 'flydrive'
import type { Sender } from '#areas/account/letters-copy.ts'
import { sendInvitation } from '#areas/account/new-member-commands.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { giveLabelToMany } from '#areas/segments/label-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { filmStream } from '#platform/files/film-commands.server.ts'
import type { TrailEntry } from '#platform/trail/model.ts'
import { recordTrail, recordTrails } from '#platform/trail/store.server.ts'
import { piecesOf } from './commands.server.ts'
import { rowsOf, UnreadableFile } from './file-context.server.ts'
import { type ImportContext, importContext, type JudgedRow, judgeRows } from './judge-context.server.ts'
import { deletePeople, insertPeople, listReasonsToKeep, updatePeople } from './member-store.server.ts'
import { type MemberImport, MOST_INVITATIONS_AN_HOUR, type Outcome, ROWS_AT_ONCE } from './model.ts'
import { foldedWords } from './row-rules.ts'
import {
  countInvitedSince,
  deleteRows,
  insertRows,
  listArrived,
  listToInvite,
  listUnwritten,
  markInvited,
  markKept,
  markWritten,
  refuseDoubles,
} from './row-store.server.ts'
import { countOutcomes, findImport, lockImport, updateImport } from './store.server.ts'

export type Running = { db: Db; disk: Disk; now: () => Date; signal?: AbortSignal }

/** Goes on with an import from wherever it is, until there is nothing more to do, or it is stopped, or the process closes. */
export async function goOn(running: Running, id: string): Promise<void> {
  const state = (await findImport(running.db, id))?.state
  if (state === 'rehearsing') return rehearse(running, id)
  const step = state === 'running' ? writeSome : state === 'undoing' ? undoSome : null
  if (!step) return
  const context = await importContext(running.db, running.now())
  while (!running.signal?.aborted) {
    const began = performance.now()
    if (!(await step(running.db, id, context, running.now()))) return
    await setTimeout(Math.min(performance.now() - began, LONGEST_PAUSE_MS))
  }
}

/** DSK-029. After each lot the club is left to its members for as long as the lot took. */
const LONGEST_PAUSE_MS = 1_000
const REHEARSAL_PAUSE_MS = 20

/** DSK-028. Reads the file from its beginning and says what would become of each row; a rehearsal that died begins again. */
async function rehearse({ db, disk, now, signal }: Running, id: string): Promise<void> {
  const sent = await findImport(db, id)
  if (!sent) return
  const context = await importContext(db, now())
  const file = { id: piecesOf(id), byteSize: sent.byteSize, pieceBytes: sent.pieceBytes }
  try {
    await deleteRows(db, id)
    let done = 0
    for await (const rows of rowsOf(filmStream(disk, file, { from: 0, to: sent.byteSize - 1 }), sent)) {
      if (signal?.aborted) return
      const judged = await judgeRows(db, rows, { pairing: sent.pairing, context })
      await insertRows(
        db,
        judged.map((row) => storedRow(id, row)),
      )
      done += rows.length
      await updateImport(db, id, { done }, now())
      await setTimeout(REHEARSAL_PAUSE_MS)
    }
    await db.transaction(async (tx) => {
      await refuseDoubles(tx, id)
      const counts = await countOutcomes(tx, id)
      const problem = done === 0 ? 'Il file non ha righe sotto l’intestazione.' : null
      await updateImport(tx, id, { state: problem ? 'failed' : 'rehearsed', problem, counts }, now())
    })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await deleteRows(db, id)
    await updateImport(db, id, { state: 'failed', problem: error.message }, now())
  }
}

function storedRow(importId: string, { line, cells, outcome, problems, person, known }: JudgedRow) {
  const isNew = outcome === 'new'
  return {
    importId,
    line,
    cells: [...cells],
    outcome,
    problems,
    memberId: known?.id ?? null,
    clientCode: person.clientCode ?? null,
    fiscalCode: person.fiscalCode ?? null,
    person: isNew ? `${person.email} ${foldedWords(person.surname ?? '')}` : null,
  }
}

/** DSK-029. Writes the next rows, all or none; false when there are none left, or somebody stopped it. */
async function writeSome(db: Db, id: string, context: ImportContext, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await lockImport(tx, id)
    if (before?.state !== 'running') return false
    const outcomes: Outcome[] = before.updatesKnown ? ['new', 'update'] : ['new']
    const rows = await listUnwritten(tx, id, outcomes, ROWS_AT_ONCE)
    if (rows.length === 0) {
      await end(tx, before, now)
      return false
    }
    // The club may have changed since the rehearsal: whoever registered meanwhile is not made twice.
    const judged = await judgeRows(tx, rows, { pairing: before.pairing, context })
    const made = await writeNew(tx, before, judged, context, now)
    await writeKnown(tx, before, judged, context, now)
    const written = judged.map(({ line, outcome, problems, known }) => ({
      line,
      outcome: outcome === 'update' && !before.updatesKnown ? ('same' as const) : outcome,
      problems,
      memberId: made.get(line) ?? known?.id ?? null,
    }))
    await markWritten(tx, id, written, now)
    await updateImport(tx, id, { done: before.done + rows.length }, now)
    return true
  })
}

async function writeNew(tx: Db, before: MemberImport, judged: readonly JudgedRow[], context: ImportContext, now: Date) {
  const rows = judged.filter(({ outcome }) => outcome === 'new')
  const people = await insertPeople(
    tx,
    rows.map(({ person }) => person),
    context.products,
    now,
  )
  const ids = people.map(({ id }) => id)
  await mark(tx, before, ids, now)
  await recordTrails(
    tx,
    ids.map(
      (memberId): TrailEntry => ({
        at: now,
        kind: 'member-created',
        memberId,
        actorId: before.actorId,
        name: before.label ?? undefined,
        done: { thing: 'member', id: memberId, what: 'created' },
      }),
    ),
  )
  return new Map(rows.map(({ line }, at) => [line, ids[at] ?? null]))
}

async function writeKnown(
  tx: Db,
  before: MemberImport,
  judged: readonly JudgedRow[],
  context: ImportContext,
  now: Date,
) {
  if (!before.updatesKnown) return
  const changed = judged.flatMap(({ outcome, person, known, changes }) =>
    outcome === 'update' && known ? [{ person, known, changes }] : [],
  )
  await updatePeople(tx, changed, context.products, now)
  await mark(
    tx,
    before,
    changed.map(({ known }) => known.id),
    now,
  )
  await recordTrails(
    tx,
    changed.map(
      ({ known, changes }): TrailEntry => ({
        at: now,
        kind: 'member-corrected',
        memberId: known.id,
        actorId: before.actorId,
        name: before.label ?? undefined,
        changes: changes.map((field) => ({ field })),
        done: { thing: 'member', id: known.id, what: 'imported' },
      }),
    ),
  )
}

async function mark(tx: Db, { id, label, labelId }: MemberImport, memberIds: readonly string[], now: Date) {
  if (label === null || memberIds.length === 0) return
  const given = await giveLabelToMany(tx, memberIds, { id: labelId, name: label }, now)
  if (given !== labelId) await updateImport(tx, id, { labelId: given }, now)
}

async function end(tx: Db, { id, label, actorId, done: count }: MemberImport, now: Date): Promise<void> {
  await updateImport(tx, id, { state: 'done', endedAt: now, counts: await countOutcomes(tx, id) }, now)
  const done = { thing: 'import', id, what: 'ended' } as const
  await recordTrail(tx, { at: now, kind: 'members-imported', actorId, name: label ?? '', count, done })
}

/** DSK-029. Takes away some of whoever arrived; those who have entered, bought or written since stay, with the reason. */
async function undoSome(db: Db, id: string, _context: ImportContext, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await lockImport(tx, id)
    if (before?.state !== 'undoing') return false
    const ids = await listArrived(tx, id, ROWS_AT_ONCE)
    if (ids.length === 0) {
      await updateImport(tx, id, { state: 'undone' }, now)
      return false
    }
    const kept = await listReasonsToKeep(tx, ids)
    const gone = ids.filter((memberId) => !kept.has(memberId))
    await markKept(tx, id, kept)
    await deletePeople(tx, gone)
    await recordTrails(
      tx,
      gone.map(
        (memberId): TrailEntry => ({
          at: now,
          kind: 'account-deleted',
          memberId,
          actorId: before.actorId,
          name: before.label ?? undefined,
        }),
      ),
    )
    await updateImport(tx, id, { done: before.done + gone.length }, now)
    return true
  })
}

/** How many are invited each time the job runs. */
const INVITED_AT_ONCE = 250

/** DSK-030. Writes to some of those who arrived with an import that writes: never more than so many in an hour. */
export async function inviteSome(db: Db, sender: Sender, now: Date): Promise<number> {
  const room = MOST_INVITATIONS_AN_HOUR - (await countInvitedSince(db, new Date(now.getTime() - 3_600_000)))
  let count = 0
  for (const invitee of await listToInvite(db, Math.max(0, Math.min(room, INVITED_AT_ONCE))))
    await db.transaction(async (tx) => {
      if (!(await markInvited(tx, invitee, now))) return
      const member = await findMemberById(tx, invitee.memberId)
      if (!member) return
      await sendInvitation(tx, member, { now, sender }, invitee.source ?? undefined)
      count += 1
    })
  return count
}
