import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { claimCart } from './commands.server.ts'
import type { CartOwner } from './model.ts'

const COOKIE = 'camice_carrello'
const KEPT_SECONDS = 30 * 24 * 60 * 60
const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

export type CartRequest = { memberId: string | null; cookie: string | undefined; isSecure: boolean }
export type FoundOwner = { owner: CartOwner | null; setCookie: string | null }

/**
 * Whose cart a request is about. What a visitor chose before signing in joins the member's cart here, the first time it is
 * looked at, and the cookie is forgotten.
 */
export async function cartOwnerOf(db: Db, request: CartRequest, now: Date): Promise<FoundOwner> {
  const token = readToken(request.cookie)
  if (!request.memberId) return { owner: token ? { tokenHash: hashOf(token) } : null, setCookie: null }
  if (!token) return { owner: { memberId: request.memberId }, setCookie: null }
  await claimCart(db, request.memberId, hashOf(token), now)
  return { owner: { memberId: request.memberId }, setCookie: cookieOf('', 0, request.isSecure) }
}

/** The same, for somebody who is about to put something in: a visitor without a cart gets one. */
export async function cartOwnerFor(
  db: Db,
  request: CartRequest,
  now: Date,
): Promise<FoundOwner & { owner: CartOwner }> {
  const { owner, setCookie } = await cartOwnerOf(db, request, now)
  if (owner) return { owner, setCookie }
  const token = randomBytes(24).toString('base64url')
  return { owner: { tokenHash: hashOf(token) }, setCookie: cookieOf(token, KEPT_SECONDS, request.isSecure) }
}

function readToken(header: string | undefined): string | null {
  const found = header?.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`))
  const token = found?.slice(COOKIE.length + 1) ?? ''
  return TOKEN.test(token) ? token : null
}

function cookieOf(token: string, seconds: number, isSecure: boolean): string {
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
