import { redirect } from 'react-router'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { catalogueOf } from '../catalogue-context.server.ts'
import { CATALOGUE_PATH, OWN_PATH } from '../model.ts'
import { maySpend, redirectTarget, standingOf } from '../rules.ts'
import type { Route } from './+types/catalogue-login'

/** LOY-015, LOY-021. Hands a member over to the catalogue: the supplier's, or the club's own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { now, outside } = parts
  const audience = audienceOf(context)
  const member = memberOf(context)
  const target = redirectTarget(new URL(request.url).searchParams.get('redirectTo'))
  if (!maySpend(standingOf(audience, member.expiration, now, outside.loyalty.graceDays))) return redirect(OWN_PATH)
  const elsewhere = await catalogueOf({ ...parts, audience }).shopAddress(member.clientCode, target)
  return redirect(elsewhere ?? CATALOGUE_PATH + target.replace(/\/$/, ''))
}
