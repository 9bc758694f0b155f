import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anAudience, overSixTypes } from './fixtures.ts'
import { AUDIENCE_FLAGS, type Audience, SUBSCRIPTION_TYPES, type WalletGrant } from './model.ts'
import {
  activeWallets,
  audienceKey,
  holds,
  isVisibleTo,
  nextAudienceChangeAt,
  parseAudienceKey,
  walletStato,
} from './rules.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000)
const grant = (parts: Partial<WalletGrant> & { tag: string }): WalletGrant => ({
  stato: null,
  activeFrom: hours(-48),
  activeUntil: null,
  ...parts,
})

describe('wallets at an instant', () => {
  test('[AUD-005] every known tag and any other is accepted', () => {
    const tags =
      'ecm news legal winLoy toolLegali toolScientifici moduliLegali moduliScientifici tutelaLegale tutelaLegale2 pubmed topnegozi nuovo'
    const grants = tags.split(' ').map((tag) => grant({ tag }))
    expect(Object.keys(activeWallets(grants, noon)).join(' ')).toBe(tags)
  })

  test('[AUD-005] a wallet is active from its start to its end, the end excluded', () => {
    const grants = [grant({ tag: 'ecm', activeFrom: noon, activeUntil: hours(1) })]
    expect(activeWallets(grants, hours(-0.001))).toEqual({})
    expect(activeWallets(grants, noon)).toEqual({ ecm: {} })
    expect(activeWallets(grants, hours(1))).toEqual({})
  })

  test('[AUD-006] a later grant of the same tag replaces the Stato of an earlier one', () => {
    const grants = [grant({ tag: 'winLoy', stato: 0, activeFrom: hours(2) }), grant({ tag: 'winLoy', stato: 1 })]
    expect(activeWallets(grants, hours(1))).toEqual({ winLoy: { stato: 1 } })
    expect(activeWallets(grants, hours(2))).toEqual({ winLoy: { stato: 0 } })
  })

  test('a tag named like a property of every object is a tag like another', () => {
    const audience = anAudience('TRIAL', { wallets: activeWallets([grant({ tag: '__proto__', stato: 2 })], noon) })
    expect(holds(audience, '__proto__')).toBe(true)
    expect(walletStato(audience, '__proto__')).toBe(2)
    expect(holds(audience, 'constructor')).toBe(false)
    expect(walletStato(audience, 'constructor')).toBeNull()
  })

  test('what is kept for an audience is doubted at the first boundary of membership or wallet', () => {
    const membership = {
      registrationDate: hours(-100),
      trial: { start: hours(-24), end: hours(5) },
      premiumPeriods: [],
    }
    expect(nextAudienceChangeAt(membership, [grant({ tag: 'ecm', activeUntil: hours(3) })], noon)).toEqual(hours(3))
    expect(nextAudienceChangeAt(membership, [grant({ tag: 'ecm', activeFrom: hours(1) })], noon)).toEqual(hours(1))
    expect(nextAudienceChangeAt(membership, [grant({ tag: 'ecm' })], noon)).toEqual(hours(5))
    expect(nextAudienceChangeAt(membership, [grant({ tag: 'ecm' })], hours(5))).toBeNull()
  })
})

