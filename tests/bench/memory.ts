import { answersPerCpuSecond } from './ask.ts'
import { startMeasured } from './measured-server.ts'
import type { Bar } from './report.ts'

const IDLE_MB = 150
const MB = 1024 * 1024

/** Memory before anybody comes, and how much it grows between the first and the last part of a long load. */
export async function measureMemory(databaseUrl: string, cookie: string, loadSeconds: number): Promise<Bar[]> {
  const server = await startMeasured({ kind: 'club', databaseUrl, cookie })
  try {
    const idle = (await server.memoryBytes()) / MB
    const samples: number[] = []
    const parts = 10
    for (let part = 0; part < parts; part += 1) {
      // Some requests miss on purpose: flat memory must hold for pages that are rendered and not kept too.
      await answersPerCpuSecond(server, { seconds: loadSeconds / parts / 2 })
      await answersPerCpuSecond(server, {
        seconds: loadSeconds / parts / 2,
        path: '/redazione/galleria',
        connections: 2,
      }).catch(() => 0)
      samples.push((await server.memoryBytes()) / MB)
    }
    const warm = Math.max(...samples.slice(2, 5))
    const late = Math.max(...samples.slice(-3))
    return [
      { name: 'idle memory of the Node process, MB', ratio: idle, atMost: IDLE_MB },
      { name: `memory after ${loadSeconds} s of load / after warm-up`, ratio: late / warm, atMost: 1.15 },
    ]
  } finally {
    await server.stop()
  }
}
