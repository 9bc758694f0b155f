import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { MAX_NOTICES, type PersonalNotice } from './model.ts'
import { memberNotices } from './tables.server.ts'

/** The bell is for what is new: after this it is history, and what it told is where it leads. */
const TOLD_DAYS = 60

/** What this member alone was told lately, the newest first. */
export async function listMemberNotices(db: Db, memberId: string, now: Date): Promise<PersonalNotice[]> {
  return db
    .select({
      id: memberNotices.id,
      title: memberNotices.title,
      text: memberNotices.text,
      link: memberNotices.link,
    })
    .from(memberNotices)
    .where(and(eq(memberNotices.memberId, memberId), gt(memberNotices.toldAt, daysBefore(now, TOLD_DAYS))))
    .orderBy(desc(memberNotices.toldAt))
    .limit(MAX_NOTICES)
}

/** Whether they were told these very words lately. */
export async function hasMemberNotice(
  db: Db,
  { memberId, text, now }: Pick<MemberNotice, 'memberId' | 'text' | 'now'>,
): Promise<boolean> {
  const found = await db
    .select({ id: memberNotices.id })
    .from(memberNotices)
    .where(
      and(
        eq(memberNotices.memberId, memberId),
        eq(memberNotices.text, text),
        gt(memberNotices.toldAt, daysBefore(now, TOLD_DAYS)),
      ),
    )
    .limit(1)
  return found.length > 0
}

export type MemberNotice = Omit<PersonalNotice, 'id'> & { memberId: string; now: Date }

/** Written in the transaction of what it tells: neither exists without the other. */
export async function insertMemberNotice(db: Db, { now, ...notice }: MemberNotice): Promise<void> {
  await db.insert(memberNotices).values({ ...notice, toldAt: now })
}
