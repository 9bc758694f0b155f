import { expect, test } from 'vitest'
import { countedText, searchCounted } from './counted-rules.ts'

test.each([
  ['Perché  LA  Cefalea ', 'perche la cefalea'],
  ['cefalea a grappolo', 'cefalea a grappolo'],
  ['DPCM 12 2024', 'dpcm 12 2024'],
  ['anna@esempio.it', ''],
  ['scrivi a anna @ esempio', ''],
  ['RSSMRA80A01H501U', ''],
  ['codice rssmra 80a01 h501u', ''],
  ['RSSMRALMALMHRLMU', ''],
  ['tessera 123456', ''],
  ['tessera 12345', 'tessera 12345'],
  ['٣٣٣٤٤٥', ''],
  ['p'.repeat(60), 'p'.repeat(60)],
  ['p'.repeat(61), ''],
])('[FIG-041] of “%s” is kept “%s”', (typed, kept) => {
  expect(countedText(typed)).toBe(kept)
})

test.each([
  ['anemia', { total: 3, hasClosed: false }, 'found'],
  ['anemia', { total: 0, hasClosed: true }, 'found'],
  ['anemia', { total: 0, hasClosed: false }, 'nothing'],
  ['anemmia', { total: 2, correctedTo: 'anemia', hasClosed: false }, 'corrected'],
])('[FIG-041] %s %o counts as %s', (typed, answer, outcome) => {
  expect(searchCounted(typed, answer)).toEqual({ counter: 'search', subject: typed, outcome })
})

test('[FIG-041] one letter is no search', () => {
  expect(searchCounted(' a ', { total: 0, hasClosed: false })).toBeNull()
})
