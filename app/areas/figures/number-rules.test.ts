import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAtAxis, formatFigure, formatPercent, plainFigure, sharesWritten } from './number-rules.ts'
import { hideSmall, isByDayOffered, isRevealing, type Said } from './small-number-rules.ts'

const space = (words: string) => words.replaceAll('\u00A0', ' ')

describe('numbers are Italian', () => {
  test.each<[bigint, Parameters<typeof formatFigure>[1], string, string]>([
    [1_234n, 'people', '1.234', '1234'],
    [-12n, 'points', '−12', '-12'],
    [123_450n, 'cents', '€ 1.234,50', '1234.50'],
    [-5n, 'cents', '−€ 0,05', '-0.05'],
    [901_000_000_000_000_001n, 'cents', '€ 9.010.000.000.000.000,01', '9010000000000000.01'],
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

describe('small numbers name nobody', () => {
  test.each<[readonly string[], string, boolean]>([
    [['province'], 'people', true],
    [['specialization'], 'people', true],
    [['course'], 'people', true],
    [['type'], 'people', false],
    [['type', 'region'], 'people', true],
    [['province'], 'cents', false],
    [[], 'people', false],
  ])('split by %j, %s: %s', (splits, unit, expected) => {
    expect(isRevealing(splits, unit)).toBe(expected)
  })

  test.each<[string, (bigint | null)[][], Said[][]]>([
    ['one to four are hidden', [[1n], [4n], [5n], [0n], [9n]], [['hidden'], ['hidden'], [5n], [0n], [9n]]],
    ['one alone takes the next smallest with it', [[3n], [40n], [7n], [0n]], [['hidden'], [40n], ['hidden'], [0n]]],
    ['nothing small, nothing hidden', [[5n], [6n], [null]], [[5n], [6n], [null]]],
    [
      'nor does one follow from the sum of its own row',
      [
        [3n, 10n, 11n],
        [20n, 21n, 22n],
        [30n, 31n, 32n],
      ],
      [
        ['hidden', 'hidden', 11n],
        ['hidden', 'hidden', 22n],
        [30n, 31n, 32n],
      ],
    ],
  ])('%s', (_, groups, said) => {
    expect(hideSmall(groups)).toEqual(said)
  })

  test('no hidden number stands alone in a column or in a row, whatever the numbers', () => {
    const amounts = fc.array(fc.bigInt(0n, 60n), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 2, maxLength: 6 }), (groups) => {
        const said = hideSmall(groups)
        const lines = [...said, ...[0, 1, 2, 3].map((point) => said.map((group) => group[point] ?? null))]
        for (const line of lines) {
          const hidden = line.filter((amount) => amount === 'hidden').length
          const left = line.filter((amount) => typeof amount === 'bigint' && amount > 0n).length
          expect(hidden === 1 && left > 0).toBe(false)
          expect(line.some((amount) => typeof amount === 'bigint' && amount > 0n && amount < 5n)).toBe(false)
        }
      }),
    )
  })

  test.each<[bigint[], boolean]>([
    [[50n, 0n], true],
    [[49n, 120n], false],
  ])('%o by day: %s', (groups, expected) => {
    expect(isByDayOffered(groups)).toBe(expected)
  })
})
