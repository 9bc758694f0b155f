import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Outcome, RowProblem } from './model.ts'
import { importRows, memberImports } from './tables.server.ts'

export type NewRow = Omit<typeof importRows.$inferInsert, 'writtenAt' | 'invitedAt' | 'keptBecause' | 'memberId'>

export async function deleteRows(db: Db, importId: string): Promise<void> {
  await db.delete(importRows).where(eq(importRows.importId, importId))
}

export async function insertRows(db: Db, rows: readonly (NewRow & { memberId: string | null })[]): Promise<void> {
  if (rows.length > 0) await db.insert(importRows).values([...rows])
}

const TWICE = 'Un’altra riga è della stessa persona.'

/** DSK-028. Two rows of one person are both refused: by the account they are about, or by what says who a new one is. */
export async function refuseDoubles(db: Db, importId: string): Promise<void> {
  for (const [key, column] of [
    [sql.raw('member_id::text'), ''],
    [sql.raw('client_code'), 'Codice cliente'],
    [sql.raw('fiscal_code'), 'Codice fiscale'],
    [sql.raw('person'), 'E-mail'],
  ] as const) {
    const value = column === '' ? sql`''` : column === 'E-mail' ? sql`split_part(r.person, ' ', 1)` : sql`r.${key}`
    await db.execute(sql`
      with twice as (
        select ${key} as key from ${importRows}
        where import_id = ${importId} and ${key} is not null group by ${key} having count(*) > 1
      )
      update ${importRows} r set outcome = 'wrong',
        problems = r.problems || jsonb_build_array(jsonb_build_object('column', ${column}::text, 'value', ${value}, 'reason', ${TWICE}::text))
      from twice where r.import_id = ${importId} and r.${key} = twice.key and not r.problems @> ${JSON.stringify([{ reason: TWICE }])}::jsonb`)
  }
}

export type StoredRow = { line: number; cells: string[]; outcome: Outcome }

/** The next rows to write. */
export function listUnwritten(db: Db, importId: string, outcomes: Outcome[], limit: number): Promise<StoredRow[]> {
  return db
    .select({ line: importRows.line, cells: importRows.cells, outcome: importRows.outcome })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.outcome, outcomes), isNull(importRows.writtenAt)))
    .orderBy(asc(importRows.line))
    .limit(limit)
}

export type WrittenRow = { line: number; outcome: Outcome; memberId: string | null; problems: RowProblem[] }

/** What became of rows, in one statement. */
export async function markWritten(db: Db, importId: string, rows: readonly WrittenRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(
    rows.map(({ line, outcome, memberId, problems }) => ({ line, outcome, memberId, problems })),
  )
  await db.execute(sql`
    update ${importRows} r set written_at = case when v.outcome = 'wrong' then null else ${now.toISOString()}::timestamptz end,
      outcome = v.outcome::import_outcome, member_id = v."memberId"::uuid, problems = v.problems
    from jsonb_to_recordset(${values}::jsonb) as v(line int, outcome text, "memberId" text, problems jsonb)
    where r.import_id = ${importId} and r.line = v.line`)
}

export type WrongRow = { line: number; cells: string[]; problems: RowProblem[] }

/** The rows that cannot be taken, some at a time. */
export function listWrong(
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<WrongRow[]> {
  return db
    .select({ line: importRows.line, cells: importRows.cells, problems: importRows.problems })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.outcome, 'wrong'), sql`${importRows.line} > ${after}`))
    .orderBy(asc(importRows.line))
    .limit(limit)
}

const arrived = (importId: string): SQL | undefined =>
  and(
    eq(importRows.importId, importId),
    eq(importRows.outcome, 'new'),
    isNotNull(importRows.writtenAt),
    isNotNull(importRows.memberId),
  )

/** Whoever arrived with an import and was not yet looked at by whoever takes them away. */
export async function listArrived(db: Db, importId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ memberId: importRows.memberId })
    .from(importRows)
    .where(and(arrived(importId), isNull(importRows.keptBecause)))
    .orderBy(asc(importRows.line))
    .limit(limit)
  return rows.flatMap(({ memberId }) => memberId ?? [])
}

export async function markKept(db: Db, importId: string, kept: ReadonlyMap<string, string>): Promise<void> {
  for (const [memberId, keptBecause] of kept)
    await db
      .update(importRows)
      .set({ keptBecause })
      .where(and(eq(importRows.importId, importId), eq(importRows.memberId, memberId)))
}

export type KeptPerson = { username: number; name: string; why: string }

/** Those who were not taken away, and why. */
export async function listKept(db: Db, importId: string, limit: number): Promise<KeptPerson[]> {
  const { rows } = await db.execute<KeptPerson>(sql`
    select m.username, m.surname || ' ' || m.name as name, r.kept_because as why
    from ${importRows} r join members m on m.id = r.member_id
    where r.import_id = ${importId} and r.kept_because is not null order by r.line limit ${limit}`)
  return rows
}

export type Invitee = { importId: string; line: number; memberId: string; source: string | null }

/** DSK-030. Those who arrived with an import that writes to them, and were not written to yet. */
export async function listToInvite(db: Db, limit: number): Promise<Invitee[]> {
  const rows = await db
    .select({
      importId: importRows.importId,
      line: importRows.line,
      memberId: importRows.memberId,
      source: memberImports.source,
    })
    .from(importRows)
    .innerJoin(memberImports, eq(memberImports.id, importRows.importId))
    .where(
      and(
        eq(memberImports.writesNew, true),
        inArray(memberImports.state, ['running', 'stopped', 'done']),
        eq(importRows.outcome, 'new'),
        isNotNull(importRows.memberId),
        isNull(importRows.invitedAt),
      ),
    )
    .orderBy(asc(memberImports.startedAt), asc(importRows.line))
    .limit(limit)
  return rows.flatMap(({ memberId, ...row }) => (memberId ? [{ ...row, memberId }] : []))
}

/** False where somebody else has just done it. */
export async function markInvited(db: Db, { importId, line }: Invitee, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(importRows)
    .set({ invitedAt: now })
    .where(and(eq(importRows.importId, importId), eq(importRows.line, line), isNull(importRows.invitedAt)))
  return rowCount === 1
}

export const countInvitedSince = (db: Db, since: Date): Promise<number> =>
  db.$count(importRows, sql`${importRows.invitedAt} > ${since}`)
