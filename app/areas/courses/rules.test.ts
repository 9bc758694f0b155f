import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import type { Audience } from '#areas/audience/model.ts'
import type { CourseStatus } from './model.ts'
import {
  type AskedCourse,
  courseAccess,
  highlightOf,
  needsBalance,
  splitPromoCodes,
  suggestionsInOrder,
} from './rules.ts'

const withEcm = (type: Audience['type']) => anAudience(type, { wallets: { ecm: {} } })
const course = (parts: Partial<AskedCourse> = {}): AskedCourse => ({
  credits: 10,
  groups: [],
  promoCodes: [],
  status: null,
  ...parts,
})
const holding = (balance: number, promoCodes: string[] = []) => ({ balance, promoCodes })
const outcome = (audience: Audience, asked: AskedCourse, facts = holding(0)) => {
  const access = courseAccess(audience, asked, facts)
  return access.kind === 'enter' ? 'enter' : access.dialog
}

test.each(
  overSixTypes({
    SUSPECT: 'upgrade',
    REGISTRATO: 'products',
    TRIAL: 'enter',
    PREMIUM: 'enter',
    EX_TRIAL: 'upgrade',
    EX_PREMIUM: 'upgrade',
  }),
)('[CRS-026] [CRS-027] [CRS-029] [CRS-030] a new course, with enough credits: %s → %s', (type, expected) => {
  expect(outcome(withEcm(type), course(), holding(10))).toBe(expected)
})

test.each(
  overSixTypes({
    SUSPECT: ['upgrade', 'upgrade', 'upgrade', 'upgrade'],
    REGISTRATO: ['enter', 'enter', 'enter', 'enter'],
    TRIAL: ['enter', 'enter', 'credits', 'credits'],
    PREMIUM: ['enter', 'enter', 'credits', 'credits'],
    EX_TRIAL: ['enter', 'enter', 'enter', 'enter'],
    EX_PREMIUM: ['enter', 'enter', 'enter', 'enter'],
  }),
)('[CRS-027] [CRS-029] [CRS-030] statuses 1 to 4 without credits: %s', (type, expected) => {
  const statuses: CourseStatus[] = [1, 2, 3, 4]
  expect(statuses.map((status) => outcome(withEcm(type), course({ status }), holding(0)))).toEqual(expected)
})

test.each([
  [course({ groups: ['GP_REGISTRATO_CLUB'] }), [], 'enter'],
  [course({ groups: ['GP_ALTRI'] }), [], 'products'],
  [course({ promoCodes: ['A', 'B'] }), ['B'], 'enter'],
  [course({ promoCodes: ['A'] }), ['B'], 'products'],
] as const)('[CRS-027] a registered member enters by group or by a shared promo code %#', (asked, codes, expected) => {
  expect(outcome(anAudience('REGISTRATO'), asked, holding(0, [...codes]))).toBe(expected)
})

test.each(['TRIAL', 'PREMIUM'] as const)(
  '[CRS-028] %s without the ecm wallet is offered the upgrade, and no balance is needed',
  (type) => {
    expect(outcome(anAudience(type), course({ status: 1 }), holding(999))).toBe('upgrade')
    expect(needsBalance(anAudience(type), null)).toBe(false)
    expect(needsBalance(withEcm(type), null)).toBe(true)
    expect(needsBalance(withEcm(type), 1)).toBe(false)
  },
)

test.each([
  [9, 'credits'],
  [10, 'enter'],
  [11, 'enter'],
])('[CRS-029] a course of 10 credits with a balance of %i: %s', (balance, expected) => {
  expect(outcome(withEcm('TRIAL'), course(), holding(balance))).toBe(expected)
})

describe('lists', () => {
  const item = (id: number, isHighlighted = false) => ({ id, isHighlighted })

  test('[CRS-037] [TRN-015] suggestions: for you, then new, then top, each once, to the total', () => {
    const groups = { top: [item(1), item(2)], new: [item(2), item(3)], foryou: [item(4), item(3)] }
    expect(suggestionsInOrder(groups, 6).map(({ id }) => id)).toEqual([4, 3, 2, 1])
    expect(suggestionsInOrder(groups, 3).map(({ id }) => id)).toEqual([4, 3, 2])
  })

  test('[CRS-015] the highlight is what editors chose, else the newest, and the rest is without it', () => {
    expect(highlightOf([item(3), item(2, true), item(1)])).toEqual({
      highlight: item(2, true),
      others: [item(3), item(1)],
    })
    expect(highlightOf([item(3), item(1)]).highlight?.id).toBe(3)
    expect(highlightOf([])).toEqual({ highlight: null, others: [] })
  })

  test('[CRS-001] promo codes are separated by a bar', () => {
    expect(splitPromoCodes('A| B ||C')).toEqual(['A', 'B', 'C'])
  })
})
