/** Omocodia: where two people would share a code, digits become these letters, from the last digit on. */
const OMOCODE = 'LMNPQRSTUV'
const D = `[0-9${OMOCODE}]`
const SHAPE = new RegExp(`^[A-Z]{6}${D}{2}[A-Z]${D}{2}[A-Z]${D}{3}[A-Z]$`)

/** Values of the characters in odd places, counted from one, as the decree that made the code gives them. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** As it is written on the card: capitals, no spaces. */
export function normalizeFiscalCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Sixteen characters in the right places, also where letters stand for digits. A wrong last character is only a hint. */
export function isFiscalCode(code: string): boolean {
  return SHAPE.test(code)
}

/** The letter that must close the first fifteen characters. */
export function fiscalCodeControl(code: string): string {
  let sum = 0
  for (const [index, character] of [...code.slice(0, 15)].entries()) {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    sum += index % 2 === 0 ? (ODD[value] ?? 0) : value
  }
  return String.fromCharCode(65 + (sum % 26))
}

/** Decision 1 of the requirements: said beside the field, and blocks nothing. */
export function fiscalCodeHint(code: string): string | null {
  if (!isFiscalCode(code) || fiscalCodeControl(code) === code.charAt(15)) return null
  return 'Controlla il codice: il carattere di controllo non corrisponde.'
}
