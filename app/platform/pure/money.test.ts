import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, divideCents, formatEuro, parseEuro, splitCents, withoutVat } from './money.ts'

test.each([
  [123_450, '1.234,50 €'],
  [0, '0,00 €'],
  [5, '0,05 €'],
  [1_000_000_00, '1.000.000,00 €'],
  [-1_990, '-19,90 €'],
])('[PAY-009] %i cents are written %s', (cents, written) => {
  expect(formatEuro(cents).replace(/\u00a0/g, ' ')).toBe(written)
})

test.each([
  ['358,80', 358_80],
  ['358,8', 358_80],
  ['358', 358_00],
  [' 1.234,50 € ', 1_234_50],
  ['1.234', 1_234_00],
  ['1234.5', 1_234_50],
  ['0,05', 5],
  ['', null],
  ['12,345', null],
  ['-3', null],
  ['1.23.456', null],
  ['tre', null],
])('an amount written “%s” is %s cents', (written, cents) => {
  expect(parseEuro(written)).toBe(cents)
})

test.each([
  [100, 3, 33],
  [200, 3, 67],
  [1, 2, 1],
  [35_880, 12, 2_990],
])('%i cents divided by %i are %i', (total, divisor, expected) => {
  expect(divideCents(total, divisor)).toBe(expected)
})

test('instalments add up to the price and differ by a cent at most, whatever the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 48 }), (total, parts) => {
      const split = splitCents(total, parts)
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1)
      expect(split).toHaveLength(parts)
    }),
    { numRuns: 2_000 },
  )
})

test('taxable and VAT add up to the price, and the VAT is the rate of the taxable within a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(4, 5, 10, 22), (gross, percent) => {
      const { taxable, vat } = withoutVat(gross, percent)
      expect(taxable + vat).toBe(gross)
      expect(Math.abs(vat * 100 - taxable * percent)).toBeLessThanOrEqual(100)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  [123_450, '1234.50'],
  [7, '0.07'],
  [0, '0.00'],
  [-150, '-1.50'],
])('%i cents are %s to a machine', (cents, written) => {
  expect(decimalOf(cents)).toBe(written)
})
