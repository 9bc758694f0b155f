import { type RouterContextProvider, redirect } from 'react-router'
import { audienceOf, memberOf, viewAsOf } from '#areas/audience/context.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { catalogueOf } from './catalogue-context.server.ts'
import { readBalance } from './commands.server.ts'
import { OWN_PATH } from './model.ts'
import { maySpend, standingOf } from './rules.ts'

/** LOY-001, LOY-021. Who shops in the catalogue, with what; whoever may not is sent to the page that says why. */
export async function shopperOf(context: Readonly<RouterContextProvider>) {
  const parts = partsOf(context)
  const { db, now, outside } = parts
  const audience = audienceOf(context)
  const member = memberOf(context)
  const standing = standingOf(audience, member.expiration, now, outside.loyalty.graceDays)
  if (!maySpend(standing)) throw redirect(OWN_PATH)
  const reading = { now, isLooking: viewAsOf(context) !== null }
  const balance = await readBalance(db, member.id, reading)
  return { member, standing, balance, reading, catalogue: catalogueOf({ ...parts, audience }) }
}
