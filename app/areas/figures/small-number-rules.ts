import type { SplitCode } from './model.ts'

/** FIG-048. Groups of one to four people are not said. */
export const LEAST_SAID = 5
/** Splits of smaller groups are told by the week or longer. */
const LEAST_BY_DAY = 50n

/** Splits by which one could recognise somebody, and the split whose groups hold theirs or are held by them: one would give the other away. */
const REVEALING: Partial<Record<string, SplitCode | null>> = {
  specialization: null,
  province: 'region',
  region: 'province',
  course: 'series',
  series: 'course',
}

/** FIG-048. Whether groups of this split may name somebody: money has its own permission, and names nobody. */
export const isRevealing = (split: SplitCode, unit: string): boolean =>
  unit !== 'cents' && Object.hasOwn(REVEALING, split)

export const kinOf = (split: SplitCode): SplitCode | null => REVEALING[split] ?? null

/** FIG-048. Days are offered only where every group that has somebody has many. */
export function isByDayOffered(groups: readonly bigint[]): boolean {
  return groups.every((amount) => amount === 0n || amount >= LEAST_BY_DAY)
}

/** Why a number is not said: it is small, or a small one would follow from it. */
export type Unsaid = 'few' | 'hidden'
/** A number, a gap, or a number that is not said. */
export type Said = bigint | null | Unsaid

export const UNSAID_WORDS: Readonly<Record<Unsaid, string>> = { few: 'meno di 5', hidden: 'nascosto' }
export const isUnsaid = (amount: Said | undefined): amount is Unsaid => amount === 'few' || amount === 'hidden'

/** Numbers of one point that make another: a whole that everybody sees (`null`), or one of the numbers, which may be hidden too. */
export type Sum = { readonly whole: string | null; readonly parts: readonly string[] }

export type Hiding = {
  readonly unsaid: ReadonlyMap<string, Unsaid>
  /** Sums of which nothing can be said, because whatever is hidden would follow from the whole. */
  readonly bare: ReadonlySet<Sum>
}

/**
 * FIG-048. Numbers of one to four are hidden, and with them the next smallest of their sums until nobody who knows everything else, and
 * this rule, finds out one of them. Only the numbers of the point decide, never the period or the groups that are shown: two
 * questions get the same answer about the same number.
 */
