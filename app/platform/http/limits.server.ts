import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.server.ts'
import { Unavailable } from '../errors.ts'

export const RETRY_AFTER_SECONDS = 5

/** A probe must tell a slow process from a dead one, so health is never shed. */
const isHealth = (url: string) => url.startsWith('/health/')

/** Overload is answered at once with 503 and Retry-After, before any work; when the loop breathes again so does the club. */
export async function registerLimits(
  app: FastifyInstance,
  { maxEventLoopDelayMs, maxMemoryBytes }: Pick<Env, 'maxEventLoopDelayMs' | 'maxMemoryBytes'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxRssBytes: maxMemoryBytes,
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
  // A connection that has just been answered stays open for the next request, which will not be taken.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
    clearInterval(sweep)
  }
  return { isClean }
}
