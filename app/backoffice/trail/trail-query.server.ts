import { findMembersNamed } from '#areas/audience/store.server.ts'
import type { TrailLine, TrailQuery } from '#areas/audience/trail-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { endOfRomeDay, formatMinuteIt, parseRomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { searchedIn } from '#platform/pure/paging.ts'
import { lineInWords as lineSaid, reasonInWords } from '#platform/trail/in-words.ts'
import { TRAIL_KINDS, type TrailKind } from '#platform/trail/model.ts'
import { thingWords } from '#platform/trail/things.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is asked of the trail, as the address says it. */
export type AskedTrail = {
  kind: TrailKind | ''
  person: string
  actor: string
  thing: string
  act: string
  from: string
  to: string
}

export function askedTrail(search: URLSearchParams): AskedTrail {
  const kind = TRAIL_KINDS.find((each) => each === search.get('fatto'))
  return {
    kind: kind ?? '',
    person: searchedIn(search, 'persona'),
    actor: UUID.test(search.get('chi') ?? '') ? (search.get('chi') ?? '') : '',
    thing: thingWords(search.get('cosa') ?? '') ? (search.get('cosa') ?? '') : '',
    act: /^[a-z-]{1,40}$/.test(search.get('atto') ?? '') ? (search.get('atto') ?? '') : '',
    from: parseRomeDay(search.get('dal') ?? '') ?? '',
    to: parseRomeDay(search.get('al') ?? '') ?? '',
  }
}

/** The same as the store understands it; null when nobody is named so. */
export async function trailQuery(
  db: Db,
  { kind, person, actor, thing, act, from, to }: AskedTrail,
): Promise<Omit<TrailQuery, 'limit'> | null> {
  const [member] = person ? await findMembersNamed(db, person) : []
  if (person && !member) return null
  const [first, last] = [parseRomeDay(from), parseRomeDay(to)]
  return {
    ...(kind && { kind }),
    ...(member && { memberId: member.id }),
    ...(actor && { actorId: actor }),
    ...(thing && { thing }),
    ...(act && { act }),
    during: { start: first ? startOfRomeDay(first) : undefined, end: last ? endOfRomeDay(last) : undefined },
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
export function lineInWords({ id, at, kind, facts, member, username, actor, actorId }: TrailLine) {
  return {
    id,
    at: formatMinuteIt(at),
    ...lineSaid(kind, facts),
    reason: reasonInWords(kind, facts),
    member,
    username,
    who: actor ?? (actorId ? 'Chi non lavora più qui' : null),
  }
}
