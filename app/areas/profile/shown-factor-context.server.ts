import { lostFactorEnd } from '#areas/account/second-factor-rules.ts'
import { countRecoveryCodes, findSecondFactor } from '#areas/account/second-factor-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatLongDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import type { ShownFactor } from './ui/second-factor-section.tsx'

/** What the member sees of their verification in two steps; null while it is not on. */
export async function findShownFactor(db: Db, memberId: string): Promise<ShownFactor | null> {
  const found = await findSecondFactor(db, memberId)
  if (!found?.confirmedAt) return null
  return {
    since: formatLongDateIt(found.confirmedAt),
    isDemo: found.isDemo,
    codesLeft: await countRecoveryCodes(db, memberId),
    lostUntil: found.lostAt && formatMinuteIt(lostFactorEnd(found.lostAt)),
  }
}
