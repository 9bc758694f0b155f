import { describe, expect, test } from 'vitest'
import { LEGAL_RATES } from '../../../db/seed/legal-rates.ts'
import { CALCULATOR_IDS, type CalculatorId } from './model.ts'
import { readNumber } from './number-rules.ts'
import { CALCULATORS, calculate, findCalculator } from './rules.ts'

const today = '2026-11-15'
function ask(id: CalculatorId, query: string) {
  const calculator = findCalculator(id)
  if (!calculator) throw new Error(`There is no ${id}.`)
  return calculate(calculator, new URLSearchParams(query), today, { legalRates: LEGAL_RATES })
}

const GOOD: Record<CalculatorId, [query: string, value: string]> = {
  bmi: ['eta=40&peso=70&altezza=175', '22,86'],
  bsa: ['peso=70&altezza=170', '1,82'],
  'egfr-ckd-epi': ['sesso=M&eta=50&creatinina=1', '92'],
  'cockcroft-gault': ['sesso=F&eta=40&peso=72&creatinina=1,0', '85,0'],
  'cha2ds2-vasc': ['eta=75&sesso=F&ipertensione=si', '4'],
  'has-bled': ['eta=70&ictus=si', '2'],
  glasgow: ['occhi=4&verbale=5&motoria=6', '15'],
  'ldl-friedewald': ['totale=200&hdl=50&trigliceridi=150', '120'],
  parto: ['ultima-mestruazione=2026-03-28', '02/01/2027'],
  'interessi-legali': ['capitale=10.000&dal=2022-12-31&al=2023-12-31', '500,00\u00a0€'],
  'regime-forfettario': ['compensi=40000&contributi=5000', '3.930,00\u00a0€'],
}

test('there are the eleven calculators of the requirements, each with sources, limits and a reason to trust it', () => {
  expect(CALCULATORS.map(({ id }) => id)).toEqual(CALCULATOR_IDS)
  for (const { id, sources, limits, formula, text } of CALCULATORS) {
    expect(sources.length, id).toBeGreaterThan(0)
    expect(limits.length, id).toBeGreaterThan(0)
    expect(formula, id).not.toBe('')
    expect(text.length, `${id} has an excerpt to cut`).toBeGreaterThan(150)
    expect(text.slice(149, 151), `${id} is cut between two words`).toMatch(/[\s,:]/)
  }
})

describe.each(CALCULATOR_IDS)('%s', (id) => {
  const [query, value] = GOOD[id]

  test('answers', () => {
    expect(ask(id, query)).toMatchObject({ kind: 'result', value })
  })

  test('gives the same result again at the address it says, also on another day', () => {
    const first = ask(id, query)
    if (first.kind !== 'result') throw new Error('no result')
    const calculator = findCalculator(id)
    const again =
      calculator && calculate(calculator, new URLSearchParams(first.query), '2027-06-01', { legalRates: LEGAL_RATES })
    expect(again).toEqual(first)
  })

  test('an address without answers is an empty form', () => {
    expect(ask(id, 'utm_source=x')).toEqual({ kind: 'nothing' })
  })

  test('each missing answer is asked for by its name', () => {
    const [name = ''] = query.split('=')
    const answered = ask(id, `${name}=`)
    expect(answered.kind).toBe('refused')
    if (answered.kind === 'refused')
      for (const message of Object.values(answered.errors)) expect(message).toMatch(/: (inserisci|scegli|scrivi)/)
  })
})

