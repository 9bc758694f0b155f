import { addRomeDays, addRomeMonths, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { type Cents, decimalOf } from '#platform/pure/money.ts'

/** ACC-047. What a product did in a month, without VAT. */
export type KeptEarning = {
  readonly product: string
  readonly issuedCents: Cents
  readonly earnedCents: Cents
  /** Issued and still to be earned when the month ends: what is carried to the next. */
  readonly carriedCents: Cents
}

/** A month of the calendar, as `2026-01`. */
export type EarningMonth = `${number}-${number}`
export type MonthEarning = KeptEarning & { readonly month: EarningMonth }

export const monthOf = (day: RomeDay) => day.slice(0, 7) as EarningMonth
export const firstDayOf = (month: EarningMonth) => `${month}-01` as RomeDay
export const lastDayOf = (month: EarningMonth) => addRomeDays(addRomeMonths(firstDayOf(month), 1), -1)
export const monthAfter = (month: EarningMonth) => monthOf(addRomeMonths(firstDayOf(month), 1))

/** Every month from one to another, both included. */
export function monthsBetween(from: EarningMonth, to: EarningMonth): EarningMonth[] {
  const months: EarningMonth[] = []
  for (let month = from; month <= to; month = monthAfter(month)) months.push(month)
  return months
}

const WRITTEN_MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
export const parseMonth = (written: string): EarningMonth | null =>
  WRITTEN_MONTH.test(written) ? (written as EarningMonth) : null

const names = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** `ottobre 2026` */
export const monthInWords = (month: EarningMonth) => names.format(new Date(`${month}-01T12:00:00Z`))

export type Closings = {
  readonly today: RomeDay
  /** The first month with a document; null where there is none. */
  readonly first: EarningMonth | null
  /** The last that is closed. */
  readonly closed: EarningMonth | null
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** `Ottobre 2026`, as a title begins. */
export const titled = (month: EarningMonth) => capital(monthInWords(month))

/**
 * ACC-047. The months that may be closed today. They are closed one after the other; a club that never closed any may begin with any that is
 * over, and those before close with it.
 */
export function closableMonths({ today, first, closed }: Closings): EarningMonth[] {
  if (!first) return []
  const next = closed ? monthAfter(closed) : first
  const over = next < monthOf(today) ? monthsBetween(next, monthOf(addRomeMonths(firstDayOf(monthOf(today)), -1))) : []
  return closed ? over.slice(0, 1) : over
}

/** ACC-047. Why a month may not be closed; nothing where it may, or where it is closed already. */
export function closingProblem(month: EarningMonth | null, closings: Closings): string | null {
  const { today, first, closed } = closings
  if (!month) return 'Scegli il mese da chiudere.'
  if (closed && month <= closed) return null
  if (month >= monthOf(today))
    return `${titled(month)} non è ancora finito: si chiude dal ${formatDateIt(firstDayOf(monthAfter(month)))}.`
  if (!first || month < first)
    return `In ${monthInWords(month)} non c’è ancora nessuna fattura: non c’è niente da chiudere.`
  const [next] = closableMonths(closings)
  return closed && next && month > next
    ? `I mesi si chiudono uno dopo l’altro: prima di ${monthInWords(month)} va chiuso ${monthInWords(next)}.`
    : null
}

/** The year that is asked for, and its months up to the one that runs; the year that runs and the sentence that says why where it is none. */
export function yearAsked(written: string, { today, first }: Closings) {
  const running = Number(today.slice(0, 4))
  const begins = first ? Number(first.slice(0, 4)) : running
  const years = Array.from({ length: running - begins + 1 }, (_, index) => begins + index)
  const isThere = written === '' || years.includes(Number(written))
  const year = written !== '' && isThere ? Number(written) : running
  const [from, to] = [`${year}-01` as EarningMonth, `${year}-12` as EarningMonth]
  const last = to < monthOf(today) ? to : monthOf(today)
  return {
    year,
    years,
    months: first ? monthsBetween(first > from ? first : from, last) : [],
    fault: isThere ? null : `«${written.slice(0, 20)}» non è un anno con fatture: vedi quello in corso.`,
  }
}

/** FIG-035. Why there is no sheet of a year. */
export function yearProblem(written: string, today: RomeDay): string | null {
  if (!/^20\d\d$/.test(written)) return 'Scrivi l’anno, come 2025.'
  return written < today.slice(0, 4)
    ? null
    : `Il ${written} non è ancora finito: il foglio al 31/12 si fa quando è finito.`
}

const LONGEST_REASON = 300

/** ACC-047. Why a month may not be opened again, field by field. */
export function reopeningProblems(
  { month, reason }: { month: EarningMonth | null; reason: string },
  closed: EarningMonth | null,
): Record<string, string> {
  const own = reason.trim()
  const other = closed && month !== closed && month && month < closed
  return {
    ...(!month && { mese: 'Scegli il mese da riaprire.' }),
    ...(other && { mese: `Si riapre solo l’ultimo mese chiuso, ${monthInWords(closed)}.` }),
    ...(own === '' && { motivo: 'Scrivi perché lo riapri: resta nel registro.' }),
    ...(own.length > LONGEST_REASON && { motivo: `Scrivi al massimo ${LONGEST_REASON} caratteri.` }),
  }
}

export function sumOfEarnings(earnings: readonly Omit<KeptEarning, 'product'>[]): Omit<KeptEarning, 'product'> {
  const add = (of: (earning: Omit<KeptEarning, 'product'>) => Cents) =>
    earnings.reduce((sum, earning) => sum + of(earning), 0)
  return {
    issuedCents: add(({ issuedCents }) => issuedCents),
    earnedCents: add(({ earnedCents }) => earnedCents),
    carriedCents: add(({ carriedCents }) => carriedCents),
  }
}

/** FIG-035. A line of a document as it stands when a year ends. */
export type YearLine = {
  readonly document: string
  readonly isCreditNote: boolean
  readonly countedOn: RomeDay
  readonly product: string
  readonly from: RomeDay
  readonly until: RomeDay
  readonly days: number
  readonly cents: Cents
  readonly beforeCents: Cents
  readonly yearCents: Cents
  readonly carriedCents: Cents
}

const euros = (cents: Cents) => decimalOf(cents).replace('.', ',')

/** FIG-035. The sheet at 31 December: the three parts of each line make its taxable amount. */
export const yearRows = (year: number, lines: readonly YearLine[]): string[][] => [
  [
    'Documento',
    'Tipo',
    'Giorno',
    'Prodotto',
    'Dal',
    'Al',
    'Giorni',
    'Imponibile',
    'Parte degli anni prima',
    `Parte del ${year}`,
    'Parte da rinviare',
  ],
  ...lines.map((line) => [
    line.document,
    line.isCreditNote ? 'Nota di credito' : 'Fattura',
    formatDateIt(line.countedOn),
    line.product,
    formatDateIt(line.from),
    formatDateIt(line.until),
    String(line.days),
    euros(line.cents),
    euros(line.beforeCents),
    euros(line.yearCents),
    euros(line.carriedCents),
  ]),
]
