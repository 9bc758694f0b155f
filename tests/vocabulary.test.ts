import { describe, expect, test } from 'vitest'
import { readProjectFile, sourcesIn } from './architecture/source.ts'
import { readGlossary, vocabularyFaults } from './architecture/vocabulary.ts'

const words = readGlossary(readProjectFile('docs/glossary.md'))

test('code speaks English: Italian stays in paths, texts, wire names and code values', () => {
  expect(words.length).toBeGreaterThan(40)
  expect(vocabularyFaults(sourcesIn('app', 'db', 'tests', 'bin'), words)).toEqual([])
})

test('the glossary gives each word one translation', () => {
  const forms = words.map(({ italian }) => italian)
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
})

describe('the checker sees', () => {
  const faults = (path: string, text: string) => vocabularyFaults([{ path, text }], words)

  test.each([
    ['app/areas/loyalty/rules.ts', 'export const saldo = 1', 'balance'],
    ['app/areas/loyalty/rules.ts', 'export type Wallet = { saldoIniziale: number }', 'balance'],
    ['app/areas/loyalty/rules.ts', 'export function getPortafogliAttivi() {}', 'wallet'],
    ['app/areas/loyalty/rules.ts', 'read(answer.codiceFiscale)', 'fiscalCode'],
    ['app/areas/loyalty/rules.ts', 'export const MAX_RATA_CENTS = 1', 'installment'],
    ['app/areas/loyalty/ui/a.tsx', 'export const A = () => <Abbonamento />', 'subscription'],
    [
      'app/areas/loyalty/rules.ts',
      'const labels: Record<string, () => string> = { servizi: () => saldo() }',
      'balance',
    ],
    ['app/areas/loyalty/rules.ts', 'const answer = { saldo: 1 }', 'balance'],
    ['app/areas/corsi/rules.ts', '', 'course'],
    ['app/areas/press/rassegna-stampa-wire.ts', '', 'pressReview'],
  ])('%s with %s', (path, text, english) => {
    expect(faults(path, text)).toEqual([expect.stringContaining(english)])
  })

  test.each([
    ['app/areas/loyalty/rules.ts', "/** Il saldo. */ const label = 'Il tuo saldo' // saldo"],
    ['app/areas/loyalty/ui/a.tsx', 'export const A = () => <p title="saldo">Il tuo abbonamento e il saldo</p>'],
    ['app/areas/loyalty/wire.ts', 'export const wire = { saldo: 1 }'],
    ['app/areas/loyalty/catalogue-wire.ts', 'export const wire = { saldo: 1 }'],
    ['app/areas/loyalty/rules.ts', 'const hues: Record<string, number> = { servizi: 1 }'],
    ['app/areas/loyalty/rules.test.ts', 'expect(answer.saldo).toBe(1)'],
    ['app/areas/loyalty/rules.ts', 'const rate = 1\nconst becauseOf = 2\nconst separate = 3\nconst coursework = 4'],
  ])('nothing wrong in %s with %s', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})
