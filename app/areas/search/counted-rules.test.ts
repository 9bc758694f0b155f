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
  ['rssmra-80a01-h501u', ''],
  ['333 12 34 567', ''],
  ['333-123-4567', ''],
  ['333.123.2024', ''],
  ['06 555 2019', ''],
  ['IT60 X054 2811 1010 0000 0123 456', ''],
  ['2024 circolare 15', '2024 circolare 15'],
  ['legge 24 8 marzo 2017', 'legge 24 8 marzo 2017'],
  ['anemia\u0000 \u200bgrave', 'anemia grave'],
  ['333\u200b123\u200b4567', ''],
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
