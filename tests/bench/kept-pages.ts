import { answersPerCpuSecond, inTurns } from './ask.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import type { Bar } from './report.ts'

/** Kept documents against a bare handler sending the same bytes, and against the same page rendered each time. */
export async function measureKeptPages(databaseUrl: string, cookie: string): Promise<Bar[]> {
  const visitors = await startMeasured({ kind: 'club', databaseUrl })
  const members = await startMeasured({ kind: 'club', databaseUrl, cookie })
  const rendering = await startMeasured({ kind: 'club', databaseUrl, pageCacheBytes: 0 })
  const bars: Bar[] = []
  try {
    bars.push(await measureAccessLog(databaseUrl, visitors))
    for (const encoding of ['identity', 'br'] as const) {
      const headers = { 'accept-encoding': encoding }
      const sample = await sampleOf(visitors.origin, headers)
      const bare = await startMeasured({ kind: 'bare', ...sample })
      const [bareRate = 0, visitorRate = 0, memberRate = 0] = await inTurns(2, [
        () => answersPerCpuSecond(bare, { headers }),
        () => answersPerCpuSecond(visitors, { headers }),
        () => answersPerCpuSecond(members, { headers }),
      ])
      await bare.stop()
      bars.push(
        { name: `kept page for visitors / bare Fastify (${encoding})`, ratio: visitorRate / bareRate, atLeast: 0.8 },
        { name: `kept page for members / bare Fastify (${encoding})`, ratio: memberRate / bareRate, atLeast: 0.5 },
      )
      if (encoding === 'identity') {
        const renderRate = await answersPerCpuSecond(rendering, { headers, connections: 1 })
        bars.push({
          name: 'kept page / the same page rendered each time',
          ratio: visitorRate / renderRate,
          atLeast: 60,
        })
      }
    }
  } finally {
    await Promise.all([visitors.stop(), members.stop(), rendering.stop()])
  }
  return bars
}

/** IDN-025. What a line of the log for each answer costs, where an answer costs least. */
async function measureAccessLog(databaseUrl: string, silent: MeasuredServer): Promise<Bar> {
  const logging = await startMeasured({ kind: 'club', databaseUrl, hasAccessLog: true })
  try {
    const [silentRate = 0, loggingRate = 0] = await inTurns(3, [
      () => answersPerCpuSecond(silent),
      () => answersPerCpuSecond(logging),
    ])
    return { name: 'kept page with the access log / without it', ratio: loggingRate / silentRate, atLeast: 0.85 }
  } finally {
    await logging.stop()
  }
}

const HOP_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Header by header and byte by byte what the club sends, so that the comparison is of handlers and not of answers. */
async function sampleOf(origin: string, headers: Record<string, string>) {
  const { request } = await import('node:http')
  return new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    request(`${origin}/`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !HOP_HEADERS.has(name))
        resolve({
          headers: Object.fromEntries(kept) as Record<string, string>,
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}
