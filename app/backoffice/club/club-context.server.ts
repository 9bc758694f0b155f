import type { RouterContextProvider } from 'react-router'
import { type DeskLine, listClubAudit } from '#areas/account/audit-store.server.ts'
import { labelsOf } from '#areas/club/copy.ts'
import type { ClubPart } from '#areas/club/model.ts'
import { getClubSettings } from '#areas/club/store.server.ts'
import type { HistoryLine } from '#areas/club/ui/club-history.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'

/** The club as the environment begins it, and how the next page learns that it changed. */
export function ownClubOf(context: Readonly<RouterContextProvider>) {
  const { ownClub } = partsOf(context)
  if (!ownClub) throw new Error('The server was made without the settings of the club.')
  return ownClub
}

export function historyOf(lines: readonly DeskLine[]): HistoryLine[] {
  return lines.map(({ id, at, actor, details }) => ({
    id,
    when: formatMinuteIt(at),
    who: actor ?? 'Un amministratore che non c’è più',
    what: labelsOf(String(details.fields ?? '')),
  }))
}

const RECENT = 20

/** Who saved the same part last, for whoever comes second. */
export async function whoChangedLast(db: Db, part: ClubPart): Promise<{ number: number; who: string }> {
  const [settings, lines] = await Promise.all([getClubSettings(db), listClubAudit(db, RECENT)])
  const last = lines.find(({ details }) => details.part === part)
  const who = last
    ? `${last.actor ?? 'un altro amministratore'}, ${formatMinuteIt(last.at)}`
    : 'un altro amministratore'
  return { number: settings[part].number, who }
}
