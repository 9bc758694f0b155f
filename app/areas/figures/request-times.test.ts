import { describe, expect, test } from 'vitest'
import { workingTime } from '#platform/pure/working-days.ts'
import { quantile, type TimedRequest, timeInWords, timesByKind } from './request-times-rules.ts'

const HOUR = 3_600_000
const request = (kind: string, hours: number, ...people: string[]): TimedRequest => ({
  ...{ kind, toAnswer: hours * HOUR, toEnd: hours * 2 * HOUR, aside: null, isInTime: hours <= 24, people },
})

describe('[FIG-042] working hours', () => {
  test.each([
    ['2026-11-16T09:00:00Z', '2026-11-16T12:00:00Z', 3],
    // From Friday noon to Monday noon: Saturday and Sunday do not pass.
    ['2026-11-13T11:00:00Z', '2026-11-16T11:00:00Z', 24],
    ['2026-11-14T09:00:00Z', '2026-11-15T09:00:00Z', 0],
    // The 8th of December is a holiday.
    ['2026-12-07T22:00:00Z', '2026-12-08T23:00:00Z', 1],
    ['2026-11-16T12:00:00Z', '2026-11-16T09:00:00Z', 0],
  ])('from %s to %s are %d', (from, to, hours) => {
    expect(workingTime(new Date(from), new Date(to)) / HOUR).toBe(hours)
  })

  test('days on which the club is closed do not pass', () => {
    const closure = { firstDay: '2026-11-16', lastDay: '2026-11-16' } as const
    expect(workingTime(new Date('2026-11-16T09:00:00Z'), new Date('2026-11-17T09:00:00Z'), [closure]) / HOUR).toBe(10)
  })

  test.each([
    [25 * 60_000, '25 min'],
    [3 * HOUR + 20 * 60_000, '3 h 20 min'],
    [24 * HOUR, '1 giorno'],
    [52 * HOUR, '2 giorni e 4 h'],
  ])('%d milliseconds are %s', (time, words) => expect(timeInWords(time)).toBe(words))
})

test('[FIG-042] the median and the 90th percentile are those of the numbers in order', () => {
  expect([quantile([4], 0.9), quantile([1, 3], 0.5), quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9)]).toEqual([
    4, 2, 10,
  ])
  const [times] = timesByKind([request('contatti', 2, 'a'), request('contatti', 4, 'b'), request('contatti', 30, 'a')])
  expect(times).toEqual({
    kind: 'contatti',
    toAnswer: { median: 4 * HOUR, most: expect.closeTo(24.8 * HOUR, 3) },
    toEnd: { median: 8 * HOUR, most: expect.closeTo(49.6 * HOUR, 3) },
    aside: null,
    promised: 3,
    inTime: 2,
  })
})

describe('[FIG-043] a kind that one person alone follows', () => {
  const shared = [request('contatti', 2, 'a'), request('contatti', 3, 'b'), request('contatti', 3, 'b')]
  const kinds = (requests: TimedRequest[]) => timesByKind(requests).map(({ kind }) => kind)

  test('is told only together with others', () => {
    expect(kinds([...shared, request('legale', 9, 'a'), request('assicurazioni', 9, 'b')])).toEqual(['contatti', ''])
  })
  test('with whatever else there is, where one person follows them all', () => {
    const told = timesByKind([...shared, request('legale', 9, 'a'), request('assicurazioni', 9, 'a')])
    expect(told.map(({ kind, promised }) => [kind, promised])).toEqual([['', 5]])
  })
  test('and not at all, where there is nobody else', () => {
    expect(kinds([request('legale', 9, 'a'), request('legale', 1, 'a')])).toEqual([])
  })
})
