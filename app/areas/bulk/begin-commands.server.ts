import { createHash } from 'node:crypto'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import {
  type BulkAct,
  type BulkContents,
  type BulkList,
  type BulkRun,
  MOST_TICKED,
  type Params,
  REHEARSED_AT_ONCE,
  refused,
  type Verdict,
} from './model.ts'
import { isTypedNumber, mustTypeNumber } from './rules.ts'
import {
  countItems,
  findRun,
  findRunByKey,
  insertItems,
  insertRun,
  listLeft,
  lockRun,
  updateRun,
  updateVerdicts,
} from './store.server.ts'

type By = { staff: Member; now: Date }
/** Asks for the job that works on a run, in the transaction that needs it. */
export type Later = (db: Db, number: number) => Promise<unknown>

/** What belongs to a run: its act and its list. An act that the club no longer has can be looked at no more. */
export function partsOfRun(
  contents: BulkContents,
  { act: name }: Pick<BulkRun, 'act'>,
): { act: BulkAct; list: BulkList } {
  const act = contents.acts.find((each) => each.name === name)
  const list = contents.lists.find((each) => each.name === act?.list)
  if (!act || !list) throw new NotFound('Questa azione non c’è più.')
  return { act, list }
}

/** What was chosen: some by their ticks, or all that a question found. */
export type Choice = { act: string; search: URLSearchParams; ids: readonly string[]; isAll: boolean; key: string }

/**
 * DSK-018. Writes down which records were chosen: the list of this moment. The same press again, known by the key of its form and by
 * what was chosen, finds the same run.
 */
export async function beginRun(
  db: Db,
  contents: BulkContents,
  { act: name, search, ids, isAll, key }: Choice,
  { staff, now }: By,
  later: Later,
): Promise<number> {
  const { act, list } = partsOfRun(contents, { act: name })
  const { query, words, isNarrowed, isBroken } = await list.ask(db, search, staff)
  if (isBroken) throw new Conflict('Una condizione non esiste più: toglila, e poi scegli.')
  if (!isAll && ids.length === 0) throw new InvalidInput({}, 'Non è scelto niente: spunta almeno una riga.')
  if (ids.length > MOST_TICKED)
    throw new InvalidInput({}, `Si spuntano al massimo ${formatCount(MOST_TICKED)} righe, o tutti i trovati.`)
  const chosen = isAll ? query : [...new Set(ids)].toSorted().join(' ')
  const press = createHash('sha256').update([staff.id, key, name, isAll, chosen].join('\n')).digest('hex')
  const number = await db.transaction(async (tx) => {
    const run = {
      list: list.name,
      act: name,
      actorId: staff.id,
      createdAt: now,
      query,
      question: words,
      isAll,
      isNarrowed,
    }
    const made = await insertRun(tx, { ...run, key: press })
    if (made === null) return null
    let total = 0
    const take = async (some: string[]) => {
      await insertItems(tx, made, some, total)
      total += some.length
    }
    if (isAll) await list.eachId(tx, { query, staff, now }, take)
    else await take([...new Set(ids)])
    await updateRun(tx, made, { total })
    return made
  })
  if (number === null) return (await findRunByKey(db, press))?.number ?? Promise.reject(new NotFound())
  if (act.fields.length === 0) await rehearseRun(db, contents, { number, params: {} }, { staff, now }, later)
  return number
}

/** A run that is still being chosen or rehearsed is of whoever began it. */
async function lockOwn(db: Db, number: number, staff: Member): Promise<BulkRun> {
  const run = await lockRun(db, number, 'update')
  if (run?.actorId !== staff.id) throw new NotFound('Questa azione non c’è.')
  return run
}

/** DSK-019. What would become of each record. Long lists are looked at by a job. */
export async function rehearseRun(
  db: Db,
  contents: BulkContents,
  { number, params }: { number: number; params: Params },
  { staff, now }: By,
  later: Later,
): Promise<void> {
  const total = await db.transaction(async (tx) => {
    const run = await lockOwn(tx, number, staff)
    if (run.confirmedAt) return 0
    await updateRun(tx, number, { params, state: 'judging', reached: 0 })
    if (run.total > REHEARSED_AT_ONCE) await later(tx, number)
    return run.total
  })
  if (total > 0 && total <= REHEARSED_AT_ONCE) await judgeRun(db, contents, number, { staff, now })
}

