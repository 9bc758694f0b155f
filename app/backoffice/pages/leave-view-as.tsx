import { redirect, redirectDocument } from 'react-router'
import { staffOf, viewerOf } from '#areas/audience/context.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { leaveViewAs } from '#areas/view-as/commands.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import type { Route } from './+types/leave-view-as'

/** DSK-036. Ends the visit, wherever it is left from, and goes back to the person at the desk. */
export async function action({ context }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.view-as')
  const { db, now, forgetMember } = partsOf(context)
  const { sessionId } = viewerOf(context)
  const memberId = sessionId && (await leaveViewAs(db, sessionId, now))
  forgetMember(staff.id)
  const member = memberId ? await findMemberById(db, memberId) : null
  // A whole document: nothing of what the member sees stays in the memory of the page.
  return redirectDocument(member ? `${MEMBERS_PATH}/${member.username}` : MEMBERS_PATH)
}

/** There is nothing to read here. */
export function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'members.view-as')
  return redirect(MEMBERS_PATH)
}
