/** The only source of "now". Business time is always asked of a clock, so that demo and tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type MovableClock = Clock & {
  /** Jumps to an instant; time goes on passing from there. */
  set(instant: Date): void
  /** Moves by a number of milliseconds from the present reading. */
  advance(milliseconds: number): void
  /** Returns to the real time. */
  reset(): void
}

/** Only a demo or a test has a clock that can be moved. */
export function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock
}

/** A clock that runs at the real speed from wherever it was set. */
export function movableClock(base: Clock = systemClock): MovableClock {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    set(instant) {
      offsetMs = instant.getTime() - base.now().getTime()
    },
    advance(milliseconds) {
      offsetMs += milliseconds
    },
    reset() {
      offsetMs = 0
    },
  }
}

/** A clock that stands still, for tests of rules at one instant. */
export function fixedClock(instant: string | Date): Clock {
  const at = new Date(instant)
  return { now: () => new Date(at) }
}
