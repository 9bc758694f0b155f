import type { Db } from '#platform/db/database.server.ts'
import { isSealedAnew, openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import {
  envelopeFingerprint,
  newEnvelopeKeys,
  openEnvelope,
  parseEnvelope,
} from '#platform/secrets/password-envelope.server.ts'
import { LOGIN_KEY_GIVEN_MS, LOGIN_KEY_GRACE_MS, TRIES_FORGOTTEN_MS } from './model.ts'
import {
  deleteExpiredSignInRows,
  insertLoginKey,
  insertUsedEnvelope,
  type LoginKey,
  listLoginKeys,
  lockLoginKeys,
} from './store.server.ts'

const PURPOSE = 'login-key'

/** LOG-007. The public key browsers close passwords with; made anew, by one node for all, when the last is no longer given. */
export async function givePublicKey(db: Db, secret: string, now: Date): Promise<string> {
  const known = usableKey(await listLoginKeys(db, now), secret, now)
  if (known) return known.publicKeyPem
  return db.transaction(async (tx) => {
    await lockLoginKeys(tx)
    const made = usableKey(await listLoginKeys(tx, now), secret, now)
    if (made) return made.publicKeyPem
    const { publicKeyPem, privateKeyPem } = await newEnvelopeKeys()
    const givenUntil = new Date(now.getTime() + LOGIN_KEY_GIVEN_MS)
    const expiresAt = new Date(givenUntil.getTime() + LOGIN_KEY_GRACE_MS)
    await insertLoginKey(tx, {
      publicKeyPem,
      sealedPrivateKey: sealAtRest(privateKeyPem, secret, PURPOSE),
      givenUntil,
      expiresAt,
    })
    // A new key comes once an hour, which is often enough to sweep what the old ones left.
    await deleteExpiredSignInRows(tx, now, new Date(now.getTime() - TRIES_FORGOTTEN_MS))
    return publicKeyPem
  })
}

/** No key of ours closed it, or it was opened before: a copy somebody kept. */
export type NotOpened = { kind: 'unreadable' } | { kind: 'replayed' }

/**
 * IDN-015, decision 9. Opens a password envelope and spends it, whatever it was closed for: every password of the club comes through here,
 * so that a copy of an envelope opens nothing anywhere, on no node, whatever became of the request that carried it first.
 */
export async function openPasswordOnce(
  db: Db,
  base64: string,
  secret: string,
  now: Date,
): Promise<{ kind: 'opened'; password: string } | NotOpened> {
  const envelope = parseEnvelope(base64)
  if (!envelope) return { kind: 'unreadable' }
  for (const key of await listLoginKeys(db, now)) {
    const privateKeyPem = openAtRest(key.sealedPrivateKey, secret, PURPOSE)
    const password = privateKeyPem === null ? null : openEnvelope(envelope, privateKeyPem)
    if (password === null) continue
    const isFirst = await insertUsedEnvelope(db, envelopeFingerprint(envelope), key.expiresAt)
    return isFirst ? { kind: 'opened', password } : { kind: 'replayed' }
  }
  return { kind: 'unreadable' }
}

/** A key sealed with a previous secret still opens what was closed with it, and is given to nobody: another node may not know that secret. */
function usableKey(keys: readonly LoginKey[], secret: string, now: Date): LoginKey | undefined {
  return keys.find((key) => key.givenUntil > now && isSealedAnew(key.sealedPrivateKey, secret))
}
