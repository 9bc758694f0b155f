import { adultAgeQuestion, creatinineMgDl, creatinineQuestions, type Sex, sexQuestion } from './creatinine-rules.ts'
import type { Calculator, Level } from './model.ts'
import { written } from './number-rules.ts'

type Patient = { creatinineMgDl: number; ageYears: number; weightKg: number; sex: Sex }

/** Creatinine clearance in mL/min, not indexed to the body surface. */
export function cockcroftGault({ creatinineMgDl: creatinine, ageYears, weightKg, sex }: Patient): number {
  return (((140 - ageYears) * weightKg) / (72 * creatinine)) * (sex === 'F' ? 0.85 : 1)
}

function readingOf(clearance: number): { words: string; level: Level } {
  if (clearance >= 80) return { words: 'Clearance conservata.', level: 'good' }
  if (clearance >= 50) return { words: 'Clearance lievemente ridotta.', level: 'attention' }
  if (clearance >= 30)
    return { words: 'Clearance moderatamente ridotta: molti farmaci chiedono un aggiustamento.', level: 'attention' }
  if (clearance >= 15)
    return { words: 'Clearance gravemente ridotta: verifica dose e controindicazioni di ogni farmaco.', level: 'alarm' }
  return { words: 'Clearance terminale: verifica dose e controindicazioni di ogni farmaco.', level: 'alarm' }
}

/** Above it real weight tells more of fat than of kidneys; the trials of the drugs it doses have few such patients. */
const HEAVY_KG = 120
const HEAVY =
  'Oltre 120 kg il peso reale sovrastima la clearance: valuta il peso ideale o aggiustato e la scheda tecnica del farmaco.'

export const cockcroftGaultCalculator: Calculator = {
  id: 'cockcroft-gault',
  title: 'Clearance della creatinina (Cockcroft-Gault)',
  icon: 'medicines',
  group: 'clinical',
  text: 'La clearance della creatinina in mL/min secondo la formula che le schede tecniche usano ancora oggi per adattare la dose di molti farmaci, fra cui gli anticoagulanti orali diretti.',
  questions: [
    sexQuestion,
    adultAgeQuestion,
    {
      kind: 'number',
      name: 'peso',
      label: 'Peso',
      unit: 'kg',
      min: 20,
      max: 400,
      description: 'Peso reale, come negli studi dei DOAC.',
    },
    ...creatinineQuestions,
  ],
  formula: 'ClCr = (140 − età) × peso (kg) ÷ (72 × creatinina (mg/dL)), × 0,85 se femmina',
  sources: [
    {
      text: 'Cockcroft DW, Gault MH. Prediction of creatinine clearance from serum creatinine. Nephron 1976;16:31-41.',
      link: 'https://doi.org/10.1159/000180580',
    },
  ],
  limits: [
    'Stima la clearance, non il filtrato: non è indicizzata a 1,73 m² e non classifica la malattia renale cronica.',
    'Funzione renale stabile. Nelle grandi obesità il peso reale sovrastima: valuta il peso ideale o aggiustato.',
    'Per la dose fa fede la scheda tecnica del farmaco.',
  ],
  calculate(answers) {
    const creatinine = creatinineMgDl(answers)
    if (typeof creatinine !== 'number') return creatinine
    const weightKg = answers.number('peso')
    const clearance = cockcroftGault({
      creatinineMgDl: creatinine,
      ageYears: answers.number('eta'),
      weightKg,
      sex: answers.choice('sesso') as Sex,
    })
    const { words, level } = readingOf(clearance)
    const isHeavy = weightKg > HEAVY_KG
    return {
      kind: 'result',
      label: 'Clearance della creatinina',
      value: written(clearance, 1),
      unit: 'mL/min',
      level: isHeavy && level === 'good' ? 'attention' : level,
      reading: isHeavy ? `${words} ${HEAVY}` : words,
      details: [{ label: 'Creatinina usata nel calcolo', value: `${written(creatinine, 2)} mg/dL` }],
    }
  },
}
