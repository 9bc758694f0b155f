import type { Figure } from './model.ts'

const SPACE = '\u00A0'
const MINUS = '−'
const grouped = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })
const tenths = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'always',
})

/** FIG-019, FIG-036. An amount as Numeri writes it, to the cent: `1.234`, `€ 1.234,50`, `2 h 05 min`. */
export function formatFigure(amount: bigint, unit: Figure['unit']): string {
  return amount < 0n ? `${MINUS}${formatSize(-amount, unit)}` : formatSize(amount, unit)
}

function formatSize(size: bigint, unit: Figure['unit']): string {
  if (unit === 'cents') return `€${SPACE}${grouped.format(size / 100n)},${String(size % 100n).padStart(2, '0')}`
  if (unit === 'share') return formatPercent(Number(size) / 1000)
  if (unit === 'credits') return `${grouped.format(size / 10n)}${size % 10n === 0n ? '' : `,${size % 10n}`}`
  return unit === 'seconds' ? formatDuration(size) : grouped.format(size)
}

/** At an axis, without the cents that nobody asked for. */
export function formatAtAxis(amount: number, unit: Figure['unit']): string {
  if (unit === 'seconds') return formatFigure(BigInt(Math.round(amount)), unit)
  if (unit === 'share') return `${grouped.format(amount / 10)}${SPACE}%`
  const size = Math.abs(amount / Number(partsOf(unit)))
  return `${amount < 0 ? MINUS : ''}${grouped.format(size)}`
}

function formatDuration(seconds: bigint): string {
  const minutes = (seconds + 30n) / 60n
  if (seconds < 60n) return `${seconds}${SPACE}s`
  if (minutes < 60n) return `${minutes}${SPACE}min`
  return `${grouped.format(minutes / 60n)}${SPACE}h${SPACE}${String(minutes % 60n).padStart(2, '0')}${SPACE}min`
}

/** How many of what is summed make one of the unit: cents of an euro, tenths of a credit. */
export const partsOf = (unit: Figure['unit']): bigint => (unit === 'cents' ? 100n : unit === 'credits' ? 10n : 1n)

/** As machines read it: whole; euros, credits or per cent with a point. */
export function plainFigure(amount: bigint, unit: Figure['unit']): string {
  if (unit === 'share') return (Number(amount) / 10).toFixed(1)
  const size = amount < 0n ? -amount : amount
  if (unit === 'credits' && size % 10n !== 0n) return `${amount < 0n ? '-' : ''}${size / 10n}.${size % 10n}`
  if (unit !== 'cents') return String(amount / partsOf(unit))
  return `${amount < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** `12,4 %` of a share of one. */
export const formatPercent = (share: number): string => `${tenths.format(share * 100)}${SPACE}%`

export const withSign = (sign: bigint, written: string): string => `${sign < 0n ? MINUS : '+'}${written}`

/** FIG-019. Shares that add up to 100 % as they are written: what rounding leaves goes to the largest remainders. */
export function sharesWritten(amounts: readonly bigint[]): string[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0n)
  if (whole <= 0n || amounts.some((amount) => amount < 0n)) return amounts.map(() => '')
  const shares = amounts.map((amount, index) => ({
    index,
    tenths: Number((amount * 1000n) / whole),
    rest: (amount * 1000n) % whole,
  }))
  const left = 1000 - shares.reduce((sum, share) => sum + share.tenths, 0)
  const byRest = shares.toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index)
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index))
  return shares.map(({ index, tenths: part }) => formatPercent((part + (raised.has(index) ? 1 : 0)) / 1000))
}
