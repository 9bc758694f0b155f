import { MOST_CONDITIONS, readableQuery } from '#platform/pure/question.ts'

/** DSK-023. Some conditions of a segment: all of them, or at least one; those who answer are in, or left out. */
export type Group = {
  readonly mode: 'all' | 'any'
  readonly isExcluded: boolean
  /** Each a field and what is asked of it, as an address writes them. */
  readonly pairs: readonly (readonly [field: string, written: string])[]
}

export const EMPTY_GROUP: Group = { mode: 'all', isExcluded: false, pairs: [] }
export const MOST_GROUPS = 10
const MODES = { all: 'tutte', any: 'almeno' } as const

/** A group as it is kept and as an address holds it: `almeno-esclusi?tipo=TRIAL&visita=vuoto:`. */
export function writeGroup({ mode, isExcluded, pairs }: Group): string {
  return `${MODES[mode]}${isExcluded ? '-esclusi' : ''}?${readableQuery(pairs)}`
}

/** Null where it is no group. */
export function readGroup(written: string): Group | null {
  const [, word, excluded, query = ''] = /^(tutte|almeno)(-esclusi)?\?(.*)$/s.exec(written) ?? []
  if (!word) return null
  const pairs = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  return { mode: word === 'tutte' ? 'all' : 'any', isExcluded: excluded !== undefined, pairs }
}

/** Groups as an address or a form sends them; what is no group is left out, and there is always one. */
export function readGroups(written: readonly string[]): Group[] {
  const groups = written.slice(0, MOST_GROUPS).flatMap((each) => readGroup(each) ?? [])
  return groups.length > 0 ? groups : [EMPTY_GROUP]
}

export const conditionsIn = (groups: readonly Group[]) => groups.reduce((sum, { pairs }) => sum + pairs.length, 0)

/** Why these groups cannot be kept. */
export function groupsProblem(groups: readonly Group[]): string | null {
  const count = conditionsIn(groups)
  if (count === 0) return 'Metti almeno una condizione: senza, sarebbero tutti.'
  return count > MOST_CONDITIONS ? `Un segmento ha al massimo ${MOST_CONDITIONS} condizioni.` : null
}

/** The field by which a segment names others. */
export const SEGMENT_FIELD = 'segmento'

/** The segments that these groups name. */
export function namedIn(groups: readonly Group[]): string[] {
  const written = groups.flatMap(({ pairs }) => pairs.filter(([field]) => field === SEGMENT_FIELD))
  return [...new Set(written.flatMap(([, value]) => value.replace(/^non:/, '').split(',')))]
}

/** DSK-023. Whether a segment, made of these groups, would come back to itself through those it names. */
export function isCircle(id: string, groups: readonly Group[], groupsOf: (id: string) => readonly Group[]): boolean {
  const seen = new Set<string>()
  const waiting = namedIn(groups)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === id) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...namedIn(groupsOf(next)))
  }
  return false
}

export const withGroup = (groups: readonly Group[], place: number, change: Partial<Group>): Group[] =>
  groups.map((group, at) => (at === place ? { ...group, ...change } : group))

export const withoutGroup = (groups: readonly Group[], place: number): Group[] => groups.filter((_, at) => at !== place)

/** The same groups with a condition in the place of another, or after the others of its group. */
export function withPair(
  groups: readonly Group[],
  { group, place, pair }: { group: number; place: number | null; pair: Group['pairs'][number] | null },
): Group[] {
  const { pairs = [] } = groups[group] ?? {}
  const at = place ?? pairs.length
  const changed = [...pairs.slice(0, at), ...(pair ? [pair] : []), ...pairs.slice(at + 1)]
  return withGroup(groups, group, { pairs: changed })
}

export const SHORTEST_SEGMENT = 2
export const LONGEST_SEGMENT = 60
export const LONGEST_DESCRIPTION = 300
export const MOST_SEGMENTS = 200

export function segmentNameProblem(name: string): string | null {
  const { length } = [...name]
  return length < SHORTEST_SEGMENT || length > LONGEST_SEGMENT
    ? `Il nome ha da ${SHORTEST_SEGMENT} a ${LONGEST_SEGMENT} caratteri.`
    : null
}

/** CMP-012. Why somebody of a segment cannot be written to, in the order in which the first one counts. */
export const REACH_REASONS = {
  closed: 'account chiuso',
  staff: 'fa parte della redazione',
  consent: 'senza consenso',
  profiling: 'senza consenso alla profilazione',
  unconfirmed: 'e-mail non confermata',
  refusing: 'indirizzo che rifiuta',
  shared: 'stesso indirizzo di un altro account',
} as const
export type ReachReason = keyof typeof REACH_REASONS

/** CMP-012, DSK-025. How many of a segment a promotional message would reach, and why not the others. */
export type Reach = {
  readonly total: number
  readonly reached: number
  readonly excluded: number
  readonly reasons: readonly { readonly reason: ReachReason; readonly count: number }[]
}

export function reachFrom(counts: ReadonlyMap<ReachReason | null, number>): Reach {
  const reasons = (Object.keys(REACH_REASONS) as ReachReason[]).flatMap((reason) => {
    const count = counts.get(reason) ?? 0
    return count > 0 ? { reason, count } : []
  })
  const reached = counts.get(null) ?? 0
  const excluded = reasons.reduce((sum, { count }) => sum + count, 0)
  return { total: reached + excluded, reached, excluded, reasons }
}