test('[AUD-005, AUD-008] a code is held when it is in either collection, whatever its Stato', () => {
  const audience = anAudience('PREMIUM', { wallets: { ecm: {}, winLoy: { stato: 0 } }, staticPortfolios: ['DAS'] })
  expect(['ecm', 'winLoy', 'DAS', 'ECM', 'legal'].map((code) => holds(audience, code))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(['ecm', 'winLoy', 'DAS'].map((code) => walletStato(audience, code))).toEqual([null, 0, null])
})

describe('[AUD-010] what is shown', () => {
  const everybody = { SUSPECT: true, REGISTRATO: true, TRIAL: true, PREMIUM: true, EX_TRIAL: true, EX_PREMIUM: true }

  test.each(overSixTypes(everybody))('[AUD-010] empty fields impose nothing on %s', (type) => {
    expect(isVisibleTo({}, anAudience(type))).toEqual({ visible: true })
    expect(isVisibleTo({ visibility: [], wallet: [], excludedWallet: [] }, anAudience(type))).toEqual({ visible: true })
  })

  test.each(overSixTypes({ ...everybody, SUSPECT: false, REGISTRATO: false, EX_TRIAL: false, EX_PREMIUM: false }))(
    '[AUD-010] a visibility list of TRIAL and PREMIUM shows to %s: %s',
    (type, visible) => {
      expect(isVisibleTo({ visibility: ['TRIAL', 'PREMIUM'] }, anAudience(type))).toEqual(
        visible ? { visible } : { visible, reason: { kind: 'type', type, allowed: ['TRIAL', 'PREMIUM'] } },
      )
    },
  )

  test('[AUD-010] one of several required wallets is enough, and none is a refusal that names them', () => {
    const permission = { wallet: ['ecm', 'DAS'] }
    expect(isVisibleTo(permission, anAudience('TRIAL', { wallets: { ecm: {} } })).visible).toBe(true)
    expect(isVisibleTo(permission, anAudience('TRIAL', { staticPortfolios: ['DAS'] })).visible).toBe(true)
    expect(isVisibleTo(permission, anAudience('TRIAL', { wallets: { news: {} } }))).toEqual({
      visible: false,
      reason: { kind: 'missing-wallet', wallets: ['ecm', 'DAS'] },
    })
  })

  test('[AUD-010] any one of several excluded wallets hides, and the refusal names the one held', () => {
    const permission = { excludedWallet: ['winLoy', 'DAS'] }
    expect(isVisibleTo(permission, anAudience('PREMIUM', { wallets: { ecm: {} } })).visible).toBe(true)
    expect(isVisibleTo(permission, anAudience('PREMIUM', { staticPortfolios: ['DAS'] }))).toEqual({
      visible: false,
      reason: { kind: 'excluded-wallet', wallet: 'DAS' },
    })
  })

  test('[AUD-010] all three conditions must hold together', () => {
    const permission = { visibility: ['PREMIUM'], wallet: ['ecm'], excludedWallet: ['pubmed'] } as const
    const shown = (audience: Audience) => isVisibleTo(permission, audience).visible
    expect(shown(anAudience('PREMIUM', { wallets: { ecm: {} } }))).toBe(true)
    expect(shown(anAudience('TRIAL', { wallets: { ecm: {} } }))).toBe(false)
    expect(shown(anAudience('PREMIUM'))).toBe(false)
    expect(shown(anAudience('PREMIUM', { wallets: { ecm: {}, pubmed: {} } }))).toBe(false)
  })
})

describe('the audience key', () => {
  const code = fc.oneof(
    fc.constantFrom('ecm', 'winLoy', 'DAS', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.stringMatching(/^[%|,=a1]{0,4}$/),
  )
  const stato = fc.oneof(fc.constant({}), fc.record({ stato: fc.integer({ min: -1, max: 3 }) }))
  const audiences: fc.Arbitrary<Audience> = fc.record({
    type: fc.constantFrom(...SUBSCRIPTION_TYPES),
    wallets: fc.array(fc.tuple(code, stato), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
    staticPortfolios: fc.array(code, { maxLength: 3 }),
    flags: fc.subarray([...AUDIENCE_FLAGS]),
  })
  /** What rules can read, written without the function under test. */
  const sameForRules = (a: Audience, b: Audience) => {
    const codes = new Set(
      [a, b].flatMap(({ wallets, staticPortfolios }) => [...Object.keys(wallets), ...staticPortfolios]),
    )
    return (
      a.type === b.type &&
      AUDIENCE_FLAGS.every((flag) => a.flags.includes(flag) === b.flags.includes(flag)) &&
      [...codes].every(
        (code) =>
          Object.hasOwn(a.wallets, code) === Object.hasOwn(b.wallets, code) &&
          a.staticPortfolios.includes(code) === b.staticPortfolios.includes(code) &&
          walletStato(a, code) === walletStato(b, code),
      )
    )
  }

  test('two audiences share a key exactly when no rule can tell them apart', () => {
    fc.assert(
      fc.property(audiences, audiences, (a, b) => (audienceKey(a) === audienceKey(b)) === sameForRules(a, b)),
      { numRuns: 2_000 },
    )
  })

  test('the order in which codes are listed does not matter, nor does repeating one', () => {
    fc.assert(
      fc.property(audiences, (audience) => {
        const shuffled: Audience = {
          type: audience.type,
          wallets: Object.fromEntries(Object.entries(audience.wallets).toReversed()),
          staticPortfolios: [...audience.staticPortfolios, ...audience.staticPortfolios].toReversed(),
          flags: audience.flags.toReversed(),
        }
        return audienceKey(shuffled) === audienceKey(audience)
      }),
    )
  })

  test('a key read back is the same audience', () => {
    fc.assert(
      fc.property(audiences, (audience) => {
        const read = parseAudienceKey(audienceKey(audience))
        return read !== null && sameForRules(read, audience)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each(['', 'SUSPECT', 'ADMIN|||', 'TRIAL|b,a,||', 'TRIAL|a||', 'TRIAL|a=x,||', 'TRIAL|||root,', 'TRIAL||||'])(
    '%o is nobody’s key',
    (key) => {
      expect(parseAudienceKey(key)).toBeNull()
    },
  )

  test('a key can be read by a person', () => {
    const audience = anAudience('PREMIUM', {
      wallets: { winLoy: { stato: 1 }, ecm: {} },
      staticPortfolios: ['DAS'],
      flags: ['promo'],
    })
    expect(audienceKey(audience)).toBe('PREMIUM|ecm,winLoy=1,|DAS,|promo,')
    expect(audienceKey(anAudience('SUSPECT'))).toBe('SUSPECT|||')
  })
})
