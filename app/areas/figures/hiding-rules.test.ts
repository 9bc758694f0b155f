import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regionOf } from './family-rules.ts'
import { type PointAmount, unsayingOf } from './hiding-rules.ts'
import type { SplitCode } from './model.ts'
import { hideSmall, isByDayOffered, isRevealing, type Sum } from './small-number-rules.ts'

const TYPES = ['members.total', 'members.premium']

test.each<[SplitCode, string, boolean]>([
  ['province', 'people', true],
  ['region', 'people', true],
  ['specialization', 'people', true],
  ['course', 'times', true],
  ['type', 'people', false],
  ['province', 'cents', false],
])('[FIG-048] split by %s, %s names somebody: %s', (split, unit, expected) => {
  expect(isRevealing(split, unit)).toBe(expected)
})

test.each<[bigint[], boolean]>([
  [[50n, 0n], true],
  [[49n, 120n], false],
])('[FIG-048] groups of %o by day: %s', (groups, expected) => {
  expect(isByDayOffered(groups)).toBe(expected)
})

describe('[FIG-048] what is hidden of one whole', () => {
  const hidden = (...amounts: bigint[]) => {
    const cells = new Map(amounts.map((amount, index) => [String(index), amount]))
    const { unsaid, bare } = hideSmall(cells, [{ whole: null, parts: [...cells.keys()] }])
    return bare.size > 0 ? 'nothing is said' : amounts.map((amount, index) => unsaid.get(String(index)) ?? amount)
  }
  test.each<[string, bigint[], ReturnType<typeof hidden>]>([
    ['one to four are hidden', [1n, 4n, 3n, 5n, 0n, 9n], ['few', 'few', 'few', 5n, 0n, 9n]],
    ['one alone takes the next smallest with it', [3n, 40n, 7n, 0n], ['few', 40n, 'hidden', 0n]],
    ['nothing small, nothing hidden', [5n, 6n], [5n, 6n]],
    ['two of one would follow from their sum', [1n, 1n, 9n, 8n], ['few', 'few', 9n, 'hidden']],
    ['two of four would follow from their sum', [4n, 4n, 9n, 8n], ['few', 'few', 9n, 'hidden']],
    ['one and five would follow from their sum', [1n, 5n, 9n, 8n], ['few', 'hidden', 9n, 'hidden']],
    ['three people in three groups cannot be split', [1n, 1n, 1n, 0n], 'nothing is said'],
    ['nor can a small group alone', [2n, 0n], 'nothing is said'],
  ])('%s', (_, amounts, expected) => {
    expect(hidden(...amounts)).toEqual(expected)
  })
})

const PROVINCES = ['PG', 'TR', 'AO', 'RM', 'VT', 'LT', 'MI', '—']
const holder = (value: string) => (value.length > 2 ? value : regionOf(value))

/** Members in some provinces, and everything that is asked of them. */
function clubOf(amounts: readonly (readonly bigint[])[]) {
  const row = (code: string, value: string, amount: bigint): PointAmount => ({ code, at: 0, value, amount })
  const byType = TYPES.flatMap((code, type) =>
    PROVINCES.map((value, index) => row(code, value, amounts[type]?.[index] ?? 0n)),
  )
  const gathered = (rows: readonly PointAmount[], key: (each: PointAmount) => [string, string]) =>
    [...Map.groupBy(rows, (each) => key(each).join('|'))].map(([key, own]) => {
      const [code = '', value = ''] = key.split('|')
      return row(
        code,
        value,
        own.reduce((sum, { amount }) => sum + amount, 0n),
      )
    })
  const provinces = byType.filter(({ amount }) => amount > 0n)
  const regions = gathered(provinces, ({ code, value }) => [code, holder(value)])
  return { provinces, regions }
}

