import { lastHandOn } from '#areas/audience/history-context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotAllowed, NotFound } from '#platform/errors.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type ListView, MOST_VIEWS } from './model.ts'
import { foldedName, trimmedName, viewNameProblem } from './rules.ts'
import {
  countViews,
  deleteView,
  findView,
  hasViewNamed,
  insertView,
  lockViews,
  updateViewQuery,
} from './view-store.server.ts'

type By = { staff: Pick<Member, 'id' | 'permissions'>; now: Date }

export type SavedView = { kind: 'saved'; id: string } | { kind: 'refused'; problem: string }

/** DSK-015. Keeps a question of a list under a name, for whoever saves it or for the team. */
export async function saveView(
  db: Db,
  { list, name: typed, isShared, query }: { list: string; name: string; isShared: boolean; query: string },
  { staff, now }: By,
): Promise<SavedView> {
  const name = trimmedName(typed)
  const problem = viewNameProblem(name)
  if (problem) return { kind: 'refused', problem }
  const shelf = { list, isShared, authorId: staff.id }
  return db.transaction(async (tx): Promise<SavedView> => {
    await lockViews(tx, list)
    if ((await countViews(tx, shelf)) >= MOST_VIEWS)
      return {
        kind: 'refused',
        problem: isShared ? 'La squadra ha già 30 viste: togline una.' : 'Hai già 30 viste: togline una.',
      }
    const key = foldedName(name)
    if (await hasViewNamed(tx, shelf, key)) return { kind: 'refused', problem: 'C’è già una vista con questo nome.' }
    const id = await insertView(tx, { ...shelf, name, key, query }, now)
    await recordTrail(tx, trailOf({ id, name }, 'created', { staff, now }))
    return { kind: 'saved', id }
  })
}

/** The same view with another question; whoever saved it meanwhile is not written over. */
export async function updateView(
  db: Db,
  { list, id, query, seen }: { list: string; id: string; query: string; seen: number },
  by: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockViews(tx, list)
    const view = await changeable(tx, { list, id }, by)
    if (view.version !== seen)
      throw new Conflict(
        `Nel frattempo qualcun altro ha salvato questa vista: ${await lastHandOn(tx, 'view', id)}. Guarda com’è adesso, e poi aggiornala o salvala come nuova.`,
      )
    await updateViewQuery(tx, id, query, by.now)
    await recordTrail(tx, trailOf(view, 'corrected', by))
  })
}

export async function removeView(db: Db, { list, id }: { list: string; id: string }, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockViews(tx, list)
    const view = await changeable(tx, { list, id }, by)
    await deleteView(tx, id)
    await recordTrail(tx, trailOf(view, 'removed', by))
  })
}

/** Own views are nobody else's; those of the team are changed by their author or an administrator. */
async function changeable(db: Db, { list, id }: { list: string; id: string }, { staff }: By): Promise<ListView> {
  const view = await findView(db, id)
  const isTheirs = view?.authorId === staff.id
  if (!view || view.list !== list || (!view.isShared && !isTheirs)) throw new NotFound('Questa vista non c’è più.')
  if (!isTheirs && !staffMay(staff, 'team.write'))
    throw new NotAllowed('Una vista della squadra la cambia chi l’ha salvata, o un amministratore.')
  return view
}

const trailOf = ({ id, name }: { id: string; name: string }, what: 'created' | 'corrected' | 'removed', by: By) =>
  ({
    at: by.now,
    kind: 'list-edited',
    actorId: by.staff.id,
    name,
    done: { thing: 'view', id, what },
  }) as const
