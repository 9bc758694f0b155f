import { and, desc, eq, max } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { AnsweredConsent, ConsentAnswers, ConsentPlace } from './model.ts'
import { consentAnswers, consentTexts } from './tables.server.ts'

/** The answers in force: of each consent the last that was given. */
export async function listConsentAnswers(db: Db, memberId: string): Promise<ConsentAnswers> {
  const rows = await db
    .selectDistinctOn([consentAnswers.consent])
    .from(consentAnswers)
    .where(eq(consentAnswers.memberId, memberId))
    .orderBy(consentAnswers.consent, desc(consentAnswers.id))
  return Object.fromEntries(
    rows.map(({ consent, isGiven, at, version, source }) => [
      consent,
      { isGiven, at, version, ...(source && { source }) },
    ]),
  )
}

export type NewConsentAnswer = {
  memberId: string
  consent: AnsweredConsent
  isGiven: boolean
  at: Date
  place: ConsentPlace
  version: number
}

export async function insertConsentAnswers(db: Db, answers: readonly NewConsentAnswer[]): Promise<void> {
  if (answers.length > 0) await db.insert(consentAnswers).values([...answers])
}

export async function findConsentText(
  db: Db,
  consent: AnsweredConsent,
  number?: number,
): Promise<{ number: number; html: string; since: Date } | null> {
  const [text] = await db
    .select()
    .from(consentTexts)
    .where(and(eq(consentTexts.consent, consent), number === undefined ? undefined : eq(consentTexts.number, number)))
    .orderBy(desc(consentTexts.number))
    .limit(1)
  return text ?? null
}

/** The number of the last text that everybody must accept; 1 before any. */
export async function lastAskedVersion(db: Db, consent: AnsweredConsent): Promise<number> {
  const [row] = await db
    .select({ number: max(consentTexts.number) })
    .from(consentTexts)
    .where(and(eq(consentTexts.consent, consent), eq(consentTexts.asksAgain, true)))
  return row?.number ?? 1
}

/** Two nodes that see the same new text at once write it once. */
export async function insertConsentText(db: Db, text: typeof consentTexts.$inferInsert): Promise<void> {
  await db.insert(consentTexts).values(text).onConflictDoNothing()
}
