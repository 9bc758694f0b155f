import { and, asc, count, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Permission } from '#areas/audience/model.ts'
import { audienceOfRow } from '#areas/audience/permission-wire.ts'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import type { Reward, RewardKind } from '#platform/outside/rewards/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { MOST_REWARDS } from './model.ts'
import { priceAfter, priceOn, type RewardPrice, type RewardState } from './reward-rules.ts'
import { clubRewardCodes, clubRewardPrices, clubRewards, supplierRewards } from './reward-tables.server.ts'

const isOn = (today: RomeDay) =>
  and(
    eq(clubRewards.isHidden, false),
    or(isNull(clubRewards.startsOn), lte(clubRewards.startsOn, today)),
    or(isNull(clubRewards.endsOn), gte(clubRewards.endsOn, today)),
  )

/** Which rewards stand so on a day. */
export function rewardsIn(state: RewardState, today: RomeDay): SQL | undefined {
  const { isHidden, startsOn, endsOn } = clubRewards
  const isOver = sql`coalesce(${endsOn} < ${today}::date, false)`
  if (state === 'over') return isOver
  if (state === 'hidden') return and(sql`not ${isOver}`, isHidden)
  const hasBegun = sql`coalesce(${startsOn} <= ${today}::date, true)`
  return and(sql`not ${isOver}`, eq(isHidden, false), state === 'on' ? hasBegun : sql`not ${hasBegun}`)
}

export async function listPrices(db: Db, ids: readonly string[]): Promise<Map<string, RewardPrice[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(clubRewardPrices)
    .where(inArray(clubRewardPrices.reward, [...ids]))
    .orderBy(asc(clubRewardPrices.fromDay))
  return Map.groupBy(rows, ({ reward }) => reward)
}

export async function replacePrices(db: Db, reward: string, prices: readonly RewardPrice[]): Promise<void> {
  await db.delete(clubRewardPrices).where(eq(clubRewardPrices.reward, reward))
  await db.insert(clubRewardPrices).values(prices.map(({ fromDay, points }) => ({ reward, fromDay, points })))
}

export type ClubReward = { reward: Reward; audience: Permission }

/** What is offered on a day, in its order, by whom it is for. */
export async function listClubRewards(
  db: Db,
  { today, text = '', category = null, id }: { today: RomeDay; text?: string; category?: string | null; id?: string },
): Promise<ClubReward[]> {
  const { title, brand, description, slug, position } = clubRewards
  const said = sql`${title} || ' ' || ${brand} || ' ' || ${description}`
  const rows = await db
    .select()
    .from(clubRewards)
    .where(
      and(
        isOn(today),
        id === undefined ? undefined : eq(slug, id),
        category === null ? undefined : sql`${clubRewards.category} = ${category}`,
        ...saysAll(said, text),
      ),
    )
    .orderBy(asc(position), asc(slug))
    .limit(MOST_REWARDS)
  const ids = rows.map((row) => row.slug)
  const [prices, facts] = [await listPrices(db, ids), await listRewardFacts(db, ids)]
  return rows.map((row) => {
    const own = prices.get(row.slug) ?? []
    return {
      audience: audienceOfRow(row),
      reward: {
        id: row.slug,
        title: row.title,
        description: row.description,
        brand: row.brand,
        category: row.category,
        kind: row.kind,
        points: priceOn(own, today) ?? row.points,
        next: priceAfter(own, today),
        image: row.imagePath,
        isOver: facts.get(row.slug)?.left === 0,
      },
    }
  })
}

export type RewardFacts = { left: number | null; codes: number; given: number; taken: number }

