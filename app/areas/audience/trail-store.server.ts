import { and, desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.server.ts'
import type { StoredFacts, TrailKind } from '#platform/trail/model.ts'
import { trailLines } from '#platform/trail/tables.server.ts'
import type { AnyThing } from '#platform/trail/things.ts'
import { members } from './tables.server.ts'

const isAboutSomething = sql`${trailLines.facts} ? 'about'`
const about = sql`${trailLines.facts} ->> 'about'`

/** A line of the history of a thing, with the name of whoever did it. */
export type HistoryLine = { id: string; at: Date; facts: StoredFacts; actor: string | null }

/** What was done to one thing, newest first. */
export function listTrailAbout(db: Db, thing: AnyThing, id: string | number, limit: number): Promise<HistoryLine[]> {
  return selectHistory(db, sql`${isAboutSomething} and ${about} = ${`${thing} ${id}`}`, limit)
}

/** What was done to several things that are one to whoever looks, as an order and its invoices, newest first. */
export function listTrailAboutAny(db: Db, things: readonly string[], limit: number): Promise<HistoryLine[]> {
  return selectHistory(db, sql`${isAboutSomething} and ${about} = any(${sql.param(things)}::text[])`, limit)
}

/** What was done to all things of a kind, newest first. */
export function listTrailOf(db: Db, thing: AnyThing, limit: number): Promise<HistoryLine[]> {
  return selectHistory(db, sql`${isAboutSomething} and ${about} like ${`${thing} %`}`, limit)
}

function selectHistory(db: Db, where: SQL, limit: number): Promise<HistoryLine[]> {
  return db
    .select({
      id: trailLines.id,
      at: trailLines.at,
      facts: trailLines.facts,
      actor: sql<string | null>`${members.name} || ' ' || ${members.surname}`,
    })
    .from(trailLines)
    .leftJoin(members, eq(members.id, trailLines.actorId))
    .where(where)
    .orderBy(desc(trailLines.at), desc(trailLines.id))
    .limit(limit)
}

const MOST_LINES = 200

/** The trail of one account, newest first. */
export function listMemberTrail(db: Db, memberId: string): Promise<(typeof trailLines.$inferSelect)[]> {
  return db
    .select()
    .from(trailLines)
    .where(eq(trailLines.memberId, memberId))
    .orderBy(desc(trailLines.at), desc(trailLines.id))
    .limit(MOST_LINES)
}

export type TrailQuery = {
  kind?: TrailKind | undefined
  except?: TrailKind[] | undefined
  memberId?: string | undefined
  actorId?: string | undefined
  /** What it is about, by its kind; and what was done to it. */
  thing?: AnyThing | undefined
  act?: string | undefined
  /** From the first instant to the one after the last, either of which may be missing. */
  during?: { start?: Date | undefined; end?: Date | undefined } | undefined
  /** The last line already seen: what follows is older. */
  after?: { at: Date; id: string } | undefined
  limit: number
}

export type TrailLine = {
  id: string
  at: Date
  kind: TrailKind
  facts: StoredFacts
  /** Whose account, where there is one. */
  memberId: string | null
  member: string | null
  username: number | null
  /** Who of the staff did it. */
  actorId: string | null
  actor: string | null
}

/** The trail of the whole club, newest first: by key and not by page, because it only grows. */
export function listTrail(db: Db, { after, limit, ...query }: TrailQuery): Promise<TrailLine[]> {
  const [person, staff] = [alias(members, 'person'), alias(members, 'staff')]
  const { id, at, facts } = trailLines
  return db
    .select({
      id,
      at,
      kind: trailLines.kind,
      facts,
      memberId: trailLines.memberId,
      member: sql<string | null>`${person.name} || ' ' || ${person.surname}`,
      username: person.username,
      actorId: trailLines.actorId,
      actor: sql<string | null>`${staff.name} || ' ' || ${staff.surname}`,
    })
    .from(trailLines)
    .leftJoin(person, eq(person.id, trailLines.memberId))
    .leftJoin(staff, eq(staff.id, trailLines.actorId))
    .where(and(askedOfTrail(query), after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`))
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

function askedOfTrail(query: Omit<TrailQuery, 'limit' | 'after'>): SQL | undefined {
  const { kind, except, memberId, actorId, thing, act, during } = query
  return and(
    kind && eq(trailLines.kind, kind),
    except && notInArray(trailLines.kind, except),
    memberId ? eq(trailLines.memberId, memberId) : undefined,
    actorId ? eq(trailLines.actorId, actorId) : undefined,
    thing === undefined ? undefined : sql`${isAboutSomething} and ${about} like ${`${thing} %`}`,
    act === undefined ? undefined : sql`${trailLines.facts} ->> 'what' = ${act}`,
    during?.start && gte(trailLines.at, during.start),
    during?.end && lt(trailLines.at, during.end),
  )
}

export function countTrail(db: Db, query: Omit<TrailQuery, 'limit' | 'after'>): Promise<number> {
  return db.$count(trailLines, askedOfTrail(query))
}

const LINES_AT_ONCE = 1_000

/** The whole answer of the trail, however long, some lines at a time. */
export async function* eachTrailLine(db: Db, query: Omit<TrailQuery, 'limit' | 'after'>): AsyncGenerator<TrailLine[]> {
  for (let after: TrailQuery['after']; ; ) {
    const lines: TrailLine[] = await listTrail(db, { ...query, after, limit: LINES_AT_ONCE })
    if (lines.length > 0) yield lines
    if (lines.length < LINES_AT_ONCE) return
    after = lines.at(-1)
  }
}

/** Everybody of the staff who ever did something, also who no longer works here. */
export async function listTrailActors(db: Db, limit: number): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive actor(id) as (
      (select actor_id from audit_events where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_events where actor_id > actor.id order by actor_id limit 1) from actor where actor.id is not null
    )
    select m.id, m.name || ' ' || m.surname as name from actor join members m on m.id = actor.id
    order by m.surname, m.name limit ${limit}`)
  return rows
}
