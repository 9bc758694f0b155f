/** Processor time of this thread alone, in microseconds: what other processes do, and the other threads of a run, is not in it. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

const TIMES = 4
const ROUNDS = 5
/** Less than this is no work to speak of, and too little to compare. */
const LEAST_MICROSECONDS = 2_000

/**
 * OPS-054. How a work on text grows: its cost for a text four times as long, as a multiple of four times the cost of the short one. One
 * when it grows with the length, four when with the square. Both are measured in turns, and the least of each counts.
 */
export function growthOf(work: (text: string) => unknown, piece: string, length: number): number {
  const long = piece.repeat(Math.ceil(length / piece.length))
  const short = long.slice(0, Math.ceil(long.length / TIMES))
  const costs = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round += 1) {
    const shortOnes = () => {
      for (let time = 0; time < TIMES; time += 1) work(short)
    }
    costs.short = Math.min(costs.short, processorTime(shortOnes))
    costs.long = Math.min(
      costs.long,
      processorTime(() => work(long)),
    )
  }
  return Math.max(costs.long, LEAST_MICROSECONDS) / Math.max(costs.short, LEAST_MICROSECONDS)
}
