import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { listStaff } from '#areas/account/correction-store.server.ts'
import { heldThrough, runningRoles } from '#areas/audience/staff-permission-rules.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Lead } from '#areas/leads/model.ts'
import type { Staff } from '#areas/leads/reading-rules.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RequestAnswer, RequestFile, RequestNote } from './model.ts'
import { requestAnswers, requestFiles, requestNotes, requestReaders } from './tables.server.ts'

export const MOST_STAFF = 500
const MOST_TOLD = 200

export type Colleague = Staff & { readonly username: number; readonly name: string; readonly surname: string }

/** Everybody who works at the desk, with what they may do. */
export async function listColleagues(db: Db, now: Date): Promise<Colleague[]> {
  const staff = await listStaff(db, MOST_STAFF)
  return staff.map(({ roles, email: _, ...person }) => ({ ...person, ...heldThrough(runningRoles(roles, now)) }))
}

const fullName = sql<string | null>`${members.name} || ' ' || ${members.surname}`

export async function findName(db: Db, memberId: string | null): Promise<string | null> {
  if (memberId === null) return null
  const [row] = await db.select({ name: fullName }).from(members).where(eq(members.id, memberId))
  return row?.name ?? null
}

/** DSK-041. What was answered, the first first. */
export async function listAnswers(
  db: Db,
  requestIds: readonly string[],
): Promise<(RequestAnswer & { requestId: string })[]> {
  if (requestIds.length === 0) return []
  const { id, requestId, text, createdAt, refusedAt } = requestAnswers
  const rows = await db
    .select({ id, requestId, text, createdAt, refusedAt, author: fullName })
    .from(requestAnswers)
    .leftJoin(members, eq(members.id, requestAnswers.authorId))
    .where(inArray(requestId, [...requestIds]))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST_TOLD)
  const files = await listFiles(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }))
}

async function listFiles(db: Db, answerIds: readonly string[]): Promise<Map<string, RequestFile[]>> {
  const found = new Map<string, RequestFile[]>()
  if (answerIds.length === 0) return found
  const rows = await db
    .select()
    .from(requestFiles)
    .where(inArray(requestFiles.answerId, [...answerIds]))
    .orderBy(asc(requestFiles.name), asc(requestFiles.path))
  for (const { answerId, ...file } of rows) found.set(answerId, [...(found.get(answerId) ?? []), file])
  return found
}

/** What a member was sent with the answers to their requests. */
export async function listFilesSentTo(db: Db, memberId: string): Promise<RequestFile[]> {
  const { path, name, byteSize } = requestFiles
  return db
    .select({ path, name, byteSize })
    .from(requestFiles)
    .innerJoin(requestAnswers, eq(requestAnswers.id, requestFiles.answerId))
    .innerJoin(leads, eq(leads.id, requestAnswers.requestId))
    .where(eq(leads.memberId, memberId))
    .orderBy(asc(path))
}

/** The request that a file was sent with. */
export async function findRequestOfFile(
  db: Db,
  fileId: string,
): Promise<Pick<Lead, 'id' | 'formType' | 'handledBy' | 'memberId'> | null> {
  const { id, formType, handledBy, memberId } = leads
  const [row] = await db
    .select({ id, formType, handledBy, memberId })
    .from(requestFiles)
    .innerJoin(requestAnswers, eq(requestAnswers.id, requestFiles.answerId))
    .innerJoin(leads, eq(leads.id, requestAnswers.requestId))
    .where(sql`${requestFiles.path} like ${`/files/${fileId}/%`}`)
  return row ?? null
}

export async function findAnswerRequest(db: Db, answerId: string): Promise<string | null> {
  const [row] = await db
    .select({ requestId: requestAnswers.requestId })
    .from(requestAnswers)
    .where(eq(requestAnswers.id, answerId))
  return row?.requestId ?? null
}

/** How many answers a request has, and whose the last one is. */
export async function lastAnswer(db: Db, requestId: string): Promise<{ total: number; author: string | null }> {
  const [counted] = await db
    .select({ total: count() })
    .from(requestAnswers)
    .where(eq(requestAnswers.requestId, requestId))
  const [last] = await db
    .select({ author: fullName })
    .from(requestAnswers)
    .leftJoin(members, eq(members.id, requestAnswers.authorId))
    .where(eq(requestAnswers.requestId, requestId))
    .orderBy(desc(requestAnswers.createdAt), desc(requestAnswers.id))
    .limit(1)
  return { total: counted?.total ?? 0, author: last?.author ?? null }
}

type NewAnswer = { id: string; requestId: string; authorId: string | null; text: string; createdAt: Date }

export async function insertAnswer(db: Db, answer: NewAnswer): Promise<void> {
  await db.insert(requestAnswers).values(answer)
}

