import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's recommendation for Argon2id. They travel in each hash, so that they can grow while old hashes still open. */
export const HASH_COST = { memoryKiB: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32

type Cost = { memoryKiB: number; passes: number; parallelism: number }

/** The hash in the standard written form: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive('argon2id', parameters(password, salt, HASH_COST, TAG_BYTES))
  const { memoryKiB, passes, parallelism } = HASH_COST
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/**
 * Whether the password opens the hash. Without a hash (nobody has that name, or no password yet) the same work is done
 * and the answer is no, so that the time tells a stranger nothing.
 */
export async function isPasswordOf(password: string, hash: string | null): Promise<boolean> {
  const known = hash === null ? null : parseHash(hash)
  const { cost, salt, tag } = known ?? { cost: HASH_COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) }
  const derived = await derive('argon2id', parameters(password, salt, cost, tag.length))
  return timingSafeEqual(derived, tag) && known !== null
}

/**
 * IDN-014. The password that opens the hash: what was typed or, because passwords were once kept without them, the same without the
 * spaces around it. Null when neither does.
 */
export async function matchingPassword(typed: string, hash: string | null): Promise<string | null> {
  if (await isPasswordOf(typed, hash)) return typed
  const trimmed = typed.trim()
  return trimmed !== typed && (await isPasswordOf(trimmed, hash)) ? trimmed : null
}

/** Whether the hash was made at a lower cost than today's, or cannot be read at all. */
export function isHashOutdated(hash: string): boolean {
  const cost = parseHash(hash)?.cost
  return !cost || cost.memoryKiB < HASH_COST.memoryKiB || cost.passes < HASH_COST.passes
}

/** One text has several spellings in Unicode, and keyboards differ: the same password must hash the same. */
function parameters(password: string, nonce: Buffer, cost: Cost, tagLength: number): Argon2Parameters {
  const { memoryKiB: memory, passes, parallelism } = cost
  return { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }
}

const HASH_SHAPE = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parseHash(hash: string): { cost: Cost; salt: Buffer; tag: Buffer } | null {
  const [, memory, passes, parallelism, salt, tag] = HASH_SHAPE.exec(hash) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) return null
  const cost = { memoryKiB: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
