import { expect, test } from 'vitest'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { creditsFromWire } from './card-wire.ts'
import { formatCredits, isPlafondSpent, plafond, showsCredits, trainingTabs } from './training-rules.ts'

test.each(
  overSixTypes({
    SUSPECT: 4,
    REGISTRATO: 4,
    TRIAL: 4,
    PREMIUM: 4,
    EX_TRIAL: 2,
    EX_PREMIUM: 2,
  }),
)('[TRN-010] [TRN-011] %s sees %i tabs, and the place of each plus one is its status', (type, count) => {
  const tabs = trainingTabs(type)
  expect(tabs.map(({ label }) => label)).toEqual(['Attivi', 'Superati', 'Non superati', 'Scaduti'].slice(0, count))
  expect(tabs.map(({ status }) => status)).toEqual([1, 2, 3, 4].slice(0, count))
})

test.each(
  overSixTypes({
    SUSPECT: false,
    REGISTRATO: false,
    TRIAL: true,
    PREMIUM: true,
    EX_TRIAL: false,
    EX_PREMIUM: false,
  }),
)('[TRN-002] [TRN-003] the credits panel with the ecm wallet: %s → %s, and without it never', (type, expected) => {
  expect(showsCredits(anAudience(type, { wallets: { ecm: {} } }))).toBe(expected)
  expect(showsCredits(anAudience(type))).toBe(false)
})

test('[TRN-004] the wallet is found whatever the case of its code', () => {
  const wallet = { codice: 'ECM', saldo: 12, utilizzoTotale: 3, creditoIniziale: 10, bonus: { creditiBonus: 5 } }
  expect(creditsFromWire([wallet])).toEqual({ available: 12, used: 3, bonus: 5 })
  expect(creditsFromWire([])).toEqual({ available: 0, used: 0, bonus: 0 })
})

test('[TRN-005] [TRN-006] two decimals with a comma; the plafond is used plus available', () => {
  expect(formatCredits(12.5)).toBe('12,50')
  expect(plafond({ available: 12, used: 3, bonus: 5 })).toBe(15)
})

test.each([
  [{ available: 0, used: 10, bonus: 0 }, true],
  [{ available: 1, used: 10, bonus: 0 }, false],
  [{ available: 0, used: 0, bonus: 0 }, false],
])('[TRN-007] everything spent, and something to spend: %o → %s', (credits, expected) => {
  expect(isPlafondSpent(credits)).toBe(expected)
})
