import { addRomeDays, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type Difference, differenceOf, stretchBefore } from './comparison-rules.ts'
import type { Figure, SplitCode } from './model.ts'
import { type Point, type StepCode, wholeOf } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import { hideSmall, isRevealing, type Said } from './small-number-rules.ts'
import { groupName } from './split-copy.ts'

/** FIG-014. So many groups have a name of their own; the rest is “Altri”. */
const MOST_GROUPS = 10
const OTHERS = 'Altri'

/** What a figure has at a point, `at` counting from zero; of the whole, or of a group. */
export type PointAmount = {
  readonly code: string
  readonly at: number
  readonly value: string
  readonly amount: bigint
}

export type ShownSeries = { readonly name: string; readonly amounts: readonly Said[] }

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
  /** FIG-003. Points from which it is counted another way, and since when. */
  readonly changes: readonly { readonly at: number; readonly words: string }[]
}

type Counted = {
  readonly points: readonly Point[]
  readonly step: StepCode
  readonly split: SplitCode | null
  readonly own: readonly PointAmount[]
  readonly groups: readonly PointAmount[]
  readonly before: readonly PointAmount[] | null
}

export function shownFigure(figure: Figure, question: Question, counted: Counted): ShownFigure {
  const { points, step, split } = counted
  const amounts = along(counted.own, points.length)
  const whole = wholeOf(amounts, figure.kind)
  const isAcross = changeDays(figure).some((day) => crosses(question, day))
  const earlier = counted.before && !isAcross ? along(counted.before, points.length) : null
  const before = earlier && { amounts: earlier, whole: wholeOf(earlier, figure.kind) }
  return {
    figure,
    step,
    points,
    split,
    series: split ? groupsOf(counted.groups, amounts, { split, figure }) : [{ name: figure.name, amounts }],
    amounts,
    whole,
    before,
    difference: before && differenceOf(whole, before.whole, figure),
    changes: changeDays(figure).flatMap((day) => {
      const at = points.findIndex(({ from, to }) => from <= day && day <= to)
      return at < 0 ? [] : [{ at, words: `Dal ${formatDateIt(day)} si conta in un altro modo` }]
    }),
  }
}

/** A point of which nothing was counted is a gap. */
function along(amounts: readonly PointAmount[], length: number): (bigint | null)[] {
  const found = new Map(amounts.map(({ at, amount }) => [at, amount]))
  return Array.from({ length }, (_, at) => found.get(at) ?? null)
}

/** FIG-014. The ten largest and “Altri”, which together make the whole; of small groups FIG-048 says how much is said. */
function groupsOf(
  groups: readonly PointAmount[],
  whole: readonly (bigint | null)[],
  { split, figure }: { split: SplitCode; figure: Figure },
): ShownSeries[] {
  const byValue = Map.groupBy(groups, ({ value }) => value)
  const all = [...byValue].map(([value, own]) => {
    const found = along(own, whole.length)
    const amounts = whole.map((total, at) => (total === null ? null : (found[at] ?? 0n)))
    return { name: groupName(split, value), amounts, size: wholeOf(amounts, figure.kind) ?? 0n }
  })
  all.sort((one, other) => Number(other.size - one.size) || one.name.localeCompare(other.name, 'it'))
  const named = all.slice(0, MOST_GROUPS)
  const rest = all.slice(MOST_GROUPS)
  if (rest.length > 0) named.push({ name: OTHERS, amounts: added(rest.map(({ amounts }) => amounts)), size: 0n })
  const amounts = named.map((group) => group.amounts)
  const said: readonly (readonly Said[])[] = isRevealing([split], figure.unit) ? hideSmall(amounts) : amounts
  return named.map(({ name }, index) => ({ name, amounts: said[index] ?? [] }))
}

const added = (groups: readonly (readonly (bigint | null)[])[]): (bigint | null)[] =>
  (groups[0] ?? []).map((_, at) =>
    groups.reduce<bigint | null>((sum, group) => {
      const amount = group[at] ?? null
      return amount === null ? sum : (sum ?? 0n) + amount
    }, null),
  )

const changeDays = ({ before = [] }: Figure): RomeDay[] => before.map(({ until }) => addRomeDays(until, 1))

/** FIG-003. Whether what is compared was counted in two ways. */
function crosses({ period, comparison }: Question, day: RomeDay): boolean {
  const stretch = stretchBefore(period, comparison)
  return stretch !== null && stretch.from < day && day <= period.to
}

/** FIG-017. The numbers of a plot in one sentence. */
export function describeSeries(
  name: string,
  amounts: readonly (bigint | null)[],
  points: readonly Pick<Point, 'label'>[],
  format: (amount: bigint) => string,
): string {
  const counted = amounts.flatMap((amount, at) => (amount === null ? [] : [{ amount, label: points[at]?.label ?? '' }]))
  const [first] = counted
  const last = counted.at(-1)
  if (!first || !last) return `${name}: nessun dato in questo periodo.`
  const highest = counted.reduce((most, each) => (each.amount > most.amount ? each : most))
  const said = ({ amount, label }: typeof first) => `${format(amount)}, ${label}`
  if (counted.length === 1) return `${name}: ${said(first)}.`
  return `${name}: ${said(first)}; ${said(last)}; il punto più alto ${said(highest)}.`
}
