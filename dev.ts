import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createServer as createVite } from 'vite'
import { openClub } from './server.ts'

/**
 * `npm run dev`: the same Fastify, loaded through Vite. When a server file changes Vite gives a new module, and the next
 * request makes a new app of it; the browser's files are swapped by Vite in the open page.
 */
const club = await openClub((sentence) => process.stderr.write(`${sentence}\n`))
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

type Loaded = { createApp(parts: typeof club & { worksJobs: boolean }): Promise<FastifyInstance> }
let loaded: Loaded | undefined
let app: Promise<FastifyInstance> | undefined

async function currentApp(): Promise<FastifyInstance> {
  const fresh = (await vite.ssrLoadModule('/app/server.ts')) as Loaded
  if (fresh === loaded && app) return app
  const previous = app
  loaded = fresh
  app = fresh.createApp({ ...club, worksJobs: true }).then(async (created) => {
    await created.ready()
    return created
  })
  await (await previous?.catch(() => undefined))?.close()
  return app
}

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  vite.middlewares(request, response, () => {
    currentApp().then(
      (current) => current.routing(request, response),
      (error: Error) => {
        vite.ssrFixStacktrace(error)
        process.stderr.write(`${error.stack}\n`)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack)
      },
    )
  })
})
server.listen(club.env.port, club.env.host, () =>
  process.stdout.write(`Camice è pronto: http://localhost:${club.env.port}\n`),
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    server.close()
    await vite.close()
    await (await app?.catch(() => undefined))?.close()
    await club.close()
    process.exit(0)
  })
