/** What is remembered of a token: the viewer, and until when that viewer is certainly the right one. */
export type Remembered<Viewer> = {
  readonly viewer: Viewer
  readonly sessionId: string
  readonly memberId: string
  readonly keptAtMs: number
  readonly validUntilMs: number
}

export type SessionCache<Viewer> = {
  find(token: string, nowMs: number): Remembered<Viewer> | undefined
  keep(token: string, remembered: Remembered<Viewer>): void
  forgetSession(sessionId: string): void
  forgetMember(memberId: string): void
  forgetAll(): void
  /** Grows each time something is forgotten: what was read before may have been the thing to forget. */
  generation(): number
  size(): number
}

/**
 * Bounded in count: the tokens kept longest ago leave first. Entries live for seconds and are kept anew at each reading,
 * so that order is the order of use, and finding one moves nothing.
 */
export function createSessionCache<Viewer>(maxEntries: number): SessionCache<Viewer> {
  const entries = new Map<string, Remembered<Viewer>>()
  let generation = 0

  // Forgetting is rare and the map is small, so walking it is cheaper than keeping two more indexes on the hot path.
  function forgetWhere(isGone: (entry: Remembered<Viewer>) => boolean) {
    generation += 1
    for (const [token, entry] of entries) if (isGone(entry)) entries.delete(token)
  }

  return {
    find(token, nowMs) {
      const entry = entries.get(token)
      if (!entry) return undefined
      // A clock moved back would make an entry live on: what was kept "later than now" is not believed.
      if (nowMs >= entry.validUntilMs || nowMs < entry.keptAtMs) {
        entries.delete(token)
        return undefined
      }
      return entry
    },
    keep(token, remembered) {
      entries.delete(token)
      entries.set(token, remembered)
      if (entries.size <= maxEntries) return
      const oldest = entries.keys().next()
      if (!oldest.done) entries.delete(oldest.value)
    },
    forgetSession: (sessionId) => forgetWhere((entry) => entry.sessionId === sessionId),
    forgetMember: (memberId) => forgetWhere((entry) => entry.memberId === memberId),
    forgetAll: () => forgetWhere(() => true),
    generation: () => generation,
    size: () => entries.size,
  }
}
