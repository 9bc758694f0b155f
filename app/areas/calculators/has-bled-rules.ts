import { adultAgeQuestion } from './creatinine-rules.ts'
import type { Calculator } from './model.ts'
import { written } from './number-rules.ts'

export type BleedingFactors = {
  ageYears: number
  hasUncontrolledHypertension: boolean
  hasRenalDisease: boolean
  hasLiverDisease: boolean
  hadStroke: boolean
  hadBleeding: boolean
  hasLabileInr: boolean
  takesDrugs: boolean
  drinksAlcohol: boolean
}

/** One point each; the age counts when it is over 65, not at 65. */
export function hasBled({ ageYears, ...factors }: BleedingFactors): number {
  return Object.values(factors).filter(Boolean).length + Number(ageYears > 65)
}

/** Major bleeds per 100 patient-years by score (Pisters 2010); above 5 too few patients were seen. */
export const BLEEDING_RATES = [1.13, 1.02, 1.88, 3.74, 8.7, 12.5] as const

export const hasBledCalculator: Calculator = {
  id: 'has-bled',
  title: 'Rischio emorragico in anticoagulazione (HAS-BLED)',
  icon: 'blood-drop',
  group: 'clinical',
  text: 'Il punteggio che stima il rischio di emorragia maggiore a un anno in chi ha fibrillazione atriale e prende, oppure sta per prendere, un anticoagulante: serve a correggere i fattori modificabili, non a negare la terapia.',
  questions: [
    adultAgeQuestion,
    { kind: 'flag', name: 'ipertensione', label: 'Ipertensione non controllata (sistolica > 160 mmHg)' },
    {
      kind: 'flag',
      name: 'rene',
      label: 'Funzione renale alterata (dialisi, trapianto, creatinina ≥ 2,26 mg/dL o 200 µmol/L)',
    },
    {
      kind: 'flag',
      name: 'fegato',
      label: 'Funzione epatica alterata (cirrosi, o bilirubina > 2 volte con transaminasi > 3 volte il limite)',
    },
    { kind: 'flag', name: 'ictus', label: 'Ictus pregresso' },
    { kind: 'flag', name: 'emorragia', label: 'Emorragia maggiore pregressa o predisposizione (anemia, diatesi)' },
    { kind: 'flag', name: 'inr', label: 'INR labile (tempo in range < 60 %), solo con antagonisti della vitamina K' },
    { kind: 'flag', name: 'farmaci', label: 'Farmaci: antiaggreganti o FANS' },
    { kind: 'flag', name: 'alcol', label: 'Alcol: almeno 8 unità alla settimana' },
  ],
  formula: 'Un punto per ogni fattore e un punto se l’età supera i 65 anni, da 0 a 9',
  sources: [
    {
      text: 'Pisters R, Lane DA, Nieuwlaat R, et al. A novel user-friendly score (HAS-BLED) to assess 1-year risk of major bleeding in patients with atrial fibrillation. Chest 2010;138:1093-1100.',
      link: 'https://doi.org/10.1378/chest.10-0134',
    },
  ],
  limits: [
    'Un punteggio alto non è una controindicazione all’anticoagulante: chiede controlli più vicini.',
    'Sopra i 5 punti la coorte originale ha troppo pochi pazienti per un tasso.',
  ],
  calculate(answers) {
    const score = hasBled({
      ageYears: answers.number('eta'),
      hasUncontrolledHypertension: answers.flag('ipertensione'),
      hasRenalDisease: answers.flag('rene'),
      hasLiverDisease: answers.flag('fegato'),
      hadStroke: answers.flag('ictus'),
      hadBleeding: answers.flag('emorragia'),
      hasLabileInr: answers.flag('inr'),
      takesDrugs: answers.flag('farmaci'),
      drinksAlcohol: answers.flag('alcol'),
    })
    const rate = BLEEDING_RATES[score]
    return {
      kind: 'result',
      label: 'Punteggio HAS-BLED',
      value: String(score),
      unit: 'su 9',
      level: score >= 3 ? 'alarm' : score === 2 ? 'attention' : 'good',
      reading:
        score >= 3
          ? 'Rischio alto: correggi i fattori modificabili e programma controlli ravvicinati.'
          : score === 2
            ? 'Rischio intermedio: correggi i fattori modificabili.'
            : 'Rischio basso.',
      details: [
        {
          label: 'Emorragie maggiori per 100 anni-paziente',
          value: rate === undefined ? 'dati insufficienti nella coorte originale' : written(rate, 2),
        },
      ],
    }
  },
}
