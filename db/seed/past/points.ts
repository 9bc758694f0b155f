import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pointValues } from '#areas/figures/tables.server.ts'
import { endedLots, expiryOf, takenFrom } from '#areas/loyalty/ledger-rules.ts'
import type { Entry, Lot, MissionCode, OperationKind } from '#areas/loyalty/model.ts'
import { loyaltyAccounts, loyaltyLots, loyaltyOrders } from '#areas/loyalty/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import { seededRandom } from '../random.ts'
import { rewardIdOf } from '../rewards.ts'
import type { PastPerson } from './people.ts'
import { insertRows } from './rows.ts'
import type { Studies } from './studies.ts'

type Earning = { at: Date; points: number; description: string; mission: MissionCode | null }
type Operation = Omit<Earning, 'points'> & {
  kind: OperationKind
  amount: number
  balanceAfter: number
  key: string
  entries: Entry[]
}
type Ledger = { memberId: string; lots: (Lot & { points: number })[]; operations: Operation[]; orders: Wish[] }
type Wish = { at: Date; title: string; points: number; refusedAt: Date | null }

/** What is asked for with points, of the catalogue that the demo has. */
const WISHES: readonly [string, number][] = [
  ['Buono libri da 10 €', 250],
  ['Bottiglia termica da 750 ml', 240],
  ['Cuscino cervicale', 460],
  ['Buono libri da 25 €', 600],
]

/** Points of whoever bought: earned by what they did, spent on rewards, ended where nobody spent them. */
export async function insertPastPoints(
  db: Db,
  people: readonly PastPerson[],
  { all }: Studies,
  now: Date,
): Promise<void> {
  const passed = Map.groupBy(
    all.filter(({ endedAt, certifiedAt }) => endedAt && certifiedAt),
    ({ person }) => person.id,
  )
  // What a point is thought to cost, changed once after a year of rewards.
  await insertRows(db, pointValues, [
    {
      fromDay: romeDayOf(daysBefore(now, 730)),
      thousandths: 40,
      share: 100,
      reason: 'Prima stima, prudente',
      setAt: daysBefore(now, 730),
    },
    {
      fromDay: romeDayOf(daysBefore(now, 150)),
      thousandths: 42,
      share: 85,
      reason: 'Costo medio dei premi dell’anno',
      setAt: daysBefore(now, 151),
    },
  ])
  const ledgers = people
    .filter(({ purchases }) => purchases.length > 0)
    .map((person) => ledgerOf(person, earningsOf(person, passed.get(person.id) ?? [], now), now))
  await insertRows(
    db,
    loyaltyAccounts,
    ledgers.map(({ memberId, operations }) => ({ memberId, seenBalance: operations.at(-1)?.balanceAfter ?? 0 })),
  )
  await insertRows(
    db,
    loyaltyLots,
    ledgers.flatMap(({ memberId, lots }) =>
      lots.map(({ id, points, earnedAt, expiresAt }) => ({ id, memberId, points, earnedAt, expiresAt })),
    ),
  )
  await insertOperations(db, ledgers)
  await insertRows(
    db,
    loyaltyOrders,
    ledgers.flatMap(({ memberId, orders }) =>
      orders.map(({ at, title, points, refusedAt }, place) => ({
        memberId,
        rewardId: rewardIdOf(title),
        title,
        points,
        state: refusedAt ? ('refused' as const) : ('delivered' as const),
        source: 'club' as const,
        kind: title.startsWith('Buono') ? ('voucher' as const) : ('parcel' as const),
        idempotencyKey: `past:${place}`,
        placedAt: at,
        updatedAt: refusedAt ?? daysAfter(at, 4),
        endedAt: refusedAt ?? daysAfter(at, 4),
      })),
    ),
  )
}

