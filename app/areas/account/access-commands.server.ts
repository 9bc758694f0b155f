import type { MemberRecord } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { endPendingChanges } from './email-change-store.server.ts'
import type { Sender } from './letters-copy.ts'
import { endAllMailLinks } from './mail-link-store.server.ts'
import { dropPasskey } from './passkey-commands.server.ts'
import { listPasskeys } from './passkey-store.server.ts'
import { deleteSecondFactor } from './second-factor-store.server.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'

/** Nobody is inside any more, no browser is recognised, and no link sent by mail opens anything. Keys and password stay. */
export async function endOpenAccess(tx: Db, memberId: string, now: Date): Promise<void> {
  await revokeAllSessions(tx, [memberId], now)
  await upsertDetails(tx, memberId, { devicesKnownSince: now })
  await endAllMailLinks(tx, memberId, now)
  await endPendingChanges(tx, memberId, now)
}

/**
 * Ends everything that could open this account but the password, which the caller replaces in the same transaction: whoever has the
 * mailbox takes the account back from whoever registered it with that address.
 */
export async function endEveryAccess(
  tx: Db,
  memberId: string,
  now: Date,
  {
    keptPasskeys = [],
    keepsSecondFactor = false,
  }: { keptPasskeys?: readonly string[]; keepsSecondFactor?: boolean } = {},
): Promise<void> {
  await endOpenAccess(tx, memberId, now)
  for (const { id } of await listPasskeys(tx, memberId))
    if (!keptPasskeys.includes(id)) await dropPasskey(tx, memberId, id, now)
  if (!keepsSecondFactor && (await deleteSecondFactor(tx, memberId)))
    await recordTrail(tx, { at: now, kind: 'second-factor-removed', memberId })
}

/**
 * IDN-031. Somebody of the staff who lost every factor is let back: codes of the app, recovery codes and passkeys go, and the password is
 * enough to come in and add others. Nobody does it for themselves, nor for a member, who waits. False when there was nothing to take away.
 */
export async function takeAwayFactors(
  db: Db,
  member: MemberRecord,
  { actorId, reason, now, sender }: { actorId: string | null; reason: string; now: Date; sender: Sender },
): Promise<boolean> {
  if (member.roles.length === 0)
    throw new Conflict('Non lavora qui: chi ha perso il secondo fattore chiede la nuova password.')
  if (member.id === actorId) throw new Conflict('Sei tu: lo toglie un altro amministratore.')
  return db.transaction(async (tx) => {
    const passkeys = await listPasskeys(tx, member.id)
    const hadCodes = await deleteSecondFactor(tx, member.id)
    if (!hadCodes && passkeys.length === 0) return false
    for (const { id } of passkeys) await dropPasskey(tx, member.id, id, now)
    await revokeAllSessions(tx, [member.id], now)
    await recordTrail(tx, { at: now, kind: 'second-factor-removed', memberId: member.id, actorId, reason })
    if (hadCodes) await tellSecurityEvent(tx, member, { kind: 'second-factor-removed' }, { now, sender })
    const passkey = passkeys.map(({ name }) => name).join('», «')
    if (passkey) await tellSecurityEvent(tx, member, { kind: 'passkey-removed', passkey }, { now, sender })
    return true
  })
}
