import { redirect } from 'react-router'
import { INVITATION_COOKIE, INVITATION_WORD } from '#platform/facts/model.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { cookieHeaders } from '#platform/http/pass-on-cookies.ts'
import { endedPlainCookie, hostCookie } from '#platform/session/cookie.ts'
import type { Route } from './+types/invitation'

const MONTH_MS = 30 * 86_400_000

/** The address in an invitation. The word is remembered until whoever came registers; whether it is a true one is told to nobody. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (!INVITATION_WORD.test(params.code)) return redirect('/registrazione')
  const { isSecure } = partsOf(context)
  const cookie = hostCookie(INVITATION_COOKIE, params.code, { isSecure, maxAgeMs: MONTH_MS })
  const ended = isSecure ? [endedPlainCookie(INVITATION_COOKIE)] : []
  return redirect('/registrazione', { headers: cookieHeaders([cookie, ...ended]) })
}
