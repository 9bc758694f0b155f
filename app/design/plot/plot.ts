/** What a plot shows, before it is drawn. */
export type PlotKind = 'lines' | 'columns' | 'stack'

export type PlotSeries = {
  readonly name: string
  /** `null` is a gap. */
  readonly values: readonly (number | null)[]
  /** The same of another period: behind, thin, never dashed as what is not over. */
  readonly isBefore?: boolean
}

export type Plot = {
  readonly kind: PlotKind
  /** Of its own on the page. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** The words at the axis, one for each point. */
  readonly labels: readonly string[]
  readonly series: readonly PlotSeries[]
  /** Words of a number at the axis. */
  readonly format: (value: number) => string
  /** The least step of the scale: one person, one euro in cents. */
  readonly least: number
  /** The last point is not over: dashed, or paler. */
  readonly isOpen?: boolean
  /** A vertical line before a point, with its words. */
  readonly marks?: readonly { readonly at: number; readonly words: string }[]
}

/** Where a point stands, in percent of the width. */
export function pointAt(kind: PlotKind, index: number, count: number): number {
  if (kind !== 'lines') return ((index + 0.5) / count) * 100
  return count === 1 ? 50 : (index / (count - 1)) * 100
}
