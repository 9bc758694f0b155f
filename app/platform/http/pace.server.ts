import { createMemory } from '../pure/memory.ts'
import { networkOf } from '../pure/network.ts'

/** Enough for everybody of a hospital behind one address, and too little to fill a disk. */
const STRANGERS = { atOnce: 120, perSecond: 2 }
/** Networks remembered by one process; whoever is forgotten may begin again. */
const MOST_NETWORKS = 10_000

type Left = { writes: number; atMs: number }

type Pace = { atOnce: number; perSecond: number }

/**
 * How many seconds whoever is at an address, or a member by their id, must wait before writing again; 0 lets them. Counted by this
 * process alone: it is a brake, not a rule.
 */
export function createPace({ atOnce, perSecond }: Pace = STRANGERS): (who: string, nowMs: number) => number {
  const remember = createMemory<Left>(MOST_NETWORKS)
  return (who, nowMs) => {
    const left = remember(networkOf(who), () => ({ writes: atOnce, atMs: nowMs }))
    left.writes = Math.min(atOnce, left.writes + ((nowMs - left.atMs) / 1000) * perSecond)
    left.atMs = nowMs
    if (left.writes < 1) return Math.ceil((1 - left.writes) / perSecond)
    left.writes -= 1
    return 0
  }
}
