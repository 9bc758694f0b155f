/** FIG-042. A request as its times are counted: working milliseconds, without those put aside, and who answered or closed it. */
export type TimedRequest = {
  readonly kind: string
  readonly toAnswer: number | null
  readonly toEnd: number | null
  /** How long it waited for the person, put aside; null where it never was. */
  readonly aside: number | null
  /** Null where nothing was promised, or nobody answered. */
  readonly isInTime: boolean | null
  readonly people: readonly string[]
}

export type Times = { readonly median: number; readonly most: number } | null
export type KindTimes = {
  /** Empty for the kinds that are told together. */
  readonly kind: string
  readonly toAnswer: Times
  readonly toEnd: Times
  readonly aside: Times
  readonly promised: number
  readonly inTime: number
}

/** FIG-043. Below so many people a time would measure one of them. */
const LEAST_PEOPLE = 2

const peopleIn = (requests: readonly TimedRequest[]) => new Set(requests.flatMap(({ people }) => people)).size

/** FIG-042, FIG-043. Times by kind; kinds that one person alone follows are told only together with others, or not at all. */
export function timesByKind(requests: readonly TimedRequest[]): KindTimes[] {
  const groups = [...Map.groupBy(requests, ({ kind }) => kind)].map(([kind, own]) => ({ kind, own }))
  groups.sort((one, other) => other.own.length - one.own.length || one.kind.localeCompare(other.kind, 'it'))
  const told = groups.filter(({ own }) => peopleIn(own) >= LEAST_PEOPLE)
  const together = groups.filter(({ own }) => peopleIn(own) < LEAST_PEOPLE).flatMap(({ own }) => own)
  // One person follows them all: they are told together with the kind that is asked least.
  while (together.length > 0 && peopleIn(together) < LEAST_PEOPLE && told.length > 0)
    together.push(...(told.pop()?.own ?? []))
  const rows = told.map(({ kind, own }) => timesOf(kind, own))
  return together.length > 0 && peopleIn(together) >= LEAST_PEOPLE ? [...rows, timesOf('', together)] : rows
}

function timesOf(kind: string, requests: readonly TimedRequest[]): KindTimes {
  const of = (which: 'toAnswer' | 'toEnd' | 'aside') => {
    const sorted = requests.flatMap((request) => request[which] ?? []).toSorted((one, other) => one - other)
    return sorted.length === 0 ? null : { median: quantile(sorted, 0.5), most: quantile(sorted, 0.9) }
  }
  const promised = requests.filter(({ isInTime }) => isInTime !== null)
  return {
    kind,
    toAnswer: of('toAnswer'),
    toEnd: of('toEnd'),
    aside: of('aside'),
    promised: promised.length,
    inTime: promised.filter(({ isInTime }) => isInTime).length,
  }
}

export type Stretch = { readonly from: Date; readonly to: Date }

/** The parts of stretches that lie between two instants, each instant once: what was put aside twice at a time waited once. */
export function within(stretches: readonly Stretch[], { from, to }: Stretch): Stretch[] {
  const parts: Stretch[] = []
  let reached = from
  for (const each of stretches.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const part = { from: each.from > reached ? each.from : reached, to: each.to < to ? each.to : to }
    if (part.from >= part.to) continue
    parts.push(part)
    reached = part.to
  }
  return parts
}

/** Between the two nearest, as PostgreSQL's percentile_cont. */
export function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}

/** `3 h 20 min`, `2 giorni e 4 h`: a working day has the hours of a day. */
export function timeInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)]
  if (days > 0) return `${days} ${days === 1 ? 'giorno' : 'giorni'}${hours > 0 ? ` e ${hours} h` : ''}`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
