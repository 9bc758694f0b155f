import { expect, test } from 'vitest'
import { findFigure } from './definitions-model.ts'
import { amountsOf, keptFor, meanOf } from './mean-rules.ts'

test.each([
  [312_500n, 150n, 2083n],
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [4n, 3n, 1n],
  [-4n, 3n, -1n],
  [0n, 7n, 0n],
  [1n, 0n, null],
  [90_071_992_547_409_931n, 2n, 45_035_996_273_704_966n],
])('[FIG-036] %d over %d is %s: rounded once, half away from zero, whatever its size', (amount, over, mean) => {
  expect(meanOf(amount, over)).toBe(mean)
})

test('[FIG-032] the mean is the monthly value over those who pay, at each point', () => {
  const mean = findFigure('money.mrr-mean')
  if (!mean) throw new Error('There is no mean.')
  expect(keptFor([mean]).map(({ code }) => code)).toEqual(['money.mrr', 'money.mrr-people'])
  const read = (code: string, amounts: bigint[]) => amounts.map((amount, at) => ({ code, at, value: '', amount }))
  const amounts = [...read('money.mrr', [312_500n, 0n]), ...read('money.mrr-people', [150n, 0n])]
  expect(amountsOf(mean, amounts)).toEqual([{ code: 'money.mrr-mean', at: 0, value: '', amount: 2083n }])
})
