/** A ratio of two things measured in this run, or a size in the unit its name says, with the bar it must meet. */
export type Bar = { name: string; ratio: number; atLeast?: number; atMost?: number }

export function isMet({ ratio, atLeast, atMost }: Bar): boolean {
  return (atLeast === undefined || ratio >= atLeast) && (atMost === undefined || ratio <= atMost)
}

export function lineOf(bar: Bar): string {
  const limit = bar.atLeast === undefined ? (bar.atMost === undefined ? '' : `≤ ${bar.atMost}`) : `≥ ${bar.atLeast}`
  const mark = limit === '' ? ' ' : isMet(bar) ? '✓' : '✗'
  return `${mark} ${bar.name.padEnd(62)} ${bar.ratio.toFixed(2).padStart(9)}  ${limit}`
}