function earningsOf(
  { index, purchases }: PastPerson,
  passed: readonly { endedAt: Date | null }[],
  now: Date,
): Earning[] {
  const random = seededRandom(0x9017 + index * 32_452_843)
  const [first] = purchases
  if (!first) return []
  const bonuses = purchases.map(({ paidAt: at }, place) => ({
    ...{ at, points: place ? 300 : 50, mission: null },
    description: place ? 'Bonus di rinnovo' : 'Bonus di benvenuto',
  }))
  const read = Array.from({ length: random.below(6) }, () => ({
    at: daysAfter(first.paidAt, 1 + random.next() * 330),
    ...{ points: 5, description: 'Articolo letto', mission: 'read' as const },
  }))
  const once: Earning[] = [
    {
      at: daysAfter(first.paidAt, 2 + random.next() * 20),
      points: 100,
      description: 'Profilo completato',
      mission: 'complete-profile',
    },
    {
      at: daysAfter(first.paidAt, 30 + random.next() * 200),
      points: 200,
      description: 'Un collega invitato si è iscritto',
      mission: 'invite',
    },
  ]
  const courses = passed.flatMap(({ endedAt }) =>
    endedAt ? [{ at: endedAt, points: 50, description: 'Corso ECM superato', mission: 'pass-course' as const }] : [],
  )
  const done = once.filter((_, place) => random.next() < (place ? 0.2 : 0.7))
  return [...bonuses, ...read, ...done, ...courses]
    .filter(({ at }) => at < daysBefore(now, 1))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** One thing after the other: what ended before it ends first, and a wish is bought as soon as the points suffice. */
function ledgerOf({ id: memberId, index }: PastPerson, earnings: readonly Earning[], now: Date): Ledger {
  const ledger: Ledger = { memberId, lots: [], operations: [], orders: [] }
  const { lots, operations, orders } = ledger
  let balance = 0
  const write = (operation: Omit<Operation, 'balanceAfter' | 'key'>, key = `past:${operations.length}`) => {
    balance += operation.amount
    for (const { lotId, amount } of operation.entries) {
      const lot = lots.find(({ id }) => id === lotId)
      if (lot) lot.remaining += amount
    }
    operations.push({ ...operation, balanceAfter: balance, key })
  }
  const end = (at: Date) => {
    for (const { id, remaining, expiresAt } of endedLots(lots, at))
      write({
        kind: 'expire',
        at: expiresAt,
        amount: -remaining,
        description: 'Punti scaduti',
        mission: null,
        entries: [{ lotId: id, amount: -remaining }],
      })
  }
  const [title = '', price = 0] = WISHES[index % WISHES.length] ?? []
  const isSpender = index % 3 !== 0
  const earn = ({ at, points, description, mission }: Earning, key?: string) => {
    const lotId = randomUUID()
    lots.push({ id: lotId, points, remaining: 0, earnedAt: at, expiresAt: expiryOf(at) })
    write({ kind: 'earn', at, amount: points, description, mission, entries: [{ lotId, amount: points }] }, key)
  }
  for (const [place, earning] of earnings.entries()) {
    const { at } = earning
    end(at)
    earn(earning)
    const next = earnings[place + 1]?.at ?? daysBefore(now, 1)
    // Now and then the desk puts right what was not given.
    const correctedAt = daysAfter(at, 0.1)
    if ((index + place) % 37 === 5 && correctedAt < next)
      earn(
        { at: correctedAt, points: 20, description: 'Punti non accreditati a suo tempo', mission: null },
        `staff:past:${place}`,
      )
    const spentAt = daysAfter(at, 0.2)
    const entries =
      isSpender && balance >= price && spentAt < daysBefore(now, 1) ? takenFrom(lots, price, spentAt) : null
    if (!entries) continue
    write({ kind: 'spend', at: spentAt, amount: -price, description: title, mission: null, entries })
    // Of some rewards there are no more: the points come back to where they were taken from.
    const refusedAt = daysAfter(spentAt, 1.5)
    const isRefused = (index + place) % 11 === 3 && refusedAt < next && endedLots(lots, refusedAt).length === 0
    orders.push({ at: spentAt, title, points: price, refusedAt: isRefused ? refusedAt : null })
    if (isRefused)
      write({
        kind: 'return',
        at: refusedAt,
        amount: price,
        description: `${title}: non disponibile, punti restituiti`,
        mission: null,
        entries: entries.map(({ lotId, amount }) => ({ lotId, amount: -amount })),
      })
  }
  end(now)
  return ledger
}

/** Entries are the truth: a trigger of theirs writes what remains of each lot, and the balance. */
async function insertOperations(db: Db, ledgers: readonly Ledger[]): Promise<void> {
  const written = ledgers.flatMap(({ memberId, operations }) =>
    operations.map(({ entries, ...operation }) => ({ member: memberId, ...operation, entries })),
  )
  await db.execute(sql`
    with told as materialized (
      select * from json_to_recordset(${JSON.stringify(written)}::json) as o
        (member uuid, kind text, mission text, amount int, "balanceAfter" int, description text, key text, at timestamptz, entries json)
    ), kept as (
      insert into loyalty_operations (member_id, kind, mission, amount, balance_after, description, key, at)
      select member, kind, mission, amount, "balanceAfter", description, key, at from told order by at returning id, member_id, key
    )
    insert into loyalty_entries (operation_id, lot_id, amount)
    select k.id, (e ->> 'lotId')::uuid, (e ->> 'amount')::int
    from kept k join told t on t.member = k.member_id and t.key = k.key cross join json_array_elements(t.entries) e order by k.id`)
}
