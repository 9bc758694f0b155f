import { addRomeDays, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type Difference, differenceOf, stretchBefore } from './comparison-rules.ts'
import type { PointAmount, Unsaying } from './hiding-rules.ts'
import type { Figure, SplitCode } from './model.ts'
import { isWithinYear, type Point, type StepCode, whenSaid, wholeOf } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import { isUnsaid, type Said } from './small-number-rules.ts'
import { groupName } from './split-copy.ts'

/** FIG-014. So many groups have a name of their own; the rest is “Altri”. */
const MOST_GROUPS = 10
const OTHERS = 'Altri'

/** `value` is the group as it is kept; the whole and “Altri” are none. */
export type ShownSeries = { readonly name: string; readonly amounts: readonly Said[]; readonly value?: string }

/** A figure as page, file and call show it: the same numbers everywhere. */
export type ShownFigure = {
  readonly figure: Figure
  readonly step: StepCode
  readonly points: readonly Point[]
  readonly split: SplitCode | null
  /** The whole, where it is not split; else its groups, which together make it. */
  readonly series: readonly ShownSeries[]
  readonly amounts: readonly (bigint | null)[]
  readonly whole: bigint | null
  readonly before: { readonly amounts: readonly (bigint | null)[]; readonly whole: bigint | null } | null
  readonly difference: Difference | null
  /** FIG-035. Until which day the months of the accounts are closed. */
  readonly closedUntil: RomeDay | null
  /** FIG-003, FIG-024. Points from which it is counted another way, or on which something happened, in words. */
  readonly changes: readonly { readonly at: number; readonly words: string; readonly note?: string }[]
}

type Counted = {
  readonly points: readonly Point[]
  readonly step: StepCode
  readonly split: SplitCode | null
  readonly own: readonly PointAmount[]
  readonly groups: readonly PointAmount[]
  readonly unsaying: Unsaying
  readonly before: readonly PointAmount[] | null
  /** FIG-024. Days that something happened on, in words. */
  readonly marks?: readonly { readonly day: RomeDay; readonly words: string; readonly note: string }[]
  readonly closedUntil?: RomeDay | null
  /** The figure of a whole stretch, where it is not made of its points: a mean of days is no mean of means. */
  readonly wholeOf?: ((amounts: 'own' | 'before') => bigint | null) | undefined
}

export function shownFigure(figure: Figure, question: Question, counted: Counted): ShownFigure {
  const { points, step, split } = counted
  const amounts = along(counted.own, points.length)
  const whole = counted.wholeOf ? counted.wholeOf('own') : wholeOf(amounts, figure.kind)
  const isAcross = changeDays(figure).some((day) => crosses(question, day))
  const earlier = counted.before && !isAcross ? along(counted.before, points.length) : null
  const before = earlier && {
    amounts: earlier,
    whole: counted.wholeOf ? counted.wholeOf('before') : wholeOf(earlier, figure.kind),
  }
  return {
    figure,
    step,
    points,
    split,
    series: split ? groupsOf(counted, split, amounts, figure) : [{ name: figure.name, amounts }],
    amounts,
    whole,
    before,
    difference: before && differenceOf(whole, before.whole, figure),
    closedUntil: (figure.hasClosedMonths && counted.closedUntil) || null,
    changes: [
      ...changeDays(figure).map((day) => ({
        day,
        note: '',
        words: `Dal ${formatDateIt(day)} si conta in un altro modo`,
      })),
      ...(counted.marks ?? []),
    ].flatMap(({ day, words, note }) => {
      const at = points.findIndex(({ from, to }) => from <= day && day <= to)
      return at < 0 ? [] : [{ at, words, ...(note && { note }) }]
    }),
  }
}

/** A point of which nothing was counted is a gap. */
function along(amounts: readonly PointAmount[], length: number): (bigint | null)[] {
  const found = new Map(amounts.map(({ at, amount }) => [at, amount]))
  return Array.from({ length }, (_, at) => found.get(at) ?? null)
}

/**
 * FIG-014. The ten largest and “Altri”, which together make the whole. Of FIG-048 the hidden numbers count nothing in the order, which
 * would tell something of them, and “Altri” is hidden with them where it would be what is left.
 */
function groupsOf(
  { groups, unsaying: { why, isBare } }: Counted,
  split: SplitCode,
  whole: readonly (bigint | null)[],
  figure: Figure,
): ShownSeries[] {
  const bare = whole.map((_, at) => isBare(figure.code, at))
  const named = [...Map.groupBy(groups, ({ value }) => value)].flatMap(([value, own]) => {
    const found = along(own, whole.length)
    if (found.every((amount, at) => amount === null || bare[at])) return []
    const amounts = whole.map((total, at): Said => {
      if (total === null) return null
      return bare[at] ? 'hidden' : (why(figure.code, at, value) ?? found[at] ?? 0n)
    })
    const known = amounts.map((amount) => (typeof amount === 'bigint' ? amount : null))
    return [{ name: groupName(split, value), value, amounts, found, size: wholeOf(known, figure.kind) ?? 0n }]
  })
  named.sort((one, other) => Number(other.size - one.size) || one.name.localeCompare(other.name, 'it'))
  const rest = named.slice(MOST_GROUPS)
  const shown: ShownSeries[] = named.slice(0, MOST_GROUPS).map(({ name, value, amounts }) => ({ name, value, amounts }))
  if (rest.length === 0) return shown
  const others = whole.map((total, at): Said => {
    if (total === null) return null
    const isHiddenIn = (some: readonly ShownSeries[]) => some.some(({ amounts }) => isUnsaid(amounts[at]))
    if (bare[at] || (isHiddenIn(rest) && isHiddenIn(shown))) return 'hidden'
    return rest.reduce((sum, { found }) => sum + (found[at] ?? 0n), 0n)
  })
  return [...shown, { name: OTHERS, amounts: others }]
}

const changeDays = ({ before = [] }: Figure): RomeDay[] => before.map(({ until }) => addRomeDays(until, 1))

/** FIG-003. Whether what is compared was counted in two ways. */
function crosses({ period, comparison }: Question, day: RomeDay): boolean {
  const stretch = stretchBefore(period, comparison)
  return stretch !== null && stretch.from < day && day <= period.to
}

/** FIG-017. The numbers of a plot in one sentence: `Premium: 1.204 il 01/10, 1.260 il 31/10, il punto più alto 1.262 il 28/10.` */
export function describeSeries(
  name: string,
  amounts: readonly (bigint | null)[],
  { points, step }: { points: readonly Pick<Point, 'from' | 'to' | 'hour'>[]; step: StepCode },
  format: (amount: bigint) => string,
): string {
  const counted = amounts.flatMap((amount, at) => {
    const point = points[at]
    return amount === null || !point ? [] : [{ amount, when: whenSaid(point, step, isWithinYear(points)) }]
  })
  const [first] = counted
  const last = counted.at(-1)
  if (!first || !last) return `${name}: nessun dato in questo periodo.`
  const highest = counted.reduce((most, each) => (each.amount > most.amount ? each : most))
  const said = ({ amount, when }: typeof first) => `${format(amount)} ${when}`
  if (counted.length === 1) return `${name}: ${said(first)}.`
  return `${name}: ${said(first)}, ${said(last)}, il punto più alto ${said(highest)}.`
}
