import { addRomeDays, formatDateIt, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import type { Calculator, LegalRate } from './model.ts'
import { refused } from './model.ts'
import { euros, written } from './number-rules.ts'

export type InterestPeriod = LegalRate & { days: number; interestCents: number }
type Debt = { capitalCents: number; from: RomeDay; to: RomeDay }

/** The civil year of the usual practice, also when it is a leap one. */
const YEAR_DAYS = 365n

/**
 * Simple interest, art. 1284 of the civil code. The first day is not counted and the last is (art. 2963). Integers
 * throughout: each period is rounded to the cent, halves up, and the total is the sum of what is shown.
 */
export function legalInterest({ capitalCents, from, to }: Debt, rates: readonly LegalRate[]): InterestPeriod[] {
  const firstDay = addRomeDays(from, 1)
  return rates
    .filter((rate) => rate.from <= to && rate.to >= firstDay)
    .map((rate) => {
      const start = rate.from > firstDay ? rate.from : firstDay
      const end = rate.to < to ? rate.to : to
      const days = romeDaysBetween(start, end) + 1
      const divisor = YEAR_DAYS * 10_000n
      const exact = BigInt(capitalCents) * BigInt(rate.basisPoints) * BigInt(days)
      const interestCents = Number((2n * exact + divisor) / (2n * divisor))
      return { ...rate, from: start, to: end, days, interestCents }
    })
}

export const legalInterestCalculator: Calculator = {
  id: 'interessi-legali',
  title: 'Interessi legali',
  icon: 'scale',
  group: 'professional',
  text: 'Gli interessi al tasso legale su una somma tra due date, periodo per periodo, con il decreto che ha fissato ciascun tasso: per una parcella non pagata, un rimborso in ritardo, una diffida.',
  questions: [
    { kind: 'number', name: 'capitale', label: 'Somma dovuta', unit: '€', min: 0.01, max: 100_000_000, isMoney: true },
    { kind: 'day', name: 'dal', label: 'Dal', description: 'Il giorno in cui il pagamento era dovuto: non si conta.' },
    {
      kind: 'day',
      name: 'al',
      label: 'Al',
      description: 'Il giorno fino al quale calcolare, compreso. Se lo lasci vuoto, è oggi.',
      isTodayByDefault: true,
    },
  ],
  formula: 'Interessi = somma × tasso × giorni ÷ 365, per ogni periodo in cui il tasso è costante',
  sources: [
    { text: 'Codice civile, art. 1284 (saggio degli interessi) e art. 2963 (computo dei termini).' },
    { text: 'Decreti annuali del Ministero dell’economia e delle finanze, citati accanto a ogni periodo.' },
  ],
  limits: [
    'Interesse semplice, senza anatocismo né rivalutazione monetaria, su anno civile di 365 giorni.',
    'Dalla domanda giudiziale, e nelle transazioni commerciali, può spettare il tasso più alto del d.lgs. 231/2002 (art. 1284, quarto comma).',
  ],
  calculate(answers, { legalRates }) {
    const debt = {
      capitalCents: Math.round(answers.number('capitale') * 100),
      from: answers.day('dal'),
      to: answers.day('al'),
    }
    const [first, last] = [legalRates[0], legalRates.at(-1)]
    if (!first || !last) return refused({ dal: 'La tabella dei tassi non è disponibile: riprova più tardi.' })
    if (debt.from < first.from)
      return refused({ dal: `Dal: la tabella dei tassi comincia il ${formatDateIt(first.from)}.` })
    if (debt.to <= debt.from) return refused({ al: 'Al: deve essere un giorno dopo il primo.' })
    if (debt.to > last.to)
      return refused({
        al: `Al: il tasso dopo il ${formatDateIt(last.to)} non è ancora in tabella. Scegli una data fino a quel giorno.`,
      })
    const periods = legalInterest(debt, legalRates)
    const totalCents = periods.reduce((sum, { interestCents }) => sum + interestCents, 0)
    const days = periods.reduce((sum, period) => sum + period.days, 0)
    return {
      kind: 'result',
      label: 'Interessi legali',
      value: euros(totalCents),
      level: 'neutral',
      reading: `${days} ${days === 1 ? 'giorno' : 'giorni'} di interessi; somma e interessi insieme fanno ${euros(debt.capitalCents + totalCents)}.`,
      details: periods.map((period) => ({
        label: `Dal ${formatDateIt(period.from)} al ${formatDateIt(period.to)} · ${period.days} gg al ${written(period.basisPoints / 100, 2)} % (${period.decree})`,
        value: euros(period.interestCents),
      })),
    }
  },
}
