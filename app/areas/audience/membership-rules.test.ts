import { describe, expect, test } from 'vitest'
import { overSixTypes } from './fixtures.ts'
import {
  daysLeft,
  expirationAt,
  nextChangeAt,
  parseSubscriptionType,
  premiumPeriod,
  subscriptionFlags,
  subscriptionTypeAt,
  trialPeriod,
} from './membership-rules.ts'
import { type Membership, SUBSCRIPTION_TYPES } from './model.ts'

const at = (written: string) => new Date(written)
const registered: Membership = { registrationDate: at('2026-01-10T09:00:00Z'), trial: null, premiumPeriods: [] }
const trial = { start: at('2026-02-01T10:00:00Z'), end: at('2026-02-08T23:00:00Z') }
const first = { start: at('2026-03-01T10:00:00Z'), end: at('2027-03-01T23:00:00Z') }
const renewal = { start: first.end, end: at('2028-03-01T23:00:00Z') }
const tried: Membership = { ...registered, trial }
const subscribed: Membership = { ...tried, premiumPeriods: [first] }
const renewed: Membership = { ...subscribed, premiumPeriods: [renewal, first] }

describe('the type at an instant', () => {
  test.each([
    ['nobody', null, '2026-06-01T00:00:00Z', 'SUSPECT'],
    ['before the registration', registered, '2026-01-10T08:59:59.999Z', 'SUSPECT'],
    ['at the registration', registered, '2026-01-10T09:00:00Z', 'REGISTRATO'],
    ['years after the registration', registered, '2036-01-10T09:00:00Z', 'REGISTRATO'],
    ['before the trial', tried, '2026-02-01T09:59:59.999Z', 'REGISTRATO'],
    ['when the trial starts', tried, '2026-02-01T10:00:00Z', 'TRIAL'],
    ['the last millisecond of the trial', tried, '2026-02-08T22:59:59.999Z', 'TRIAL'],
    ['midnight in Rome after the last day of the trial', tried, '2026-02-08T23:00:00Z', 'EX_TRIAL'],
    ['between trial and purchase', subscribed, '2026-02-20T00:00:00Z', 'EX_TRIAL'],
    ['at the purchase', subscribed, '2026-03-01T10:00:00Z', 'PREMIUM'],
    ['the last millisecond of the subscription', subscribed, '2027-03-01T22:59:59.999Z', 'PREMIUM'],
    ['midnight in Rome after its last day', subscribed, '2027-03-01T23:00:00Z', 'EX_PREMIUM'],
    ['the same midnight, renewed', renewed, '2027-03-01T23:00:00Z', 'PREMIUM'],
    ['after the renewal', renewed, '2028-03-01T23:00:00Z', 'EX_PREMIUM'],
    [
      'bought during the trial',
      { ...tried, premiumPeriods: [{ ...first, start: trial.start }] },
      '2026-02-02T00:00:00Z',
      'PREMIUM',
    ],
    ['bought without a trial', { ...registered, premiumPeriods: [first] }, '2026-06-01T00:00:00Z', 'PREMIUM'],
  ] as const)('[AUD-001] %s', (_, membership, now, type) => {
    expect(subscriptionTypeAt(membership, at(now))).toBe(type)
  })

  test.each(SUBSCRIPTION_TYPES)('[AUD-001] %s is read whatever its case', (type) => {
    expect(parseSubscriptionType(type.toLowerCase())).toBe(type)
    expect(parseSubscriptionType(` ${type} `)).toBe(type)
  })

  test.each([null, undefined, '', 'gold', 'EX'])('[AUD-001] the unknown type %o is SUSPECT', (written) => {
    expect(parseSubscriptionType(written)).toBe('SUSPECT')
  })
})

test.each(
  overSixTypes({
    SUSPECT: ['isSuspect'],
    REGISTRATO: ['isRegistered'],
    TRIAL: ['isTrial', 'isTrialOrPremium'],
    PREMIUM: ['isPremium', 'isTrialOrPremium'],
    EX_TRIAL: ['isExTrial', 'isEx'],
    EX_PREMIUM: ['isExPremium', 'isEx'],
  }),
)('[AUD-003] the flags of %s are exactly %o', (type, expected) => {
  const flags = Object.entries(subscriptionFlags(type))
  expect(flags).toHaveLength(8)
  expect(flags.filter(([, isSet]) => isSet).map(([flag]) => flag)).toEqual(expected)
})

