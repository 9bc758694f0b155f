import type { Calculator } from './model.ts'
import { written } from './number-rules.ts'

type Body = { weightKg: number; heightCm: number }

/** Square metres, by the formula each is named after. */
export const bodySurface = {
  mosteller: ({ weightKg, heightCm }: Body) => Math.sqrt((heightCm * weightKg) / 3600),
  duBois: ({ weightKg, heightCm }: Body) => 0.007184 * weightKg ** 0.425 * heightCm ** 0.725,
  haycock: ({ weightKg, heightCm }: Body) => 0.024265 * weightKg ** 0.5378 * heightCm ** 0.3964,
}

export const bsaCalculator: Calculator = {
  id: 'bsa',
  title: 'Superficie corporea (BSA)',
  icon: 'weight',
  group: 'clinical',
  text: 'La superficie corporea in metri quadrati secondo Mosteller, con accanto DuBois e Haycock: serve per dosare farmaci, indicizzare la gittata cardiaca e normalizzare la funzione renale.',
  questions: [
    { kind: 'number', name: 'peso', label: 'Peso', unit: 'kg', min: 1, max: 400 },
    { kind: 'number', name: 'altezza', label: 'Altezza', unit: 'cm', min: 30, max: 250 },
  ],
  formula: 'Mosteller: BSA = √(altezza (cm) × peso (kg) ÷ 3600)',
  sources: [
    { text: 'Mosteller RD. Simplified calculation of body-surface area. N Engl J Med 1987;317:1098.' },
    {
      text: 'Du Bois D, Du Bois EF. A formula to estimate the approximate surface area. Arch Intern Med 1916;17:863-871.',
    },
    {
      text: 'Haycock GB, Schwartz GJ, Wisotsky DH. Geometric method for measuring body surface area. J Pediatr 1978;93:62-66.',
    },
  ],
  limits: [
    'Le formule divergono nei neonati, nei lattanti e nelle grandi obesità: nei piccoli è preferita Haycock.',
    'Il dosaggio dei chemioterapici segue il protocollo del centro, anche per l’eventuale tetto di superficie.',
  ],
  calculate(answers) {
    const body = { weightKg: answers.number('peso'), heightCm: answers.number('altezza') }
    return {
      kind: 'result',
      label: 'Superficie corporea (Mosteller)',
      value: written(bodySurface.mosteller(body), 2),
      unit: 'm²',
      level: 'neutral',
      reading:
        'Nell’adulto medio la superficie corporea è circa 1,7–1,9 m²; 1,73 m² è il riferimento con cui si indicizza la funzione renale.',
      details: [
        { label: 'DuBois e DuBois', value: `${written(bodySurface.duBois(body), 2)} m²` },
        { label: 'Haycock', value: `${written(bodySurface.haycock(body), 2)} m²` },
      ],
    }
  },
}
