import { createMemory } from '../pure/memory.ts'
import { networkOf } from '../pure/network.ts'

/** Enough for everybody of a hospital behind one address, and too little to fill a disk. */
const AT_ONCE = 120
const PER_SECOND = 2
/** Networks remembered by one process; whoever is forgotten may begin again. */
const MOST_NETWORKS = 10_000

type Left = { writes: number; atMs: number }

/** How many seconds a stranger must wait before writing again; 0 lets them. Counted by this process alone: it is a brake, not a rule. */
export function createPace(): (address: string, nowMs: number) => number {
  const remember = createMemory<Left>(MOST_NETWORKS)
  return (address, nowMs) => {
    const left = remember(networkOf(address), () => ({ writes: AT_ONCE, atMs: nowMs }))
    left.writes = Math.min(AT_ONCE, left.writes + ((nowMs - left.atMs) / 1000) * PER_SECOND)
    left.atMs = nowMs
    if (left.writes < 1) return Math.ceil((1 - left.writes) / PER_SECOND)
    left.writes -= 1
    return 0
  }
}
