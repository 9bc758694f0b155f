import { createHash } from 'node:crypto'
import { asc, desc, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import { addRomeDays, endOfRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '../pure/dates.ts'
import { type DayMark, ENTRY_KINDS, keptSince, sealedText } from './seal-rules.ts'
import { recordTrail } from './store.server.ts'
import { trailLines, trailSeals } from './tables.server.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const isEntry = inArray(trailLines.kind, [...ENTRY_KINDS])

/** What the lines of a day are, now. */
async function markOf(db: Db, day: RomeDay): Promise<DayMark> {
  const line = sql`concat_ws('|', id, extract(epoch from at), kind, coalesce(member_id::text, '-'), coalesce(actor_id::text, '-'), coalesce(origin, '-'), details::text)`
  const hash = (such: ReturnType<typeof sql>) =>
    sql`encode(sha256(convert_to(coalesce(string_agg(${line}, E'\n' order by at, id) filter (where ${such}), ''), 'UTF8')), 'hex')`
  const { rows } = await db.execute<Omit<DayMark, 'day'>>(sql`
    select (count(*) filter (where not ${isEntry}))::int as acts, ${hash(sql`not ${isEntry}`)} as "actsHash",
      (count(*) filter (where ${isEntry}))::int as entries, ${hash(sql`${isEntry}`)} as "entriesHash"
    from ${trailLines} where at >= ${startOfRomeDay(day).toISOString()} and at < ${endOfRomeDay(day).toISOString()}`)
  const [row] = rows
  if (!row) throw new Error('A count answered no row.')
  return { day, ...row }
}

async function lastSeal(db: Db) {
  const [row] = await db.select().from(trailSeals).orderBy(desc(trailSeals.day)).limit(1)
  return row ?? null
}

async function firstDay(db: Db): Promise<RomeDay | null> {
  const [row] = await db.select({ at: trailLines.at }).from(trailLines).orderBy(asc(trailLines.at)).limit(1)
  return row ? romeDayOf(row.at) : null
}

/** DSK-054. Seals every day that is over and has no seal yet, in order; answers how many. Two at once seal once. */
export async function sealDays(db: Db, now: Date): Promise<number> {
  const today = romeDayOf(now)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('trail_seals'))`)
    let before = await lastSeal(tx)
    let day = before ? addRomeDays(before.day, 1) : await firstDay(tx)
    let sealed = 0
    for (; day !== null && day < today; day = addRomeDays(day, 1)) {
      const mark = await markOf(tx, day)
      const hash: string = hashOf(sealedText(mark, before?.hash ?? ''))
      before = { ...mark, hash, sealedAt: now }
      await tx.insert(trailSeals).values(before)
      sealed += 1
    }
    return sealed
  })
}

const SEALS_AT_ONCE = 500

/** The first sealed day whose lines, or whose seal, are not what they were; null where every one is. */
export async function findBrokenDay(db: Db, now: Date): Promise<RomeDay | null> {
  const kept = keptSince(romeDayOf(now))
  let before = ''
  for (let after: RomeDay | null = null; ; ) {
    const seals: (typeof trailSeals.$inferSelect)[] = await db
      .select()
      .from(trailSeals)
      .where(after ? sql`${trailSeals.day} > ${after}` : undefined)
      .orderBy(asc(trailSeals.day))
      .limit(SEALS_AT_ONCE)
    for (const seal of seals) {
      if (after && seal.day !== addRomeDays(after, 1)) return addRomeDays(after, 1)
      if (hashOf(sealedText(seal, before)) !== seal.hash) return seal.day
      const mark = await markOf(db, seal.day)
      if (seal.day >= kept.acts && (mark.acts !== seal.acts || mark.actsHash !== seal.actsHash)) return seal.day
      if (seal.day >= kept.entries && (mark.entries !== seal.entries || mark.entriesHash !== seal.entriesHash))
        return seal.day
      before = seal.hash
      after = seal.day
    }
    if (seals.length < SEALS_AT_ONCE) return null
  }
}

/** DSK-054. Forgets what is over, and leaves its own line. Nothing else can: the trigger lets no other transaction. */
export async function forgetOldLines(db: Db, now: Date): Promise<number> {
  const kept = keptSince(romeDayOf(now))
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('camice.forgets_trail', 'on', true)`)
    // The clock of a demo moves; the database lets nothing recent go.
    const isOld = sql`${trailLines.at} < now() - interval '23 months'`
    const isOver = sql`${isOld} and ((${isEntry} and ${lt(trailLines.at, startOfRomeDay(kept.entries))}) or ${lt(trailLines.at, startOfRomeDay(kept.acts))})`
    const gone = await tx.delete(trailLines).where(isOver).returning({ id: trailLines.id })
    await tx.execute(sql`select set_config('camice.forgets_trail', 'off', true)`)
    if (gone.length > 0) await recordTrail(tx, { at: now, kind: 'trail-forgotten', count: gone.length })
    return gone.length
  })
}
