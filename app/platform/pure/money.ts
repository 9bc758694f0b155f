/** Money is a whole number of cents: nothing here divides without saying where the remainder goes. */
export type Cents = number

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' })

/** PAY-009. `1.234,50 €`, as Italians write it. */
export function formatEuro(cents: Cents): string {
  return euro.format(cents / 100)
}

const WRITTEN_EURO = /^(\d{1,7}|\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$|^(\d{1,7})\.(\d{1,2})$/

/** An amount as people write it: `358,80`, `1.234,50`, `1234.5`, with the sign of the euro or without; null when it is none. */
export function parseEuro(written: string): Cents | null {
  const match = WRITTEN_EURO.exec(written.replace(/€|\s/g, ''))
  if (!match) return null
  const [, whole = match[3] ?? '', decimals = match[4] ?? ''] = match
  return Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The nearest whole cent; half a cent goes up. */
export function divideCents(total: Cents, divisor: number): Cents {
  return Math.floor((2 * total + divisor) / (2 * divisor))
}

/** A price in instalments that differ by a cent at most and add up to it exactly; the odd cents are paid first. */
export function splitCents(total: Cents, parts: number): Cents[] {
  const least = Math.floor(total / parts)
  const oddCents = total - least * parts
  return Array.from({ length: parts }, (_, index) => (index < oddCents ? least + 1 : least))
}

/** What a price that includes VAT is made of; the two parts add up to it. */
export function withoutVat(gross: Cents, vatPercent: number): { taxable: Cents; vat: Cents } {
  const taxable = divideCents(gross * 100, 100 + vatPercent)
  return { taxable, vat: gross - taxable }
}

/** `1234.50`, as machines read amounts. */
export function decimalOf(cents: Cents): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
