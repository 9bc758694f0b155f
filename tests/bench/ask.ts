import autocannon from 'autocannon'
import type { MeasuredServer } from './measured-server.ts'

export type Asking = { path?: string; headers?: Record<string, string>; seconds?: number; connections?: number }

/** Requests answered for each second of processor the server spent, whatever the client could send. */
export async function answersPerCpuSecond(server: MeasuredServer, asking: Asking = {}): Promise<number> {
  await ask(server, { ...asking, seconds: 1 })
  const before = await server.cpuSeconds()
  const answers = await ask(server, asking)
  return answers / ((await server.cpuSeconds()) - before)
}

async function ask(
  server: MeasuredServer,
  { path = '/', headers = {}, seconds = 4, connections = 16 }: Asking,
): Promise<number> {
  const cookie = server.cookie ? { cookie: server.cookie } : undefined
  const result = await autocannon({
    url: server.origin + path,
    connections,
    duration: seconds,
    headers: { ...headers, ...cookie },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 200 and ${result.errors} requests failed.`)
  return result.requests.total
}

/** Servers take turns, so that a machine that slows down slows all of them; the best turn of each counts. */
export async function inTurns(rounds: number, measures: readonly (() => Promise<number>)[]): Promise<number[]> {
  const best = measures.map(() => 0)
  for (let round = 0; round < rounds; round += 1)
    for (const [position, measure] of measures.entries())
      best[position] = Math.max(best[position] ?? 0, await measure())
  return best
}
