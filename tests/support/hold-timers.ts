import { onTestFinished, vi } from 'vitest'

/** Timers of at least so long do not run by themselves: a pause ends when the test says so, however slow the machine is. */
export function holdTimers(leastMs: number): { end(): void } {
  const { setTimeout, clearTimeout } = globalThis
  const held = new Map<unknown, () => void>()
  const hold = (callback: () => void, delayMs = 0, ...rest: []) => {
    if (delayMs < leastMs) return setTimeout(callback, delayMs, ...rest)
    const timer = setTimeout(() => undefined)
    held.set(timer, callback)
    return timer
  }
  const release = (timer: unknown) => {
    if (!held.delete(timer)) clearTimeout(timer as NodeJS.Timeout)
  }
  vi.stubGlobal('setTimeout', hold)
  vi.stubGlobal('clearTimeout', release)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    end() {
      const due = [...held.values()]
      held.clear()
      for (const callback of due) callback()
    },
  }
}

/** The clock that paces and short rests are measured by stands still until the test moves it, however long its steps take. */
export function holdMonotonicClock(): { advance(milliseconds: number): void } {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (milliseconds) => void vi.advanceTimersByTime(milliseconds) }
}

/** The limits of requests to others (`AbortSignal.timeout`) pass when the test says so: whoever is silent is given up at once. */
export function holdLimits(): { limits: number[]; end(): void } {
  const held: AbortController[] = []
  const limits: number[] = []
  const hold = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    const controller = new AbortController()
    held.push(controller)
    limits.push(limitMs)
    return controller.signal
  })
  onTestFinished(() => hold.mockRestore())
  return {
    limits,
    end() {
      for (const controller of held.splice(0))
        controller.abort(new DOMException('The limit has passed.', 'TimeoutError'))
    },
  }
}
