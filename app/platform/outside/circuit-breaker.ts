export type BreakerOptions = {
  /** Failures in a row after which the system is left alone. */
  failures: number
  /** How long it is left alone before one request tries it again. */
  coolDownMs: number
}

export type CircuitBreaker = {
  /** True when a request may go; the one that may after a rest is alone until it ends. */
  mayTry(): boolean
  succeeded(): void
  failed(): void
  state(): 'closed' | 'open' | 'trying'
}

/** Spares a system that is down, and the people who would wait for it. `monotonicMs` never goes back, whatever the clock does. */
export function circuitBreaker(
  { failures, coolDownMs }: BreakerOptions,
  monotonicMs: () => number = () => performance.now(),
): CircuitBreaker {
  let inARow = 0
  let openedAt: number | null = null
  let isTrying = false
  return {
    mayTry() {
      if (openedAt === null) return true
      if (isTrying || monotonicMs() - openedAt < coolDownMs) return false
      isTrying = true
      return true
    },
    succeeded() {
      inARow = 0
      openedAt = null
      isTrying = false
    },
    failed() {
      inARow += 1
      isTrying = false
      if (inARow >= failures) openedAt = monotonicMs()
    },
    state() {
      if (openedAt === null) return 'closed'
      return isTrying ? 'trying' : 'open'
    },
  }
}
