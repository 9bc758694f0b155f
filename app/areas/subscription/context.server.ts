import type { Audience, Member } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listOwnedProducts } from '#areas/plans/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { informationOf } from './rules.ts'

/** What the page and the certificate both say of a member; they cannot disagree. */
export async function subscriptionOf(db: Db, { type }: Audience, member: Member, now: Date) {
  const owned = await listOwnedProducts(db, member.id)
  const record = await findMemberById(db, member.id)
  const begun = (record?.membership.premiumPeriods ?? []).filter(({ start }) => start <= now).at(-1)
  const from =
    type === 'TRIAL' || type === 'EX_TRIAL' ? (record?.membership.trial?.start ?? null) : (begun?.start ?? null)
  return { owned, information: informationOf(type, owned, { from, until: member.expiration.expDate, now }) }
}
