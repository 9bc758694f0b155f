import type { Db } from '#platform/db/database.server.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { endAllMailLinks } from './mail-link-store.server.ts'
import { dropPasskey } from './passkey-commands.server.ts'
import { listPasskeys } from './passkey-store.server.ts'

/** Nobody is inside any more, no browser is recognised, and no link sent by mail opens anything. Keys and password stay. */
export async function endOpenAccess(tx: Db, memberId: string, now: Date): Promise<void> {
  await revokeAllSessions(tx, [memberId], now)
  await upsertDetails(tx, memberId, { devicesKnownSince: now })
  await endAllMailLinks(tx, memberId, now)
}

/**
 * Ends everything that could open this account but the password, which the caller replaces in the same transaction: whoever has the
 * mailbox takes the account back from whoever registered it with that address.
 */
export async function endEveryAccess(
  tx: Db,
  memberId: string,
  now: Date,
  { keptPasskeys = [] }: { keptPasskeys?: readonly string[] } = {},
): Promise<void> {
  await endOpenAccess(tx, memberId, now)
  for (const { id } of await listPasskeys(tx, memberId))
    if (!keptPasskeys.includes(id)) await dropPasskey(tx, memberId, id, now)
}
