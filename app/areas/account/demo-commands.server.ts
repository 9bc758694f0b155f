import { changeMembership } from '#areas/audience/commands.server.ts'
import { dateMovements } from '#areas/audience/credit-store.server.ts'
import { findMemberByUsername, insertMember } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { answerConsents, yesTo } from './consent-commands.server.ts'
import { DEMO_MEMBERS, DEMO_PASSWORD } from './demo-members.ts'
import { demoMembership, isRefreshDue } from './demo-rules.ts'
import {
  findDemoRefreshes,
  insertDemoCredential,
  listDemoMemberIds,
  lockDemoMembers,
  updateDemoRefreshedAt,
} from './store.server.ts'

/** Writes the demo members that are missing; those that exist, and a real member with such a number, are left alone. */
export async function addDemoMembers(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockDemoMembers(tx)
    let added = 0
    let passwordHash: string | null = null
    await dateMovements(tx, 'wallet')
    for (const demo of DEMO_MEMBERS) {
      if (await findMemberByUsername(tx, demo.username)) continue
      // One hash for all: they share one published password, and hashing is slow by design.
      passwordHash ??= await hashPassword(DEMO_PASSWORD)
      const { type: _type, note: _note, wallets: _wallets, withoutWallets: _without, consents = [], ...person } = demo
      const membership = demoMembership(demo, now)
      const joined = membership.registrationDate
      // Credits of courses are spent when the courses are there.
      const wallets = membership.wallets.map((wallet) =>
        wallet.tag === 'ecm' ? { ...wallet, usedCredits: 0 } : wallet,
      )
      const memberId = await insertMember(tx, { ...person, ...membership, wallets, emailVerifiedAt: joined })
      await insertDemoCredential(tx, { memberId, passwordHash, now })
      await answerConsents(tx, memberId, yesTo(consents), { place: 'registration', now: joined })
      added += 1
    }
    return added
  })
}

/** A demo started again after weeks must still show every type: what only time has changed is made recent. */
export async function refreshDemoMembers(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockDemoMembers(tx)
    const refreshes = await findDemoRefreshes(tx)
    let refreshed = 0
    for (const demo of DEMO_MEMBERS) {
      const record = await findMemberByUsername(tx, demo.username)
      const refreshedAt = record && refreshes.get(record.id)
      if (!record || !refreshedAt || !isRefreshDue(demo, record.membership, refreshedAt, now)) continue
      // Whoever has already done something has been here since before it.
      const { registrationDate } = record.membership
      await changeMembership(tx, record.id, { ...demoMembership(demo, now), registrationDate }, now)
      await updateDemoRefreshedAt(tx, record.id, now)
      refreshed += 1
    }
    return refreshed
  })
}

/** A club that was a demo yesterday and is real today: whoever is still signed in as a demo member is put out. */
export async function closeDemoAccess(db: Db, now: Date): Promise<number> {
  return revokeAllSessions(db, await listDemoMemberIds(db), now)
}
