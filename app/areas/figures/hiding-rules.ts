import type { SplitCode } from './model.ts'
import { type Hiding, hideSmall, type Sum, type Unsaid } from './small-number-rules.ts'

/** What a figure has at a point, `at` counting from zero; of the whole, or of a group. */
export type PointAmount = {
  readonly code: string
  readonly at: number
  readonly value: string
  readonly amount: bigint
}

/** What is not said of the groups of figures, point by point. */
export type Unsaying = {
  readonly why: (code: string, at: number, value: string) => Unsaid | undefined
  /** Whether nothing is said of any group of this figure at this point. */
  readonly isBare: (code: string, at: number) => boolean
}

export const NOTHING_UNSAID: Unsaying = { why: () => undefined, isBare: () => false }

type Known = {
  readonly split: SplitCode
  readonly groups: readonly PointAmount[]
  /** The groups that hold these, or are held by them, where there are such. */
  readonly kin: { readonly split: SplitCode; readonly groups: readonly PointAmount[] } | null
  /** Which group holds another: the region of a province, the series of a course. */
  readonly holder: (value: string) => string | undefined
}

/** The finer of two splits of which one holds the other. */
const FINER: readonly SplitCode[] = ['province', 'course']
/** Credits follow from certificates, and would tell how many there were. */
const FOLLOWS: Readonly<Record<string, string>> = { 'learning.credits': 'learning.certificates' }
export const followed = (code: string): string | undefined => FOLLOWS[code]

/** FIG-048. All the groups decide, also those that are not shown by name, so that no other question gives a hidden number away. */
export function unsayingOf({ split, groups, kin, holder }: Known): Unsaying {
  // In an order of their own, so that both splits hide the same.
  const cells = [
    ...groups.map((each) => ({ ...each, split })),
    ...(kin ? kin.groups.map((each) => ({ ...each, split: kin.split })) : []),
  ].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  const points = new Map<number, { hiding: Hiding; whole: ReadonlyMap<string, Sum> }>()
  for (const [at, own] of Map.groupBy(cells, (cell) => cell.at)) {
    const amounts = new Map(own.map((cell) => [nameOf(cell), cell.amount]))
    const whole = new Map<string, Sum>()
    const sums: Sum[] = []
    for (const [key, parts] of Map.groupBy(own, (cell) => `${cell.code}|${cell.split}`)) {
      const sum = { whole: null, parts: parts.map(nameOf) }
      whole.set(key, sum)
      sums.push(sum)
    }
    for (const [held, parts] of Map.groupBy(own, (cell) => heldBy(cell, holder)))
      if (amounts.has(held)) sums.push({ whole: held, parts: parts.map(nameOf) })
    const like = own.flatMap(({ code, split: by, value }) => {
      const model = FOLLOWS[code]
      return model ? [[cellOf(code, by, value), cellOf(model, by, value)] as const] : []
    })
    points.set(at, { hiding: hideSmall(amounts, sums, like), whole })
  }
  return {
    why: (code, at, value) => points.get(at)?.hiding.unsaid.get(cellOf(code, split, value)),
    isBare: (code, at) => {
      const point = points.get(at)
      const sum = point?.whole.get(`${code}|${split}`)
      return sum !== undefined && point?.hiding.bare.has(sum) === true
    },
  }
}

const nameOf = ({ code, split, value }: { code: string; split: SplitCode; value: string }) => cellOf(code, split, value)
const cellOf = (code: string, split: SplitCode, value: string) => `${code}|${split}|${value}`

function heldBy(cell: PointAmount & { split: SplitCode }, holder: Known['holder']): string {
  if (!FINER.includes(cell.split)) return ''
  return cellOf(cell.code, cell.split === 'province' ? 'region' : 'series', holder(cell.value) ?? '')
}
