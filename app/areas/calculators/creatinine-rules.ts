import type { Answers, ChoiceQuestion, NumberQuestion, Refused } from './model.ts'
import { refused } from './model.ts'
import { written } from './number-rules.ts'

export type Sex = 'F' | 'M'

/** Molar mass of creatinine, 113.12 g/mol: one mg/dL is 88.4 µmol/L. */
export const MICROMOLES_PER_MG_DL = 88.4
const RANGE_MG_DL = { min: 0.1, max: 30 }

export const sexQuestion: ChoiceQuestion = {
  kind: 'choice',
  name: 'sesso',
  label: 'Sesso',
  options: [
    { value: 'F', label: 'Femmina' },
    { value: 'M', label: 'Maschio' },
  ],
}

export const adultAgeQuestion: NumberQuestion = {
  kind: 'number',
  name: 'eta',
  label: 'Età',
  unit: 'anni',
  min: 18,
  max: 120,
  isInteger: true,
  refusal: 'Età: la formula è validata negli adulti, inserisci un’età da 18 a 120 anni.',
}

/** The bounds of the number are those of the larger unit; the true ones depend on the unit and are asked below. */
export const creatinineQuestions: readonly [NumberQuestion, ChoiceQuestion] = [
  { kind: 'number', name: 'creatinina', label: 'Creatinina sierica', unit: '', min: 0.1, max: 2652 },
  {
    kind: 'choice',
    name: 'unita',
    label: 'Unità della creatinina',
    options: [
      { value: 'mg', label: 'mg/dL' },
      { value: 'umol', label: 'µmol/L' },
    ],
    defaultValue: 'mg',
  },
]

/** The creatinine in mg/dL, or why it cannot be one: a value in the wrong unit is the commonest mistake. */
export function creatinineMgDl(answers: Answers): number | Refused {
  const typed = answers.number('creatinina')
  const isMicromolar = answers.choice('unita') === 'umol'
  const mgDl = isMicromolar ? typed / MICROMOLES_PER_MG_DL : typed
  if (mgDl >= RANGE_MG_DL.min && mgDl <= RANGE_MG_DL.max) return mgDl
  const [min, max, unit] = isMicromolar ? ['9', '2.652', 'µmol/L'] : ['0,1', '30', 'mg/dL']
  return refused({
    creatinina: `Creatinina sierica: ${written(typed, 1)} ${unit} non è un valore possibile. Deve essere tra ${min} e ${max} ${unit}: controlla l’unità.`,
  })
}
