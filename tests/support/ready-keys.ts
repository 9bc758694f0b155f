import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

/**
 * Making an RSA key takes a third of a second of a core, and nearly every test that signs somebody in begins with an empty
 * table of keys. Here keys are made as always, but a worker makes only these and gives them in turn; they are enough for whoever
 * needs a key that is not the one before.
 */
const KEYS = 3

type Pair = { publicKey: string; privateKey: string }

export function giveReadyKeys(): void {
  const make = promisify(crypto.generateKeyPair) as (type: string, options: object) => Promise<Pair>
  const given = new Map<string, { pairs: Promise<Pair>[]; turn: number }>()
  const inTurn = (type: string, options: object): Promise<Pair> => {
    if (type !== 'rsa') return make(type, options)
    const wish = JSON.stringify(options)
    const known = given.get(wish) ?? { pairs: [], turn: 0 }
    given.set(wish, known)
    const place = known.turn++ % KEYS
    known.pairs[place] ??= make(type, options)
    return known.pairs[place]
  }
  const original = crypto.generateKeyPair
  const replaced = Object.assign((...asked: Parameters<typeof original>) => original(...asked), {
    [promisify.custom]: inTurn,
  })
  Object.assign(crypto, { generateKeyPair: replaced })
  syncBuiltinESMExports()
}
