import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { keepItem, keepItemAside } from '#areas/content/desk-commands.server.ts'
import { faultsOf } from '#areas/content/desk-faults-context.server.ts'
import { findDeskItem } from '#areas/content/desk-store.server.ts'
import { AppError, Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeMinuteOf } from '#platform/pure/dates.ts'
import { CONTENTS_PATH } from '../contents/content-copy.ts'
import { itemIdOf, keptOf, lastSaveOf, sentItem } from '../contents/item-context.server.ts'
import type { DraftAnswer } from '../keeping/keeping-wire.ts'
import type { Route } from './+types/content-draft'

/** Nothing is read here: whoever writes is led to the article. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'contents.write')
  return redirect(`${CONTENTS_PATH}/${params.id}`)
}

/** STU-016. Keeps what an editor has so far. Asked by the form itself a moment after the last change, so it answers in data. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = (body: DraftAnswer, status = 200) => Response.json(body, { status })
  try {
    const editor = staffOf(context, 'contents.write')
    const { db, now, disk } = partsOf(context)
    const itemId = itemIdOf(params)
    if (!itemId) throw new NotFound()
    const form = await request.formData()
    const basedOn = Number(form.get('seen') ?? Number.NaN)
    if (!Number.isSafeInteger(basedOn) || basedOn < 0) throw new InvalidInput()
    const prefers = form.get('prefers')
    const { permissions } = editor
    const { typed } = await sentItem(form, await findDeskItem(db, itemId), { db, disk, now, permissions })
    const change = { itemId, basedOn, ...keptOf(typed), act: 'draft' as const, authorId: editor.id, now }
    if (prefers === 'theirs') {
      await keepItemAside(db, change)
      return answer({ kind: 'aside' })
    }
    try {
      const { number } = await keepItem(db, { ...change, setsOtherAside: prefers === 'mine' })
      return answer({
        kind: 'saved',
        number,
        at: romeMinuteOf(now).slice(11),
        faults: await faultsOf(db, itemId, typed),
      })
    } catch (error) {
      const theirs = error instanceof Conflict ? await lastSaveOf(db, itemId, editor.id) : null
      if (!theirs) throw error
      return answer({ kind: 'conflict', ...theirs }, 409)
    }
  } catch (error) {
    if (error instanceof AppError) return answer({ kind: 'refused', message: error.message }, error.status)
    throw error
  }
}
