import { redirect } from 'react-router'
import { memberOf } from '#areas/audience/context.server.ts'
import { passDoor } from '#areas/courses/commands.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/door'

/** CRS-031. The one-time address: it leads into the room once, and only the member it was made for. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = partsOf(context)
  const passed = await passDoor(db, { token: params.token, memberId: memberOf(context).id, now })
  if (!passed)
    throw new NotFound('Questo collegamento è già stato usato o è scaduto. Torna al corso e aprilo di nuovo.')
  return redirect(passed.courseId === null ? '/corsi-ecm-fad' : `/aula/${passed.courseId}`)
}

export default function DoorPage() {
  return null
}
