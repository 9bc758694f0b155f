/** Eleven digits, of which the last controls the others. */
export function isVatNumber(written: string): boolean {
  if (!/^\d{11}$/.test(written) || /^0+$/.test(written)) return false
  const sum = [...written].map(Number).reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
