import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { isCataloguePath } from './header-rules.ts'
import { catalogueLogin, hasProgramme, lastSpendingDay, pointsLabel, redirectTarget, standingOf } from './rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const active = { wallets: { winLoy: { stato: 1 } } }
const ended = { expDate: new Date('2026-10-01T21:59:59.999Z') }

test.each([
  [0, '0 Punti'],
  [1, '1 Punto'],
  [2, '2 Punti'],
  [12_500, '12.500 Punti'],
])('[LOY-009] %i is written %s', (points, label) => {
  expect(pointsLabel(points)).toBe(label)
})

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: false, TRIAL: false, PREMIUM: true, EX_TRIAL: false, EX_PREMIUM: true }),
)('[LOY-001] %s with the wallet active has the programme: %s', (type, expected) => {
  expect(hasProgramme(anAudience(type, active))).toBe(expected)
  expect(hasProgramme(anAudience(type))).toBe(false)
})

describe('where somebody stands', () => {
  const standing = (type: Parameters<typeof anAudience>[0], stato: number | undefined, at = now) =>
    standingOf(anAudience(type, stato === undefined ? {} : { wallets: { winLoy: { stato } } }), ended, at, 90).kind

  test.each([
    [0, 'renew'],
    [1, 'grace'],
    [2, 'renew'],
    [3, 'outside'],
    [undefined, 'outside'],
  ] as const)('[LOY-010, LOY-023] an EX_PREMIUM with Stato %s: %s', (stato, expected) => {
    expect(standing('EX_PREMIUM', stato)).toBe(expected)
  })

  test.each([
    [1, 'active'],
    [0, 'outside'],
    [2, 'outside'],
  ] as const)('[LOY-010] a PREMIUM with Stato %i: %s', (stato, expected) => {
    expect(standing('PREMIUM', stato)).toBe(expected)
  })

  test('[LOY-020, LOY-021] the last day is the expiry and ninety days, all of it', () => {
    expect(lastSpendingDay(ended.expDate, 90)).toBe('2026-12-30')
    expect(standing('EX_PREMIUM', 1, new Date('2026-12-30T22:59:00Z'))).toBe('grace')
    expect(standing('EX_PREMIUM', 1, new Date('2026-12-30T23:00:00Z'))).toBe('renew')
    expect(lastSpendingDay(ended.expDate, 10)).toBe('2026-10-11')
  })
})

test.each([
  ['/prodotti', '/prodotti'],
  ['/profilo/ordini/', '/profilo/ordini/'],
  ['https://altrove.example', '/prodotti'],
  ['//altrove.example', '/prodotti'],
  [null, '/prodotti'],
])('[LOY-015] redirectTo %s goes to %s', (asked, expected) => {
  expect(redirectTarget(asked)).toBe(expected)
})

test('[LOY-015] the two links to the catalogue', () => {
  expect(catalogueLogin('/prodotti')).toBe('/programma-fedelta-premiati/login?redirectTo=/prodotti')
})

test('[LOY-017] which pages have another header', () => {
  expect(
    ['/programma-fedelta-premiati', '/programma-fedelta-premiati/casa', '/programma-fedelta'].map(isCataloguePath),
  ).toEqual([true, true, false])
})
