import { TAX_REGIMES } from '#platform/pure/fiscal-settings.ts'
import { decimalOf, parseEuro } from '#platform/pure/money.ts'
import { emailProblem } from '#platform/pure/person-fields.ts'
import { isPostcode, isProvince } from '#platform/pure/provinces.ts'
import { QUOTES } from '#platform/pure/quotes.ts'
import { isVatNumber } from '#platform/pure/vat-number.ts'
import {
  CLUB_WORDS,
  type ClubWord,
  type ClubWords,
  LONGEST_JURISDICTION,
  LONGEST_LEGAL_NAME,
  LONGEST_NAME,
  LONGEST_SIGNER,
  LONGEST_STREET,
  LONGEST_URL,
  MOST_CLOSURES,
} from './model.ts'

/** A time in which nobody answers on WhatsApp, as two fields of a form say it: minutes of Rome. */
export type TypedClosure = { from: string; to: string }
export type TypedWords = { words: ClubWords; closures: TypedClosure[] }
export type WordProblems = Partial<Record<ClubWord, string>>

const LONGEST_TYPED = 1_000
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** What a form carries, as it was typed: it goes back to whoever must correct it. */
export function typedIn(form: FormData): TypedWords {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .slice(0, LONGEST_TYPED)
      .replace(/\s+/g, ' ')
      .trim()
  const all = (name: string) =>
    form
      .getAll(name)
      .slice(0, MOST_CLOSURES + 1)
      .map((value) => String(value).slice(0, 16))
  const to = all('closureTo')
  const closures = all('closureFrom').map((from, index) => ({ from, to: to[index] ?? '' }))
  const words = Object.fromEntries(CLUB_WORDS.map((word) => [word, text(word)])) as ClubWords
  return {
    words: {
      ...words,
      vatNumber: words.vatNumber.toUpperCase().replace(/^IT\s*/, ''),
      seatProvince: words.seatProvince.toUpperCase(),
      seatCountry: words.seatCountry.toUpperCase(),
      registerOffice: words.registerOffice.toUpperCase(),
      shareCapital: decimalCapital(words.shareCapital),
    },
    closures,
  }
}

/** `10.000,00` as people write it is `10000.00` in the file; what is no amount stays, to be refused. */
function decimalCapital(written: string): string {
  const cents = parseEuro(written)
  return cents === null ? written : decimalOf(cents)
}

export function toTyped(words: ClubWords): TypedWords {
  const closures = words.closures.split(',').filter(Boolean)
  return {
    words,
    closures: closures.map((closure) => {
      const [from = '', to = ''] = closure.split('/')
      return { from: from.slice(0, 16), to: to.slice(0, 16) }
    }),
  }
}

/** The words as they are kept, and everything that is wrong with them. What is said as at the beginning is never wrong. */
export function fromTyped(typed: TypedWords, beginning: ClubWords): { words: ClubWords; problems: WordProblems } {
  const { closures, problem } = closuresOf(typed.closures, beginning.closures)
  const words = { ...typed.words, closures }
  const problems = Object.fromEntries(
    CLUB_WORDS.flatMap((word) => {
      const found = words[word] === beginning[word] ? null : CHECKS[word]?.(words[word])
      return found ? [[word, found]] : []
    }),
  )
  if (words.securityContact !== '' && words.securityPolicy === '')
    problems.securityPolicy ??= 'Scrivi dove si leggono le regole per chi segnala una falla.'
  return { words, problems: { ...problems, ...registerProblems(words), ...(problem && { closures: problem }) } }
}

/** The entry of the register is written whole or not at all: office and number go together, and the rest wants both. */
function registerProblems({ registerOffice, registerNumber, shareCapital, singleMember }: ClubWords): WordProblems {
  const isAny = [registerOffice, registerNumber, shareCapital, singleMember].some((word) => word !== '')
  if (!isAny) return {}
  return {
    ...(registerOffice === '' && { registerOffice: 'Scrivi l’ufficio REA, o lascia vuoti tutti i campi del REA.' }),
    ...(registerNumber === '' && { registerNumber: 'Scrivi il numero REA, o lascia vuoti tutti i campi del REA.' }),
  }
}

type Check = (written: string) => string | null

const required =
  (message: string, longest: number): Check =>
  (written) => {
    if (written === '') return message
    return written.length > longest ? `Al massimo ${longest} caratteri.` : null
  }

const matching =
  (pattern: RegExp, message: string): Check =>
  (written) =>
    pattern.test(written) ? null : message

const atMost =
  (longest: number): Check =>
  (written) =>
    written.length > longest ? `Al massimo ${longest} caratteri.` : null

