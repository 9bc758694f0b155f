import { expect, test } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { disclaimer } from './disclaimer-rules.ts'
import { aProduct } from './fixtures.ts'
import {
  currentPlan,
  defaultPlan,
  featuredProduct,
  fullMonthlyCents,
  mayConvert,
  monthlyCents,
  suggestedProducts,
  trialPath,
  upgradeDialogSize,
  upgradeTitle,
} from './rules.ts'

const price = (installmentPlanNumber: number, totalCents: number, discountedCents: number | null = null) => ({
  installmentPlanNumber,
  totalCents,
  discountedCents,
})

test.each([
  ['the twelve instalments, wherever they stand', [price(1, 100), price(12, 120)], 12],
  ['the first, where twelve are not offered', [price(6, 100), price(1, 90)], 6],
  ['none of none', [], undefined],
])('[UPG-008] chosen before anybody chooses: %s', (_sentence, list, expected) => {
  expect(defaultPlan(list)?.installmentPlanNumber).toBe(expected)
})

test.each([
  ['instalments divide the total', price(12, 358_80), [price(12, 358_80)], 29_90],
  ['the discounted total counts when there is one', price(12, 358_80, 300_00), [], 25_00],
  [
    'paid at once it takes the months of the alternative',
    price(1, 300_00),
    [price(1, 300_00), price(10, 320_00)],
    30_00,
  ],
  ['with no alternative the months are twelve', price(1, 120_00), [price(1, 120_00)], 10_00],
  ['the nearest cent is told', price(12, 100_00), [], 8_33],
])('[UPG-009] the price of a month: %s', (_sentence, entry, list, expected) => {
  expect(monthlyCents(entry, list)).toBe(expected)
})

test('[UPG-009] the month before the discount is told only where there is a discount', () => {
  expect(fullMonthlyCents(price(1, 358_80, 319_00), [price(12, 358_80)])).toBe(29_90)
  expect(fullMonthlyCents(price(12, 358_80), [])).toBeNull()
})

const [small, middle, large] = [
  aProduct({ id: 'a', rank: 10 }),
  aProduct({ id: 'b', rank: 20 }),
  aProduct({ id: 'c', rank: 30 }),
]
const sold = [large, small, middle, aProduct({ id: 'x', kind: 'addon' }), aProduct({ id: 'y', isOnSale: false })]

test.each(
  overSixTypes({
    SUSPECT: ['a', 'b', 'c'],
    REGISTRATO: ['a', 'b', 'c'],
    TRIAL: ['a', 'b', 'c'],
    PREMIUM: ['c'],
    EX_TRIAL: ['a', 'b', 'c'],
    EX_PREMIUM: ['a', 'b', 'c'],
  }),
)('[UPG-005] %s may buy %j; a PREMIUM only what is larger than the plan of today', (type, expected) => {
  const currentProductId = type === 'PREMIUM' ? 'b' : null
  const suggested = suggestedProducts(sold, { type, currentProductId, daysLeft: 200, includesCurrent: true })
  expect(suggested.filter(({ isPurchasable }) => isPurchasable).map(({ id }) => id)).toEqual(expected)
})

test('[UPG-011] the plan of today is there only when asked for, and is marked', () => {
  const visitor = { type: 'PREMIUM', currentProductId: 'b', daysLeft: 200 } as const
  const ids = (includesCurrent: boolean) =>
    suggestedProducts(sold, { ...visitor, includesCurrent }).map(({ id, isCurrent }) => [id, isCurrent])
  expect(ids(false)).toEqual([
    ['a', false],
    ['c', false],
  ])
  expect(ids(true)).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ])
})

test('a PREMIUM may renew the same plan in its last two months', () => {
  const visitor = { type: 'PREMIUM', currentProductId: 'b', includesCurrent: true } as const
  const mine = (daysLeft: number) =>
    suggestedProducts(sold, { ...visitor, daysLeft }).find(({ isCurrent }) => isCurrent)?.isPurchasable
  expect([mine(61), mine(60)]).toEqual([false, true])
  const said = (isCurrent: boolean) => disclaimer({ purchasable: false, activePlan: false, isCurrent }, 'PREMIUM')
  expect(said(true)).toContain('lo rinnovi negli ultimi 60 giorni')
  expect(said(false)).toContain('Lo scegli negli ultimi 60 giorni')
})

test.each(
  overSixTypes({
    SUSPECT: '/registrazione-trial',
    REGISTRATO: '/attivazione-trial',
    TRIAL: null,
    PREMIUM: null,
    EX_TRIAL: null,
    EX_PREMIUM: null,
  }),
)('[UPG-003] the free trial of %s begins at %s', (type, expected) => {
  expect(trialPath(type)).toBe(expected)
})

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: true, TRIAL: true, PREMIUM: false, EX_TRIAL: true, EX_PREMIUM: true }),
)('[CRT-008] %s is asked to complete what an operator prepared: %s', (type, expected) => {
  expect(mayConvert(type)).toBe(expected)
})

test('[UPG-003] two products take a large dialog, more an extra large one', () => {
  expect([1, 2, 3, 4].map(upgradeDialogSize)).toEqual(['large', 'large', 'extra-large', 'extra-large'])
})

test('[UPG-002] the question names the service, or the whole club', () => {
  expect(upgradeTitle('Corsi ECM')).toBe('Vuoi accedere a Corsi ECM?')
  expect(upgradeTitle(null)).toBe('Vuoi accedere a tutti i servizi del Club?')
})

test('[BLK-036] the banner shows the most chosen that can be bought, else the first, else nothing', () => {
  const offer = (id: string, mostLiked: boolean, purchasable = true) => ({ id, mostLiked, purchasable })
  expect(featuredProduct([offer('a', false), offer('b', true)])?.id).toBe('b')
  expect(featuredProduct([offer('a', false), offer('b', true, false)])?.id).toBe('a')
  expect(featuredProduct([offer('b', true, false)])).toBeNull()
})

test('the plan of today is the one running, not one already over or only bought', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const owned = (productId: string, from: string, until: string, kind: 'plan' | 'addon' = 'plan') => ({
    productId,
    name: productId,
    kind,
    activeFrom: new Date(from),
    activeUntil: new Date(until),
    conditionsHtml: '',
  })
  const story = [owned('old', '2024-01-01', '2025-01-01'), owned('next', '2027-01-01', '2028-01-01')]
  expect(currentPlan(story, now)).toBeNull()
  const running = [...story, owned('now', '2026-01-01', '2027-01-01'), owned('x', '2026-02-01', '2027-01-01', 'addon')]
  expect(currentPlan(running, now)?.productId).toBe('now')
})
