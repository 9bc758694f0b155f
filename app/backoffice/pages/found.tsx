import { anyStaffOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { searchedIn } from '#platform/pure/paging.ts'
import { findAtDesk } from '../find.server.ts'
import type { Route } from './+types/found'

/** DSK-006. What the palette finds, for scripts alone; the page of the search asks the same. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = anyStaffOf(context)
  const { db, now } = partsOf(context)
  const typed = searchedIn(new URL(request.url).searchParams, 'cerca')
  return Response.json(typed.length > 1 ? await findAtDesk(db, staff, typed, now) : [])
}
