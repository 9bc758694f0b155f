import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addRomeDays,
  addRomeMonths,
  endOfRomeDay,
  formatDateIt,
  formatLongDateIt,
  formatShortDateIt,
  parseRomeDay,
  parseRomeMinute,
  romeDayOf,
  romeDaysBetween,
  romeMinuteOf,
  startOfRomeDay,
} from './dates.ts'

describe('midnight in Rome', () => {
  test.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z', 'winter'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z', 'summer'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 'the day the hour goes forward still starts in winter time'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z', 'and the next one in summer time'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 'the day the hour goes back still starts in summer time'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z', 'and the next one in winter time'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z', 'a leap day'],
  ] as const)('%s starts at %s: %s', (day, instant, _why) => {
    expect(startOfRomeDay(day).toISOString()).toBe(instant)
    expect(endOfRomeDay(addRomeDays(day, -1)).toISOString()).toBe(instant)
  })

  test('one day a year has 23 hours and one has 25', () => {
    const hoursIn = (day: '2026-03-29' | '2026-10-25' | '2026-11-15') =>
      (endOfRomeDay(day).getTime() - startOfRomeDay(day).getTime()) / 3_600_000
    expect([hoursIn('2026-03-29'), hoursIn('2026-10-25'), hoursIn('2026-11-15')]).toEqual([23, 25, 24])
  })

  test('every instant lies in the day it is said to lie in', () => {
    const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (instant) => {
        const day = romeDayOf(instant)
        return startOfRomeDay(day) <= instant && instant < endOfRomeDay(day) && romeDayOf(startOfRomeDay(day)) === day
      }),
      { numRuns: 500 },
    )
  })

  test('the day changes at midnight in Rome and not at midnight UTC', () => {
    expect(romeDayOf(new Date('2026-11-15T22:59:59.999Z'))).toBe('2026-11-15')
    expect(romeDayOf(new Date('2026-11-15T23:00:00.000Z'))).toBe('2026-11-16')
  })
})

describe('counting days', () => {
  test.each([
    ['2026-11-15', 7, '2026-11-22'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ] as const)('%s and %i days is %s', (day, days, expected) => {
    expect(addRomeDays(day, days)).toBe(expected)
    expect(romeDaysBetween(day, expected)).toBe(days)
  })

  test.each([
    ['2026-11-15', 12, '2027-11-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ] as const)('%s and %i months is %s', (day, months, expected) => {
    expect(addRomeMonths(day, months)).toBe(expected)
  })
})

test('dates are written the Italian way, by the day it is in Rome', () => {
  const lateEvening = new Date('2026-11-15T23:30:00Z')
  expect(formatDateIt(lateEvening)).toBe('16/11/2026')
  expect(formatDateIt('2026-01-05')).toBe('05/01/2026')
  expect(formatShortDateIt(lateEvening)).toBe('16/11/26')
  expect(formatLongDateIt(lateEvening)).toBe('16 novembre 2026')
  expect(formatLongDateIt('2026-08-01')).toBe('1 agosto 2026')
})

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['15/11/2026', null],
  ['', null],
])('%o is read as the day %o', (written, day) => {
  expect(parseRomeDay(written)).toBe(day)
})

test.each([
  ['2026-11-15T08:30', '2026-11-15T07:30:00.000Z'],
  ['2026-07-01T00:05', '2026-06-30T22:05:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('clocks in Rome show %s at %s, and back', (written, instant) => {
  expect(parseRomeMinute(written)?.toISOString()).toBe(instant)
  expect(romeMinuteOf(new Date(instant))).toBe(written)
})

test.each(['', '2026-02-30T10:00', '2026-11-15T24:00', '2026-11-15 08:30', '15/11/2026', '9999-12-31T23:59'])(
  '%o is no minute',
  (written) => {
    expect(parseRomeMinute(written)).toBeNull()
  },
)
