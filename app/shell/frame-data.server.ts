import { isLoyaltyActive } from '#areas/audience/entitlement-rules.ts'
import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { listMenus } from '#areas/content/menu-store.server.ts'
import { visibleMenus } from '#areas/content/rules.ts'
import { topBarMessage, topBarTone, visibleNotices } from '#areas/notices/rules.ts'
import { listNotices, listTopBarMessages } from '#areas/notices/store.server.ts'
import type { Club } from '#platform/env.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'

/** Everything around a page that depends on the kind of visitor, and on nobody in particular. */
export async function frameData(audience: Audience, { db, club, now, isDemo }: PageParts) {
  const [menus, messages, notices] = await Promise.all([listMenus(db), listTopBarMessages(db), listNotices(db, now)])
  const isSignedIn = audience.type !== 'SUSPECT'
  return {
    club: shownOf(club),
    isDemo,
    type: audience.type,
    menus: visibleMenus(menus, audience),
    topBar: { tone: topBarTone(audience.type), message: topBarMessage(messages, audience) },
    notices: isSignedIn ? visibleNotices(notices, audience) : [],
    /** SRC-008 */
    /** SHL-017 */
    hasEcm: holds(audience, 'ecm'),
    hasLegal: holds(audience, 'legal'),
    /** SHL-020 */
    showsCredits: isSignedIn && isLoyaltyActive(audience),
    isStaff: audience.flags.includes('staff'),
  }
}

/** What every page says of the club, and so everybody reads: nothing else of it, such as who signs, leaves with a page. */
function shownOf({ name, legalName, address, vatNumber, pec, phone, email, providerNumber, ...more }: Club) {
  const { partner, social, logo } = more
  return { name, legalName, address, vatNumber, pec, phone, email, providerNumber, partner, social, logo }
}

export type FrameData = Awaited<ReturnType<typeof frameData>>
