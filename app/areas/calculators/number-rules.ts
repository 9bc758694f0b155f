/** A number as Italians write it, with a fixed number of decimals. */
export function written(value: number, decimals = 0): string {
  return value.toLocaleString('it-IT', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Cents as euros. */
export function euros(cents: number): string {
  return (cents / 100).toLocaleString('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
}

/** Decimal digits of measures are read with a comma or a point; `1.500` is a thousand and a half only where money is meant. */
export function readNumber(typed: string, isMoney = false): number | null {
  const text = typed.replace(/[\s\u00a0€]/g, '')
  const hasThousands = isMoney ? /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text) : /^\d{1,3}(\.\d{3})+,\d+$/.test(text)
  const plain = (hasThousands ? text.replaceAll('.', '') : text).replace(',', '.')
  const pattern = isMoney ? /^\d{1,12}(\.\d{1,2})?$/ : /^\d{1,9}(\.\d{1,6})?$/
  return pattern.test(plain) ? Number(plain) : null
}
