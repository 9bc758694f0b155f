import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A hash of a password is made to be dear, and tests sign people in hundreds of times. Here Argon2 does the least it can, whatever
 * cost is asked and written in the hash; who tries the cost itself asks for the true one.
 */
const LEAST = { memory: 64, passes: 1 }

/** What a hash was asked to cost, whatever it cost here. */
export type HashWork = { algorithm: string; memory: number; passes: number; parallelism: number; tagLength: number }

const work = globalThis as { isHashingTruly?: boolean; hashes?: HashWork[]; hashCount?: number }

export function hashQuickly(): void {
  const original = crypto.argon2
  const quick: typeof original = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength } = parameters
    work.hashCount = hashesMade() + 1
    work.hashes?.push({ algorithm, memory, passes, parallelism, tagLength })
    original(algorithm, work.isHashingTruly ? parameters : { ...parameters, ...LEAST }, callback)
  }
  Object.assign(crypto, { argon2: quick })
  syncBuiltinESMExports()
}

export function hashTruly(isTrue: boolean): void {
  work.isHashingTruly = isTrue
}

/** The hashes that an act asked for: nearly all of its time, so that two acts which ask for the same take as long. */
export async function hashesOf(act: () => Promise<unknown>): Promise<HashWork[]> {
  const hashes: HashWork[] = []
  work.hashes = hashes
  try {
    await act()
  } finally {
    work.hashes = undefined
  }
  return hashes
}

/** How many hashes this process has asked for until now. */
export const hashesMade = (): number => work.hashCount ?? 0
