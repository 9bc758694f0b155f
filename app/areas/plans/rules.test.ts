import { expect, test } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { judgePriceList, judgeProduct, saleProblem } from './desk-rules.ts'
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
  const said = (isCurrent: boolean) =>
    disclaimer({ purchasable: false, activePlan: false, isCurrent, priceList: [1] }, 'PREMIUM')
  expect(said(true)).toContain('lo rinnovi negli ultimi 60 giorni')
  expect(said(false)).toContain('Lo scegli negli ultimi 60 giorni')
})

test('[UPG-005] a plan that is sold no more has no price for who still has it, cannot be renewed, and says so', () => {
  const visitor = { type: 'PREMIUM', currentProductId: 'y', daysLeft: 10, includesCurrent: true } as const
  const mine = suggestedProducts(sold, visitor).find(({ isCurrent }) => isCurrent)
  expect(mine).toMatchObject({ id: 'y', priceList: [], isPurchasable: false })
  const card = { purchasable: false, activePlan: true, isCurrent: true, priceList: [] }
  expect(disclaimer(card, 'PREMIUM')).toContain('non è più in vendita')
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
  expect([1, 2, 3, 4].map(upgradeDialogSize)).toEqual(['medium', 'large', 'extra-large', 'extra-large'])
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

test('a plan is suggested from the day it has a price', () => {
  const coming = aProduct({ id: 'coming', priceList: [] })
  const visitor = { type: 'REGISTRATO', currentProductId: null, daysLeft: 0, includesCurrent: true } as const
  expect(suggestedProducts([aProduct(), coming], visitor).map(({ id }) => id)).toEqual(['professione'])
})

const NOW = new Date('2026-11-15T12:00:00Z')
const way = (at: number, number: string, total: string, discounted = '') => ({
  [`number-${at}`]: number,
  [`total-${at}`]: total,
  [`discounted-${at}`]: discounted,
})

test('a price list as it is typed: cents, names by the number of instalments, and the codes carts already know', () => {
  const typed = { fromDay: '2026-12-01', ...way(0, '12', '1.200,00'), ...way(1, '1', '1200', '999,9') }
  const known = aProduct().priceList.map((entry) => ({
    ...entry,
    installmentPlanId: `x-${entry.installmentPlanNumber}`,
  }))
  expect(judgePriceList(typed, { known: known.slice(0, 1), now: NOW })).toEqual({
    list: {
      fromDay: '2026-12-01',
      entries: [
        {
          installmentPlanId: 'x-12',
          installmentPlanNumber: 12,
          installmentPlanName: '12 rate mensili',
          totalCents: 1_200_00,
          discountedCents: null,
        },
        {
          installmentPlanId: 'unica',
          installmentPlanNumber: 1,
          installmentPlanName: 'Unica soluzione',
          totalCents: 1_200_00,
          discountedCents: 999_90,
        },
      ],
    },
  })
})

test.each([
  ['a day that has passed', { fromDay: '2026-11-14', ...way(0, '1', '10') }, ['fromDay']],
  ['no day', { ...way(0, '1', '10') }, ['fromDay']],
  ['a year mistyped', { fromDay: '2062-11-15', ...way(0, '1', '10') }, ['fromDay']],
  ['no price', { fromDay: '2026-11-15' }, ['total-0']],
  ['what is no amount', { fromDay: '2026-11-15', ...way(0, '1', '10,555') }, ['total-0']],
  ['a discount that is none', { fromDay: '2026-11-15', ...way(0, '1', '10', '10') }, ['discounted-0']],
  ['instalments of cents', { fromDay: '2026-11-15', ...way(0, '12', '11') }, ['total-0']],
  ['too many instalments', { fromDay: '2026-11-15', ...way(0, '60', '1000') }, ['number-0']],
  ['twice the same way', { fromDay: '2026-11-15', ...way(0, '1', '10'), ...way(1, '1', '12') }, ['number-1']],
  [
    'several faults, all told',
    { ...way(0, 'x', 'y'), ...way(1, '2', '0') },
    ['fromDay', 'number-0', 'total-0', 'total-1'],
  ],
])('a price list with %s is refused where it is wrong', (_sentence, typed, fields) => {
  const judged = judgePriceList(typed as Record<string, string>, { known: [], now: NOW })
  expect('errors' in judged ? Object.keys(judged.errors).toSorted() : []).toEqual(fields)
})

const written = {
  id: 'studio',
  kind: 'plan',
  name: 'Camice Studio',
  summary: 'Per chi lavora in uno studio.',
  rank: '25',
  'wallet-ecm': 'on',
  'credits-ecm': '80',
  'wallet-winLoy': 'on',
  'stato-winLoy': '1',
  'endless-winLoy': 'on',
  portfolios: 'DAS, DASOPT',
  'label-0': 'Convenzioni',
  'place-0': '2',
  'included-0': 'on',
  'label-1': 'Corsi ECM: 80 crediti',
  'place-1': '1',
  conditions: '<p>Dodici mesi.</p>',
}

test('a product as it is typed, its services in the order of their places', () => {
  expect(judgeProduct(written, null)).toEqual({
    id: { id: 'studio', kind: 'plan' },
    fields: {
      name: 'Camice Studio',
      summary: 'Per chi lavora in uno studio.',
      rank: 25,
      isMostLiked: false,
      wallets: [
        { tag: 'ecm', credits: 80 },
        { tag: 'winLoy', stato: 1, isEndless: true },
      ],
      portfolios: ['DAS', 'DASOPT'],
      services: [
        { label: 'Corsi ECM: 80 crediti', publicDescription: '', available: false },
        { label: 'Convenzioni', publicDescription: '', available: true },
      ],
      conditionsHtml: '<p>Dodici mesi.</p>',
      vat: { rate: 22 },
    },
  })
})

test.each([
  ['no name', { name: ' ' }, ['name']],
  ['a code that is no address', { id: 'Non va' }, ['id']],
  ['the code of the form itself', { id: 'nuovo' }, ['id']],
  ['no kind', { kind: 'regalo' }, ['kind']],
  ['credits that are no number', { 'credits-ecm': 'tanti' }, ['credits-ecm']],
  ['a Stato of two digits', { 'stato-winLoy': '12' }, ['stato-winLoy']],
  ['a code that is none', { portfolios: 'DAS <b>' }, ['portfolios']],
  ['the same service twice', { 'label-1': 'Convenzioni: tante' }, ['label-1']],
  ['a service without a name', { 'label-2': '', 'description-2': 'Che cosa?' }, ['label-2']],
])('a product with %s is refused where it is wrong', (_sentence, change, fields) => {
  const judged = judgeProduct({ ...written, ...change } as Record<string, string>, null)
  expect('errors' in judged ? Object.keys(judged.errors) : []).toEqual(fields)
})

test('what has no price or says nothing of itself cannot be put on sale', () => {
  const lists = [{ fromDay: '2027-01-01', entries: aProduct().priceList }] as const
  expect(saleProblem(aProduct(), [])).toContain('scrivi i prezzi')
  expect(saleProblem(aProduct({ services: [] }), lists)).toContain('almeno una voce')
  expect(saleProblem(aProduct(), lists)).toBeNull()
})
