import { startTestServer } from './database-server.ts'
import { openTestClub } from './open-club.ts'

/** Serves the built club, with the demo content, on a port of loopback until it is asked to stop: for browsers. */
const port = Number(process.argv[2])
process.env.NODE_ENV = 'production'
const server = await startTestServer()
const club = await openTestClub(server, { PUBLIC_ORIGIN: `http://localhost:${port}` })
await club.app.listen({ port, host: '127.0.0.1' })
process.stdout.write(`ready on ${port}\n`)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    await club.close()
    await server.stop()
    process.exit(0)
  })
