import { addRomeDays, formatDateIt, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import type { Calculator } from './model.ts'
import { refused } from './model.ts'

const PREGNANCY_DAYS = 280
const USUAL_CYCLE_DAYS = 28
/** Beyond 44 weeks the last period is not the one of this pregnancy. */
const LONGEST_DAYS = 44 * 7

export type Dating = { lastPeriod: RomeDay; cycleDays: number; day: RomeDay }

/** Naegele's rule as 280 days, moved by as much as the cycle differs from 28. */
export function dueDate({ lastPeriod, cycleDays }: Omit<Dating, 'day'>): RomeDay {
  return addRomeDays(lastPeriod, PREGNANCY_DAYS + cycleDays - USUAL_CYCLE_DAYS)
}

/** Completed weeks and days at a day, counted back from the due date. */
export function gestationalAge(dating: Dating): { weeks: number; days: number } {
  const days = PREGNANCY_DAYS - romeDaysBetween(dating.day, dueDate(dating))
  return { weeks: Math.floor(days / 7), days: days % 7 }
}

export const dueDateCalculator: Calculator = {
  id: 'parto',
  title: 'Data presunta del parto',
  icon: 'pregnant',
  group: 'clinical',
  text: 'La data presunta del parto e l’età gestazionale dall’ultima mestruazione, corrette secondo la durata del ciclo, con le finestre degli esami del primo e del secondo trimestre.',
  questions: [
    { kind: 'day', name: 'ultima-mestruazione', label: 'Primo giorno dell’ultima mestruazione' },
    {
      kind: 'number',
      name: 'ciclo',
      label: 'Durata del ciclo',
      unit: 'giorni',
      min: 21,
      max: 45,
      isInteger: true,
      defaultValue: '28',
      description: 'Se non è regolare, lascia 28 e conferma con l’ecografia.',
    },
    {
      kind: 'day',
      name: 'data',
      label: 'Età gestazionale alla data',
      description: 'Se la lasci vuota, è oggi.',
      isTodayByDefault: true,
    },
  ],
  formula: 'Data presunta = primo giorno dell’ultima mestruazione + 280 giorni + (durata del ciclo − 28)',
  sources: [
    {
      text: 'ACOG Committee Opinion 700. Methods for estimating the due date. Obstet Gynecol 2017;129:e150-e154.',
      link: 'https://doi.org/10.1097/AOG.0000000000002046',
    },
    { text: 'Istituto superiore di sanità, SNLG. Gravidanza fisiologica: linea guida (finestre degli esami).' },
  ],
  limits: [
    'Un’ecografia entro le 13 settimane e 6 giorni data meglio la gravidanza e prevale, quando la differenza è oltre la soglia.',
    'Non vale con cicli irregolari, dopo la sospensione recente di un contraccettivo o con procreazione assistita.',
  ],
  calculate(answers) {
    const dating: Dating = {
      lastPeriod: answers.day('ultima-mestruazione'),
      cycleDays: answers.number('ciclo'),
      day: answers.day('data'),
    }
    const sinceDays = romeDaysBetween(dating.lastPeriod, dating.day)
    if (sinceDays < 0)
      return refused({
        'ultima-mestruazione': `Primo giorno dell’ultima mestruazione: non può essere dopo il ${formatDateIt(dating.day)}.`,
      })
    if (sinceDays > LONGEST_DAYS)
      return refused({
        'ultima-mestruazione':
          'Primo giorno dell’ultima mestruazione: sono passate più di 44 settimane, controlla la data.',
      })
    const due = dueDate(dating)
    const { weeks, days } = gestationalAge(dating)
    const isBeforeConception = weeks < 2
    const trimester = weeks < 14 ? 'Primo' : weeks < 28 ? 'Secondo' : 'Terzo'
    const at = (week: number, extraDays = 0) => formatDateIt(addRomeDays(due, week * 7 + extraDays - PREGNANCY_DAYS))
    return {
      kind: 'result',
      label: 'Data presunta del parto',
      value: formatDateIt(due),
      level: 'neutral',
      reading: isBeforeConception
        ? `Al ${formatDateIt(dating.day)} il concepimento non è ancora avvenuto: la data è una previsione.`
        : `Al ${formatDateIt(dating.day)} sono ${weeks} settimane e ${days} ${days === 1 ? 'giorno' : 'giorni'} (${weeks}+${days}). ${trimester} trimestre.`,
      details: [
        { label: 'Ovulazione stimata', value: at(2) },
        { label: 'Test combinato (da 11+0 a 13+6)', value: `dal ${at(11)} al ${at(13, 6)}` },
        { label: 'Ecografia del secondo trimestre (da 19+0 a 21+0)', value: `dal ${at(19)} al ${at(21)}` },
        { label: 'Gravidanza a termine (da 37+0)', value: `dal ${at(37)}` },
      ],
    }
  },
}
