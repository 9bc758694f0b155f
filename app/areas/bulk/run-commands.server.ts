import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { AppError, Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { recordTrail, tieTrailToRun } from '#platform/trail/store.server.ts'
import { judgeRun, type Later, partsOfRun, stopRun, verdictsOn } from './begin-commands.server.ts'
import { type BulkContents, type BulkRun, type Doing, PIECE } from './model.ts'
import { takenBackUntil } from './rules.ts'
import { findRun, type Item, listLeft, lockRun, takeItem, updateItem, updateRun } from './store.server.ts'

export type Working = { now: Date; sender: Doing['sender']; onFault: (error: unknown) => void }

/**
 * DSK-019. The next turn of a run: looks at all of it, or does or takes back the next records. True where there is more to do. Whoever
 * calls it again, or at the same time on another node, does nothing twice: each record is done in the transaction that says so.
 */
export async function workOnRun(db: Db, contents: BulkContents, number: number, working: Working): Promise<boolean> {
  const run = await findRun(db, number)
  if (!run) return false
  if (run.state !== 'judging' && run.state !== 'running' && run.state !== 'undoing') return false
  const { act } = partsOfRun(contents, run)
  const viewer = await findViewerByMemberId(db, run.actorId, working.now)
  if (!viewer || !staffMay(viewer.member, act.permission)) {
    // Whoever confirmed it may no longer: the rest is not done in their name.
    await stopRun(db, contents, number, { staff: null, now: working.now })
    return false
  }
  if (run.state === 'judging') {
    await judgeRun(db, contents, number, { staff: viewer.member, now: working.now })
    return false
  }
  const doing: Doing = { ...run, ...working, staff: viewer.member, run: number }
  const items = await listLeft(db, number, run.state, 0)
  for (const { place } of items) await workOnItem(db, contents, run, place, doing, working.onFault)
  if (items.length === PIECE) return true
  return finish(db, run, working.now)
}

/** True where somebody else is still at a record that this turn could not take. */
async function finish(db: Db, { number, state }: BulkRun, now: Date): Promise<boolean> {
  const work = state === 'undoing' ? 'undoing' : 'running'
  return db.transaction(async (tx) => {
    if ((await lockRun(tx, number, 'update'))?.state !== work) return false
    if ((await listLeft(tx, number, work, 0)).length > 0) return true
    await updateRun(tx, number, work === 'undoing' ? { state: 'undone' } : { state: 'done', endedAt: now })
    return false
  })
}

async function workOnItem(
  db: Db,
  contents: BulkContents,
  run: BulkRun,
  place: number,
  doing: Doing,
  onFault: Working['onFault'],
): Promise<void> {
  const work = run.state === 'undoing' ? 'undoing' : 'running'
  await db.transaction(async (tx) => {
    if ((await lockRun(tx, run.number, 'share'))?.state !== work) return
    const item = await takeItem(tx, run.number, place, work)
    if (!item) return
    await tieTrailToRun(tx, run.number)
    const change =
      work === 'running'
        ? await doItem(tx, contents, run, item, doing, onFault)
        : await undoItem(tx, contents, run, item, doing)
    await updateItem(tx, run.number, place, change)
  })
}

/** One record may be refused without the others: what was begun of it is undone, and why is written down. */
async function doItem(
  tx: Db,
  contents: BulkContents,
  run: BulkRun,
  { recordId: id }: Item,
  doing: Doing,
  onFault: Working['onFault'],
): Promise<Partial<Item>> {
  const { act } = partsOfRun(contents, run)
  const verdict = (await verdictsOn(tx, contents, run, [id], doing)).get(id)
  if (!verdict || verdict.kind === 'refused') return { outcome: 'refused', reason: verdict?.reason ?? null }
  if (verdict.kind === 'same') return { outcome: 'skipped', reason: verdict.reason }
  try {
    return { outcome: 'done', reason: null, kept: await tx.transaction((step) => act.doOne(step, id, doing)) }
  } catch (error) {
    if (!(error instanceof AppError)) onFault(error)
    return { outcome: 'refused', reason: wordsOf(error) }
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof InvalidInput) return Object.values(error.fields).join(' ') || error.message
  return error instanceof AppError ? error.message : 'Non è riuscito: fallo dalla sua pagina.'
}

async function undoItem(
  tx: Db,
  contents: BulkContents,
  run: BulkRun,
  item: Item,
  doing: Doing,
): Promise<Partial<Item>> {
  const { act } = partsOfRun(contents, run)
  if (!act.undoOne || !item.kept) return { isRestored: false }
  const { undoOne } = act
  const { kept } = item
  try {
    return { isRestored: await tx.transaction((step) => undoOne(step, item.recordId, kept, doing)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { isRestored: false }
  }
}

/** DSK-021. Gives back what each record had, for a day. Asked twice, it is done once. */
export async function takeBackRun(
  db: Db,
  contents: BulkContents,
  { number, reason }: { number: number; reason: string },
  { staff, now }: { staff: Member; now: Date },
  later: Later,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, number, 'update')
    if (!run) throw new NotFound('Questa azione non c’è.')
    if (run.state === 'undoing' || run.state === 'undone') return
    const { act } = partsOfRun(contents, run)
    const until = takenBackUntil(run, act)
    if (!until || until <= now) throw new Conflict('Questa azione non si può più rimettere com’era.')
    await updateRun(tx, number, { state: 'undoing' })
    await recordTrail(tx, {
      at: now,
      kind: 'bulk-done',
      actorId: staff.id,
      name: act.title,
      reason,
      run: number,
      done: { thing: 'bulk', id: number, what: 'taken-back' },
    })
    await later(tx, number)
  })
}
