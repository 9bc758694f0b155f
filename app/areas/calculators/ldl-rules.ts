import type { Calculator, Level, NumberQuestion, Refused } from './model.ts'
import { refused } from './model.ts'
import { written } from './number-rules.ts'

export type Unit = 'mg' | 'mmol'
export type Lipids = { total: number; hdl: number; triglycerides: number; unit: Unit }

const MG_PER_MMOL = { cholesterol: 38.67, triglycerides: 88.57 }
const UNIT_NAMES = { mg: 'mg/dL', mmol: 'mmol/L' } as const
/** Above this the very low density lipoproteins are no longer a fifth of the triglycerides. */
const MOST_TRIGLYCERIDES = { mg: 400, mmol: 4.52 } as const
const RANGES: Record<Unit, Record<'total' | 'hdl' | 'triglycerides', readonly [number, number]>> = {
  mg: { total: [50, 1000], hdl: [5, 200], triglycerides: [10, 5000] },
  mmol: { total: [1.3, 26], hdl: [0.1, 5.2], triglycerides: [0.1, 57] },
}

/** Friedewald: triglycerides over 5 in mg/dL, over 2.2 in mmol/L. */
export function friedewald({ total, hdl, triglycerides, unit }: Lipids): number {
  return total - hdl - triglycerides / (unit === 'mg' ? 5 : 2.2)
}

/** What makes the three values impossible or the formula invalid. */
export function lipidFaults(lipids: Lipids): Refused | null {
  const { unit } = lipids
  const errors: Record<string, string> = {}
  const names = {
    total: ['totale', 'Colesterolo totale'],
    hdl: ['hdl', 'Colesterolo HDL'],
    triglycerides: ['trigliceridi', 'Trigliceridi'],
  } as const
  for (const key of ['total', 'hdl', 'triglycerides'] as const) {
    const [min, max] = RANGES[unit][key]
    const [name, label] = names[key]
    if (lipids[key] < min || lipids[key] > max)
      errors[name] =
        `${label}: in ${UNIT_NAMES[unit]} il valore deve essere tra ${written(min, unit === 'mg' ? 0 : 1)} e ${written(max, unit === 'mg' ? 0 : 1)}. Controlla l’unità.`
  }
  if (Object.keys(errors).length > 0) return refused(errors)
  if (lipids.hdl >= lipids.total)
    return refused({ hdl: 'Colesterolo HDL: non può essere uguale o superiore al colesterolo totale.' })
  if (lipids.triglycerides >= MOST_TRIGLYCERIDES[unit])
    return refused({
      trigliceridi: `Trigliceridi: da ${written(MOST_TRIGLYCERIDES[unit], unit === 'mg' ? 0 : 2)} ${UNIT_NAMES[unit]} in su la formula di Friedewald non è valida. Serve un dosaggio diretto.`,
    })
  if (friedewald(lipids) <= 0)
    return refused({
      totale: 'Colesterolo totale: con questi valori l’LDL risulterebbe nullo o negativo. Controlla i dati.',
    })
  return null
}

const GOALS: readonly { below: number; words: string; level: Level }[] = [
  { below: 55, words: 'sotto 55 mg/dL: obiettivo del rischio cardiovascolare molto alto', level: 'good' },
  { below: 70, words: 'sotto 70 mg/dL: obiettivo del rischio alto', level: 'good' },
  { below: 100, words: 'sotto 100 mg/dL: obiettivo del rischio moderato', level: 'good' },
  { below: 116, words: 'sotto 116 mg/dL: obiettivo del rischio basso', level: 'attention' },
  { below: 190, words: 'sopra l’obiettivo di ogni classe di rischio', level: 'attention' },
  {
    below: Number.POSITIVE_INFINITY,
    words: 'da 190 mg/dL in su: considera un’ipercolesterolemia familiare',
    level: 'alarm',
  },
]

