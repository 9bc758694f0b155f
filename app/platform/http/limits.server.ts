import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.server.ts'
import { Unavailable } from '../errors.ts'

export const RETRY_AFTER_SECONDS = 5

export type Limits = { maxEventLoopDelayMs: number; maxMemoryBytes: number; sampleIntervalMs: number }

/** A probe must tell a slow process from a dead one, so health is never shed. */
const isHealth = (url: string) => url.startsWith('/health/')

/** Overload is answered at once with 503 and Retry-After, before any work; when the loop breathes again so does the club. */
export async function registerLimits(
  app: FastifyInstance,
  env: Pick<Env, 'maxMemoryBytes'>,
  limits: Partial<Limits> = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs ?? 1000,
    maxRssBytes: limits.maxMemoryBytes ?? env.maxMemoryBytes,
    sampleInterval: limits.sampleIntervalMs ?? 1000,
    pressureHandler: async (request) => {
      if (!isHealth(request.url)) throw overloaded()
    },
  })
}

function overloaded(): Unavailable {
  return new Unavailable('In questo momento ci sono troppe richieste. Riprova tra poco.', RETRY_AFTER_SECONDS)
}

/**
 * Stops taking connections, lets what has begun end, and closes. After the time given sockets are cut: a client that
 * never ends must not keep an old process alive.
 */
export async function closeGracefully(
  app: FastifyInstance,
  { timeoutMs = 10_000 } = {},
): Promise<{ isClean: boolean }> {
  let isClean = true
  const cut = setTimeout(() => {
    isClean = false
    app.server.closeAllConnections()
  }, timeoutMs)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
  return { isClean }
}
