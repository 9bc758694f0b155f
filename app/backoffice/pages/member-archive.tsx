import { redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { memberDataContext } from '#areas/profile/member-data-context.server.ts'
import { exportMember } from '#areas/profile/privacy-commands.server.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { getMember } from '../members/member-context.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { mayDo, reasonProblem } from '../members/member-rules.ts'
import type { Route } from './+types/member-archive'

/** Nothing is taken out by following a link: it is asked for, with a reason, from the page of the member. */
export function loader({ context, params }: Route.LoaderArgs) {
  staffOf(context, 'administrator')
  return redirect(`${MEMBERS_PATH}/${encodeURIComponent(params.username)}/accesso`)
}

/** Everything the club knows of a member, as the member would download it, for who asked for it by letter. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const operator = staffOf(context, 'administrator')
  const { db, now, club, origin, disk } = partsOf(context)
  const member = await getMember(db, params.username)
  if (!mayDo('export', operator, member)) throw new NotAllowed()
  const reason = String((await request.formData()).get('reason') ?? '')
  if (reasonProblem(reason)) return redirect(`${MEMBERS_PATH}/${member.username}/accesso?manca=motivo#privacy`)
  const found = await findViewerByMemberId(db, member.id, now)
  if (!found) throw new NotFound()
  const archive = await exportMember(db, found.member, {
    now,
    data: context.get(memberDataContext),
    settings: { club, origin },
    disk,
    by: { actorId: operator.id, reason: reason.trim() },
  })
  return new Response(Buffer.from(archive), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="dati-${member.username}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}
