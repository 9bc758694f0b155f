import { describe, expect, test } from 'vitest'
import type { RomeDay } from '#platform/pure/dates.ts'
import { REQUEST_KINDS, type RequestPromise } from './model.ts'
import { dueOf, lastDayOf, termOf, usualPromise } from './promise-rules.ts'

const at = (romeTime: string) => new Date(`${romeTime}+01:00`)
const days = (amount: number): RequestPromise => ({ amount, unit: 'days' })
const hours = (amount: number): RequestPromise => ({ amount, unit: 'hours' })

describe('[DSK-044] a deadline', () => {
  test.each<[string, RequestPromise, string, RomeDay]>([
    ['two days from a Monday', days(2), '2026-11-16T09:00', '2026-11-18'],
    ['over a weekend', days(2), '2026-11-13T09:00', '2026-11-17'],
    ['over the Immaculate Conception', days(2), '2026-12-04T09:00', '2026-12-09'],
    ['over the first of the year and the Epiphany', days(3), '2026-12-31T09:00', '2027-01-07'],
    ['over Easter Monday', days(1), '2027-03-26T09:00', '2027-03-30'],
    ['Monday 4 October 2027 is skipped', days(1), '2027-10-01T09:00', '2027-10-05'],
    ['Friday 4 October 2024 is not', days(1), '2024-10-03T09:00', '2024-10-04'],
    ['a request of the night belongs to its day in Rome', days(1), '2026-11-17T00:30', '2026-11-18'],
  ])('%s', (_name, promise, now, expected) => {
    expect(lastDayOf(dueOf(promise, at(now), []))).toBe(expected)
  })

  test('lasts until the end of its day, in Rome', () => {
    expect(dueOf(days(2), at('2026-11-16T09:00'), []).toISOString()).toBe('2026-11-18T23:00:00.000Z')
    expect(dueOf(days(1), new Date('2027-06-21T10:00:00Z'), []).toISOString()).toBe('2027-06-22T22:00:00.000Z')
  })

  test.each<[string, RequestPromise, string, string]>([
    ['48 hours are two working days, at the same hour', hours(48), '2026-11-16T10:30', '2026-11-18T10:30'],
    ['a weekend passes without counting', hours(8), '2026-11-13T20:00', '2026-11-16T04:00'],
    ['what comes on a Sunday begins on Monday', hours(4), '2026-11-15T15:00', '2026-11-16T04:00'],
  ])('%s', (_name, promise, now, expected) => {
    expect(dueOf(promise, at(now), [])).toEqual(at(expected))
  })

  test('skips the closures of the club, as the day of a patron', () => {
    const patron = [{ firstDay: '2026-12-07' as RomeDay, lastDay: '2026-12-07' as RomeDay }]
    expect(lastDayOf(dueOf(days(1), at('2026-12-04T09:00'), patron))).toBe('2026-12-09')
    expect(dueOf(hours(24), at('2026-12-04T09:00'), patron)).toEqual(at('2026-12-09T09:00'))
    const forever = [{ firstDay: '2026-01-01' as RomeDay, lastDay: '2090-01-01' as RomeDay }]
    expect(dueOf(days(1), at('2026-12-04T09:00'), forever).getTime(), 'a day is always reached').toBeGreaterThan(0)
  })

  test('every kind has a promise', () => {
    for (const kind of REQUEST_KINDS) expect(usualPromise(kind).amount, kind).toBeGreaterThan(0)
  })

  test.each([
    ['yesterday is late', { dueAt: at('2026-11-17T00:00') }, 'late'],
    ['an hour of today that has passed is late', { dueAt: at('2026-11-17T09:00') }, 'late'],
    ['an hour of today that is to come is today', { dueAt: at('2026-11-17T15:00') }, 'today'],
    ['the end of today is today', { dueAt: at('2026-11-18T00:00') }, 'today'],
    ['tomorrow is later', { dueAt: at('2026-11-19T00:00') }, 'later'],
    ['without a deadline there is time', { dueAt: null }, 'later'],
    ['what was answered is not late', { dueAt: at('2026-11-10T00:00'), answeredAt: at('2026-11-16T00:00') }, 'later'],
    ['what is closed has no term', { dueAt: at('2026-11-10T00:00'), state: 'closed' }, null],
  ])('%s', (_name, following, expected) => {
    expect(termOf({ state: 'new', answeredAt: null, ...following }, at('2026-11-17T10:00'))).toBe(expected)
  })
})
