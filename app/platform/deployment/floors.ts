export type Floor = { name: string; floor: string; installed: string | null }

/** Packages older than the version in which a known hole was closed. */
export function belowFloor(floors: readonly Floor[]): Floor[] {
  return floors.filter(({ floor, installed }) => installed === null || isOlder(installed, floor))
}

/** A pre-release comes before the version it announces. */
export function isOlder(version: string, floor: string): boolean {
  const [numbers = '', label = ''] = version.split('-', 2)
  const ours = numbers.split('.').map(Number)
  const theirs = floor.split('.').map(Number)
  for (const [index, wanted] of theirs.entries()) {
    const have = ours[index] ?? 0
    if (have !== wanted) return have < wanted
  }
  return label !== ''
}