export async function insertAnswerFile(db: Db, answerId: string, file: RequestFile): Promise<void> {
  await db.insert(requestFiles).values({ ...file, answerId })
}

/** Of these answers, those not yet known as refused. */
export async function listUnmarked(db: Db, answerIds: readonly string[]): Promise<{ id: string; requestId: string }[]> {
  if (answerIds.length === 0) return []
  return db
    .select({ id: requestAnswers.id, requestId: requestAnswers.requestId })
    .from(requestAnswers)
    .where(and(inArray(requestAnswers.id, [...answerIds]), isNull(requestAnswers.refusedAt)))
}

/** False when somebody else has just said so. */
export async function markAnswerRefused(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(requestAnswers)
    .set({ refusedAt: now })
    .where(and(eq(requestAnswers.id, id), isNull(requestAnswers.refusedAt)))
    .returning({ id: requestAnswers.id })
  return rows.length > 0
}

export async function listNotes(db: Db, requestId: string): Promise<RequestNote[]> {
  const { id, text, createdAt } = requestNotes
  return db
    .select({ id, text, createdAt, author: fullName })
    .from(requestNotes)
    .leftJoin(members, eq(members.id, requestNotes.authorId))
    .where(eq(requestNotes.requestId, requestId))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST_TOLD)
}

/** False when this very note is there: its form was sent twice. */
export async function insertNote(db: Db, note: NewAnswer): Promise<boolean> {
  const rows = await db.insert(requestNotes).values(note).onConflictDoNothing().returning({ id: requestNotes.id })
  return rows.length > 0
}

/** DSK-040. A page says that it is open, and hears who else has the same one open. */
export async function meetReaders(
  db: Db,
  { requestId, readerId, now, staysMs }: { requestId: string; readerId: string; now: Date; staysMs: number },
): Promise<string[]> {
  await db
    .insert(requestReaders)
    .values({ requestId, readerId, seenAt: now })
    .onConflictDoUpdate({ target: [requestReaders.requestId, requestReaders.readerId], set: { seenAt: now } })
  const rows = await db
    .select({ name: fullName })
    .from(requestReaders)
    .innerJoin(members, eq(members.id, requestReaders.readerId))
    .where(
      and(
        eq(requestReaders.requestId, requestId),
        ne(requestReaders.readerId, readerId),
        gt(requestReaders.seenAt, new Date(now.getTime() - staysMs)),
      ),
    )
    .orderBy(asc(members.surname), asc(members.name))
    .limit(20)
  return rows.flatMap(({ name }) => name ?? [])
}

/** Who follows open requests, and of which kinds. */
export async function listFollowers(db: Db): Promise<{ handledBy: string; formType: string }[]> {
  const rows = await db
    .selectDistinct({ handledBy: leads.handledBy, formType: leads.formType })
    .from(leads)
    .where(and(ne(leads.state, 'closed'), isNotNull(leads.handledBy)))
  return rows.flatMap(({ handledBy, formType }) => (handledBy === null ? [] : { handledBy, formType }))
}

/** DSK-040. Open requests of a kind that somebody may not follow any more are nobody's. */
export async function releaseRequests(
  db: Db,
  { handledBy, formType }: { handledBy: string; formType: string },
  now: Date,
): Promise<Pick<Lead, 'id' | 'formType' | 'memberId'>[]> {
  return db
    .update(leads)
    .set({ state: 'new', handledBy: null, leftBy: handledBy, updatedAt: now })
    .where(and(ne(leads.state, 'closed'), eq(leads.handledBy, handledBy), eq(leads.formType, formType)))
    .returning({ id: leads.id, formType: leads.formType, memberId: leads.memberId })
}

/** DSK-040. How many each of those who may not answer any more has left to nobody. */
export async function listLeft(db: Db): Promise<{ name: string; count: number }[]> {
  const rows = await db
    .select({ name: fullName, count: count() })
    .from(leads)
    .innerJoin(members, eq(members.id, leads.leftBy))
    .where(and(ne(leads.state, 'closed'), isNull(leads.handledBy)))
    .groupBy(members.id)
    .orderBy(desc(count()))
    .limit(20)
  return rows.flatMap((row) => (row.name === null ? [] : { name: row.name, count: row.count }))
}

/** Erasure: what the club wrote to somebody goes with them, also where they asked without signing in. */
export async function deleteWordsAbout(db: Db, memberId: string): Promise<void> {
  const email = db.select({ email: members.email }).from(members).where(eq(members.id, memberId))
  const theirs = sql`(select ${leads.id} from ${leads} where ${leads.memberId} = ${memberId}
    or (${leads.memberId} is null and ${leads.email} in (${email})))`
  await db.delete(requestAnswers).where(sql`${requestAnswers.requestId} in ${theirs}`)
  await db.delete(requestNotes).where(sql`${requestNotes.requestId} in ${theirs}`)
}
