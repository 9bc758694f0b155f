import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { endedPlainCookie, hostCookie, readHostCookie } from '#platform/session/cookie.ts'
import { claimCart } from './commands.server.ts'
import type { CartOwner } from './model.ts'

const COOKIE = 'camice_carrello'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

export type CartRequest = { memberId: string | null; cookie: string | undefined; isSecure: boolean }
export type FoundOwner = { owner: CartOwner | null; setCookies: string[] }

/**
 * Whose cart a request is about. What a visitor chose before signing in joins the member's cart here, the first time it is
 * looked at, and the cookie is forgotten.
 */
export async function cartOwnerOf(db: Db, request: CartRequest, now: Date): Promise<FoundOwner> {
  const { isSecure } = request
  const { value = '', isOld } = readHostCookie(request.cookie, COOKIE, isSecure)
  const token = TOKEN.test(value) ? value : null
  const ended = isOld ? [endedPlainCookie(COOKIE)] : []
  if (!request.memberId) {
    const moved = token && isOld ? [hostCookie(COOKIE, token, { isSecure, maxAgeMs: KEPT_MS })] : []
    return { owner: token ? { tokenHash: hashOf(token) } : null, setCookies: [...moved, ...ended] }
  }
  if (!token) return { owner: { memberId: request.memberId }, setCookies: ended }
  await claimCart(db, request.memberId, hashOf(token), now)
  const forgotten = hostCookie(COOKIE, '', { isSecure, maxAgeMs: 0 })
  return { owner: { memberId: request.memberId }, setCookies: [forgotten, ...ended] }
}

/** The same, for somebody who is about to put something in: a visitor without a cart gets one. */
export async function cartOwnerFor(
  db: Db,
  request: CartRequest,
  now: Date,
): Promise<FoundOwner & { owner: CartOwner }> {
  const { owner, setCookies } = await cartOwnerOf(db, request, now)
  if (owner) return { owner, setCookies }
  const token = randomBytes(24).toString('base64url')
  const cookie = hostCookie(COOKIE, token, { isSecure: request.isSecure, maxAgeMs: KEPT_MS })
  return { owner: { tokenHash: hashOf(token) }, setCookies: [cookie, ...setCookies] }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
