import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { linkTokenHash, newLinkToken } from '#platform/secrets/link-token.server.ts'
import type { MailLinkKind } from './model.ts'
import { mailLinks } from './tables.server.ts'

type NewLink = { kind: MailLinkKind; memberId: string; now: Date; lastsMs: number }

/** Makes a link of this kind for a member and ends those made before; the token is returned once and stored nowhere. */
export async function insertMailLink(db: Db, { kind, memberId, now, lastsMs }: NewLink): Promise<string> {
  const token = newLinkToken()
  await endMailLinks(db, kind, memberId, now)
  await db.insert(mailLinks).values({
    tokenHash: linkTokenHash(token),
    kind,
    memberId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lastsMs),
  })
  return token
}

/** None of the links of this kind that a member was sent can be used any more. */
export async function endMailLinks(db: Db, kind: MailLinkKind, memberId: string, now: Date): Promise<void> {
  await db
    .update(mailLinks)
    .set({ usedAt: now })
    .where(and(eq(mailLinks.memberId, memberId), eq(mailLinks.kind, kind), isNull(mailLinks.usedAt)))
}

/** Nor can any other link they were sent. */
export async function endAllMailLinks(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(mailLinks)
    .set({ usedAt: now })
    .where(and(eq(mailLinks.memberId, memberId), isNull(mailLinks.usedAt)))
}

/** Whose link it is, if it can still be used. Looking uses nothing up: mail programs open links before people do. */
export async function findMailLink(db: Db, kind: MailLinkKind, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ memberId: mailLinks.memberId })
    .from(mailLinks)
    .where(usable(kind, token, now))
  return row?.memberId ?? null
}

/** Uses the link up; of two who try at once, one gets the member and the other null. */
export async function spendMailLink(db: Db, kind: MailLinkKind, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(mailLinks)
    .set({ usedAt: now })
    .where(usable(kind, token, now))
    .returning({ memberId: mailLinks.memberId })
  return row?.memberId ?? null
}

export async function deleteExpiredMailLinks(db: Db, before: Date): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, before))
}

function usable(kind: MailLinkKind, token: string, now: Date) {
  return and(
    eq(mailLinks.tokenHash, linkTokenHash(token)),
    eq(mailLinks.kind, kind),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  )
}
