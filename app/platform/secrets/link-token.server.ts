import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The secret of a link sent by mail. It is given once: what is stored is its hash, and opens nothing. */
export const newLinkToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export const linkTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
