import { createHash } from 'node:crypto'

/** The name of what an editor was looking at: two have the same only if nothing of it differs. */
export function seenOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
