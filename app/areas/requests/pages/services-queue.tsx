import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { QUEUE_PATH } from '../model.ts'
import type { Route } from './+types/services-queue'

/** DSK-039. Where the requests to services once had a queue of their own. */
export function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'requests.read', 'legal.read')
  return redirect(`${QUEUE_PATH}?ambito=servizi`)
}
