import { AUDIT_KINDS, type AuditKind } from '#areas/account/audit-model.ts'
import type { TrailLine, TrailQuery } from '#areas/account/audit-store.server.ts'
import { findMembersNamed } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { endOfRomeDay, formatMinuteIt, parseRomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { searchedIn } from '#platform/pure/paging.ts'
import { AUDIT_WORDS, trailDetail, trailReason } from './member-copy.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is asked of the trail, as the address says it. */
export type AskedTrail = { kind: AuditKind | ''; person: string; actor: string; day: string }

export function askedTrail(search: URLSearchParams): AskedTrail {
  const kind = AUDIT_KINDS.find((each) => each === search.get('fatto'))
  return {
    kind: kind ?? '',
    person: searchedIn(search, 'persona'),
    actor: UUID.test(search.get('chi') ?? '') ? (search.get('chi') ?? '') : '',
    day: parseRomeDay(search.get('giorno') ?? '') ?? '',
  }
}

/** The same as the store understands it; null when nobody is named so. */
export async function trailQuery(
  db: Db,
  { kind, person, actor, day }: AskedTrail,
): Promise<Omit<TrailQuery, 'limit'> | null> {
  const [member] = person ? await findMembersNamed(db, person) : []
  if (person && !member) return null
  const written = parseRomeDay(day)
  return {
    ...(kind && { kind }),
    ...(member && { memberId: member.id }),
    ...(actor && { actorId: actor }),
    ...(written && { during: { start: startOfRomeDay(written), end: endOfRomeDay(written) } }),
  }
}

/** The place in the trail after a line, as an address holds it. */
export const markOfLine = ({ at, id }: Pick<TrailLine, 'at' | 'id'>) => `${at.getTime()}.${id}`

export function lineMarked(mark: string | null): { at: Date; id: string } | undefined {
  const [, ms, id] = /^(\d{1,15})\.(.+)$/.exec(mark ?? '') ?? []
  if (!ms || !id || !UUID.test(id)) return undefined
  return { at: new Date(Number(ms)), id }
}

/** A line in words. */
export function lineInWords({ id, at, kind, details, member, username, actor, actorId }: TrailLine) {
  return {
    id,
    at: formatMinuteIt(at),
    what: AUDIT_WORDS[kind],
    detail: trailDetail(details),
    reason: trailReason(kind, details),
    member,
    username,
    who: actor ?? (actorId ? 'Chi non lavora più qui' : null),
  }
}
