import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { TrailEntry, TrailKind } from './model.ts'
import { trailLines } from './tables.server.ts'
import type { AnyThing } from './things.ts'

/** Written in the transaction of what it tells, so that neither exists without the other. */
export async function recordTrail(db: Db, entry: TrailEntry): Promise<void> {
  await db.insert(trailLines).values(lineOf(entry))
}

/** The same of many at once. */
export async function recordTrails(db: Db, entries: readonly TrailEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(trailLines).values(entries.map(lineOf))
}

function lineOf(entry: TrailEntry) {
  const { at, kind, memberId, actorId, origin, done, ...facts } = entry
  const thing = done && { about: `${'record' in done ? done.record : done.thing} ${done.id}`, what: done.what }
  const written = sql`${JSON.stringify({ ...thing, ...facts })}::jsonb || ${OF_RUN}`
  return { at, kind, memberId, actorId, origin, facts: written }
}

const RUN_SETTING = 'camice.bulk_run'
const OF_RUN = sql`case when coalesce(current_setting('${sql.raw(RUN_SETTING)}', true), '') = '' then '{}'::jsonb
  else jsonb_build_object('run', current_setting('${sql.raw(RUN_SETTING)}')::int) end`

/** DSK-019. Every line of this transaction carries the number of the act on many that it is part of, whoever writes it. */
export async function tieTrailToRun(tx: Db, run: number): Promise<void> {
  await tx.execute(sql`select set_config(${RUN_SETTING}, ${String(run)}, true)`)
}

/** Whether staff have ever changed a thing of a kind: from then on what is there is theirs, also when they left it empty. */
export async function hasTrailOf(db: Db, thing: AnyThing, id?: string): Promise<boolean> {
  const about = sql`${trailLines.facts} ->> 'about'`
  const rows = await db
    .select({ id: trailLines.id })
    .from(trailLines)
    .where(
      sql`${trailLines.facts} ? 'about' and ${id === undefined ? sql`${about} like ${`${thing} %`}` : sql`${about} = ${`${thing} ${id}`}`}`,
    )
    .limit(1)
  return rows.length > 0
}

const A_DAY_MS = 24 * 60 * 60_000

export type SentBefore = { about: string; key: string }

/**
 * What was done by a form that was sent before, whose name is the first word of the key of its line. Asked in the transaction of the act,
 * behind a lock that whoever sends the same form waits for; a day later a form is an old page, and is taken at its word.
 */
export async function findSentBefore(
  db: Db,
  { kind, thing, form, now }: { kind: TrailKind; thing: string; form: string; now: Date },
): Promise<SentBefore | null> {
  const { facts } = trailLines
  const key = sql<string>`${facts} ->> 'key'`
  const [line] = await db
    .select({ about: sql<string>`${facts} ->> 'about'`, key })
    .from(trailLines)
    .where(
      and(
        eq(trailLines.kind, kind),
        gt(trailLines.at, new Date(now.getTime() - A_DAY_MS)),
        sql`split_part(${facts} ->> 'about', ' ', 1) = ${thing}`,
        sql`split_part(${key}, ' ', 1) = ${form}`,
      ),
    )
    .limit(1)
  return line ?? null
}
