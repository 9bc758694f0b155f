import { sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { members, premiumPeriods } from '#areas/audience/tables.server.ts'
import type { BillingData } from '#areas/billing/model.ts'
import { schedule } from '#areas/billing/rules.ts'
import { enrolments } from '#areas/courses/tables.server.ts'
import { figureDayStates } from '#areas/figures/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { Product } from '#areas/plans/model.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { requestClosings } from '#areas/requests/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { daysBefore, endOfRomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { type InventedBirth, inventedBirth } from '../fiscal-codes.ts'
import { seedMemberDetails } from '../member-details.ts'
import { FIRST_ORDINARY_USERNAME } from '../people.ts'
import { inventedPlace } from '../professional-details.ts'
import { seededRandom } from '../random.ts'
import { insertPastDirectory } from './directory.ts'
import { endSomeAccounts } from './ends.ts'
import { insertPastMembers } from './members.ts'
import { insertPastOpenings } from './openings.ts'
import { type BoughtBy, insertPastOrders } from './orders.ts'
import { FIRST_PAST_INDEX, type PastPerson, pastPerson } from './people.ts'
import { insertPastPoints } from './points.ts'
import { insertPastRequests, reopenSome } from './requests.ts'
import { studiesOf } from './studies.ts'
import { insertPastTraining } from './training.ts'
import { insertPastVisits } from './visits.ts'

/** So many that no month of any plan, and no group of the desk's figures, is of fewer than five. */
const PEOPLE_PER_SCALE = 1500

type Options = { scale: number; now: Date; club: { name: string; providerNumber: string } }

/**
 * FIG-054. More than two years behind the demo: who joined, tried, bought, renewed, paid late, studied, asked. All or nothing; a demo that
 * is made larger gets the people it lacks. Who waits for the first start waits for it, so that people and totals are written at once.
 */
export async function seedPast(db: Db, { scale, now, club }: Options): Promise<number> {
  return db.transaction(async (tx) => {
    await takeTime(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed_past'))`)
    const there = await countThere(tx)
    const wanted = scale * PEOPLE_PER_SCALE
    if (there >= wanted) return 0
    await leaveUntouched(tx)
    const ended = await Promise.allSettled([
      insertPeople(tx, { there, wanted, now, club }),
      db.transaction((other) => insertTotals(other, now)),
    ])
    for (const each of ended) if (each.status === 'rejected') throw each.reason
    return wanted - there
  })
}

async function insertPeople(
  tx: Db,
  { there, wanted, now, club }: Omit<Options, 'scale'> & { there: number; wanted: number },
): Promise<void> {
  const plans = new Map((await listProducts(tx, now)).map((product) => [product.id, product]))
  const people = Array.from({ length: wanted - there }, (_, place) => pastPerson(there + place, { plans, now }))
  const birthOf = await births(tx)
  const born = new Map(people.map(({ id, index, person }) => [id, birthOf(person, index)]))
  const studies = await studiesOf(tx, people, now)
  const own = people.flatMap((person) => boughtBy(person, born))
  const provinces = new Map(own.map(({ memberId, billing }) => [memberId, billing.province]))
  await insertPastMembers(tx, people, { usedCredits: studies.usedCredits, provinces, now })
  await seedMemberDetails(tx)
  await nameCampaigns(tx)
  const others = await boughtByOthers(tx, { plans, birthOf, now })
  await insertPastOrders(tx, [...own, ...others], now)
  await insertPastTraining(tx, { studies, born, club, now })
  await insertPastPoints(tx, people, studies, now)
  await insertPastRequests(tx, people, now)
  await analyse(tx)
  const from = FIRST_ORDINARY_USERNAME + FIRST_PAST_INDEX + there
  await reopenSome(tx, { from, now })
  await insertPastVisits(tx, now)
  await endSomeAccounts(tx, { from, now })
}

/** Of nobody: they need none of these people, and are there before anybody can be found. */
async function insertTotals(tx: Db, now: Date): Promise<void> {
  await takeTime(tx)
  await insertPastOpenings(tx, now)
  await insertPastDirectory(tx, now)
}

/** Where no day has been counted yet none can be touched, and thousands of rows need not ask one by one. */
async function leaveUntouched(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('figures.are_kept', 'yes', true) where not exists (select from ${figureDayStates})`,
  )
}

/** What was written in this transaction nobody else can have counted: unasked, each of these tables would be thought empty. */
async function analyse(tx: Db): Promise<void> {
  await tx.execute(sql`analyze ${members}, ${premiumPeriods}, ${enrolments}, ${leads}, ${requestClosings}`)
}

/** FIG-001. Which campaign, of the four in five who agreed to statistics; the same for the same person. */
async function nameCampaigns(db: Db): Promise<void> {
  await db.execute(sql`update ${memberDetails} d set campaign = (array['ordini', 'congresso-primavera', 'newsletter-studio', 'instagram'])[1 + m.username % 4]
    from ${members} m where m.id = d.member_id and m.came_by = 'campaign' and m.username % 5 > 0 and d.campaign is null`)
}

async function countThere(db: Db): Promise<number> {
  const first = FIRST_ORDINARY_USERNAME + FIRST_PAST_INDEX
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${members} where username >= ${first}`,
  )
  return rows[0]?.count ?? 0
}

export type BirthOf = (person: { name: string; surname: string }, number: number) => InventedBirth

/** Birth and fiscal code that nobody of the club has. */
async function births(db: Db): Promise<BirthOf> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select fiscal_code as code from member_details where fiscal_code is not null union select billing ->> 'fiscalCode' from orders`,
  )
  const taken = new Set(rows.map(({ code }) => code))
  return (person, number) => {
    for (let tried = number; ; tried += 1) {
      const birth = inventedBirth(person, tried)
      if (taken.has(birth.fiscalCode)) continue
      taken.add(birth.fiscalCode)
      return birth
    }
  }
}

function boughtBy({ id, index, person, purchases }: PastPerson, born: ReadonlyMap<string, InventedBirth>): BoughtBy[] {
  const billing = billingOf(person, born.get(id)?.fiscalCode ?? '', index)
  return purchases.map((purchase) => ({ ...purchase, memberId: id, billing }))
}

function billingOf(
  { name, surname }: { name: string; surname: string },
  fiscalCode: string,
  number: number,
): BillingData {
  const { city, province } = inventedPlace(seededRandom(0xb111 + number * 6151))
  return {
    kind: 'private',
    name,
    surname,
    companyName: '',
    fiscalCode,
    vatNumber: '',
    recipientCode: '',
    pec: '',
    address: `Via Garibaldi ${1 + (number % 90)}`,
    postcode: '00100',
    city,
    province,
  }
}

type Others = { plans: ReadonlyMap<string, Product>; birthOf: BirthOf; now: Date }

/** The plans of the other members of the demo, which until now nobody had paid. */
async function boughtByOthers(db: Db, { plans, birthOf, now }: Others): Promise<BoughtBy[]> {
  const { rows } = await db.execute<{
    id: string
    member_id: string
    product_id: string
    username: number
    name: string
    surname: string
    code: string | null
    start: string
    end: string
  }>(sql`
    select o.id, o.member_id, o.product_id, m.username, m.name, m.surname, d.fiscal_code as code, o.active_from as start, o.active_until as "end"
    from owned_products o join ${members} m on m.id = o.member_id left join member_details d on d.member_id = m.id
    where o.is_given and m.username >= ${FIRST_ORDINARY_USERNAME} order by m.username`)
  return rows.flatMap((row) => {
    const product = plans.get(row.product_id)
    const price = product?.priceList[row.username % 2] ?? product?.priceList[0]
    if (!product || !price) return []
    const period = { start: new Date(row.start), end: new Date(row.end) }
    const due = schedule(
      [{ installments: price.installmentPlanNumber, totalCents: payableCents(price) }],
      romeDayOf(period.start),
    )
    const parts = due.map((part, index) => {
      const paidAt = index === 0 ? period.start : new Date(startOfRomeDay(part.dueOn).getTime() + 10 * 3_600_000)
      return {
        ...part,
        paidAt: endOfRomeDay(romeDayOf(paidAt)) < daysBefore(now, 0) || index === 0 ? paidAt : null,
        creditedAt: null,
      }
    })
    const fiscalCode = row.code ?? birthOf(row, row.username).fiscalCode
    return [
      {
        ...{ product, price, period, parts, ownedId: row.id, memberId: row.member_id },
        way: 'online' as const,
        orderedAt: period.start,
        paidAt: period.start,
        until: period.end,
        isCancelled: false,
        suspended: null,
        billing: billingOf(row, fiscalCode, row.username),
      },
    ]
  })
}
