import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets so many begin in a second and makes the others wait, first come first served, for a company that counts requests.
 * The count is of this process: a club of several nodes divides what it is allowed among them.
 */
export function takeTurns(
  perSecond: number,
  monotonicMs: () => number = () => performance.now(),
  wait: (milliseconds: number) => Promise<unknown> = pause,
): () => Promise<void> {
  const gapMs = 1000 / perSecond
  let nextMs = 0
  return async () => {
    const nowMs = monotonicMs()
    const turnMs = Math.max(nowMs, nextMs)
    nextMs = turnMs + gapMs
    if (turnMs > nowMs) await wait(turnMs - nowMs)
  }
}
