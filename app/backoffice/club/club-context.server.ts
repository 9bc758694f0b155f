import type { RouterContextProvider } from 'react-router'
import { lastHandOn } from '#areas/audience/history-context.server.ts'
import type { HistoryLine } from '#areas/audience/trail-store.server.ts'
import type { ClubPart } from '#areas/club/model.ts'
import { getClubSettings } from '#areas/club/store.server.ts'
import type { ClubHistoryLine } from '#areas/club/ui/club-history.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'

/** The club as the environment begins it, and how the next page learns that it changed. */
export function ownClubOf(context: Readonly<RouterContextProvider>) {
  const { ownClub } = partsOf(context)
  if (!ownClub) throw new Error('The server was made without the settings of the club.')
  return ownClub
}

export function historyOf(lines: readonly HistoryLine[]): ClubHistoryLine[] {
  return lines.map(({ id, at, actor, facts }) => ({
    id,
    when: formatMinuteIt(at),
    who: actor ?? 'Un amministratore che non c’è più',
    what: facts.changes?.map(({ field }) => field).join(', ') ?? '',
  }))
}

/** Who saved the same part last, for whoever comes second. */
export async function whoChangedLast(db: Db, part: ClubPart): Promise<{ number: number; who: string }> {
  const [settings, who] = await Promise.all([getClubSettings(db), lastHandOn(db, 'club', part)])
  return { number: settings[part].number, who }
}
