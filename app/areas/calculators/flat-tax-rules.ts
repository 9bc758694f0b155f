import type { Calculator } from './model.ts'
import { refused } from './model.ts'
import { euros } from './number-rules.ts'

/** Law 190/2014, as changed by law 197/2022: above the first the regime ends next year, above the second at once. */
export const REVENUE_LIMITS_CENTS = { nextYear: 8_500_000, atOnce: 10_000_000 }

export type Activity = { revenueCents: number; coefficientPercent: number; contributionsCents: number; isNew: boolean }

const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100)

/** Income is a share of the revenue, less the contributions paid in the year; the tax is 15 %, or 5 % for five years. */
export function flatTax({ revenueCents, coefficientPercent, contributionsCents, isNew }: Activity) {
  const grossIncomeCents = percentOf(revenueCents, coefficientPercent)
  const taxableCents = Math.max(0, grossIncomeCents - contributionsCents)
  const taxCents = percentOf(taxableCents, isNew ? 5 : 15)
  return { grossIncomeCents, taxableCents, taxCents, netCents: revenueCents - contributionsCents - taxCents }
}

export const flatTaxCalculator: Calculator = {
  id: 'regime-forfettario',
  title: 'Imposta del regime forfettario',
  icon: 'coins',
  group: 'professional',
  text: 'L’imposta sostitutiva di chi lavora in regime forfettario: il reddito dal coefficiente della propria attività, meno i contributi versati, al 15 % o al 5 % nei primi cinque anni, e che cosa succede oltre le soglie di ricavo.',
  questions: [
    {
      kind: 'number',
      name: 'compensi',
      label: 'Compensi incassati nell’anno',
      unit: '€',
      min: 0.01,
      max: 10_000_000,
      isMoney: true,
    },
    {
      kind: 'choice',
      name: 'coefficiente',
      label: 'Attività',
      options: [
        { value: '78', label: 'Professioni sanitarie e attività professionali (78 %)' },
        { value: '67', label: 'Altre attività economiche e servizi (67 %)' },
        { value: '40', label: 'Commercio, anche parafarmacie e alloggio (40 %)' },
      ],
      defaultValue: '78',
    },
    {
      kind: 'number',
      name: 'contributi',
      label: 'Contributi previdenziali versati nell’anno',
      unit: '€',
      min: 0,
      max: 1_000_000,
      isMoney: true,
      description:
        'Obbligatori e pagati nell’anno: ENPAM, ENPAPI, ENPAP, ENPAF, Gestione separata… Scrivi 0 se non ce ne sono.',
    },
    {
      kind: 'flag',
      name: 'nuova',
      label: 'Nuova attività nei primi cinque anni, con i requisiti dell’aliquota al 5 %',
    },
  ],
  formula: 'Imposta = (compensi × coefficiente − contributi versati) × 15 %, o 5 % per le nuove attività',
  sources: [
    { text: 'Legge 23 dicembre 2014, n. 190, art. 1, commi 54-89 e allegato 4 (coefficienti di redditività).' },
    { text: 'Legge 29 dicembre 2022, n. 197, art. 1, comma 54 (soglie di 85.000 e 100.000 euro).' },
  ],
  limits: [
    'Non verifica i requisiti d’accesso e le cause di esclusione (lavoro dipendente, partecipazioni, committente prevalente).',
    'Il coefficiente dipende dal codice ATECO. I contributi si deducono per cassa; quelli oltre il reddito si deducono altrove.',
    'Non calcola acconti, addizionali, diritti e contributi dovuti: confrontati con il tuo consulente.',
  ],
  calculate(answers) {
    const activity: Activity = {
      revenueCents: Math.round(answers.number('compensi') * 100),
      coefficientPercent: Number(answers.choice('coefficiente')),
      contributionsCents: Math.round(answers.number('contributi') * 100),
      isNew: answers.flag('nuova'),
    }
    const { nextYear, atOnce } = REVENUE_LIMITS_CENTS
    if (activity.revenueCents > atOnce)
      return refused({
        compensi: `Compensi: oltre ${euros(atOnce)} il regime forfettario cessa subito e l’anno si tassa in modo ordinario.`,
      })
    if (activity.contributionsCents > activity.revenueCents)
      return refused({ contributi: 'Contributi: non possono superare i compensi dell’anno.' })
    const { grossIncomeCents, taxableCents, taxCents, netCents } = flatTax(activity)
    const isOver = activity.revenueCents > nextYear
    return {
      kind: 'result',
      label: 'Imposta sostitutiva',
      value: euros(taxCents),
      level: isOver ? 'attention' : 'neutral',
      reading: isOver
        ? `Oltre ${euros(nextYear)}: l’imposta di quest’anno resta questa, dall’anno prossimo si esce dal regime.`
        : `Aliquota del ${activity.isNew ? '5' : '15'} % sul reddito imponibile.`,
      details: [
        { label: `Reddito lordo (${activity.coefficientPercent} % dei compensi)`, value: euros(grossIncomeCents) },
        { label: 'Reddito imponibile, tolti i contributi', value: euros(taxableCents) },
        { label: 'Compensi meno contributi e imposta', value: euros(netCents) },
      ],
    }
  },
}
