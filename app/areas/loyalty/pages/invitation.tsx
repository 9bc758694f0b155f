import { redirect } from 'react-router'
import { INVITATION_COOKIE } from '#platform/facts/model.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { Route } from './+types/invitation'

const MONTH_SECONDS = 30 * 86_400
const WORD = /^[\w-]{4,40}$/

/** The address in an invitation. The word is remembered until whoever came registers; whether it is a true one is told to nobody. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (!WORD.test(params.code)) return redirect('/registrazione')
  const secure = partsOf(context).isSecure ? '; Secure' : ''
  const cookie = `${INVITATION_COOKIE}=${params.code}; Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax${secure}`
  return redirect('/registrazione', { headers: { 'set-cookie': cookie } })
}
