import { between, count, sql } from 'drizzle-orm'
import { membershipAs } from '#areas/account/sample-membership.ts'
import { dateMovements } from '#areas/audience/credit-store.server.ts'
import { members, premiumPeriods, staticPortfolios, wallets } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { FIRST_ORDINARY_USERNAME, type OrdinaryMember, ordinaryMember } from './people.ts'

const MEMBERS_PER_SCALE = 60
const BATCH = 250

type Options = { scale: number; now: Date; log: (sentence: string) => void }

/** Fills the register up to the wanted number. A batch is all or nothing, and one that is there is left alone. */
export async function seedOrdinaryMembers(db: Db, { scale, now, log }: Options): Promise<number> {
  const wanted = scale * MEMBERS_PER_SCALE
  if ((await countOrdinary(db, wanted)) >= wanted) return 0
  let added = 0
  for (let first = 0; first < wanted; first += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, wanted - first) }, (_, index) => ordinaryMember(first + index))
    added += await db.transaction((tx) => insertMissing(tx, people, now))
    if (wanted > BATCH) log(`Soci: ${Math.min(first + BATCH, wanted)} di ${wanted}`)
  }
  return added
}

async function countOrdinary(db: Db, wanted: number): Promise<number> {
  const last = FIRST_ORDINARY_USERNAME + wanted - 1
  const [row] = await db
    .select({ count: count() })
    .from(members)
    .where(between(members.username, FIRST_ORDINARY_USERNAME, last))
  return row?.count ?? 0
}

/** Writes these people where they are not there yet. */
export async function insertMissing(db: Db, people: readonly OrdinaryMember[], now: Date): Promise<number> {
  const stories = new Map(
    people.map((person) => {
      const story = membershipAs(person.type, daysBefore(now, person.ageDays))
      return [person.username, { person, story }]
    }),
  )
  const added = await db
    .insert(members)
    .values(
      [...stories.values()].map(({ person: { type: _type, ageDays: _ageDays, ...person }, story }) => ({
        ...person,
        clientCode: `C${String(person.username).padStart(8, '0')}`,
        registrationDate: story.registrationDate,
        emailVerifiedAt: story.registrationDate,
        trialStart: story.trial?.start ?? null,
        trialEnd: story.trial?.end ?? null,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: members.id, username: members.username })
  const rows = added.flatMap(({ id: memberId, username }) => {
    const story = stories.get(username)?.story
    return story ? [{ memberId, story }] : []
  })
  const periods = rows.flatMap(({ memberId, story }) => story.premiumPeriods.map((period) => ({ memberId, ...period })))
  // They have done nothing that costs credits.
  const grants = rows.flatMap(({ memberId, story }) =>
    story.wallets.map((wallet) => ({ memberId, ...wallet, usedCredits: 0 })),
  )
  const codes = rows.flatMap(({ memberId, story }) => story.staticPortfolios.map((code) => ({ memberId, code })))
  if (periods.length > 0) await db.insert(premiumPeriods).values(periods)
  await dateMovements(db, 'wallet')
  if (grants.length > 0) await db.insert(wallets).values(grants)
  if (codes.length > 0) await db.insert(staticPortfolios).values(codes)
  return added.length
}

/** After many new rows the planner should know of them before the first visitor does. */
export async function analyseMembers(db: Db): Promise<void> {
  await db.execute(sql`analyze ${members}, ${wallets}, ${premiumPeriods}`)
}
