/** FIG-048. Groups of one to four people are not said. */
const LEAST_SAID = 5n
/** Splits of smaller groups are told by the week or longer. */
const LEAST_BY_DAY = 50n
export const HIDDEN_WORDS = 'meno di 5'

/** Splits by which one could recognise somebody. */
const REVEALING_SPLITS: readonly string[] = ['specialization', 'province', 'course']

/** FIG-048. Whether groups of this split may name somebody: by these things, or by two things at once. */
export function isRevealing(splits: readonly string[], unit: string): boolean {
  return unit === 'people' && (splits.length > 1 || splits.some((split) => REVEALING_SPLITS.includes(split)))
}

/** FIG-048. Days are offered only where every group that has somebody has many. */
export function isByDayOffered(groups: readonly bigint[]): boolean {
  return groups.every((amount) => amount === 0n || amount >= LEAST_BY_DAY)
}

/** A number, a gap, or a number that is not said. */
export type Said = bigint | null | 'hidden'

/**
 * FIG-048. Amounts of groups (rows) over points (columns), those of one to four hidden. A number hidden alone would follow from the whole
 * of its column or of its row, so the next smallest is hidden with it; this is done again until no number stands alone.
 */
export function hideSmall(groups: readonly (readonly (bigint | null)[])[]): Said[][] {
  const said: Said[][] = groups.map((group) =>
    group.map((amount) => (amount !== null && amount > 0n && amount < LEAST_SAID ? 'hidden' : amount)),
  )
  const points = Math.max(0, ...groups.map((group) => group.length))
  const columns = Array.from({ length: points }, (_, point) => said.map((_, group) => [group, point] as const))
  const rows = said.map((group, index) => group.map((_, point) => [index, point] as const))
  for (let changed = true; changed; ) {
    changed = [...columns, ...rows].some((cells) => hideCompanion(said, cells))
  }
  return said
}

function hideCompanion(said: Said[][], cells: readonly (readonly [number, number])[]): boolean {
  const hidden = cells.filter(([group, point]) => said[group]?.[point] === 'hidden').length
  if (hidden !== 1) return false
  let smallest: readonly [number, number] | null = null
  let least: bigint | null = null
  for (const [group, point] of cells) {
    const amount = said[group]?.[point]
    if (typeof amount === 'bigint' && amount > 0n && (least === null || amount < least)) {
      least = amount
      smallest = [group, point]
    }
  }
  const row = smallest && said[smallest[0]]
  if (!smallest || !row) return false
  row[smallest[1]] = 'hidden'
  return true
}
