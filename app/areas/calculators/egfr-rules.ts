import { adultAgeQuestion, creatinineMgDl, creatinineQuestions, type Sex, sexQuestion } from './creatinine-rules.ts'
import type { Calculator, Level } from './model.ts'
import { written } from './number-rules.ts'

/** CKD-EPI 2021, creatinine, without race: mL/min/1.73 m². */
export function ckdEpi2021(patient: { creatinineMgDl: number; ageYears: number; sex: Sex }): number {
  const isFemale = patient.sex === 'F'
  const ratio = patient.creatinineMgDl / (isFemale ? 0.7 : 0.9)
  const alpha = isFemale ? -0.241 : -0.302
  return (
    142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** patient.ageYears * (isFemale ? 1.012 : 1)
  )
}

const CATEGORIES: readonly { from: number; name: string; words: string; level: Level }[] = [
  { from: 90, name: 'G1', words: 'normale o aumentato', level: 'good' },
  { from: 60, name: 'G2', words: 'lievemente ridotto', level: 'good' },
  { from: 45, name: 'G3a', words: 'ridotto in modo da lieve a moderato', level: 'attention' },
  { from: 30, name: 'G3b', words: 'ridotto in modo da moderato a grave', level: 'attention' },
  { from: 15, name: 'G4', words: 'gravemente ridotto', level: 'alarm' },
  { from: 0, name: 'G5', words: 'insufficienza renale', level: 'alarm' },
]

/** KDIGO reads categories on the whole number that laboratories report. */
export function filtrationCategory(rate: number) {
  const { name, words, level } = CATEGORIES.find(({ from }) => Math.round(rate) >= from) ?? {
    name: 'G5',
    words: '',
    level: 'alarm' as const,
  }
  return { name, words, level }
}

export const egfrCalculator: Calculator = {
  id: 'egfr-ckd-epi',
  title: 'Filtrato glomerulare stimato (CKD-EPI 2021)',
  icon: 'kidneys',
  group: 'clinical',
  text: 'La stima del filtrato glomerulare dalla creatinina con l’equazione CKD-EPI del 2021, senza coefficiente di razza, e categoria G nella classificazione KDIGO della malattia renale cronica.',
  questions: [sexQuestion, adultAgeQuestion, ...creatinineQuestions],
  formula:
    'eGFR = 142 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1,200 × 0,9938^età × 1,012 se femmina; κ 0,7 (F) o 0,9 (M), α −0,241 (F) o −0,302 (M), Scr in mg/dL',
  sources: [
    {
      text: 'Inker LA, Eneanya ND, Coresh J, et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med 2021;385:1737-1749.',
      link: 'https://doi.org/10.1056/NEJMoa2102953',
    },
    {
      text: 'KDIGO 2024 Clinical practice guideline for the evaluation and management of chronic kidney disease. Kidney Int 2024;105(4S):S117-S314.',
    },
  ],
  limits: [
    'Creatinina misurata con metodo standardizzato IDMS e funzione renale stabile: non vale nel danno renale acuto.',
    'Poco attendibile con massa muscolare molto alta o molto bassa, gravidanza, amputazioni: considera la cistatina C.',
    'G1 e G2 sono malattia renale cronica solo con altri segni di danno renale per almeno tre mesi.',
  ],
  calculate(answers) {
    const creatinine = creatinineMgDl(answers)
    if (typeof creatinine !== 'number') return creatinine
    const rate = ckdEpi2021({
      creatinineMgDl: creatinine,
      ageYears: answers.number('eta'),
      sex: answers.choice('sesso') as Sex,
    })
    const { name, words, level } = filtrationCategory(rate)
    return {
      kind: 'result',
      label: 'Filtrato glomerulare stimato',
      value: written(rate),
      unit: 'mL/min/1,73 m²',
      level,
      reading: `Categoria ${name}: ${words}.`,
      details: [{ label: 'Creatinina usata nel calcolo', value: `${written(creatinine, 2)} mg/dL` }],
    }
  },
}
