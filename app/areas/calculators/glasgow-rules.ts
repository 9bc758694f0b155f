import type { Calculator, ChoiceQuestion } from './model.ts'

const NOT_TESTABLE = 'NT'
export type Component = number | typeof NOT_TESTABLE

/** The sum of the three components; none when one could not be tested, for a sum would then be a lower number than the true one. */
export function glasgowTotal(components: readonly Component[]): number | null {
  let total = 0
  for (const component of components) {
    if (component === NOT_TESTABLE) return null
    total += component
  }
  return total
}

export function glasgowSeverity(total: number): 'lieve' | 'moderato' | 'grave' {
  return total >= 13 ? 'lieve' : total >= 9 ? 'moderato' : 'grave'
}

/** What the total says whatever the cause is: not every altered consciousness comes from a trauma. */
function consciousness(total: number): string {
  if (total === 15) return 'Coscienza integra (GCS 15).'
  if (total >= 13) return 'Alterazione lieve della coscienza (GCS 13–14).'
  if (total >= 9) return 'Alterazione moderata della coscienza (GCS 9–12).'
  return 'Alterazione grave della coscienza (GCS ≤ 8): valuta la protezione delle vie aeree.'
}

function component(name: string, label: string, answers: readonly string[]): ChoiceQuestion {
  const options = answers.map((words, index) => {
    const points = String(answers.length - index)
    return { value: points, label: `${points} · ${words}` }
  })
  return {
    kind: 'choice',
    name,
    label,
    options: [...options, { value: NOT_TESTABLE, label: 'NT · Non valutabile' }],
  }
}

const LEVELS = { lieve: 'good', moderato: 'attention', grave: 'alarm' } as const

export const glasgowCalculator: Calculator = {
  id: 'glasgow',
  title: 'Glasgow Coma Scale',
  icon: 'mental-health',
  group: 'clinical',
  text: 'La valutazione dello stato di coscienza dell’adulto in tre risposte, oculare, verbale e motoria, con il totale, la notazione per esteso da scrivere in cartella e, dopo un trauma cranico, la sua gravità.',
  questions: [
    component('occhi', 'Apertura degli occhi (E)', ['Spontanea', 'Alla voce', 'Allo stimolo pressorio', 'Nessuna']),
    component('verbale', 'Risposta verbale (V)', ['Orientata', 'Confusa', 'Parole', 'Suoni', 'Nessuna']),
    component('motoria', 'Risposta motoria (M)', [
      'Obbedisce ai comandi',
      'Localizza lo stimolo',
      'Flessione normale',
      'Flessione anormale',
      'Estensione',
      'Nessuna',
    ]),
  ],
  formula: 'GCS = E (1–4) + V (1–5) + M (1–6), da 3 a 15',
  sources: [
    {
      text: 'Teasdale G, Jennett B. Assessment of coma and impaired consciousness. A practical scale. Lancet 1974;2:81-84.',
    },
    {
      text: 'Teasdale G, Maas A, Lecky F, et al. The Glasgow Coma Scale at 40 years: standing the test of time. Lancet Neurol 2014;13:844-854.',
    },
  ],
  limits: [
    'Per adulti e bambini sopra i 5 anni; per i più piccoli serve la scala pediatrica.',
    'Se una risposta non è valutabile (intubazione, edema palpebrale, paralisi) il totale non si scrive: riporta le componenti.',
    'Sedazione, alcol e miorilassanti falsano il punteggio.',
  ],
  calculate(answers) {
    const read = (name: string): Component => {
      const value = answers.choice(name)
      return value === NOT_TESTABLE ? NOT_TESTABLE : Number(value)
    }
    const [eyes, verbal, motor] = [read('occhi'), read('verbale'), read('motoria')]
    const notation = `E${eyes} V${verbal} M${motor}`
    const total = glasgowTotal([eyes, verbal, motor])
    if (total === null) {
      return {
        kind: 'result',
        label: 'Componenti della GCS',
        value: notation,
        level: 'neutral',
        reading: 'Una risposta non è valutabile: il totale non si calcola, in cartella vanno le componenti.',
        details: [],
      }
    }
    const severity = glasgowSeverity(total)
    return {
      kind: 'result',
      label: 'Glasgow Coma Scale',
      value: String(total),
      unit: 'su 15',
      level: LEVELS[severity],
      reading: `${consciousness(total)} Dopo un trauma cranico: trauma ${severity}.`,
      details: [{ label: 'Da scrivere in cartella', value: `GCS ${total} (${notation})` }],
    }
  },
}
