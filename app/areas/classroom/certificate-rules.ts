import { tenthInWords } from '#platform/pure/tenths.ts'
import type { PrintedCertificate } from './model.ts'

const UNITS = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
]
const TENS = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta']

/** Credits in letters, as the certificate must also say them: up to what a whole three-year period is worth. LRN-006: `quattro virgola cinque`. */
export function inItalianLetters(number: number): string {
  const tenths = Math.round(number * 10)
  if (tenths % 10 !== 0) return `${inItalianLetters(Math.floor(tenths / 10))} virgola ${UNITS[tenths % 10]}`
  if (number < 20) return UNITS[number] ?? ''
  if (number >= 100) return `cento${number === 100 ? '' : inItalianLetters(number - 100)}`
  const tens = TENS[Math.floor(number / 10)] ?? ''
  const unit = number % 10
  if (unit === 0) return tens
  // Before uno and otto the tens lose their vowel; tre takes an accent at the end of a compound.
  const stem = unit === 1 || unit === 8 ? tens.slice(0, -1) : tens
  return stem + (unit === 3 ? 'tré' : UNITS[unit])
}

type Credited = Pick<PrintedCertificate, 'credits' | 'creditsInLetters'>

/** LRN-005. A certificate may say that somebody took part and passed, and nothing more. */
export const givesCredits = ({ credits }: Pick<Credited, 'credits'>): boolean => credits > 0

/** `4,5 (quattro virgola cinque)`, or that there are none. */
export function creditsPrinted(printed: Credited): string {
  return givesCredits(printed) ? `${tenthInWords(printed.credits)} (${printed.creditsInLetters})` : 'senza crediti ECM'
}

/** Capitals and digits that nobody confuses when reading them aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** From random bytes to a code people can type: four groups of four. */
export function certificateCode(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, 16)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** However it was typed; null when it cannot be a code of ours. */
export function parseCertificateCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^[2-9A-HJ-NP-Z]{16}$/.test(letters) ? letters.replace(/(.{4})(?=.)/g, '$1-') : null
}
