const KEPT_MS = 60_000
const PATIENCE_MS = 500
const MOST_KEPT = 500

type Kept = { at: number; count: Promise<number | null> }
const kept = new WeakMap<object, Map<string, Kept>>()

/** DSK-002, DSK-015. A count that is asked at most once a minute by this process; one that failed is null, and asked again after its minute. */
export function countedLately(
  db: object,
  { key, now, count }: { key: string; now: Date; count: () => Promise<number> },
): Promise<number | null> {
  const own = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, own)
  const known = own.get(key)
  const at = now.getTime()
  if (known && Math.abs(at - known.at) < KEPT_MS) return known.count
  const counted = count().catch(() => null)
  own.delete(key)
  own.set(key, { at, count: counted })
  const [oldest] = own.keys()
  if (own.size > MOST_KEPT && oldest !== undefined) own.delete(oldest)
  return counted
}

/** What stands beside a name never holds a page back: null where it is not there within half a second. */
export function inTime(count: Promise<number | null>): Promise<number | null> {
  return Promise.race([
    count,
    new Promise<null>((resolve) => {
      const timer = setTimeout(() => resolve(null), PATIENCE_MS)
      count.finally(() => clearTimeout(timer))
    }),
  ])
}