const OWN_FILE = /^$|^\/files\/[0-9a-f-]{36}\/[^/?#]{1,150}$/

const https =
  (what: string): Check =>
  (written) => {
    if (written === '') return null
    const isWhole = written.length <= LONGEST_URL && URL.parse(written)?.protocol === 'https:'
    return isWhole ? null : `Scrivi l’indirizzo intero ${what}, che comincia con https://`
  }

const mailbox: Check = (written) =>
  emailProblem(written) ? 'Scrivi un indirizzo e-mail intero, per esempio segreteria@ordine.it.' : null

const CHECKS: Partial<Record<ClubWord, Check>> = {
  name: required('Scrivi il nome del Club.', LONGEST_NAME),
  legalName: required('Scrivi la ragione sociale.', LONGEST_LEGAL_NAME),
  // ACC-004. The electronic invoice says street, postcode, town and province apart.
  seatStreet: required('Scrivi la via e il numero.', LONGEST_STREET),
  seatPostcode: (written) => (isPostcode(written) ? null : 'Questo CAP non esiste.'),
  seatCity: required('Scrivi il comune.', LONGEST_STREET),
  seatProvince: (written) => (isProvince(written) ? null : 'Questa sigla di provincia non esiste.'),
  seatCountry: matching(/^IT$/, 'La sede è in Italia: scrivi IT.'),
  taxRegime: (written) => (Object.hasOwn(TAX_REGIMES, written) ? null : 'Scegli il regime fiscale.'),
  registerOffice: (written) =>
    written === '' || isProvince(written) ? null : 'Scrivi la sigla della provincia della Camera di commercio.',
  registerNumber: matching(/^[0-9A-Za-z]{0,20}$/, 'Il numero REA ha al massimo venti cifre.'),
  shareCapital: matching(/^$|^\d{1,11}\.\d{2}$/, 'Scrivi l’importo in euro, per esempio 10.000,00.'),
  singleMember: matching(/^(|SU|SM)$/, 'Scegli di chi sono le quote.'),
  liquidation: matching(/^(|LN|LS)$/, 'Scegli se la società è in liquidazione.'),
  stampDuty: matching(/^(|members)$/, 'Scegli chi paga l’imposta di bollo.'),
  vatNumber: (written) =>
    isVatNumber(written) ? null : 'La partita IVA ha undici cifre, l’ultima di controllo: ricontrolla.',
  pec: mailbox,
  email: mailbox,
  phone: matching(/^\+?\d[\d ]{4,18}\d$/, 'Scrivi un numero di telefono, con sole cifre e spazi.'),
  whatsapp: matching(
    /^$|^\+\d[\d ]{6,17}\d$/,
    'Scrivi il numero con il prefisso internazionale, per esempio +39 333 1234567, o lascia vuoto.',
  ),
  chatUrl: https('della chat'),
  jurisdiction: required('Scrivi una frase intera: quale legge si applica e quale foro decide.', LONGEST_JURISDICTION),
  providerNumber: matching(
    /^\d{0,6}$/,
    'Il numero di provider ha solo cifre, al massimo sei; vuoto se non siete provider.',
  ),
  accreditingBody: matching(/^\d{3}$/, 'Il codice dell’ente ha tre cifre: 001 è la Commissione nazionale.'),
  signer: atMost(LONGEST_SIGNER),
  signature: matching(OWN_FILE, 'Scegli di nuovo la firma.'),
  partnerName: atMost(LONGEST_NAME * 2),
  partnerLogo: matching(OWN_FILE, 'Scegli di nuovo il logo del partner.'),
  facebook: https('della pagina'),
  instagram: https('del profilo'),
  linkedin: https('della pagina'),
  youtube: https('del canale'),
  securityContact: (written) =>
    written === '' || !emailProblem(written) ? null : https('della pagina, o un indirizzo e-mail')(written),
  securityPolicy: https('della pagina'),
  quotes: (written) => (Object.hasOwn(QUOTES, written) ? null : 'Scegli le virgolette.'),
}

/** Rows left empty are no closures. The last minute is closed to its last second. */
function closuresOf(rows: readonly TypedClosure[], beginning: string): { closures: string; problem: string | null } {
  const filled = rows.filter(({ from, to }) => from !== '' || to !== '')
  const closures = filled.map(({ from, to }) => `${from}:00/${to}:59`).join(',')
  // Seconds are not typed: what the environment says with others is kept as it says them.
  const asBeginning = toTyped({ closures: beginning } as ClubWords).closures
  if (JSON.stringify(filled) === JSON.stringify(asBeginning)) return { closures: beginning, problem: null }
  if (filled.length > MOST_CLOSURES) return { closures, problem: `Al massimo ${MOST_CLOSURES} chiusure.` }
  if (filled.some(({ from, to }) => !MINUTE.test(from) || !MINUTE.test(to)))
    return { closures, problem: 'Di ogni chiusura scrivi il primo e l’ultimo momento, con giorno e ora.' }
  const isBackwards = filled.some(({ from, to }) => to < from)
  return { closures, problem: isBackwards ? 'Una chiusura finisce prima di cominciare: controlla le date.' : null }
}
