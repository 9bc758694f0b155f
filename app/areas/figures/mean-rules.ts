import { findFigure } from './definitions-model.ts'
import type { PointAmount } from './hiding-rules.ts'
import type { Figure, FigureUnit } from './model.ts'

/** FIG-036. Divided exactly and rounded once, half away from zero; nothing where there is nothing to divide by. */
export function meanOf(amount: bigint, over: bigint): bigint | null {
  if (over === 0n) return null
  const size = (value: bigint) => (value < 0n ? -value : value)
  const rounded = (2n * size(amount) + size(over)) / (2n * size(over))
  return amount < 0n === over < 0n ? rounded : -rounded
}

/** The figures to be read where these are shown: in the place of a mean the two that it is made of. */
export function keptFor(figures: readonly Figure[]): Figure[] {
  const parts = figures.flatMap((figure) =>
    figure.mean ? [figure.mean.of, figure.mean.over].flatMap((code) => findFigure(code) ?? []) : [figure],
  )
  return [...new Map(parts.map((each) => [each.code, each])).values()]
}

/** A share is kept in thousandths, as it is written. */
const SCALES: Partial<Record<FigureUnit, bigint>> = { share: 1000n }

/** What a figure has at each point, of all that was read. */
export function amountsOf({ code, mean, unit }: Figure, read: readonly PointAmount[]): PointAmount[] {
  if (!mean) return read.filter((each) => each.code === code)
  const over = new Map(read.filter((each) => each.code === mean.over).map(({ at, amount }) => [at, amount]))
  return read.flatMap(({ code: part, at, value, amount }) => {
    const divided = part === mean.of ? meanOf(amount * (SCALES[unit] ?? 1n), over.get(at) ?? 0n) : null
    return divided === null ? [] : [{ code, at, value, amount: divided }]
  })
}

/** What the mean of a whole stretch is: of what is added up in time, the sums divided once. */
export function wholeOfMean(figure: Figure, read: readonly PointAmount[]): bigint | null {
  const sums = Map.groupBy(
    read.filter(({ value }) => value === ''),
    ({ code }) => code,
  )
  const all = [...sums].map(([code, own]) => ({
    code,
    at: 0,
    value: '',
    amount: own.reduce((sum, { amount }) => sum + amount, 0n),
  }))
  return amountsOf(figure, all)[0]?.amount ?? null
}
