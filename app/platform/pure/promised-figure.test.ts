import { expect, test } from 'vitest'
import { promisedFigure } from './promised-figure.ts'

test.each([
  [201, 200, 'Oltre 200'],
  [200, 200, '200'],
  [60, 200, '60'],
  [0, 200, '0'],
  [12_001, 12_000, 'Oltre 12.000'],
  [1_234, 12_000, '1.234'],
])('of %i, where more than %i are promised, the page says %s', (count, promised, words) => {
  expect(promisedFigure(count, promised)).toBe(words)
})