export function hideSmall(
  amounts: ReadonlyMap<string, bigint>,
  sums: readonly Sum[],
  /** Pairs of which the first is hidden where the second is. */
  like: readonly (readonly [string, string])[] = [],
): Hiding {
  const unsaid = new Map<string, Unsaid>()
  const bare = new Set<Sum>()
  const amountOf = (cell: string) => Number(amounts.get(cell) ?? 0n)
  const sumsOf = new Map<string, Sum[]>()
  for (const sum of sums) for (const cell of cellsOf(sum)) sumsOf.set(cell, [...(sumsOf.get(cell) ?? []), sum])
  const open = new Set<Sum>()
  const hide = (cell: string) => {
    unsaid.set(cell, amountOf(cell) < LEAST_SAID ? 'few' : 'hidden')
    for (const sum of sumsOf.get(cell) ?? []) open.add(sum)
  }
  const small = [...amounts.keys()].filter((cell) => amountOf(cell) > 0 && amountOf(cell) < LEAST_SAID)
  small.forEach(hide)
  /** The cell that opens the fewest sums in which nothing is hidden yet, of those the smallest. */
  const nextOf = (some: Iterable<Sum>): string | undefined => {
    let next: { cell: string; opened: number; amount: number } | undefined
    const seen = new Set<string>()
    for (const sum of some) {
      for (const cell of cellsOf(sum)) {
        const amount = amountOf(cell)
        if (amount === 0 || unsaid.has(cell) || seen.has(cell)) continue
        seen.add(cell)
        const opened = (sumsOf.get(cell) ?? []).filter((each) => !open.has(each)).length
        if (!next || opened < next.opened || (opened === next.opened && amount < next.amount))
          next = { cell, opened, amount }
      }
    }
    return next?.cell
  }
  const protect = (some: Iterable<Sum>): boolean => {
    const next = nextOf(some)
    if (next !== undefined) hide(next)
    const whole = next === undefined ? [...some].filter((sum) => sum.whole === null && !bare.has(sum)) : []
    for (const sum of whole) bare.add(sum)
    return next !== undefined || whole.length > 0
  }
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [cell, model] of like) {
      if (!unsaid.has(model) || unsaid.has(cell)) continue
      hide(cell)
      isChanged = true
    }
    for (const sum of sums) {
      if (sum.whole !== null || bare.has(sum)) continue
      const hidden = sum.parts.filter((cell) => unsaid.has(cell))
      const size = hidden.reduce((total, cell) => total + amountOf(cell), 0)
      if (hidden.length > 0 && (hidden.length === 1 || size < LEAST_SAID)) isChanged = protect([sum]) || isChanged
    }
    if (isChanged) continue
    const known = narrowed({ amountOf, unsaid, sums: [...open].filter((sum) => !bare.has(sum)) })
    const isKnown = (cell: string) => known(cell).low === known(cell).high
    const touched = new Set<Sum>()
    for (const cell of small.filter(isKnown)) {
      const own = sumsOf.get(cell) ?? []
      const held = own.filter((sum) => sum.whole !== null)
      if ((held.length > 0 ? held : own).some((sum) => touched.has(sum))) continue
      for (const sum of own) touched.add(sum)
      // Where its own sums have nothing more to hide, what gives it away lies in the sums beside them.
      isChanged =
        protect(own) || protect(new Set(own.flatMap(cellsOf).flatMap((each) => sumsOf.get(each) ?? []))) || isChanged
    }
  }
  return { unsaid, bare }
}

const cellsOf = ({ whole, parts }: Sum): readonly string[] => (whole === null ? parts : [...parts, whole])

type Bounds = { readonly low: number; readonly high: number }
/** More than anything that is counted, and still exact. */
const ANY = 1e13

/** Numbers that do not add up would be narrowed for ever: whatever is not settled by then is taken for known, and more is hidden. */
const MOST_ROUNDS = 200

/** Between what each number must lie for whoever knows all that is said, from sum to sum until nothing moves. */
function narrowed({
  amountOf,
  unsaid,
  sums,
}: {
  amountOf: (cell: string) => number
  unsaid: ReadonlyMap<string, Unsaid>
  sums: readonly Sum[]
}): (cell: string) => Bounds {
  const bounds = new Map<string, Bounds>()
  for (const [cell, why] of unsaid)
    bounds.set(cell, why === 'few' ? { low: 1, high: LEAST_SAID - 1 } : { low: LEAST_SAID, high: ANY })
  const of = (cell: string): Bounds => bounds.get(cell) ?? { low: amountOf(cell), high: amountOf(cell) }
  let isMoved = true
  const narrow = (cell: string, low: number, high: number) => {
    const known = bounds.get(cell)
    if (!known || (low <= known.low && high >= known.high)) return
    bounds.set(cell, { low: Math.max(low, known.low), high: Math.min(high, known.high) })
    isMoved = true
  }
  for (let round = 0; isMoved; round += 1) {
    if (round === MOST_ROUNDS) return () => ({ low: 0, high: 0 })
    isMoved = false
    for (const { whole, parts } of sums) {
      const all = parts.map(of)
      const low = all.reduce((sum, part) => sum + part.low, 0)
      const high = all.reduce((sum, part) => sum + part.high, 0)
      const size = parts.reduce((sum, cell) => sum + amountOf(cell), 0)
      if (whole !== null) narrow(whole, low, high)
      const total = whole === null ? { low: size, high: size } : of(whole)
      for (const [index, cell] of parts.entries()) {
        const part = all[index] ?? of(cell)
        narrow(cell, total.low - (high - part.high), total.high - (low - part.low))
      }
    }
  }
  return of
}
