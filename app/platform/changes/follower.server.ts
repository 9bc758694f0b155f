import { performance } from 'node:perf_hooks'
import { type Change, readAnnouncement } from './model.ts'
import type { ChangesRead } from './store.server.ts'

/** OPS-001. Whoever hears nothing is late by this much at most, and by the time of one question. */
const ASKED_EVERY_MS = 2_000
/** OPS-008. After so long without an answer a node no longer knows what it shows. */
const DEAF_AFTER_MS = 15_000
/** The lines of a day are there. */
const A_DAY_MS = 24 * 60 * 60_000

export type FollowerOptions = {
  read(horizon: string): Promise<ChangesRead>
  act(change: Change): void
  /** What was missed cannot be known. */
  forgetAll(why: string): void
  onFailure(error: unknown): void
  /** Milliseconds of a clock that nobody turns. */
  elapsed?(): number
}

export type FollowerStats = {
  read: number
  secondsSinceRead: number
  /** Changes that no announcement told before they were read. */
  unheard: number
}

export type Follower = {
  /** Acts on what was announced, and remembers that it did. */
  hear(announcement: string): void
  /** Asks now for what is not known. Those who ask while it asks are answered by a question that begins after. */
  ask(): Promise<void>
  /** Whether it was answered lately. */
  hearsOrReads(): boolean
  stats(): FollowerStats
  close(): Promise<void>
}

/**
 * Follows the log of changes: acts on each line once, however it learns of it, and never misses one. It begins at what is there: what is
 * remembered from before the first answer is nothing.
 */
export async function followChanges(options: FollowerOptions): Promise<Follower> {
  const elapsed = options.elapsed ?? (() => performance.now())
  /** By number, with the transaction of each, as long as a question would find them again; null until it was read. */
  const known = new Map<number, bigint | null>()
  let horizon: bigint | null = null
  let highest = 0
  let readAt = 0
  let read = 0
  let unheard = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let asking: Promise<void> | null = null
  let next: Promise<void> | null = null

  const beginAgain = (answer: ChangesRead) => {
    known.clear()
    for (const { id, madeBy } of answer.lines) known.set(id, BigInt(madeBy))
  }

  function whyUnknown(answer: ChangesRead): string | null {
    if (answer.last < highest || (horizon !== null && BigInt(answer.horizon) < horizon)) return 'an older database'
    if (answer.isCut) return 'too many changes'
    return elapsed() - readAt > A_DAY_MS ? 'away for a day' : null
  }

  function learn(answer: ChangesRead): void {
    const why = horizon === null ? null : whyUnknown(answer)
    if (why) options.forgetAll(why)
    if (why || horizon === null) beginAgain(answer)
    else
      for (const { id, changed, madeBy } of answer.lines) {
        const isNew = !known.has(id)
        known.set(id, BigInt(madeBy))
        if (!isNew) continue
        read += 1
        unheard += 1
        options.act({ id, changed })
      }
    // A round later than no question finds it: it may still be announced.
    for (const [id, madeBy] of known) if (madeBy !== null && madeBy < (horizon ?? 0n)) known.delete(id)
    horizon = BigInt(answer.horizon)
    highest = answer.last
    readAt = elapsed()
  }

  async function question(): Promise<void> {
    const heard = [...known].flatMap(([id, madeBy]) => (madeBy === null ? [id] : []))
    learn(await options.read(String(horizon ?? 0n)))
    // Read once already, and announced late: no question finds it any more.
    for (const id of heard) if (known.get(id) === null) known.delete(id)
  }

  function ask(): Promise<void> {
    if (!asking) {
      asking = question().finally(() => {
        asking = null
      })
      return asking
    }
    next ??= asking
      .catch(() => undefined)
      .then(() => {
        next = null
        return ask()
      })
    return next
  }

  function askLater(): void {
    if (isClosed) return
    timer = setTimeout(() => void ask().catch(options.onFailure).finally(askLater), ASKED_EVERY_MS).unref()
  }

  await ask()
  askLater()
  return {
    hear(announcement) {
      const change = readAnnouncement(announcement)
      if (!change) return options.forgetAll('an announcement of another release')
      if (known.has(change.id)) return
      known.set(change.id, null)
      read += 1
      options.act(change)
    },
    ask,
    hearsOrReads: () => elapsed() - readAt < DEAF_AFTER_MS,
    stats: () => ({ read, unheard, secondsSinceRead: (elapsed() - readAt) / 1000 }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await asking?.catch(() => undefined)
      await next?.catch(() => undefined)
    },
  }
}
