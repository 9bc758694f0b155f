import { describe, expect, test } from 'vitest'
import type { RomeDay } from './dates.ts'
import { addWorkingDays, easterOf, isRestDay } from './working-days.ts'

test.each([
  [1999, '1999-04-04'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})

describe('a day of rest', () => {
  test.each<[RomeDay, boolean]>([
    ['2026-11-15', true],
    ['2026-11-16', false],
    ['2026-12-08', true],
    ['2026-12-25', true],
    ['2027-01-06', true],
    ['2026-04-06', true],
    ['2027-06-02', true],
    ['2000-06-02', false],
    ['2027-10-04', true],
    ['2023-10-04', false],
  ])('%s: %s', (day, expected) => {
    expect(isRestDay(day)).toBe(expected)
  })
})

describe('working days', () => {
  test.each<[RomeDay, number, RomeDay, string]>([
    ['2026-11-16', 2, '2026-11-18', 'within a week'],
    ['2026-11-13', 2, '2026-11-17', 'over a weekend'],
    ['2026-11-15', 2, '2026-11-17', 'from a Sunday'],
    ['2026-12-04', 2, '2026-12-09', 'over the Immaculate Conception'],
    ['2026-12-23', 2, '2026-12-28', 'over Christmas'],
    ['2026-12-30', 2, '2027-01-04', 'over the new year'],
    ['2026-04-03', 1, '2026-04-07', 'over Easter Monday'],
    ['2026-11-16', 10, '2026-11-30', 'ten of them'],
    ['2026-11-16', 15, '2026-12-07', 'fifteen of them'],
    ['2026-11-16', 0, '2026-11-16', 'none'],
  ])('from %s, %i: %s (%s)', (from, count, expected) => {
    expect(addWorkingDays(from, count)).toBe(expected)
  })
})
