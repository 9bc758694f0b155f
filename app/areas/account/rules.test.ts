import { describe, expect, test } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { networkOf } from '#platform/pure/network.ts'
import { CONSENTS, type Consent, type ConsentAnswers, type TryCount, type TryDecision } from './model.ts'
import {
  accountPace,
  addressTry,
  isRecentProof,
  missingConsents,
  parseUsername,
  usernameProblem,
  waitingTry,
  walletTagsOf,
} from './rules.ts'

describe('[LOG-003] a username', () => {
  test.each([
    ['1003', null],
    ['12345678', null],
    ['0123', null],
    ['mario.rossi@posta.it', null],
    ['Mario.Rossi@Posta.IT', null],
    [' 1003 ', null],
    ['a+b@sub.posta.it', null],
    ['', 'Formato non valido.'],
    ['123', 'Formato non valido.'],
    ['123456789', 'Formato non valido.'],
    ['mario', 'Formato non valido.'],
    ['mario@posta', 'Formato non valido.'],
    ['mario rossi@posta.it', 'Formato non valido.'],
    ['mario@@posta.it', 'Formato non valido.'],
    ['-1003', 'Formato non valido.'],
    ['1003.5', 'Formato non valido.'],
    [`${'a'.repeat(250)}@posta.it`, 'Formato non valido.'],
  ])('%j gives %j', (typed, problem) => {
    expect(usernameProblem(typed)).toBe(problem)
  })
})

describe('[LOG-006] a username', () => {
  test.each([
    ['00001003', { kind: 'number', number: 1003 }],
    ['1003', { kind: 'number', number: 1003 }],
    ['Mario@Posta.IT', { kind: 'email', email: 'mario@posta.it' }],
  ])('%j denotes %j', (typed, username) => {
    expect(parseUsername(typed)).toEqual(username)
  })
})

test.each(
  overSixTypes({
    SUSPECT: ['acknowledgment', 'conditionOfUse'],
    REGISTRATO: ['acknowledgment', 'conditionOfUse'],
    TRIAL: ['acknowledgment', 'conditionOfUse'],
    PREMIUM: ['acknowledgment', 'conditionOfUse', 'acceptanceCondition'],
    EX_TRIAL: ['acknowledgment', 'conditionOfUse'],
    EX_PREMIUM: ['acknowledgment', 'conditionOfUse'],
  }),
)('[LOG-014] a %s who accepted nothing must accept %j, and who accepted all nothing', (type, missing) => {
  const at = new Date('2026-01-01T09:00:00Z')
  const yes = (consents: readonly Consent[], version: number | null = null): ConsentAnswers =>
    Object.fromEntries(consents.map((consent) => [consent, { isGiven: true, at, version }]))
  expect(missingConsents(type, {})).toEqual(missing)
  expect(missingConsents(type, yes(CONSENTS))).toEqual([])
  expect(missingConsents(type, yes(['acknowledgment']))).toEqual(missing.slice(1))
  expect(missingConsents(type, { ...yes(CONSENTS), conditionOfUse: { isGiven: false, at, version: 1 } })).toEqual([
    'conditionOfUse',
  ])
  // IDN-028: a text that changed is asked again, once; an answer of before the versions is of the first.
  expect(missingConsents(type, yes(CONSENTS), { acknowledgment: 1, conditionOfUse: 2 })).toEqual(['conditionOfUse'])
  expect(missingConsents(type, yes(CONSENTS, 2), { acknowledgment: 1, conditionOfUse: 2 })).toEqual([])
})

const now = new Date('2026-11-15T10:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const count = (tries: number, lastTryAt = now): TryCount => ({ tries, since: now, lastTryAt })
const waits = (decision: TryDecision) => (decision.kind === 'wait' ? decision.seconds : null)

describe('an account', () => {
  test.each([0, 1, 7])('may be tried at once after %i tries', (tries) => {
    expect(waits(waitingTry(tries === 0 ? null : count(tries), now))).toBeNull()
  })

  test.each([
    [8, 30],
    [9, 60],
    [10, 120],
    [12, 480],
    [13, 900],
    [500, 900],
  ])('after %i tries makes the next one wait %i seconds', (tries, seconds) => {
    expect(waits(waitingTry(count(tries), now))).toBe(seconds)
    expect(waits(waitingTry(count(tries), at(seconds - 1)))).toBe(1)
    expect(waits(waitingTry(count(tries), at(seconds)))).toBeNull()
  })

  test('nobody tried for a day starts again', () => {
    expect(waitingTry(count(50), at(86_400))).toEqual({
      kind: 'go',
      count: { tries: 1, since: at(86_400), lastTryAt: at(86_400) },
    })
  })
})

describe('an address', () => {
  test('has a hundred tries an hour', () => {
    expect(waits(addressTry(count(99), at(60)))).toBeNull()
    expect(waits(addressTry(count(100), at(60)))).toBe(3540)
    expect(addressTry(count(100), at(3600))).toMatchObject({ kind: 'go', count: { tries: 1 } })
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

test.each(
  overSixTypes({
    SUSPECT: { has: [], lacks: ['news', 'ecm'] },
    REGISTRATO: { has: ['news'], lacks: ['ecm', 'winLoy'] },
    TRIAL: { has: ['news', 'ecm', 'legal', 'consulenzaLegale', 'topnegozi'], lacks: ['winLoy', 'netmed'] },
    PREMIUM: { has: ['news', 'ecm', 'winLoy', 'telemedicina', 'netmed'], lacks: ['tutelaLegale'] },
    EX_TRIAL: { has: ['news'], lacks: ['ecm'] },
    EX_PREMIUM: { has: ['news', 'winLoy'], lacks: ['ecm', 'telemedicina'] },
  }),
)('[REG-015] %s holds %j', (type, { has, lacks }) => {
  expect(walletTagsOf(type)).toEqual(expect.arrayContaining(has))
  for (const tag of lacks) expect(walletTagsOf(type)).not.toContain(tag)
})

test.each([
  [0, true],
  [299_999, true],
  [300_000, false],
  [900_000, false],
])('[IDN-016] a proof of %d milliseconds ago is recent: %s', (ago, isRecent) => {
  const now = new Date('2026-11-18T10:00:00Z')
  expect(isRecentProof(new Date(now.getTime() - ago), now)).toBe(isRecent)
})

test.each([
  ['never tried', null, 'looked-at'],
  ['tried nineteen times, just now', { tries: 19, ago: 0 }, 'looked-at'],
  ['tried twenty times, just now', { tries: 20, ago: 0 }, 'slowed'],
  ['tried a thousand times, nine seconds ago', { tries: 1000, ago: 9_999 }, 'slowed'],
  ['tried a thousand times, ten seconds ago', { tries: 1000, ago: 10_000 }, 'looked-at'],
  ['tried a thousand times, a day ago', { tries: 1000, ago: 86_400_000 }, 'looked-at'],
] as const)('[IDN-018] the password of an account %s', (_what, before, kind) => {
  const now = new Date('2026-11-18T10:00:00Z')
  const count = before && { tries: before.tries, since: now, lastTryAt: new Date(now.getTime() - before.ago) }
  expect(accountPace(count, now).kind).toBe(kind)
})
