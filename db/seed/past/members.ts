import { randomUUID } from 'node:crypto'
import { membershipAs } from '#areas/account/sample-membership.ts'
import { dateMovements } from '#areas/audience/credit-store.server.ts'
import type { CameBy, SubscriptionType } from '#areas/audience/model.ts'
import { members, premiumPeriods, staticPortfolios, wallets } from '#areas/audience/tables.server.ts'
import { suspensions } from '#areas/billing/tables.server.ts'
import { memberAbsences } from '#areas/figures/tables.server.ts'
import { giftFor } from '#areas/plans/ownership-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type PastPerson, periodOf, typeOf } from './people.ts'
import { insertRows } from './rows.ts'

/** FIG-024. Of twenty, eleven come by themselves, three with the code of a campaign and four with the link of somebody. */
const cameByOf = (index: number): CameBy => {
  const place = (index * 7) % 20
  if (place < 11) return 'self'
  if (place < 14) return 'campaign'
  return place < 18 ? 'invited' : place === 18 ? 'desk' : 'imported'
}

type NewWallet = typeof wallets.$inferInsert & { id: string }

/** The people themselves, what they hold today, and who of them is or was suspended. */
export async function insertPastMembers(
  db: Db,
  people: readonly PastPerson[],
  {
    usedCredits,
    provinces,
    now,
  }: { usedCredits: ReadonlyMap<string, number>; provinces: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  await insertRows(
    db,
    members,
    people.map(
      ({
        id,
        index,
        person: { type: _type, ageDays: _ageDays, ...person },
        joinedAt,
        trial,
        purchases,
        lastVisitOn,
      }) => ({
        id,
        cameBy: cameByOf(index),
        ...person,
        clientCode: `C${String(person.username).padStart(8, '0')}`,
        registrationDate: joinedAt,
        emailVerifiedAt: joinedAt,
        createdAt: joinedAt,
        trialStart: trial?.start ?? null,
        trialEnd: trial?.end ?? null,
        lastVisitOn,
        // As the database writes it from what follows: one that is right is not written again.
        premium: `{${purchases.map(periodOf).map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`)}}`,
        province: provinces.get(id) ?? null,
      }),
    ),
  )
  await insertRows(
    db,
    premiumPeriods,
    people.flatMap(({ id: memberId, purchases }) => purchases.map((bought) => ({ memberId, ...periodOf(bought) }))),
  )
  const held = people.map((person) => ({ person, grants: walletsOf(person, usedCredits.get(person.id) ?? 0, now) }))
  await dateMovements(db, 'wallet')
  await insertRows(
    db,
    wallets,
    held.flatMap(({ grants }) => grants),
  )
  await insertRows(
    db,
    staticPortfolios,
    people.flatMap(({ id: memberId, purchases }) => {
      const codes = purchases.filter(({ until }) => until > now).flatMap(({ product }) => product.portfolios)
      return [...new Set(codes)].map((code) => ({ memberId, code }))
    }),
  )
  await insertSuspensions(db, held)
}

/** What somebody of that type holds, and with a plan that runs or will what it gives. */
function walletsOf(person: PastPerson, usedCredits: number, now: Date): NewWallet[] {
  const { id: memberId, joinedAt, purchases } = person
  const type = typeOf(person, now) as Exclude<SubscriptionType, 'SUSPECT'>
  const free = membershipAs(type === 'PREMIUM' ? 'EX_PREMIUM' : type, joinedAt).wallets.map(
    ({ activeUntil: _activeUntil, ...wallet }): NewWallet => ({ ...whole(wallet, memberId), activeFrom: joinedAt }),
  )
  const going = purchases.filter(({ until }) => until > now)
  const given = going.flatMap(({ product, period, suspended }, index) =>
    giftFor(product, period)
      .wallets.filter(({ activeUntil }) => activeUntil !== null)
      .map((wallet) => ({
        ...whole(wallet, memberId),
        activeUntil: suspended && !suspended.until ? suspended.since : wallet.activeUntil,
        usedCredits: index === 0 && wallet.tag === 'ecm' ? usedCredits : 0,
      })),
  )
  return [...free, ...given]
}

type SomeWallet = Omit<typeof wallets.$inferInsert, 'memberId'>

/** Rows that are written together have the same columns. */
const whole = ({ tag, stato, activeFrom, activeUntil, initialCredits }: SomeWallet, memberId: string): NewWallet => ({
  id: randomUUID(),
  memberId,
  tag,
  stato: stato ?? null,
  activeFrom,
  activeUntil: activeUntil ?? null,
  initialCredits: initialCredits ?? 0,
  bonusCredits: 0,
  usedCredits: 0,
})

async function insertSuspensions(db: Db, held: readonly { person: PastPerson; grants: readonly NewWallet[] }[]) {
  const all = held.flatMap(({ person, grants }) =>
    person.purchases.flatMap(({ suspended, period }) => (suspended ? [{ person, grants, suspended, period }] : [])),
  )
  await insertRows(
    db,
    suspensions,
    all
      .filter(({ suspended }) => !suspended.until)
      .map(({ person, grants, suspended, period }) => ({
        memberId: person.id,
        suspendedAt: suspended.since,
        taken: {
          periods: [{ start: period.start.toISOString(), end: period.end.toISOString() }],
          wallets: grants
            .filter(({ activeUntil }) => activeUntil)
            .map(({ id }) => ({ id, activeUntil: period.end.toISOString() })),
        },
      })),
  )
  await insertRows(
    db,
    memberAbsences,
    all.flatMap(({ person, suspended: { since, until } }) =>
      until ? [{ memberId: person.id, kind: 'suspended' as const, since, notedAt: until, until }] : [],
    ),
  )
}
