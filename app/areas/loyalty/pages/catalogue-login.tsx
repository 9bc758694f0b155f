import { redirect } from 'react-router'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { CATALOGUE_PATH, OWN_PATH } from '../model.ts'
import { maySpend, redirectTarget, standingOf } from '../rules.ts'
import type { Route } from './+types/catalogue-login'

/** LOY-015, LOY-021. Hands a member over to the catalogue: the supplier's, or ours where the supplier is imitated. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, now, outside } = partsOf(context)
  const member = memberOf(context)
  const target = redirectTarget(new URL(request.url).searchParams.get('redirectTo'))
  if (!maySpend(standingOf(audienceOf(context), member.expiration, now, outside.loyalty.graceDays)))
    return redirect(OWN_PATH)
  const elsewhere = await outside.loyalty.rewards(db, clock).shopAddress(member.clientCode, target)
  return redirect(elsewhere ?? CATALOGUE_PATH + target.replace(/\/$/, ''))
}
