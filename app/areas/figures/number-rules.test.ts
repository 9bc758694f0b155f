import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAtAxis, formatFigure, formatPercent, plainFigure, sharesWritten } from './number-rules.ts'

const space = (words: string) => words.replaceAll('\u00A0', ' ')

describe('numbers are Italian', () => {
  test.each<[bigint, Parameters<typeof formatFigure>[1], string, string]>([
    [1_234n, 'people', '1.234', '1234'],
    [-12n, 'points', '−12', '-12'],
    [123_450n, 'cents', '€ 1.234,50', '1234.50'],
    [-5n, 'cents', '−€ 0,05', '-0.05'],
    [901_000_000_000_000_001n, 'cents', '€ 9.010.000.000.000.000,01', '9010000000000000.01'],
    [12_345n, 'credits', '1.234,5', '1234.5'],
    [-40n, 'credits', '−4', '-4'],
    [45n, 'seconds', '45 s', '45'],
    [150n, 'seconds', '3 min', '150'],
    [7_500n, 'seconds', '2 h 05 min', '7500'],
  ])('%s %s', (amount, unit, written, plain) => {
    expect(space(formatFigure(amount, unit))).toBe(written)
    expect(plainFigure(amount, unit)).toBe(plain)
  })

  test('at axes and as shares', () => {
    expect(formatAtAxis(2_000_000, 'cents')).toBe('20.000')
    expect(formatAtAxis(-1_500, 'people')).toBe('−1.500')
    expect(space(formatPercent(0.124))).toBe('12,4 %')
  })

  test('shares of a whole make 100 % as written', () => {
    expect(sharesWritten([1n, 1n, 1n]).map(space)).toEqual(['33,4 %', '33,3 %', '33,3 %'])
    expect(sharesWritten([0n, 0n])).toEqual(['', ''])
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10_000_000n), { minLength: 1, maxLength: 12 }), (amounts) => {
        fc.pre(amounts.some((amount) => amount > 0n))
        const tenths = sharesWritten(amounts).map((share) => Number(share.replace(/[^\d]/g, '')))
        expect(tenths.reduce((sum, share) => sum + share, 0)).toBe(1000)
      }),
    )
  })
})
