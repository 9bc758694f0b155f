import type { Calculator, Level } from './model.ts'
import { written } from './number-rules.ts'

/** Quetelet's index: kilograms over square metres. */
export function bodyMassIndex({ weightKg, heightCm }: { weightKg: number; heightCm: number }): number {
  return weightKg / (heightCm / 100) ** 2
}

/** WHO classes of adults; each holds below its limit. */
const CLASSES: readonly { below: number; name: string; level: Level }[] = [
  { below: 16, name: 'Magrezza grave', level: 'alarm' },
  { below: 17, name: 'Magrezza moderata', level: 'alarm' },
  { below: 18.5, name: 'Magrezza lieve (sottopeso)', level: 'attention' },
  { below: 25, name: 'Normopeso', level: 'good' },
  { below: 30, name: 'Sovrappeso (pre-obesità)', level: 'attention' },
  { below: 35, name: 'Obesità di classe I', level: 'alarm' },
  { below: 40, name: 'Obesità di classe II', level: 'alarm' },
  { below: Number.POSITIVE_INFINITY, name: 'Obesità di classe III', level: 'alarm' },
]

/** The class is read on the index as it is shown, so that a written 25,00 is never called normal. */
export function bodyMassClass(index: number): { name: string; level: Level } {
  const shown = Math.round(index * 100) / 100
  const { name, level } = CLASSES.find(({ below }) => shown < below) ?? { name: '', level: 'neutral' as const }
  return { name, level }
}

export const bmiCalculator: Calculator = {
  id: 'bmi',
  title: 'Indice di massa corporea (IMC)',
  icon: 'body-mass-index',
  group: 'clinical',
  text: 'Il rapporto tra il peso e il quadrato dell’altezza, con la classe dell’Organizzazione mondiale della sanità e con l’intervallo di peso che corrisponde al normopeso per quella statura.',
  questions: [
    {
      kind: 'number',
      name: 'eta',
      label: 'Età',
      unit: 'anni',
      min: 18,
      max: 120,
      isInteger: true,
      refusal:
        'Età: questo calcolatore è per adulti, da 18 a 120 anni. Sotto i 18 l’indice si legge sui percentili per età e sesso.',
    },
    { kind: 'number', name: 'peso', label: 'Peso', unit: 'kg', min: 20, max: 400 },
    { kind: 'number', name: 'altezza', label: 'Altezza', unit: 'cm', min: 100, max: 250 },
  ],
  formula: 'IMC = peso (kg) ÷ altezza (m)²',
  sources: [
    {
      text: 'World Health Organization. Obesity: preventing and managing the global epidemic. WHO Technical Report Series 894, Ginevra 2000.',
    },
    {
      text: 'WHO Expert Committee. Physical status: the use and interpretation of anthropometry. WHO Technical Report Series 854, Ginevra 1995 (gradi di magrezza).',
    },
  ],
  limits: [
    'Vale per adulti; non per gravidanza, edemi importanti, amputazioni.',
    'Non distingue massa magra e massa grassa: sovrastima l’adiposità negli atleti, la sottostima negli anziani.',
    'Nelle popolazioni asiatiche il rischio cardiometabolico cresce già da 23 kg/m².',
  ],
  calculate(answers) {
    const heightCm = answers.number('altezza')
    const index = bodyMassIndex({ weightKg: answers.number('peso'), heightCm })
    const { name, level } = bodyMassClass(index)
    const weightAt = (target: number) => written(target * (heightCm / 100) ** 2, 1)
    return {
      kind: 'result',
      label: 'Indice di massa corporea',
      value: written(index, 2),
      unit: 'kg/m²',
      level,
      reading: `${name}, secondo le classi dell’OMS per gli adulti.`,
      details: [{ label: 'Normopeso per questa altezza', value: `da ${weightAt(18.5)} a ${weightAt(24.99)} kg` }],
    }
  },
}
