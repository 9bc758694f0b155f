import { listAuditAbout } from '#areas/account/audit-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { DONE_WORDS } from './desk-copy.ts'
import type { HistoryLine } from './ui/history.tsx'

const LATEST = 10

/** What staff did to one shop or offer, as a page shows it. */
export async function historyOf(db: Db, about: string): Promise<HistoryLine[]> {
  const lines = await listAuditAbout(db, about, LATEST)
  return lines.map(({ id, at, details, actor }) => ({
    id,
    at: formatMinuteIt(at),
    what: DONE_WORDS[String(details.what)] ?? 'Cambiata',
    who: actor,
  }))
}
