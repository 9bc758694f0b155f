import { adultAgeQuestion, type Sex, sexQuestion } from './creatinine-rules.ts'
import type { Calculator, Level } from './model.ts'
import { written } from './number-rules.ts'

export type StrokeFactors = {
  ageYears: number
  sex: Sex
  hasHeartFailure: boolean
  hasHypertension: boolean
  hasDiabetes: boolean
  hadStroke: boolean
  hasVascularDisease: boolean
}

/** Points without the one of the female sex: the CHA₂DS₂-VA of the 2024 guidelines. */
export function chadsVa(factors: StrokeFactors): number {
  const agePoints = factors.ageYears >= 75 ? 2 : factors.ageYears >= 65 ? 1 : 0
  return (
    agePoints +
    Number(factors.hasHeartFailure) +
    Number(factors.hasHypertension) +
    Number(factors.hasDiabetes) +
    2 * Number(factors.hadStroke) +
    Number(factors.hasVascularDisease)
  )
}

export function chadsVasc(factors: StrokeFactors): number {
  return chadsVa(factors) + Number(factors.sex === 'F')
}

/** Adjusted stroke rate, per cent a year, by score from 0 to 9 (Lip 2010). */
export const STROKE_RATES = [0, 1.3, 2.2, 3.2, 4, 6.7, 9.8, 9.6, 6.7, 15.2] as const

function advice(points: number): { words: string; level: Level } {
  if (points >= 2) return { words: 'L’anticoagulazione orale è raccomandata (CHA₂DS₂-VA ≥ 2).', level: 'alarm' }
  if (points === 1)
    return {
      words: 'L’anticoagulazione orale va considerata, decidendo con il paziente (CHA₂DS₂-VA 1).',
      level: 'attention',
    }
  return {
    words: 'Nessun fattore di rischio oltre al sesso: l’anticoagulazione non è indicata (CHA₂DS₂-VA 0).',
    level: 'good',
  }
}

export const cha2ds2VascCalculator: Calculator = {
  id: 'cha2ds2-vasc',
  title: 'Rischio di ictus nella fibrillazione atriale (CHA₂DS₂-VASc)',
  icon: 'heart-organ',
  group: 'clinical',
  text: 'Il punteggio che stima il rischio tromboembolico annuo nella fibrillazione atriale non valvolare, con accanto il CHA₂DS₂-VA delle linee guida europee del 2024 e la loro indicazione.',
  questions: [
    adultAgeQuestion,
    sexQuestion,
    { kind: 'flag', name: 'scompenso', label: 'Scompenso cardiaco o disfunzione ventricolare sinistra (1)' },
    { kind: 'flag', name: 'ipertensione', label: 'Ipertensione, anche in terapia (1)' },
    { kind: 'flag', name: 'diabete', label: 'Diabete mellito (1)' },
    { kind: 'flag', name: 'ictus', label: 'Ictus, TIA o tromboembolismo pregresso (2)' },
    {
      kind: 'flag',
      name: 'vascolare',
      label: 'Malattia vascolare: infarto pregresso, arteriopatia periferica, placca aortica (1)',
    },
  ],
  formula:
    'Scompenso 1, ipertensione 1, età ≥ 75 anni 2, diabete 1, ictus 2, malattia vascolare 1, età 65–74 anni 1, sesso femminile 1',
  sources: [
    {
      text: 'Lip GYH, Nieuwlaat R, Pisters R, et al. Refining clinical risk stratification for predicting stroke and thromboembolism in atrial fibrillation. Chest 2010;137:263-272.',
    },
    {
      text: 'Lip GYH, Frison L, Halperin JL, Lane DA. Identifying patients at high risk for stroke despite anticoagulation. Stroke 2010;41:2731-2738 (tassi annui).',
    },
    {
      text: 'Van Gelder IC, Rienstra M, Bunting KV, et al. 2024 ESC Guidelines for the management of atrial fibrillation. Eur Heart J 2024;45:3314-3414.',
    },
  ],
  limits: [
    'Non si applica alla stenosi mitralica moderata o grave e alle protesi meccaniche: lì l’anticoagulazione è sempre indicata.',
    'Il tasso annuo viene da una coorte: nel singolo paziente è un ordine di grandezza.',
    'Va ricalcolato nel tempo: età e malattie cambiano il punteggio.',
  ],
  calculate(answers) {
    const factors: StrokeFactors = {
      ageYears: answers.number('eta'),
      sex: answers.choice('sesso') as Sex,
      hasHeartFailure: answers.flag('scompenso'),
      hasHypertension: answers.flag('ipertensione'),
      hasDiabetes: answers.flag('diabete'),
      hadStroke: answers.flag('ictus'),
      hasVascularDisease: answers.flag('vascolare'),
    }
    const score = chadsVasc(factors)
    const { words, level } = advice(chadsVa(factors))
    return {
      kind: 'result',
      label: 'Punteggio CHA₂DS₂-VASc',
      value: String(score),
      unit: 'su 9',
      level,
      reading: words,
      details: [
        { label: 'CHA₂DS₂-VA (ESC 2024)', value: `${chadsVa(factors)} su 8` },
        { label: 'Ictus all’anno senza anticoagulante', value: `${written(STROKE_RATES[score] ?? 0, 1)} %` },
      ],
    }
  },
}
