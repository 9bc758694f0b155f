import { expect, test } from 'vitest'
import { isTypedNumber, mustTypeNumber } from './rules.ts'

const ticked = { isAll: false, isNarrowed: false }
const found = { isAll: true, isNarrowed: true }
const everybody = { isAll: true, isNarrowed: false }

test.each([
  [1, ticked, false],
  [1_000, ticked, false],
  [1_001, ticked, true],
  [1_000, found, false],
  [1_001, found, true],
  [1, everybody, true],
] as const)('[DSK-020] for %i records of %j the number is typed: %s', (changing, run, isTyped) => {
  expect(mustTypeNumber(changing, run)).toBe(isTyped)
})

test.each([
  ['1180', true],
  ['1.180', true],
  ['1 180', true],
  ['118', false],
  ['', false],
  ['1180 iscritti', false],
])('[DSK-020] “%s” is 1.180: %s', (typed, isIt) => {
  expect(isTypedNumber(typed, 1180)).toBe(isIt)
})
