import type { Club } from '#platform/env.server.ts'

/** RFC 9116 asks for less than a year, so that nobody believes for ever what was written once. */
const GOOD_DAYS = 180
const DAY_MS = 86_400_000

/** IDN-026. The file by which whoever finds a flaw knows whom to tell; null where the club names nobody. */
export function securityTxt(security: Club['security'], origin: string, now: Date): string | null {
  if (!security) return null
  const { contact, policy } = security
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const lines = [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(today + GOOD_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${policy}`,
  ]
  return `${lines.join('\n')}\n`
}
