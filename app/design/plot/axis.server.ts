import { extent, tickStep } from 'd3-array'

/** A scale with round steps. */
export type Axis = { readonly from: number; readonly to: number; readonly ticks: readonly number[] }

/** A line may begin elsewhere than at zero only where its values stay in the upper part of the scale. */
const NARROW = 0.6

/**
 * FIG-019. From zero for columns; a line whose values lie close together far from zero begins nearer to them, and its page says so. Steps
 * are 1, 2 or 5 and their tens; of whole things never less than `least`.
 */
export function axisOf(values: readonly number[], { isFromZero, least }: { isFromZero: boolean; least: number }): Axis {
  const [lowest = 0, highest = 0] = extent(values) as [number | undefined, number | undefined]
  const isNear = !isFromZero && lowest > 0 && highest > least * 4 && lowest >= highest * NARROW
  const low = isNear ? lowest : Math.min(0, lowest)
  const high = isNear ? highest : Math.max(0, highest)
  const step = Math.max(least, high === low ? least : tickStep(low, high, 4))
  const from = Math.floor(low / step) * step
  const to = Math.max(from + step, Math.ceil(high / step) * step)
  const count = Math.round((to - from) / step)
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * step) }
}
