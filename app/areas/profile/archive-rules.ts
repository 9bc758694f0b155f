import { ARCHIVES_A_DAY, type Archive } from './model.ts'

const DAY_MS = 24 * 60 * 60_000

export type ArchiveDecision = { kind: 'go' } | { kind: 'busy' } | { kind: 'wait'; seconds: number }

/** IDN-051. One at a time and three in 24 hours, also when one could not be made: each is work for the whole club. */
export function archiveDecision(asked: readonly Pick<Archive, 'state' | 'requestedAt'>[], now: Date): ArchiveDecision {
  if (asked.some(({ state }) => state === 'preparing')) return { kind: 'busy' }
  const recent = asked
    .filter(({ requestedAt }) => now.getTime() - requestedAt.getTime() < DAY_MS)
    .toSorted((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())
  const oldest = recent[ARCHIVES_A_DAY - 1]
  if (!oldest) return { kind: 'go' }
  return { kind: 'wait', seconds: Math.ceil((oldest.requestedAt.getTime() + DAY_MS - now.getTime()) / 1000) }
}

/** Whether it can be downloaded now. */
export function isDownloadable({ state, expiresAt }: Pick<Archive, 'state' | 'expiresAt'>, now: Date): boolean {
  return state === 'ready' && expiresAt > now
}
