import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { currentSecret, secretsIn } from './app-secret.server.ts'

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_BYTES = 4
/** How every sealed text begins, in whatever column it lies. */
export const SEALED_PREFIX = 'aes-256-gcm:'

/**
 * Text as it lies in the database: sealed with the club's secret, so that a stolen copy of the table is not enough. It names the
 * secret by a derived id, and its purpose, so that it can be found and sealed again when the secret changes (IDN-033).
 */
export function sealAtRest(text: string, secrets: string, purpose: string): string {
  const secret = currentSecret(secrets)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${sealedUnder(secret)}${encodeURIComponent(purpose)}:${sealed.toString('base64')}`
}

/** Null when no secret of the club, present or previous, sealed it, or it has been altered: whoever asks must make a new one. */
export function openAtRest(sealed: string, secrets: string, purpose: string): string | null {
  const parts = partsOf(sealed)
  if (!parts || (parts.purpose !== null && parts.purpose !== purpose)) return null
  for (const secret of secretsIn(secrets)) {
    if (parts.keyId !== null && parts.keyId !== keyIdOf(secret)) continue
    const text = openWith(parts.bytes, keyFor(secret, purpose))
    if (text !== null) return text
  }
  return null
}

/** Whether the secret in use sealed it, and not a previous one. */
export function isSealedAnew(sealed: string, secrets: string): boolean {
  return sealed.startsWith(sealedUnder(currentSecret(secrets)))
}

/** The same text sealed with the secret in use; null when it cannot be opened. What was sealed before purposes were written is asked for each. */
export function sealAgain(sealed: string, secrets: string, unnamed: readonly string[]): string | null {
  const parts = partsOf(sealed)
  for (const purpose of parts?.purpose ? [parts.purpose] : unnamed) {
    const text = openAtRest(sealed, secrets, purpose)
    if (text !== null) return sealAtRest(text, secrets, purpose)
  }
  return null
}

/** What everything sealed with a secret begins with. */
export function sealedUnder(secret: string): string {
  return `${SEALED_PREFIX}${keyIdOf(secret)}:`
}

/** Sealed texts of older versions carry neither the id of their secret nor their purpose. */
function partsOf(sealed: string): { keyId: string | null; purpose: string | null; bytes: Buffer } | null {
  if (!sealed.startsWith(SEALED_PREFIX)) return null
  const [first = '', purpose, last] = sealed.slice(SEALED_PREFIX.length).split(':')
  const isOld = purpose === undefined
  const bytes = Buffer.from(isOld ? first : (last ?? ''), 'base64')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  return isOld ? { keyId: null, purpose: null, bytes } : { keyId: first, purpose: decoded(purpose), bytes }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function openWith(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyIdOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'key-id', KEY_ID_BYTES)).toString('hex')
}

/** One secret opens many doors; each purpose gets a key that is of no use to the others. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
