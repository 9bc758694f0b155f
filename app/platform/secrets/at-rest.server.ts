import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'aes-256-gcm:'

/** Text as it lies in the database: sealed with the club's secret, so that a stolen copy of the table is not enough. */
export function sealAtRest(text: string, secret: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64')
}

/** Null when it was sealed with another secret or has been altered: whoever asks must make a new one. */
export function openAtRest(sealed: string, secret: string, purpose: string): string | null {
  if (!sealed.startsWith(PREFIX)) return null
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** One secret opens many doors; each purpose gets a key that is of no use to the others. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