/** Back to the choices of the act, before it is confirmed. */
export async function chooseAgain(db: Db, number: number, staff: Member): Promise<void> {
  await db.transaction(async (tx) => {
    const { confirmedAt } = await lockOwn(tx, number, staff)
    if (!confirmedAt) await updateRun(tx, number, { state: 'choosing' })
  })
}

/** Looks at the records of a run, from where it stopped, as whoever began it. */
export async function judgeRun(db: Db, contents: BulkContents, number: number, by: By): Promise<void> {
  for (;;) {
    const run = await findRun(db, number)
    if (run?.state !== 'judging') return
    const items = await listLeft(db, number, 'judging', run.reached)
    if (items.length === 0) break
    const verdicts = await verdictsOn(
      db,
      contents,
      run,
      items.map(({ recordId }) => recordId),
      by,
    )
    const seen = items.map(({ place, recordId }) => {
      const verdict = verdicts.get(recordId) ?? GONE
      return { place, kind: verdict.kind, reason: 'reason' in verdict ? verdict.reason : null }
    })
    await updateVerdicts(db, number, seen)
    await updateRun(db, number, { reached: items.at(-1)?.place ?? run.total })
  }
  await db.transaction(async (tx) => {
    if ((await lockRun(tx, number, 'update'))?.state === 'judging') await updateRun(tx, number, { state: 'ready' })
  })
}

const GONE = refused('Non c’è più')
const NO_LONGER_FOUND = refused('Non risponde più alla domanda')

/** What an act would do to these records now: whoever is never touched, or no longer answers the question, is left out of every act. */
export async function verdictsOn(
  db: Db,
  contents: BulkContents,
  run: BulkRun,
  ids: readonly string[],
  { staff, now }: By,
): Promise<ReadonlyMap<string, Verdict>> {
  const { act, list } = partsOfRun(contents, run)
  const leftOut = await list.leftOut?.(db, ids)
  const answering = run.isAll ? await list.stillAnswering(db, { query: run.query, staff, now }, ids) : null
  const judged = await act.judge(db, ids, { ...run, staff, now })
  return new Map(
    ids.map((id) => {
      const why = leftOut?.get(id)
      if (why !== undefined) return [id, refused(why)] as const
      const verdict = judged.get(id) ?? GONE
      return [id, answering && !answering.has(id) && verdict !== GONE ? NO_LONGER_FOUND : verdict] as const
    }),
  )
}

type Confirmation = { number: number; reason: string; typed: string }

/** DSK-019. Confirms what was rehearsed; confirmed again, it is the same run. */
export async function confirmRun(
  db: Db,
  contents: BulkContents,
  { number, reason, typed }: Confirmation,
  { staff, now }: By,
  later: Later,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockOwn(tx, number, staff)
    if (run.confirmedAt) return
    if (run.state !== 'ready') throw new Conflict('Prima si guarda che cosa cambia.')
    const { act } = partsOfRun(contents, run)
    const groups = await countItems(tx, number)
    const changing = groups.filter(({ kind }) => kind === 'changes').reduce((sum, { count }) => sum + count, 0)
    if (changing === 0) throw new Conflict('Non cambierebbe niente.')
    if (mustTypeNumber(changing, run) && !isTypedNumber(typed, changing))
      throw new InvalidInput({ number: `Scrivi ${formatCount(changing)} per confermare.` })
    await updateRun(tx, number, { state: 'running', reason, confirmed: changing, confirmedAt: now })
    await recordTrail(tx, {
      at: now,
      kind: 'bulk-done',
      actorId: staff.id,
      name: act.title,
      count: changing,
      reason,
      run: number,
      changes: [
        { field: 'Scelti', to: run.isAll ? `Tutti i trovati: ${run.question}` : `Spuntati fra: ${run.question}` },
      ],
      done: { thing: 'bulk', id: number, what: 'confirmed' },
    })
    await later(tx, number)
  })
}

/** What is done stays done; the others are left as they are. */
export async function stopRun(
  db: Db,
  contents: BulkContents,
  number: number,
  { staff, now }: { staff: Member | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, number, 'update')
    if (run?.state !== 'running') return
    await updateRun(tx, number, { state: 'stopped', endedAt: now })
    await recordTrail(tx, {
      at: now,
      kind: 'bulk-done',
      actorId: staff?.id,
      name: partsOfRun(contents, run).act.title,
      run: number,
      done: { thing: 'bulk', id: number, what: 'stopped' },
    })
  })
}