describe('expiration', () => {
  const none = { isExpired: false, expDate: null, oldExpiration: null }
  test.each([
    ['nobody', null, '2026-06-01T00:00:00Z', none],
    ['REGISTRATO', registered, '2026-06-01T00:00:00Z', none],
    ['TRIAL', tried, '2026-02-05T00:00:00Z', { ...none, expDate: at('2026-02-08T22:59:59.999Z') }],
    ['EX_TRIAL', tried, '2026-02-08T23:00:00Z', { ...none, isExpired: true, expDate: at('2026-02-08T22:59:59.999Z') }],
    ['PREMIUM', subscribed, '2026-06-01T00:00:00Z', { ...none, expDate: at('2027-03-01T22:59:59.999Z') }],
    [
      'EX_PREMIUM',
      subscribed,
      '2027-06-01T00:00:00Z',
      { ...none, isExpired: true, expDate: at('2027-03-01T22:59:59.999Z') },
    ],
    [
      'PREMIUM, renewed before the end',
      renewed,
      '2026-06-01T00:00:00Z',
      { isExpired: false, expDate: at('2028-03-01T22:59:59.999Z'), oldExpiration: at('2027-03-01T22:59:59.999Z') },
    ],
    [
      'EX_PREMIUM after two periods',
      renewed,
      '2029-01-01T00:00:00Z',
      { isExpired: true, expDate: at('2028-03-01T22:59:59.999Z'), oldExpiration: at('2027-03-01T22:59:59.999Z') },
    ],
  ])('[AUD-004] %s', (_, membership, now, expected) => {
    expect(expirationAt(membership, at(now))).toEqual(expected)
  })

  test('[AUD-004] at the very instant a renewal begins, its end and the end before it are told', () => {
    expect(expirationAt(subscribed, first.start)).toEqual({ ...none, expDate: at('2027-03-01T22:59:59.999Z') })
    expect(expirationAt(renewed, renewal.start)).toEqual({
      isExpired: false,
      expDate: at('2028-03-01T22:59:59.999Z'),
      oldExpiration: at('2027-03-01T22:59:59.999Z'),
    })
  })

  test('[AUD-004] renewals bought one after another all count, however they are listed', () => {
    const third = { start: renewal.end, end: at('2029-03-01T23:00:00Z') }
    const membership = { ...subscribed, premiumPeriods: [third, first, renewal] }
    expect(expirationAt(membership, at('2026-06-01T00:00:00Z'))).toEqual({
      isExpired: false,
      expDate: at('2029-03-01T22:59:59.999Z'),
      oldExpiration: at('2028-03-01T22:59:59.999Z'),
    })
  })

  test('[AUD-004] a period bought for later with a gap before it does not move the present expiration', () => {
    const later = { start: at('2027-06-01T00:00:00Z'), end: at('2028-06-01T00:00:00Z') }
    const membership = { ...subscribed, premiumPeriods: [first, later] }
    expect(expirationAt(membership, at('2026-06-01T00:00:00Z')).expDate).toEqual(at('2027-03-01T22:59:59.999Z'))
  })
})

test('what is kept for a membership is doubted at its next boundary, and never after the last', () => {
  const steps: (string | undefined)[] = []
  let now: Date | null = at('2020-01-01T00:00:00Z')
  while (now && steps.length < 10) {
    now = nextChangeAt(renewed, now)
    steps.push(now?.toISOString())
  }
  expect(steps).toEqual([
    '2026-01-10T09:00:00.000Z',
    '2026-02-01T10:00:00.000Z',
    '2026-02-08T23:00:00.000Z',
    '2026-03-01T10:00:00.000Z',
    '2027-03-01T23:00:00.000Z',
    '2028-03-01T23:00:00.000Z',
    undefined,
  ])
  expect(nextChangeAt(null, at('2026-01-01T00:00:00Z'))).toBeNull()
})

describe('periods', () => {
  test.each([
    ['2026-11-15T10:00:00Z', '2026-11-22T23:00:00.000Z', 'in winter'],
    ['2026-11-15T23:30:00Z', '2026-11-23T23:00:00.000Z', 'after midnight in Rome'],
    ['2026-03-25T10:00:00Z', '2026-04-01T22:00:00.000Z', 'across the change of the hour'],
  ])('[REG-008] a trial activated at %s ends at %s: %s', (activated, end) => {
    expect(trialPeriod(at(activated))).toEqual({ start: at(activated), end: at(end) })
  })

  test('[REG-010] the moved clock turns TRIAL into EX_TRIAL, expired and with no days left', () => {
    const activated = at('2026-11-15T10:00:00Z')
    const membership = { ...registered, trial: trialPeriod(activated) }
    const days = (now: string) => daysLeft(expirationAt(membership, at(now)), at(now))
    expect([days('2026-11-15T10:00:00Z'), days('2026-11-21T22:59:00Z'), days('2026-11-22T12:00:00Z')]).toEqual([
      7, 1, 0,
    ])
    expect(subscriptionTypeAt(membership, at('2026-11-22T22:59:59Z'))).toBe('TRIAL')
    expect(subscriptionTypeAt(membership, at('2026-11-22T23:00:00Z'))).toBe('EX_TRIAL')
    expect(expirationAt(membership, at('2026-12-01T00:00:00Z')).isExpired).toBe(true)
    expect(days('2026-12-01T00:00:00Z')).toBe(0)
  })

  test('a purchase runs twelve months, and a renewal bought before the end starts where the present period stops', () => {
    const bought = premiumPeriod(at('2026-11-15T10:00:00Z'))
    expect(bought.end.toISOString()).toBe('2027-11-15T23:00:00.000Z')
    const early = premiumPeriod(at('2027-10-01T10:00:00Z'), bought)
    expect(early).toEqual({ start: bought.end, end: at('2028-11-15T23:00:00Z') })
    const atTheEnd = premiumPeriod(bought.end, bought)
    expect(atTheEnd).toEqual({ start: bought.end, end: at('2028-11-16T23:00:00Z') })
    const late = premiumPeriod(at('2027-12-01T10:00:00Z'), bought)
    expect(late).toEqual({ start: at('2027-12-01T10:00:00Z'), end: at('2028-12-01T23:00:00Z') })
  })
})
