import { beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#platform/db/listen.server.ts'
import { NotFound } from '#platform/errors.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { changeMembership } from './commands.server.ts'
import {
  findMemberById,
  findMemberByUsername,
  findMembersByEmail,
  findViewerByMemberId,
  insertMember,
  isInsuranceProfessional,
  listWallets,
  type NewMember,
} from './store.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const now = new Date('2026-11-15T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const ada: NewMember = {
  email: 'Ada.Rossi@Example.IT ',
  name: 'Ada',
  surname: 'Rossi',
  registrationDate: hours(-1_000),
}

test('a member is found by username, by id and by e-mail in any case', async () => {
  const id = await insertMember(database.db, { ...ada, username: 1234, phone: '333', promoCodes: ['NATALE'] })
  const found = await findMemberByUsername(database.db, 1234)
  expect(found).toMatchObject({
    id,
    username: 1234,
    email: 'ada.rossi@example.it',
    phone: '333',
    promoCodes: ['NATALE'],
  })
  expect(found?.clientCode).toBe('C00001234')
  expect(await findMemberById(database.db, id)).toEqual(found)
  expect(await findMembersByEmail(database.db, 'ADA.rossi@example.it')).toEqual([found])
  expect(await findMemberByUsername(database.db, 9999)).toBeNull()
})

test('two members may share one e-mail, and a username given by us is free', async () => {
  await insertMember(database.db, ada)
  await insertMember(database.db, ada)
  const [first, second] = await findMembersByEmail(database.db, 'ada.rossi@example.it')
  expect(first?.username).toBeGreaterThanOrEqual(100_000)
  expect(second?.username).toBe((first?.username ?? 0) + 1)
})

test.each([
  ['a username of three digits', { username: 999 }],
  ['a trial that ends before it starts', { trial: { start: hours(1), end: hours(0) } }],
  ['a premium period that ends before it starts', { premiumPeriods: [{ start: hours(1), end: hours(0) }] }],
  ['a wallet that spent more than it had', { wallets: [{ tag: 'ecm', initialCredits: 5, usedCredits: 6 }] }],
])('%s is refused, and nothing of the member is written', async (_, wrong) => {
  await expect(insertMember(database.db, { ...ada, ...wrong })).rejects.toThrow()
  expect(await findMembersByEmail(database.db, ada.email)).toEqual([])
})

describe('the view of a member', () => {
  test('[AUD-001, AUD-004] type and expiration follow the clock, with nothing written in between', async () => {
    const trial = { start: hours(-24), end: hours(24) }
    const id = await insertMember(database.db, {
      ...ada,
      trial,
      premiumPeriods: [{ start: hours(48), end: hours(72) }],
    })
    const typeAt = async (instant: Date) => (await findViewerByMemberId(database.db, id, instant))?.audience.type
    expect(await typeAt(hours(-2_000))).toBe('SUSPECT')
    expect(await typeAt(hours(-48))).toBe('REGISTRATO')
    expect(await typeAt(now)).toBe('TRIAL')
    expect(await typeAt(hours(24))).toBe('EX_TRIAL')
    expect(await typeAt(hours(48))).toBe('PREMIUM')
    expect(await typeAt(hours(72))).toBe('EX_PREMIUM')
    const view = await findViewerByMemberId(database.db, id, now)
    expect(view?.validUntil).toEqual(trial.end)
    expect(view?.member.expiration).toEqual({
      isExpired: false,
      expDate: new Date(trial.end.getTime() - 1),
      oldExpiration: null,
    })
  })

  test('[AUD-005, AUD-006, AUD-008] wallets, Stato, portfolios and flags make the audience', async () => {
    const id = await insertMember(database.db, {
      ...ada,
      wallets: [
        { tag: 'news' },
        { tag: 'ecm', activeUntil: hours(5) },
        { tag: 'winLoy', stato: 1 },
        { tag: 'winLoy', stato: 0, activeFrom: hours(3) },
        { tag: 'legal', activeFrom: hours(-9), activeUntil: hours(-1) },
      ],
      staticPortfolios: ['netmed', 'DAS', 'DAS'],
      promoCodes: ['NATALE'],
      staffRole: 'editor',
    })
    const view = await findViewerByMemberId(database.db, id, now)
    expect(view?.audience).toEqual({
      type: 'REGISTRATO',
      wallets: { news: {}, ecm: {}, winLoy: { stato: 1 } },
      staticPortfolios: ['DAS', 'netmed'],
      flags: ['promo', 'staff'],
    })
    expect(view?.validUntil).toEqual(hours(3))
    const later = await findViewerByMemberId(database.db, id, hours(5))
    expect(later?.audience.wallets).toEqual({ news: {}, winLoy: { stato: 0 } })
    expect(later?.validUntil).toBeNull()
  })

  test('nobody has no view', async () => {
    expect(await findViewerByMemberId(database.db, '00000000-0000-4000-8000-000000000000', now)).toBeNull()
  })
})

test('[AUD-007] a wallet answers what is left, what was used, what it started with and its bonus', async () => {
  const id = await insertMember(database.db, {
    ...ada,
    wallets: [
      { tag: 'legal' },
      { tag: 'ecm', initialCredits: 50, bonusCredits: 10, usedCredits: 15 },
      { tag: 'winLoy', activeUntil: hours(-1), initialCredits: 99 },
    ],
  })
  await insertMember(database.db, { ...ada, wallets: [{ tag: 'ecm', initialCredits: 1 }] })
  expect(await listWallets(database.db, id, now)).toEqual([
    { tag: 'ecm', stato: null, balance: 45, used: 15, initialCredits: 50, bonusCredits: 10 },
    { tag: 'legal', stato: null, balance: 0, used: 0, initialCredits: 0, bonusCredits: 0 },
  ])
})

test('an insurance professional is known by name only when asked', async () => {
  const insurer = await insertMember(database.db, { ...ada, isAps: true })
  const doctor = await insertMember(database.db, ada)
  expect(await isInsuranceProfessional(database.db, insurer)).toBe(true)
  expect(await isInsuranceProfessional(database.db, doctor)).toBe(false)
})

describe('changing a membership', () => {
  test('replaces dates and wallets, and tells every node to forget the member', async () => {
    const id = await insertMember(database.db, { ...ada, wallets: [{ tag: 'news' }], staticPortfolios: ['DAS'] })
    const heard = Promise.withResolvers<string>()
    const listener = await listen(database.url, { [MEMBER_CHANNEL]: heard.resolve })
    try {
      await changeMembership(
        database.db,
        id,
        {
          registrationDate: hours(-5),
          premiumPeriods: [{ start: hours(-1), end: hours(9) }],
          wallets: [{ tag: 'ecm' }],
        },
        now,
      )
      expect(await heard.promise).toBe(id)
    } finally {
      await listener.close()
    }
    const view = await findViewerByMemberId(database.db, id, now)
    expect(view?.audience).toEqual({ type: 'PREMIUM', wallets: { ecm: {} }, staticPortfolios: [], flags: [] })
  })

  test('of nobody is refused', async () => {
    const change = changeMembership(database.db, '00000000-0000-4000-8000-000000000000', { registrationDate: now }, now)
    await expect(change).rejects.toThrow(NotFound)
  })
})
