import { redirect, redirectDocument } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { forgottenSessionCookies } from '#platform/session/cookie.ts'
import { revokeSession } from '#platform/session/store.server.ts'
import type { Route } from './+types/logout'

/** REG-016. Ends the session of this browser; a link that is merely followed, or fetched ahead, ends nothing. */
export async function action({ context }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const { sessionId } = viewerOf(context)
  if (sessionId) await revokeSession(db, sessionId, now)
  const headers = new Headers()
  for (const cookie of forgottenSessionCookies()) headers.append('set-cookie', cookie)
  // A whole document: nothing the member saw stays in the memory of the page.
  return redirectDocument('/', { headers })
}

export function loader() {
  return redirect('/')
}
