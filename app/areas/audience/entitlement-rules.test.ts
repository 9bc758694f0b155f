import { describe, expect, test } from 'vitest'
import * as rules from './entitlement-rules.ts'
import { anAudience, overSixTypes } from './fixtures.ts'
import type { Audience } from './model.ts'

// The rows from AUD-013 on speak of what a page shows: the rule is tested here, the row is proved where the page is.
const everybody = { SUSPECT: true, REGISTRATO: true, TRIAL: true, PREMIUM: true, EX_TRIAL: true, EX_PREMIUM: true }
const nobody = { SUSPECT: false, REGISTRATO: false, TRIAL: false, PREMIUM: false, EX_TRIAL: false, EX_PREMIUM: false }
const knownPeople = { ...everybody, SUSPECT: false }
const trialAndPremium = { ...nobody, TRIAL: true, PREMIUM: true }

const sentences: [string, (audience: Audience) => boolean, Record<Audience['type'], boolean>][] = [
  ['AUD-013: personalised content exists only for people we know', rules.isPersonalised, knownPeople],
  ['AUD-016: everybody but the unknown visitor may call a consultant', rules.mayCallConsultant, knownPeople],
  [
    'AUD-017: everybody but PREMIUM is invited to upgrade',
    rules.seesUpgradePromotions,
    { ...everybody, PREMIUM: false },
  ],
  ['AUD-018: the unknown visitor gets no video lists', rules.seesVideoLists, knownPeople],
  ['AUD-018: the unknown visitor gets no discount header', rules.seesDiscountHeader, knownPeople],
  ['AUD-021: discounts are for TRIAL and PREMIUM', rules.mayUseDiscounts, trialAndPremium],
  ['AUD-021: ECM credits are for TRIAL and PREMIUM', rules.seesEcmCredits, trialAndPremium],
  ['AUD-022: insurance services are for TRIAL and PREMIUM', rules.seesInsuranceServices, trialAndPremium],
]

for (const [sentence, rule, table] of sentences) {
  test.each(overSixTypes(table))(`${sentence}: %s %s`, (type, expected) => {
    expect(rule(anAudience(type))).toBe(expected)
  })
}

test.each(overSixTypes(everybody))('AUD-020: %s sees the top shops only while holding topnegozi', (type) => {
  expect(rules.seesTopShops(anAudience(type, { wallets: { topnegozi: {} } }))).toBe(true)
  expect(rules.seesTopShops(anAudience(type, { staticPortfolios: ['topnegozi'] }))).toBe(true)
  expect(rules.seesTopShops(anAudience(type, { wallets: { ecm: {} } }))).toBe(false)
})

test.each(overSixTypes({ ...nobody, PREMIUM: true }))(
  'AUD-023: %s with the tutelaLegale wallet has legal protection: %s',
  (type, expected) => {
    expect(rules.hasLegalProtection(anAudience(type, { wallets: { tutelaLegale: {} } }))).toBe(expected)
    expect(rules.hasLegalProtection(anAudience(type, { wallets: { tutelaLegale2: {} } }))).toBe(false)
  },
)

describe('Stato', () => {
  test.each([
    [undefined, false, false],
    [0, false, true],
    [1, true, false],
    [2, false, true],
    [3, false, false],
  ])(
    '[AUD-006] an EX_PREMIUM with loyalty Stato %s: active %s, alternative block %s',
    (stato, isActive, isAlternative) => {
      const audience = anAudience('EX_PREMIUM', { wallets: { winLoy: { stato } } })
      expect(rules.isLoyaltyActive(audience)).toBe(isActive)
      expect(rules.usesAlternativeLoyaltyBlock(audience)).toBe(isAlternative)
    },
  )

  test('[AUD-006] the alternative loyalty block is for EX_PREMIUM: a PREMIUM never gets it', () => {
    expect(rules.usesAlternativeLoyaltyBlock(anAudience('PREMIUM', { wallets: { winLoy: { stato: 0 } } }))).toBe(false)
  })

  test.each(overSixTypes({ ...nobody, PREMIUM: true }))(
    '[AUD-006] telemedicine opens or is being reactivated by Stato for PREMIUM: %s %s',
    (type, mayEnter) => {
      const access = (stato?: number) =>
        rules.telemedicineAccess(anAudience(type, { wallets: { telemedicina: { stato } } }))
      expect(access(1)).toBe(mayEnter ? 'open' : null)
      expect(access(2)).toBe(mayEnter ? 'reactivating' : null)
      expect(access(0)).toBeNull()
      expect(access()).toBeNull()
    },
  )
})

test.each(
  overSixTypes({
    SUSPECT: 'sign-up',
    REGISTRATO: 'try',
    TRIAL: null,
    PREMIUM: null,
    EX_TRIAL: 'upgrade',
    EX_PREMIUM: 'renew',
  }),
)('AUD-013…015: the step %s is invited to take is %s', (type, expected) => {
  expect(rules.membershipPrompt(type)).toBe(expected)
})
