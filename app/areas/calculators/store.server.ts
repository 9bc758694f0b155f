import { asc, desc, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { LegalRate } from './model.ts'
import { legalInterestRates } from './tables.server.ts'

/** Oldest first, without holes between them. */
export async function listLegalRates(db: Db): Promise<LegalRate[]> {
  const rows = await db.select().from(legalInterestRates).orderBy(asc(legalInterestRates.validFrom))
  return rows.map(({ validFrom, validTo, basisPoints, decree }) => ({
    from: validFrom,
    to: validTo,
    basisPoints,
    decree,
  }))
}

/** Adds the rates that are not there; one that is there belongs to the club. Answers how many were added. */
export async function insertMissingLegalRates(db: Db, rates: readonly LegalRate[]): Promise<number> {
  const added = await db
    .insert(legalInterestRates)
    .values(rates.map(({ from, to, basisPoints, decree }) => ({ validFrom: from, validTo: to, basisPoints, decree })))
    .onConflictDoNothing()
    .returning({ validFrom: legalInterestRates.validFrom })
  return added.length
}

/** The rate in force before a day, locked until the transaction ends, so that two writers cannot both follow it. */
export async function lockRateBefore(db: Db, day: LegalRate['from']): Promise<LegalRate | null> {
  const [row] = await db
    .select()
    .from(legalInterestRates)
    .where(lt(legalInterestRates.validFrom, day))
    .orderBy(desc(legalInterestRates.validFrom))
    .limit(1)
    .for('update')
  return row ? { from: row.validFrom, to: row.validTo, basisPoints: row.basisPoints, decree: row.decree } : null
}

export async function upsertLegalRate(db: Db, { from, to, basisPoints, decree }: LegalRate): Promise<void> {
  await db
    .insert(legalInterestRates)
    .values({ validFrom: from, validTo: to, basisPoints, decree })
    .onConflictDoUpdate({
      target: legalInterestRates.validFrom,
      set: { validTo: sql`excluded.valid_to`, basisPoints: sql`excluded.basis_points`, decree: sql`excluded.decree` },
    })
}