describe('impossible input is refused with words that say what to do', () => {
  test.each([
    ['bmi', 'eta=17&peso=70&altezza=175', 'eta', 'percentili'],
    ['bmi', 'eta=40&peso=70&altezza=1,75', 'altezza', 'tra 100 e 250 cm'],
    ['bmi', 'eta=40,5&peso=70&altezza=175', 'eta', 'numero intero'],
    ['bmi', 'eta=40&peso=settanta&altezza=175', 'peso', 'scrivi un numero'],
    ['bsa', 'peso=0&altezza=170', 'peso', 'tra 1 e 400 kg'],
    ['egfr-ckd-epi', 'sesso=M&eta=50&creatinina=88', 'creatinina', 'controlla l’unità'],
    ['egfr-ckd-epi', 'sesso=M&eta=50&creatinina=1,1&unita=umol', 'creatinina', 'tra 9 e 2.652 µmol/L'],
    ['egfr-ckd-epi', 'sesso=X&eta=50&creatinina=1', 'sesso', 'scegli una delle risposte'],
    ['cockcroft-gault', 'sesso=M&eta=121&peso=70&creatinina=1', 'eta', 'da 18 a 120'],
    ['glasgow', 'occhi=5&verbale=5&motoria=6', 'occhi', 'scegli una delle risposte'],
    ['ldl-friedewald', 'totale=240&hdl=40&trigliceridi=400', 'trigliceridi', 'dosaggio diretto'],
    ['parto', 'ultima-mestruazione=2026-12-01', 'ultima-mestruazione', 'non può essere dopo il 15/11/2026'],
    ['parto', 'ultima-mestruazione=2025-12-31', 'ultima-mestruazione', '44 settimane'],
    ['parto', 'ultima-mestruazione=2026-02-30', 'ultima-mestruazione', 'una data che esiste'],
    ['interessi-legali', 'capitale=100&dal=1942-04-20&al=2020-01-01', 'dal', '21/04/1942'],
    ['interessi-legali', 'capitale=100&dal=2026-01-01&al=2027-01-01', 'al', '31/12/2026'],
    ['interessi-legali', 'capitale=100&dal=2026-01-01&al=2026-01-01', 'al', 'un giorno dopo'],
    ['interessi-legali', 'capitale=-5&dal=2025-01-01', 'capitale', 'scrivi un numero'],
    ['regime-forfettario', 'compensi=100.000,01&contributi=0', 'compensi', 'cessa subito'],
    ['regime-forfettario', 'compensi=1000&contributi=1000,01', 'contributi', 'non possono superare'],
  ] as const)('%s?%s', (id, query, field, words) => {
    const answered = ask(id, query)
    expect(answered.kind).toBe('refused')
    if (answered.kind === 'refused') expect(answered.errors[field]).toContain(words)
  })
})

test('creatinine in µmol/L gives what the same creatinine in mg/dL gives', () => {
  const micromolar = ask('egfr-ckd-epi', 'sesso=M&eta=50&creatinina=88,4&unita=umol')
  const milligrams = ask('egfr-ckd-epi', 'sesso=M&eta=50&creatinina=1&unita=mg')
  expect(micromolar).toMatchObject({ value: '92' })
  expect(milligrams).toMatchObject({ value: '92' })
})

test.each([
  ['70,5', false, 70.5],
  ['70.5', false, 70.5],
  ['1.234', false, 1.234],
  ['1.234', true, 1234],
  ['1.234,56', true, 1234.56],
  ['1234.56', true, 1234.56],
  ['€ 1 000', true, 1000],
  ['12,345', true, null],
  ['1e3', false, null],
  ['-4', false, null],
  ['', false, null],
])('%s (money: %s) is read as %o', (typed, isMoney, value) => {
  expect(readNumber(typed, isMoney)).toBe(value)
})

test.each([
  ['occhi=4&verbale=5&motoria=6', 'Coscienza integra (GCS 15). Dopo un trauma cranico: trauma lieve.'],
  [
    'occhi=3&verbale=4&motoria=5',
    'Alterazione moderata della coscienza (GCS 9–12). Dopo un trauma cranico: trauma moderato.',
  ],
  [
    'occhi=1&verbale=1&motoria=1',
    'Alterazione grave della coscienza (GCS ≤ 8): valuta la protezione delle vie aeree. Dopo un trauma cranico: trauma grave.',
  ],
])('Glasgow of %s says what it means whatever the cause', (query, reading) => {
  expect(ask('glasgow', query)).toMatchObject({ reading })
})

test('Cockcroft-Gault of a heavy patient says what the weight does to it', () => {
  const reading = (weight: number) => {
    const result = ask('cockcroft-gault', `sesso=M&eta=40&peso=${weight}&creatinina=1`)
    return result.kind === 'result' ? [result.level, result.reading] : null
  }
  expect(reading(120)).toEqual(['good', 'Clearance conservata.'])
  expect(reading(180)).toEqual([
    'attention',
    'Clearance conservata. Oltre 120 kg il peso reale sovrastima la clearance: valuta il peso ideale o aggiustato e la scheda tecnica del farmaco.',
  ])
})
