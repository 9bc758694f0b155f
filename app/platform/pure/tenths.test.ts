import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTenth, readTenth, tenthInWords, toTenth, typedTenth } from './tenths.ts'

test.each([
  [4.5, '4,5', '4,5'],
  [4, '4', '4'],
  [0, '0', '0'],
  [0.1, '0,1', '0,1'],
  [12345.6, '12.345,6', '12345,6'],
])('[LRN-006] %d is read %s and typed %s', (value, words, typed) => {
  expect(tenthInWords(value)).toBe(words)
  expect(typedTenth(value)).toBe(typed)
})

test.each([
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['-4,5', -4.5],
  ['+3', 3],
  ['4,500', 4.5],
])('[LRN-006] %s is a number', (typed, value) => expect(readTenth(typed)).toEqual({ kind: 'number', value }))

test.each([
  ['4,55', 'too-many-decimals'],
  ['4,01', 'too-many-decimals'],
  ['', 'not-a-number'],
  ['4,', 'not-a-number'],
  ['1.000,5', 'not-a-number'],
  ['4e2', 'not-a-number'],
  ['٤', 'not-a-number'],
])('[LRN-006] %s is refused', (typed, kind) => expect(readTenth(typed)).toEqual({ kind }))

test('[LRN-006] what is spent and what is left are what there was, whatever the tenths', () => {
  const tenths = fc.integer({ min: 0, max: 1_000_000 }).map((number) => number / 10)
  fc.assert(
    fc.property(tenths, tenths, (balance, amount) => {
      const left = toTenth(balance - amount)
      expect(isTenth(left)).toBe(true)
      expect(Math.round(left * 10)).toBe(Math.round(balance * 10) - Math.round(amount * 10))
      expect(readTenth(typedTenth(left))).toEqual({ kind: 'number', value: left })
    }),
  )
})
