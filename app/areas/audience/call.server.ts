import { NotAllowed } from '#platform/errors.ts'
import { callDefiner } from '#platform/http/call.server.ts'
import type { Member, Viewer } from './model.ts'

/** Defines one call of the club; areas list theirs in `api.server.ts`. */
export const defineCall = callDefiner<Viewer>()

/** Who makes a call that only members may make. */
export function callerOf({ member }: Viewer): Member {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}
