import type { Db } from '#platform/db/database.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { listAuditAbout, listCourseAudit } from './audit-store.server.ts'

const LATEST = 10

export type DeskHistoryLine = { id: string; at: string; what: string; who: string | null }

/** What staff did to one thing, as its page shows it; `words` says each act, `offer 12` is the thing. */
export async function deskHistory(
  db: Db,
  about: string,
  words: Readonly<Record<string, string>>,
  limit = LATEST,
): Promise<DeskHistoryLine[]> {
  const lines = await listAuditAbout(db, about, limit)
  return lines.map(({ id, at, details, actor }) => ({
    id,
    at: formatMinuteIt(at),
    what: words[String(details.what)] ?? 'Modifica',
    who: actor,
  }))
}

/** Whoever only looked is on the trail too, and changed nothing. */
const LOOKS: readonly unknown[] = ['viewed', 'document-read']

/** Who changed it last, told to whoever comes second. */
export async function lastHandOn(db: Db, about: string): Promise<string> {
  const last = (await listAuditAbout(db, about, 20)).find(({ details }) => !LOOKS.includes(details.what))
  return handOf(last)
}

export async function lastHandOnCourse(db: Db, courseId: number): Promise<string> {
  const [last] = await listCourseAudit(db, courseId, 1)
  return handOf(last)
}

function handOf(line: { actor: string | null; at: Date } | undefined): string {
  return line?.actor ? `${line.actor}, ${formatMinuteIt(line.at)}` : 'un’altra persona della redazione'
}
