import { foldedName, trimmedName } from '#areas/lists/rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import {
  countLabels,
  countLabelsOf,
  deleteLabel,
  deleteMemberLabel,
  findLabel,
  findLabelByKey,
  insertLabel,
  insertMemberLabel,
  insertMemberLabels,
  lockLabels,
  moveMembers,
  updateLabelName,
} from './label-store.server.ts'
import { type Label, MOST_LABELS, MOST_LABELS_OF_ONE } from './model.ts'
import { labelProblem } from './rules.ts'

export type Labelled = { kind: 'done' } | { kind: 'refused'; problem: string }

const done: Labelled = { kind: 'done' }
const refused = (problem: string): Labelled => ({ kind: 'refused', problem })

/** DSK-026. Gives a member a label by its name, which is made if nobody has it yet. Given twice, it is given once. */
export async function giveLabel(db: Db, memberId: string, typed: string, by: ByStaff): Promise<Labelled> {
  const name = trimmedName(typed)
  const problem = labelProblem(name)
  if (problem) return refused(problem)
  return db.transaction(async (tx) => {
    await lockLabels(tx)
    const known = await findLabelByKey(tx, foldedName(name))
    if (!known && (await countLabels(tx)) >= MOST_LABELS)
      return refused(`Il Club ha già ${MOST_LABELS} etichette: usane una che c’è, o uniscine due.`)
    if ((await countLabelsOf(tx, memberId)) >= MOST_LABELS_OF_ONE)
      return refused(`Una persona ha al massimo ${MOST_LABELS_OF_ONE} etichette: togline una.`)
    const label = known ?? (await insertLabel(tx, name, foldedName(name), by.now))
    if (await insertMemberLabel(tx, memberId, label.id, by.now)) await tell(tx, label, 'given', by, { memberId })
    return done
  })
}

/** DSK-029. Gives many the label that says where they come from; it is made where it is not there, or no longer. Answers its id. */
export async function giveLabelToMany(
  tx: Db,
  memberIds: readonly string[],
  { id, name }: { id: string | null; name: string },
  now: Date,
): Promise<string> {
  await lockLabels(tx)
  const known = (id && (await findLabel(tx, id))) || (await findLabelByKey(tx, foldedName(name)))
  const label = known || (await insertLabel(tx, name, foldedName(name), now))
  await insertMemberLabels(tx, memberIds, label.id, now)
  return label.id
}

export async function takeLabel(db: Db, memberId: string, id: string, by: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const label = await getLabel(tx, id)
    if (await deleteMemberLabel(tx, memberId, id)) await tell(tx, label, 'taken', by, { memberId })
  })
}

/** Renamed for everybody who has it. */
export async function renameLabel(db: Db, id: string, typed: string, by: ByStaff): Promise<Labelled> {
  const name = trimmedName(typed)
  const problem = labelProblem(name)
  if (problem) return refused(problem)
  return db.transaction(async (tx) => {
    await lockLabels(tx)
    const label = await getLabel(tx, id)
    const other = await findLabelByKey(tx, foldedName(name))
    if (other && other.id !== id) return refused(`C’è già «${other.name}»: uniscile, se sono la stessa.`)
    if (label.name === name) return done
    await updateLabelName(tx, id, name, foldedName(name))
    await tell(tx, label, 'renamed', by, { changes: [{ field: 'Nome', from: label.name, to: name }] })
    return done
  })
}

/** Of two, the second is left: whoever had either has it. */
export async function joinLabels(db: Db, fromId: string, intoId: string, by: ByStaff): Promise<Labelled> {
  if (fromId === intoId) return refused('Scegli un’altra etichetta a cui unirla.')
  return db.transaction(async (tx) => {
    await lockLabels(tx)
    const [from, into] = [await getLabel(tx, fromId), await getLabel(tx, intoId)]
    const count = await moveMembers(tx, fromId, intoId)
    await deleteLabel(tx, fromId)
    await tell(tx, from, 'joined', by, { count, changes: [{ field: 'Etichetta', from: from.name, to: into.name }] })
    return done
  })
}

export async function removeLabel(db: Db, id: string, by: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    await lockLabels(tx)
    const label = await getLabel(tx, id)
    await deleteLabel(tx, id)
    await tell(tx, label, 'removed', by, {})
  })
}

async function getLabel(db: Db, id: string): Promise<Label> {
  const label = await findLabel(db, id)
  if (!label) throw new NotFound('Questa etichetta non c’è più.')
  return label
}

type Facts = { memberId?: string; count?: number; changes?: { field: string; from: string; to: string }[] }

async function tell(
  db: Db,
  { id, name }: Label,
  what: 'given' | 'taken' | 'renamed' | 'joined' | 'removed',
  { staffId, now }: ByStaff,
  facts: Facts,
): Promise<void> {
  await recordTrail(db, {
    at: now,
    kind: 'label-edited',
    actorId: staffId,
    name,
    ...facts,
    done: { thing: 'label', id, what },
  })
}
