import { CONDITIONS_OF_USE } from '#areas/account/conditions-copy.ts'
import type { Audience, Member } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import { findPageText, TERMS_PATH } from '#areas/content/page-text-store.server.ts'
import { listOwnedProducts } from '#areas/plans/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
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

/** SUB-007, PRV-003, PRV-011. One text of the conditions of use, wherever it is read: the one editors keep. */
export async function conditionsOfUse(db: Db, club: Club): Promise<string> {
  return withClubWords((await findPageText(db, TERMS_PATH)) ?? CONDITIONS_OF_USE, club)
}