/** Whoever knows all that is said, the rule too, and narrows what is not until nothing moves: the cells of which one value is left. */
function foundOut({ provinces, regions }: ReturnType<typeof clubOf>) {
  const kin = { split: 'region' as const, groups: regions }
  const said = {
    province: unsayingOf({ split: 'province', groups: provinces, kin, holder }),
    region: unsayingOf({
      split: 'region',
      groups: regions,
      kin: { split: 'province', groups: provinces },
      holder,
    }),
  }
  const cells = [
    ...provinces.map((each) => ({ ...each, split: 'province' as const })),
    ...regions.map((each) => ({ ...each, split: 'region' as const })),
  ]
  const bounds = new Map<string, [number, number]>()
  const small = new Set<string>()
  const idOf = ({ code, split, value }: { code: string; split: string; value: string }) => `${code}|${split}|${value}`
  for (const cell of cells) {
    const size = Number(cell.amount)
    const why = said[cell.split].isBare(cell.code, 0) ? 'bare' : said[cell.split].why(cell.code, 0, cell.value)
    const most = 100_000
    bounds.set(idOf(cell), why === 'bare' ? [0, most] : why === 'few' ? [1, 4] : why ? [5, most] : [size, size])
    if (!why) expect(size >= 5, `${idOf(cell)} is ${size}`).toBe(true)
    if (size < 5) small.add(idOf(cell))
  }
  const equations: { whole: string | number; parts: string[] }[] = []
  // Where nothing is said of any group, neither are their names: nobody knows which groups make the whole.
  for (const [, own] of Map.groupBy(
    cells.filter(({ code, split }) => !said[split].isBare(code, 0)),
    ({ code, split }) => `${code}|${split}`,
  ))
    equations.push({ whole: own.reduce((sum, { amount }) => sum + Number(amount), 0), parts: own.map(idOf) })
  for (const [region, own] of Map.groupBy(provinces, ({ code, value }) => `${code}|region|${holder(value)}`))
    equations.push({ whole: region, parts: own.map((each) => idOf({ ...each, split: 'province' })) })
  for (let moved = true; moved; ) {
    moved = false
    for (const { whole, parts } of equations) {
      const of = (id: string | number): [number, number] =>
        typeof id === 'number' ? [id, id] : (bounds.get(id) ?? [0, 0])
      const sum = (side: 0 | 1) => parts.reduce((total, part) => total + of(part)[side], 0)
      const narrow = (id: string, low: number, high: number) => {
        const [from, to] = of(id)
        if (low <= from && high >= to) return
        bounds.set(id, [Math.max(low, from), Math.min(high, to)])
        moved = true
      }
      if (typeof whole === 'string') narrow(whole, sum(0), sum(1))
      for (const part of parts)
        narrow(part, of(whole)[0] - (sum(1) - of(part)[1]), of(whole)[1] - (sum(0) - of(part)[0]))
    }
  }
  return [...small].filter((id) => {
    const [low, high] = bounds.get(id) ?? [0, 0]
    return low === high
  })
}

test('[FIG-048] no number of one to four follows from all that page, file and call say of provinces and regions', () => {
  const few = fc.oneof(fc.bigInt(0n, 6n), fc.bigInt(0n, 6n), fc.bigInt(0n, 60n))
  const amounts = fc.array(fc.array(few, { minLength: 8, maxLength: 8 }), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(amounts, (numbers) => {
      expect(foundOut(clubOf(numbers))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('[FIG-048] credits are hidden where certificates are', () => {
  const row = (code: string, value: string, amount: bigint): PointAmount => ({ code, at: 0, value, amount })
  const groups = [
    ...[['ECG', 3n] as const, ['Dolore', 40n] as const, ['Gelli', 12n] as const].flatMap(([value, amount]) => [
      row('learning.certificates', value, amount),
      row('learning.credits', value, amount * 10n),
    ]),
  ]
  const { why } = unsayingOf({ split: 'course', groups, kin: null, holder: () => undefined })
  expect(why('learning.credits', 0, 'ECG')).toBe('hidden')
  expect(why('learning.credits', 0, 'Gelli')).toBe('hidden')
  expect(why('learning.credits', 0, 'Dolore')).toBeUndefined()
})

test('[FIG-048] a sum of which the whole is hidden hides a part, and one whose parts are hidden hides the whole', () => {
  const sums: Sum[] = [
    { whole: 'Umbria', parts: ['PG', 'TR'] },
    { whole: null, parts: ['Umbria', 'Lazio'] },
  ]
  const { unsaid } = hideSmall(
    new Map([
      ['PG', 3n],
      ['TR', 0n],
      ['Umbria', 3n],
      ['Lazio', 90n],
    ]),
    sums,
  )
  expect([...unsaid.keys()].toSorted()).toEqual(['Lazio', 'PG', 'Umbria'])
})

test('[FIG-048] numbers that do not add up are hidden, and nobody waits for them', () => {
  const cell = fc.nat({ max: 60 }).map(BigInt)
  const sums: Sum[] = [
    { whole: 'all', parts: ['a', 'b', 'c'] },
    { whole: 'all', parts: ['d', 'e'] },
    { whole: 'd', parts: ['a', 'b'] },
    { whole: 'e', parts: ['b', 'c'] },
  ]
  fc.assert(
    fc.property(fc.tuple(cell, cell, cell, cell, cell, cell), (amounts) => {
      const cells = new Map(['all', 'a', 'b', 'c', 'd', 'e'].map((name, at) => [name, amounts[at] ?? 0n]))
      const { unsaid } = hideSmall(cells, sums)
      for (const [name, amount] of cells) if (amount > 0n && amount < 5n) expect(unsaid.has(name)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
