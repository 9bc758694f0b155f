import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A hash of a password is made to be dear, and tests sign people in hundreds of times. Here Argon2 does the least it can, whatever
 * cost is asked and written in the hash; who tries the cost itself asks for the true one.
 */
const LEAST = { memory: 64, passes: 1 }

const work = globalThis as { isHashingTruly?: boolean }

export function hashQuickly(): void {
  const original = crypto.argon2
  const quick: typeof original = (algorithm, parameters, callback) =>
    original(algorithm, work.isHashingTruly ? parameters : { ...parameters, ...LEAST }, callback)
  Object.assign(crypto, { argon2: quick })
  syncBuiltinESMExports()
}

export function hashTruly(isTrue: boolean): void {
  work.isHashingTruly = isTrue
}
