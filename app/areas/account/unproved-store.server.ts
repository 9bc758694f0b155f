import { and, asc, eq, isNull, lte, not, notLike, type SQL, sql } from 'drizzle-orm'
import { cancelledEmail } from '#areas/audience/model.ts'
import { hasRole } from '#areas/audience/role-store.server.ts'
import { members, premiumPeriods } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { trailLines } from '#platform/trail/tables.server.ts'
import { memberDetails } from './tables.server.ts'

export type UnprovedAccount = { id: string; name: string; email: string }

/** Lines of the trail that only whoever had the mailbox could cause, also at an address the account has left since; or the club. */
const PROOFS = sql`('email-verified', 'email-changed', 'password-reset', 'role-accepted', 'member-created')`

/**
 * Accounts of a day or before whose mailbox nobody ever proved. Whoever has bought something, works here or proved another address is
 * none of them; nor is whoever was written down by the club itself (decision 61).
 */
function listUnproved(db: Db, registeredBy: Date, such: SQL | undefined, limit: number): Promise<UnprovedAccount[]> {
  const { id, name, email, emailVerifiedAt, registrationDate, username } = members
  return db
    .select({ id, name, email })
    .from(members)
    .leftJoin(memberDetails, eq(memberDetails.memberId, id))
    .where(
      and(
        isNull(emailVerifiedAt),
        not(hasRole),
        lte(registrationDate, registeredBy),
        notLike(email, cancelledEmail('%')),
        sql`not exists (select from ${premiumPeriods} p where p.member_id = ${id})`,
        sql`not exists (select from ${trailLines} e where e.member_id = ${id} and e.kind in ${PROOFS})`,
        such,
      ),
    )
    .orderBy(asc(registrationDate), asc(username))
    .limit(limit)
}

/** Those to tell that they will be erased. */
export function listUnprovedToTell(db: Db, registeredBy: Date, limit: number): Promise<UnprovedAccount[]> {
  return listUnproved(db, registeredBy, isNull(memberDetails.erasureToldAt), limit)
}

/** Those to erase: told long enough ago. */
export function listUnprovedToErase(
  db: Db,
  { registeredBy, toldBy }: { registeredBy: Date; toldBy: Date },
  limit: number,
): Promise<UnprovedAccount[]> {
  return listUnproved(db, registeredBy, lte(memberDetails.erasureToldAt, toldBy), limit)
}
