import { createWriteStream } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'

/** The measured process, in JavaScript as the club ships: reading TypeScript alone would cost it fifty megabytes. */
const built = path.resolve(import.meta.dirname, '../../build/server/index.js')

process.once('message', async (wanted) => {
  process.env.NODE_ENV = 'production'
  const app = wanted.kind === 'club' ? await club(wanted) : bare(wanted)
  await app.listen({ host: '127.0.0.1', port: 0 })
  if (wanted.kind === 'club') (await import(built)).giveBackMemory()
  const address = app.server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuSeconds: (user + system) / 1e6, memoryBytes: process.memoryUsage().rss })
  })
})
process.on('disconnect', () => process.exit(0))

async function club(wanted) {
  const { openDatabase, loadApp, parseEnv, systemClock } = await import(built)
  const { createApp } = await loadApp()
  const pageCache = wanted.pageCacheBytes === undefined ? {} : { PAGE_CACHE_BYTES: String(wanted.pageCacheBytes) }
  return createApp({
    env: parseEnv({ LOG_LEVEL: 'warn', DEMO_MODE: '1', ...pageCache, ACCESS_LOG: wanted.hasAccessLog ? '1' : '0' }),
    ...(wanted.hasAccessLog && { logStream: createWriteStream(devNull) }),
    database: openDatabase({ url: wanted.databaseUrl }),
    databaseUrl: wanted.databaseUrl,
    clock: systemClock,
    countsOpenings: wanted.countsOpenings,
    clientFolder: path.resolve(import.meta.dirname, '../../build/client'),
  })
}

/** What the framework can do at its best: one route, a body already in memory. */
function bare({ headers, body }) {
  const bytes = Buffer.from(body, 'base64')
  const app = Fastify()
  app.get('/', (_request, reply) => reply.headers(headers).send(bytes))
  return app
}
