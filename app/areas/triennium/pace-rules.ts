import { addRomeMonths, type RomeDay } from '#platform/pure/dates.ts'
import { ceilTenth, tenthInWords, toTenth } from '#platform/pure/tenths.ts'
import type { CreditPeriod } from './model.ts'
import { yearsOf } from './obligation-rules.ts'

/** What one has of an obligation. */
export type Reached = { readonly counted: number; readonly obligation: number }

/** LRN-028. The share without which professional insurance may not pay. */
export function insuredThreshold({ insuredPercent }: Pick<CreditPeriod, 'insuredPercent'>, obligation: number): number {
  return ceilTenth((obligation * insuredPercent) / 100)
}

export const missingFor = (threshold: number, counted: number): number => Math.max(0, toTenth(threshold - counted))

/** LRN-028. Of a period that is over what was, of the one that runs what there is by today. */
export function insuredSentence(period: CreditPeriod, { counted, obligation }: Reached, isOver: boolean): string {
  const threshold = insuredThreshold(period, obligation)
  const missing = missingFor(threshold, counted)
  const lacks = isOver ? 'te ne mancavano' : 'te ne mancano'
  const end = missing === 0 ? 'raggiunto' : `${lacks} ${tenthInWords(missing)}`
  return `Nel triennio ${yearsOf(period)} hai ${tenthInWords(counted)} crediti su ${tenthInWords(obligation)}: il ${period.insuredPercent} % è ${tenthInWords(threshold)}, ${end}.`
}

const monthsOf = (day: RomeDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Whole months from a day to the end of a period; the one that is running counts as long as it is not over. */
export function monthsLeft(today: RomeDay, lastDay: RomeDay): number {
  return Math.max(1, monthsOf(lastDay) - monthsOf(today) + (today.endsWith('-01') ? 1 : 0))
}

/** LRN-030. "Ti mancano 62 crediti in 14 mesi: circa 4,5 al mese". */
export function paceSentence(
  { lastDay }: Pick<CreditPeriod, 'lastDay'>,
  { counted, obligation }: Reached,
  today: RomeDay,
): string {
  const missing = missingFor(obligation, counted)
  if (missing === 0) return 'Hai tutti i crediti del triennio.'
  const months = monthsLeft(today, lastDay)
  const many = missing === 1 ? 'Ti manca 1 credito' : `Ti mancano ${tenthInWords(missing)} crediti`
  if (months === 1) return `${many} in un mese.`
  return `${many} in ${months} mesi: circa ${tenthInWords(ceilTenth(missing / months))} al mese.`
}

/** A quarter of three years. */
const LAST_MONTHS = 9

/** LRN-030. The last quarter of a period, in which whoever is below the threshold is written to. */
export function isLastQuarter({ lastDay }: Pick<CreditPeriod, 'lastDay'>, today: RomeDay): boolean {
  return today <= lastDay && today > addRomeMonths(lastDay, -LAST_MONTHS)
}
