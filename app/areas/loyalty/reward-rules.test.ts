import { describe, expect, test } from 'vitest'
import type { RomeDay } from '#platform/pure/dates.ts'
import { actProblem, addressSeen } from './order-desk-rules.ts'
import { codesIn, decidedPrices, priceAfter, priceOn, rewardState } from './reward-rules.ts'

const day = (written: string) => written as RomeDay
const TODAY = day('2026-11-18')
const price = (fromDay: string, points: number) => ({ fromDay: day(fromDay), points })

describe('[DSK-050] what a reward costs', () => {
  const since = price('2026-01-01', 300)
  test.each([
    ['the first price begins at once', [], 300, [price('2026-11-18', 300)]],
    ['the same changes nothing', [since], 300, [since]],
    ['less begins at once', [since], 250, [since, price('2026-11-18', 250)]],
    ['more begins after thirty days', [since], 400, [since, price('2026-12-18', 400)]],
    ['a rise that was told keeps its day', [since, price('2026-12-01', 400)], 400, [since, price('2026-12-01', 400)]],
    ['a smaller rise keeps it too', [since, price('2026-12-01', 400)], 350, [since, price('2026-12-01', 350)]],
    ['a larger one is told anew', [since, price('2026-12-01', 400)], 500, [since, price('2026-12-18', 500)]],
    ['going back takes the rise away', [since, price('2026-12-01', 400)], 300, [since]],
    [
      'less than today, before a rise, takes it away',
      [since, price('2026-12-01', 400)],
      200,
      [since, price('2026-11-18', 200)],
    ],
    ['twice in a day is once', [since, price('2026-11-18', 250)], 200, [since, price('2026-11-18', 200)]],
  ])('%s', (_words, before, points, after) => {
    expect(decidedPrices(before, points, TODAY)).toEqual(after)
  })

  test('is the last that has begun, and what comes is known', () => {
    const prices = [price('2026-12-18', 400), since]
    expect([priceOn(prices, TODAY), priceAfter(prices, TODAY)]).toEqual([300, price('2026-12-18', 400)])
    expect([priceOn(prices, day('2026-12-18')), priceAfter(prices, day('2026-12-18'))]).toEqual([400, null])
    expect(priceOn([], TODAY)).toBeNull()
  })
})

test.each([
  ['on', { isHidden: false, startsOn: null, endsOn: null }],
  ['on', { isHidden: false, startsOn: TODAY, endsOn: TODAY }],
  ['coming', { isHidden: false, startsOn: day('2026-11-19'), endsOn: null }],
  ['over', { isHidden: false, startsOn: null, endsOn: day('2026-11-17') }],
  ['hidden', { isHidden: true, startsOn: null, endsOn: null }],
] as const)('[DSK-050] a reward is %s', (state, dated) => {
  expect(rewardState(dated, new Date('2026-11-18T12:00:00Z'))).toBe(state)
})

describe('[DSK-050] a sheet of codes', () => {
  const sheet = (...lines: string[][]) => codesIn(lines.map((cells, at) => ({ line: at + 1, cells })))
  test('has one column, with or without its title', () => {
    expect(sheet(['Codice'], ['AAAA-1']).codes).toEqual([{ line: 2, code: 'AAAA-1' }])
    expect(sheet(['AAAA-1']).codes).toEqual([{ line: 1, code: 'AAAA-1' }])
  })
  test.each([
    ['two columns', [['AAAA-1', '10 €']], 1],
    ['nothing', [['Codice']], 1],
    ['a short one', [['AAAA-1'], ['A']], 2],
    ['one with spaces', [['AAAA-1'], ['BBBB 2']], 2],
    ['one that no keyboard writes', [['AAAA\u202e1']], 1],
    ['the same twice', [['AAAA-1'], ['BBBB-2'], ['AAAA-1']], 3],
  ])('with %s is refused at its line, and the code is not repeated', (_words, lines, line) => {
    const { faults } = sheet(...lines)
    expect(faults.map((fault) => fault.line)).toEqual([line])
    expect(JSON.stringify(faults)).not.toContain('AAAA')
  })
})

describe('[DSK-051] what may be done to an order', () => {
  const order = { source: 'club', kind: 'parcel', state: 'accepted' } as const
  test.each([
    ['shipped', order, null],
    ['shipped', { ...order, state: 'shipped' }, 'È già spedito.'],
    ['shipped', { ...order, kind: 'donation' }, 'Non è una spedizione.'],
    ['delivered', order, null],
    ['delivered', { ...order, state: 'shipped' }, null],
    ['returned', { ...order, state: 'shipped' }, null],
    ['returned', { ...order, state: 'delivered' }, 'È già finito: consegnato.'],
    ['returned', { ...order, state: 'cancelled' }, 'È già finito: punti resi.'],
    ['returned', { ...order, source: 'supplier' }, 'Lo manda il fornitore.'],
  ] as const)('%s of %o: %s', (act, held, problem) => {
    expect(actProblem(act, held)).toBe(problem)
  })

  test('where it goes is seen until ninety days after it is over', () => {
    const delivery = { recipient: 'Ada', street: 'Via Po 1', postalCode: '10123', city: 'Torino', province: 'TO' }
    const endedAt = new Date('2026-01-01T12:00:00Z')
    const seen = (now: string, ended: Date | null = endedAt) => addressSeen({ delivery, endedAt: ended }, new Date(now))
    expect(seen('2026-04-01T11:00:00Z')).toEqual(delivery)
    expect(seen('2026-04-01T13:00:00Z')).toBeNull()
    expect(seen('2030-01-01T00:00:00Z', null)).toEqual(delivery)
  })
})