export function ldlGoal(mgDl: number) {
  const { words, level } = GOALS.find(({ below }) => Math.round(mgDl) < below) ?? {
    words: '',
    level: 'neutral' as const,
  }
  return { words, level }
}

const lipid = (name: string, label: string): NumberQuestion => ({
  kind: 'number',
  name,
  label,
  unit: '',
  min: 0.1,
  max: 5000,
})

export const ldlCalculator: Calculator = {
  id: 'ldl-friedewald',
  title: 'Colesterolo LDL (Friedewald)',
  icon: 'nutrition',
  group: 'clinical',
  text: 'Il colesterolo LDL calcolato da totale, HDL e trigliceridi a digiuno, in mg/dL o in mmol/L, con il colesterolo non-HDL e con gli obiettivi europei per classe di rischio cardiovascolare.',
  questions: [
    {
      kind: 'choice',
      name: 'unita',
      label: 'Unità',
      options: [
        { value: 'mg', label: 'mg/dL' },
        { value: 'mmol', label: 'mmol/L' },
      ],
      defaultValue: 'mg',
    },
    lipid('totale', 'Colesterolo totale'),
    lipid('hdl', 'Colesterolo HDL'),
    lipid('trigliceridi', 'Trigliceridi'),
  ],
  formula: 'LDL = totale − HDL − trigliceridi ÷ 5 (mg/dL); trigliceridi ÷ 2,2 in mmol/L',
  sources: [
    {
      text: 'Friedewald WT, Levy RI, Fredrickson DS. Estimation of the concentration of low-density lipoprotein cholesterol in plasma, without use of the preparative ultracentrifuge. Clin Chem 1972;18:499-502.',
    },
    {
      text: 'Mach F, Baigent C, Catapano AL, et al. 2019 ESC/EAS Guidelines for the management of dyslipidaemias. Eur Heart J 2020;41:111-188 (obiettivi).',
    },
  ],
  limits: [
    'Prelievo a digiuno. Non valida con trigliceridi da 400 mg/dL (4,52 mmol/L) e nella disbetalipoproteinemia di tipo III.',
    'Sottostima l’LDL quando è sotto 70 mg/dL, soprattutto con trigliceridi sopra 150 mg/dL: preferisci Martin-Hopkins o il dosaggio diretto.',
  ],
  calculate(answers) {
    const unit = answers.choice('unita') as Unit
    const lipids: Lipids = {
      total: answers.number('totale'),
      hdl: answers.number('hdl'),
      triglycerides: answers.number('trigliceridi'),
      unit,
    }
    const faults = lipidFaults(lipids)
    if (faults) return faults
    const ldl = friedewald(lipids)
    const mgDl = unit === 'mg' ? ldl : ldl * MG_PER_MMOL.cholesterol
    const triglyceridesMgDl = unit === 'mg' ? lipids.triglycerides : lipids.triglycerides * MG_PER_MMOL.triglycerides
    const { words, level } = ldlGoal(mgDl)
    const isUnderestimated = mgDl < 70 && triglyceridesMgDl > 150
    const shown = (value: number) => `${written(value, unit === 'mg' ? 0 : 2)} ${UNIT_NAMES[unit]}`
    return {
      kind: 'result',
      label: 'Colesterolo LDL calcolato',
      value: written(ldl, unit === 'mg' ? 0 : 2),
      unit: UNIT_NAMES[unit],
      level: isUnderestimated ? 'attention' : level,
      reading: `LDL ${words}.${isUnderestimated ? ' Con questi trigliceridi il calcolo sottostima: conferma con un altro metodo.' : ''}`,
      details: [
        { label: 'Colesterolo non-HDL', value: shown(lipids.total - lipids.hdl) },
        {
          label: 'LDL nell’altra unità',
          value: unit === 'mg' ? `${written(ldl / MG_PER_MMOL.cholesterol, 2)} mmol/L` : `${written(mgDl)} mg/dL`,
        },
      ],
    }
  },
}
