import { createHash } from 'node:crypto'
import { asc, desc, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import { addRomeDays, type RomeDay, romeDayOf, startOfRomeDay } from '../pure/dates.ts'
import { type DayMark, ENTRY_KINDS, keptSince, sealedText } from './seal-rules.ts'
import { recordTrail } from './store.server.ts'
import { trailLines, trailSeals } from './tables.server.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

const isEntry = inArray(trailLines.kind, [...ENTRY_KINDS])

/** What the lines of each day are, now, from a day to a day that is not among them. A day without lines has a mark too. */
async function marksOf(db: Db, from: RomeDay, end: RomeDay): Promise<DayMark[]> {
  const line = sql`concat_ws('|', id, extract(epoch from at), kind, coalesce(member_id::text, '-'), coalesce(actor_id::text, '-'), coalesce(origin, '-'), details::text)`
  const hash = (such: ReturnType<typeof sql>) =>
    sql`encode(sha256(convert_to(coalesce(string_agg(${line}, E'\n' order by at, id) filter (where ${such}), ''), 'UTF8')), 'hex')`
  const { rows } = await db.execute<DayMark>(sql`
    select (at at time zone 'Europe/Rome')::date::text as day,
      (count(*) filter (where not ${isEntry}))::int as acts, ${hash(sql`not ${isEntry}`)} as "actsHash",
      (count(*) filter (where ${isEntry}))::int as entries, ${hash(sql`${isEntry}`)} as "entriesHash"
    from ${trailLines} where at >= ${startOfRomeDay(from).toISOString()} and at < ${startOfRomeDay(end).toISOString()}
    group by 1`)
  const found = new Map(rows.map((row) => [row.day, row]))
  const marks: DayMark[] = []
  for (let day = from; day < end; day = addRomeDays(day, 1)) marks.push(found.get(day) ?? { day, ...NOTHING })
  return marks
}

const NOTHING = { acts: 0, actsHash: hashOf(''), entries: 0, entriesHash: hashOf('') }

async function lastSeal(db: Db) {
  const [row] = await db.select().from(trailSeals).orderBy(desc(trailSeals.day)).limit(1)
  return row ?? null
}

async function firstDay(db: Db): Promise<RomeDay | null> {
  const [row] = await db.select({ at: trailLines.at }).from(trailLines).orderBy(asc(trailLines.at)).limit(1)
  return row ? romeDayOf(row.at) : null
}

const DAYS_AT_ONCE = 500
const earlier = (one: RomeDay, other: RomeDay) => (one < other ? one : other)

/** DSK-054. Seals every day that is over and has no seal yet, in order; answers how many. Two at once seal once. */
export async function sealDays(db: Db, now: Date): Promise<number> {
  const today = romeDayOf(now)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('trail_seals'))`)
    let before = await lastSeal(tx)
    let day = before ? addRomeDays(before.day, 1) : await firstDay(tx)
    let sealed = 0
    while (day !== null && day < today) {
      const end = earlier(addRomeDays(day, DAYS_AT_ONCE), today)
      const seals: (typeof trailSeals.$inferInsert)[] = []
      for (const mark of await marksOf(tx, day, end)) {
        const hash: string = hashOf(sealedText(mark, before?.hash ?? ''))
        before = { ...mark, hash, sealedAt: now }
        seals.push(before)
      }
      await tx.insert(trailSeals).values(seals)
      sealed += seals.length
      day = end
    }
    return sealed
  })
}

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
      .limit(DAYS_AT_ONCE)
    const [first, last] = [seals[0], seals.at(-1)]
    const marks = first && last ? await marksOf(db, first.day, addRomeDays(last.day, 1)) : []
    const markOf = new Map(marks.map((mark) => [mark.day, mark]))
    for (const seal of seals) {
      if (after && seal.day !== addRomeDays(after, 1)) return addRomeDays(after, 1)
      if (hashOf(sealedText(seal, before)) !== seal.hash) return seal.day
      const mark = markOf.get(seal.day) ?? NOTHING
      if (seal.day >= kept.acts && (mark.acts !== seal.acts || mark.actsHash !== seal.actsHash)) return seal.day
      if (seal.day >= kept.entries && (mark.entries !== seal.entries || mark.entriesHash !== seal.entriesHash))
        return seal.day
      before = seal.hash
      after = seal.day
    }
    if (seals.length < DAYS_AT_ONCE) return null
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
