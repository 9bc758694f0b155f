import type { Db } from '#platform/db/database.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { actInWords, changesInWords, factsInWords } from '#platform/trail/in-words.ts'
import type { StoredFacts } from '#platform/trail/model.ts'
import type { AnyThing } from '#platform/trail/things.ts'
import { type HistoryLine, listTrailAbout, listTrailAboutAny } from './trail-store.server.ts'

const LATEST = 10

export type DeskHistoryLine = { id: string; at: string; what: string; who: string | null }

/** What was done to one thing, as its page shows it. */
export async function deskHistory(
  db: Db,
  thing: AnyThing,
  id: string | number,
  limit = LATEST,
): Promise<DeskHistoryLine[]> {
  return historyInWords(await listTrailAbout(db, thing, id, limit))
}

/** The same lines, where many things share one history: `name` is said too. */
export function historyInWords(lines: readonly HistoryLine[], { isNamed = false } = {}): DeskHistoryLine[] {
  return lines.map(({ id, at, facts, actor }) => {
    const act = actInWords(facts) ?? 'Modifica'
    const named = isNamed ? facts.name : facts.part
    const what = named ? `${act}: ${named}` : act
    return {
      id,
      at: formatMinuteIt(at),
      what: [what, changesInWords(facts), whyOf(facts)].filter(Boolean).join('. '),
      who: actor,
    }
  })
}

const whyOf = ({ reason }: StoredFacts) => reason && `Perché: ${reason}`

/** DSK-054. The history of things that are one to whoever looks, with names, amounts and reasons. */
export async function sharedHistory(db: Db, things: readonly string[], limit = LATEST): Promise<DeskHistoryLine[]> {
  const lines = await listTrailAboutAny(db, things, limit)
  return lines.map(({ id, at, facts, actor }) => {
    const what = [factsInWords(facts), whyOf(facts)].filter(Boolean).join('. ')
    return { id, at: formatMinuteIt(at), what, who: actor }
  })
}

/** Whoever only looked is on the trail too, and changed nothing. */
const LOOKS: readonly unknown[] = ['viewed', 'read', 'document-read']

/** Who changed it last, told to whoever comes second. */
export async function lastHandOn(db: Db, thing: AnyThing, id: string | number | null): Promise<string> {
  const lines = id === null ? [] : await listTrailAbout(db, thing, id, 20)
  const last = lines.find(({ facts }) => !LOOKS.includes(facts.what))
  return last?.actor ? `${last.actor}, ${formatMinuteIt(last.at)}` : 'un’altra persona della redazione'
}
