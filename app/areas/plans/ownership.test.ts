import { beforeEach, expect, test } from 'vitest'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { findViewerByMemberId, listWallets } from '#areas/audience/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aProduct } from './fixtures.ts'
import { giveProduct } from './ownership-commands.server.ts'
import { ownsTraining } from './ownership-rules.ts'
import { insertProducts, listOwnedProducts } from './store.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-15T12:00:00Z')

beforeEach(async () => {
  await database.clear()
  await insertProducts(database.db, [
    aProduct(),
    aProduct({ id: 'banca-dati', name: 'Banca dati', kind: 'addon', wallets: [{ tag: 'pubmed' }], portfolios: [] }),
  ])
})

const typesThatBuy: Exclude<SubscriptionType, 'SUSPECT' | 'PREMIUM'>[] = [
  'REGISTRATO',
  'TRIAL',
  'EX_TRIAL',
  'EX_PREMIUM',
]

test.each(typesThatBuy)(
  '[REG-011] %s who is given a plan is PREMIUM at once, for twelve months, with its wallets',
  async (type) => {
    const memberId = await makeMember(database.db, { now, type })
    await giveProduct(database.db, memberId, 'professione', now)
    const view = await findViewerByMemberId(database.db, memberId, now)
    expect(view?.audience.type).toBe('PREMIUM')
    expect(view?.member.expiration.expDate?.toISOString()).toBe('2027-11-15T22:59:59.999Z')
    expect(Object.keys(view?.audience.wallets ?? {})).toEqual(expect.arrayContaining(['ecm', 'tutelaLegale', 'winLoy']))
    expect(view?.audience.wallets.winLoy).toEqual({ stato: 1 })
    expect(view?.audience.staticPortfolios).toContain('DAS')
    const wallets = await listWallets(database.db, memberId, now)
    expect(wallets.find(({ tag }) => tag === 'ecm')?.balance).toBe(100)
  },
)

test('[REG-011] bought before the end, the new plan begins when the present one ends, and the previous expiry is kept', async () => {
  const memberId = await makeMember(database.db, { now, type: 'PREMIUM' })
  const before = await findViewerByMemberId(database.db, memberId, now)
  const balanceBefore = (await listWallets(database.db, memberId, now)).find(({ tag }) => tag === 'ecm')?.balance
  const owned = await giveProduct(database.db, memberId, 'professione', now)
  const after = await findViewerByMemberId(database.db, memberId, now)
  expect(owned.start.getTime()).toBe((before?.member.expiration.expDate?.getTime() ?? 0) + 1)
  expect(after?.member.expiration.oldExpiration).toEqual(before?.member.expiration.expDate)
  const balanceAfter = (await listWallets(database.db, memberId, now)).find(({ tag }) => tag === 'ecm')?.balance
  expect(balanceAfter, 'credits of the present year are not touched').toBe(balanceBefore)
})

test('what the present plan lacks is given at once; an addon lasts as long as the plan', async () => {
  const memberId = await makeMember(database.db, { now, type: 'PREMIUM', withoutWallets: ['pubmed'] })
  const before = await findViewerByMemberId(database.db, memberId, now)
  const owned = await giveProduct(database.db, memberId, 'banca-dati', now)
  const after = await findViewerByMemberId(database.db, memberId, now)
  expect(after?.audience.wallets).toHaveProperty('pubmed')
  expect(after?.member.expiration.expDate).toEqual(before?.member.expiration.expDate)
  expect(owned.end.getTime() - 1).toBe(before?.member.expiration.expDate?.getTime())
})

test('twenty gifts at the same time follow one another without a gap or an overlap', async () => {
  const memberId = await makeMember(database.db, { now })
  await Promise.all(Array.from({ length: 20 }, () => giveProduct(database.db, memberId, 'professione', now)))
  const owned = (await listOwnedProducts(database.db, memberId)).toReversed()
  expect(owned).toHaveLength(20)
  for (const [index, product] of owned.slice(1).entries()) expect(product.activeFrom).toEqual(owned[index]?.activeUntil)
})

test.each([
  [['Camice Completo ECM'], true],
  [['Corso ecm base', 'Altro'], true],
  [['Camice Essenziale'], false],
  [[], false],
])('[SUB-009] owning %j asks for the conditions of training: %s', (names, expected) => {
  expect(ownsTraining(names)).toBe(expected)
})
