import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, as they travel in the cookie. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

export function isToken(text: string): boolean {
  return TOKEN_SHAPE.test(text)
}

/** The id a token is stored under: who reads the table cannot make the cookie. */
export function sessionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
