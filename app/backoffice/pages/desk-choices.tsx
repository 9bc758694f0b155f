import { data, redirect } from 'react-router'
import { z } from 'zod'
import { updateDeskChoices } from '#areas/account/desk-choice-store.server.ts'
import { anyStaffOf } from '#areas/audience/context.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { DESK_PATH } from '../desk-path.ts'
import type { Route } from './+types/desk-choices'

const chosen = z
  .enum(['si', 'no'])
  .transform((word) => word === 'si')
  .optional()
const shape = z.object({ isFolded: chosen, isDense: chosen, hasLetterKeys: chosen })

/** DSK-002, DSK-004, DSK-007. How somebody likes the desk, kept for them alone. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id } = anyStaffOf(context)
  const { db } = partsOf(context)
  const read = shape.safeParse(declaredFields(await request.formData(), Object.keys(shape.shape)))
  if (!read.success || Object.keys(read.data).length === 0) throw new InvalidInput({}, 'Questa scelta non esiste.')
  await updateDeskChoices(db, id, read.data)
  // A form that was sent as a document goes back to where it was.
  if (!request.headers.get('accept')?.includes('text/html')) return data(null)
  const came = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? DESK_PATH
  return redirect(came === DESK_PATH || came.startsWith(`${DESK_PATH}/`) ? came : DESK_PATH)
}

export function loader({ context }: Route.LoaderArgs) {
  anyStaffOf(context)
  return redirect(DESK_PATH)
}
