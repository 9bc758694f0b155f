/** Omocodia: where two people would share a code, digits become these letters, from the last digit on. */
const OMOCODE = 'LMNPQRSTUV'
const D = `[0-9${OMOCODE}]`
const SHAPE = new RegExp(`^[A-Z]{6}${D}{2}[A-Z]${D}{2}[A-Z]${D}{3}[A-Z]$`)

/** Values of the characters in odd places, counted from one, as the decree that made the code gives them. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** The letters of the twelve months, and the most days each may have. */
const MONTHS = 'ABCDEHLMPRST'
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Added to the day of birth of a woman. */
const FEMININE_DAYS = 40

/** As it is written on the card: capitals, no spaces. */
export function normalizeFiscalCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Sixteen characters in the right places, also where letters stand for digits. Whether they can be true is another question. */
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
  if (!isFiscalCode(code)) return null
  if (fiscalCodeControl(code) !== code.charAt(15))
    return 'Controlla il codice: il carattere di controllo non corrisponde.'
  return birthIn(code) ? null : 'Controlla il codice: contiene una data di nascita che non esiste.'
}

/** ACC-001. A code that somebody can have: a birth date that exists and the right last letter. */
export function isSoundFiscalCode(code: string): boolean {
  return isFiscalCode(code) && fiscalCodeRefusal(code) === null
}

/** ACC-001. Why a code of the right shape is nobody's; null when it can be somebody's. The shape is judged by `isFiscalCode`. */
export function fiscalCodeRefusal(code: string): string | null {
  if (!birthIn(code)) return 'Il codice fiscale non è valido: contiene una data di nascita che non esiste.'
  const control = fiscalCodeControl(code)
  if (control === code.charAt(15)) return null
  return `Il codice fiscale non è valido: l’ultima lettera non corrisponde. Con questi dati dovrebbe essere ${control}.`
}

/** IDN-029. Whether a code says this birth date (`1980-02-03`); the code has two digits of the year, so either century is good. */
export function isBornOn(code: string, day: string): boolean {
  const birth = birthIn(code)
  const [, year, month, date] = /^\d{2}(\d{2})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return birth?.year === Number(year) && birth.month === Number(month) && birth.day === Number(date)
}

/** The birth date in a code, if there is such a day: 29 February in a leap year of either century. */
function birthIn(code: string): { year: number; month: number; day: number } | null {
  const digits = (from: number, to: number) =>
    Number(code.slice(from, to).replace(/[A-Z]/g, (letter) => String(OMOCODE.indexOf(letter))))
  const year = digits(6, 8)
  const month = MONTHS.indexOf(code.charAt(8)) + 1
  const written = digits(9, 11)
  const day = written > FEMININE_DAYS ? written - FEMININE_DAYS : written
  const isDay = month > 0 && day >= 1 && day <= (DAYS[month - 1] ?? 0)
  return isDay && !(month === 2 && day === 29 && year % 4 !== 0) ? { year, month, day } : null
}
