import { data, redirect } from 'react-router'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { questionAddress } from '#platform/pure/list-question.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { askRows } from './question-context.server.ts'
import type { DeskList } from './row-store.server.ts'
import { removeView, saveView, updateView } from './view-commands.server.ts'
import { findPreferences, upsertPreferences } from './view-store.server.ts'
import { queryOf, viewAddress } from './views-context.server.ts'

const FIELDS = ['act', 'name', 'team', 'view', 'seen', 'columns'] as const

const LIST_ACTS = ['columns', 'usual-columns', 'save', 'update']

/** Whether a form is about the question of a list, on a page that has other forms too. */
export function isOfList(form: FormData): boolean {
  const act = String(form.get('act'))
  return LIST_ACTS.includes(act) || (act === 'remove' && form.has('view'))
}

/** DSK-013, DSK-015. What is done with the question of a list: it is in the address the form was sent to. */
export async function listAction(
  db: Db,
  list: DeskList,
  request: Request,
  { staff, now }: { staff: Member; now: Date },
) {
  const asked = await askRows(db, list, new URL(request.url).searchParams)
  const typed = declaredFields(await request.formData(), FIELDS, { longest: 1_000 })
  const { act, name = '', view: id = '', seen } = typed
  const isShared = typed.team !== undefined
  const view = { list: list.name, id }
  if (act === 'columns' || act === 'usual-columns') {
    const known = (typed.columns ?? '').split(',').filter((key) => list.columns.some((each) => each.key === key))
    await upsertPreferences(db, list.name, staff.id, { columns: act === 'columns' ? known : null })
    return redirect(questionAddress(list.path, { ...asked.listed, columns: null }))
  }
  const columns = asked.listed.columns ?? (await findPreferences(db, list.name, staff.id))?.columns ?? null
  const query = queryOf({ listed: { ...asked.listed, columns } })
  try {
    if (act === 'save') {
      const saved = await saveView(db, { list: list.name, name, isShared, query }, { staff, now })
      if (saved.kind === 'refused') return data({ problem: saved.problem, name, isShared }, { status: 400 })
      return redirect(`${viewAddress(list, { id: saved.id, query })}&fatto=vista`)
    }
    if (!isUuid(id)) throw new NotFound('Questa vista non c’è più.')
    if (act === 'remove') {
      await removeView(db, view, { staff, now })
      return redirect(`${list.path}?fatto=vista-tolta`)
    }
    if (act !== 'update') throw new InvalidInput()
    await updateView(db, { ...view, query, seen: Number(seen) }, { staff, now })
    return redirect(`${viewAddress(list, { id, query })}&fatto=vista`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data({ problem: error.message, name, isShared }, { status: error.status })
  }
}

export const VIEW_DONE = { vista: 'La vista è salvata.', 'vista-tolta': 'La vista è tolta.' }
