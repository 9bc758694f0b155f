import { describe, expect, test } from 'vitest'
import { membershipPrompt } from '#areas/audience/entitlement-rules.ts'
import { anAudience, overSixTypes } from '#areas/audience/fixtures.ts'
import { paywallOffer } from '#areas/content/article-rules.ts'
import { dueOf, lastDayOf, usualPromise } from '#areas/leads/promise-rules.ts'
import { CAMPAIGN_CODES, SERVICE_FORMS } from './model.ts'
import { formFor, mayPlay, promptAction, requestAccess, requestsLeft, startOfYear } from './rules.ts'

test.each(
  overSixTypes({
    SUSPECT: 'sign-up',
    REGISTRATO: 'try',
    TRIAL: 'form',
    PREMIUM: 'form',
    EX_TRIAL: 'upgrade',
    EX_PREMIUM: 'renew',
  }),
)('[SRV-009] [SRV-022] in place of the request of a legal consultation %s finds: %s', (type, expected) => {
  const access = requestAccess(anAudience(type), 'consulenza-legale')
  expect(access.kind === 'form' ? 'form' : access.prompt).toBe(expected)
})

test('[SRV-009, TEL-008, AUD-014, AUD-015] the button in place of a service is the one of the paywall', () => {
  for (const type of ['SUSPECT', 'REGISTRATO', 'EX_TRIAL', 'EX_PREMIUM'] as const) {
    const { callToAction } = paywallOffer({ paywalls: [], useFlag: null }, anAudience(type), false)
    const prompt = membershipPrompt(type)
    expect(prompt && promptAction(prompt), type).toEqual(callToAction)
  }
})

test.each(
  overSixTypes({
    SUSPECT: false,
    REGISTRATO: false,
    TRIAL: false,
    PREMIUM: true,
    EX_TRIAL: false,
    EX_PREMIUM: false,
  }),
)('[SRV-009] %s may ask for the legal-protection policy: %s', (type, expected) => {
  expect(requestAccess(anAudience(type), 'richiesta-tutela-legale-das').kind === 'form').toBe(expected)
})

test('[SRV-029] without the wallet the legal-protection form becomes the one that asks for the policy', () => {
  const held = anAudience('PREMIUM', { wallets: { tutelaLegale: {} } })
  expect(formFor(held, 'richiesta-tutela-legale-das')).toBe('richiesta-tutela-legale-das')
  expect(formFor(anAudience('PREMIUM'), 'richiesta-tutela-legale-das')).toBe('upgrade-das')
  expect(formFor(anAudience('PREMIUM'), 'lettera-diffida')).toBe('lettera-diffida')
})

test('[SRV-029] [SRV-030] the forms and their campaign codes are exactly these', () => {
  expect([...SERVICE_FORMS].sort()).toEqual([
    'Richiesta-FitnessNetwork',
    'consulenza-legale',
    'first-opinion',
    'lettera-diffida',
    'network-avvocati',
    'pronto-assicuratore',
    'richiesta-parere-legale',
    'richiesta-tutela-legale-das',
    'richiesta-viaggi',
    'upgrade-das',
  ])
  expect(CAMPAIGN_CODES).toEqual({
    'pronto-assicuratore': 'prass_arc',
    'richiesta-parere-legale': 'formpl',
    'Richiesta-FitnessNetwork': 'formcfni',
    'richiesta-tutela-legale-das': 'formtldas',
  })
})

describe('the terms', () => {
  const monday = new Date('2026-11-16T09:00:00Z')
  test.each([
    ['lettera-diffida', 3, '2026-11-30'],
    ['richiesta-parere-legale', 3, '2026-12-07'],
    ['consulenza-legale', null, '2026-11-18'],
    ['pronto-assicuratore', null, '2026-11-18'],
  ] as const)('[SRV-023] [SRV-024] [SRV-025] %s: %s a year, answered by %s', (form, perYear, day) => {
    expect(requestsLeft(form, 0)).toBe(perYear)
    expect(lastDayOf(dueOf(usualPromise(form), monday, []))).toBe(day)
  })

  test('what is left is never less than nothing', () => {
    expect([0, 1, 2, 3, 4].map((made) => requestsLeft('lettera-diffida', made))).toEqual([3, 2, 1, 0, 0])
  })

  test('a year begins in Rome', () => {
    expect(startOfYear(new Date('2026-12-31T23:30:00Z')).toISOString()).toBe('2026-12-31T23:00:00.000Z')
    expect(startOfYear(monday).toISOString()).toBe('2025-12-31T23:00:00.000Z')
  })
})

test.each(
  overSixTypes({
    SUSPECT: [false, false],
    REGISTRATO: [true, false],
    TRIAL: [true, false],
    PREMIUM: [true, true],
    EX_TRIAL: [true, false],
    EX_PREMIUM: [true, false],
  }),
)('[SRV-020] %s plays previews and whole videos: %s', (type, [preview, whole]) => {
  expect(mayPlay(anAudience(type), { isPreview: true })).toBe(preview)
  expect(mayPlay(anAudience(type), { isPreview: false })).toBe(whole)
})
