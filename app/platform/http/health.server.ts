import type { FastifyInstance } from 'fastify'

export type HealthOptions = {
  store: 'embedded' | 'external'
  /** Each says whether a part the club cannot work without answers. */
  checks: Record<string, () => boolean | Promise<boolean>>
  timeoutMs?: number
}

export type Readiness = {
  status: 'ready' | 'not-ready'
  store: HealthOptions['store']
  checks: Record<string, 'ok' | 'failed'>
}

/** Anyone may ask, so the answer is shared for a moment and a flood of questions costs the database nothing. */
const SHARED_FOR_MS = 500

/**
 * `/health/live`: the process answers; restart it when it does not. `/health/ready`: everything it needs answers too;
 * send it no visitors until it does.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  let shared: { answer: Promise<Readiness>; until: number } | null = null
  const readiness = () => {
    if (!shared || performance.now() > shared.until)
      shared = { answer: checkAll(options), until: performance.now() + SHARED_FOR_MS }
    return shared.answer
  }
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const answer = await readiness()
    if (answer.status === 'not-ready') reply.code(503).header('retry-after', '5')
    return answer
  })
}

async function checkAll({ store, checks, timeoutMs = 2000 }: HealthOptions): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(
      async ([name, check]) => [name, (await answersInTime(check, timeoutMs)) ? 'ok' : 'failed'] as const,
    ),
  )
  const isReady = results.every(([, result]) => result === 'ok')
  return { status: isReady ? 'ready' : 'not-ready', store, checks: Object.fromEntries(results) }
}

async function answersInTime(check: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs)
  })
  try {
    return await Promise.race([Promise.resolve().then(check), limit])
  } catch {
    // The reason is in the log of whoever failed; a probe only needs the fact.
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** For what cannot become false again while the process lives, such as a schema that is up to date: asked only until it is true. */
export function untilTrue(check: () => Promise<boolean>): () => Promise<boolean> {
  let wasTrue = false
  return async () => {
    wasTrue ||= await check()
    return wasTrue
  }
}