/** How many are left of each, and of its codes. */
export async function listRewardFacts(db: Db, ids: readonly string[]): Promise<Map<string, RewardFacts>> {
  if (ids.length === 0) return new Map()
  const { reward, givenAt } = clubRewardCodes
  const counted = await db
    .select({ reward, given: count(givenAt), all: count() })
    .from(clubRewardCodes)
    .where(inArray(reward, [...ids]))
    .groupBy(reward)
  const codesOf = new Map(counted.map((row) => [row.reward, row]))
  const { slug, stock, taken, kind } = clubRewards
  const rows = await db
    .select({ slug, stock, taken, kind })
    .from(clubRewards)
    .where(inArray(slug, [...ids]))
  return new Map(
    rows.map((row) => {
      const { given = 0, all = 0 } = codesOf.get(row.slug) ?? {}
      const inStock = row.stock === null ? null : row.stock - row.taken
      return [
        row.slug,
        { left: row.kind === 'voucher' ? all - given : inStock, codes: all - given, given, taken: row.taken },
      ]
    }),
  )
}

/** How many of a reward are gone. */
export async function countGone(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ taken: clubRewards.taken }).from(clubRewards).where(eq(clubRewards.slug, id))
  return row?.taken ?? 0
}

/** One of what is left, taken so that nobody else has it; null when nothing is. */
export async function takeReward(db: Db, id: string): Promise<RewardKind | null> {
  const { slug, taken, stock, isHidden, kind } = clubRewards
  const [row] = await db
    .update(clubRewards)
    .set({ taken: sql`${taken} + 1` })
    .where(and(eq(slug, id), eq(isHidden, false), or(isNull(stock), sql`${taken} < ${stock}`)))
    .returning({ kind })
  return row?.kind ?? null
}

export async function putRewardBack(db: Db, id: string): Promise<void> {
  const { slug, taken } = clubRewards
  await db
    .update(clubRewards)
    .set({ taken: sql`greatest(${taken} - 1, 0)` })
    .where(eq(slug, id))
}

/** Whether something of the catalogue begins or is over on this day, so that pages that were kept say so. */
export async function changesOn(db: Db, today: RomeDay): Promise<boolean> {
  const { rows } = await db.execute<{ changes: boolean }>(sql`select
    exists (select 1 from ${clubRewards} where not is_hidden and (starts_on = ${today}::date or ends_on = ${today}::date - 1))
    or exists (select 1 from ${clubRewardPrices} where from_day = ${today}::date) as changes`)
  return rows[0]?.changes ?? false
}

export type SupplierDecision = { isHidden: boolean; place: number | null }

/** What the desk decided of the rewards of the supplier, by their id. */
export async function listSupplierDecisions(db: Db): Promise<Map<string, SupplierDecision>> {
  const rows = await db.select().from(supplierRewards).orderBy(asc(supplierRewards.place)).limit(5_000)
  return new Map(rows.map(({ rewardId, ...decision }) => [rewardId, decision]))
}

export async function upsertSupplierDecision(
  db: Db,
  rewardId: string,
  { isHidden, isFirst }: { isHidden: boolean; isFirst: boolean },
): Promise<void> {
  // Whoever is put first stands before those that were.
  const place = isFirst ? sql`(select coalesce(min(place), 0) - 1 from ${supplierRewards})` : null
  await db
    .insert(supplierRewards)
    .values({ rewardId, isHidden, place })
    .onConflictDoUpdate({ target: supplierRewards.rewardId, set: { isHidden, place } })
}

/** Rewards the club is born with, each once, at what they cost since a day. */
export async function insertClubRewards(
  db: Db,
  rewards: readonly (typeof clubRewards.$inferInsert)[],
  fromDay: RomeDay,
): Promise<void> {
  const born = await db
    .insert(clubRewards)
    .values([...rewards])
    .onConflictDoNothing()
    .returning({ reward: clubRewards.slug, points: clubRewards.points })
  if (born.length === 0) return
  await db
    .insert(clubRewardPrices)
    .values(born.map((row) => ({ ...row, fromDay })))
    .onConflictDoNothing()
}

/** A reward that is given as a code. */
export async function findVoucher(db: Db, id: string): Promise<{ id: string; title: string } | null> {
  const { slug, title, kind } = clubRewards
  const [row] = await db
    .select({ id: slug, title })
    .from(clubRewards)
    .where(and(eq(slug, id), eq(kind, 'voucher')))
  return row ?? null
}
