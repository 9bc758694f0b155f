import { createServer } from 'node:http'
import { keepTotals } from '#areas/figures/fixtures.ts'
import { appSecrets } from '#platform/secrets/app-secret.server.ts'
import { seedVoucherCodes } from '../../db/seed/rewards.ts'
import { startTestServer } from './database-server.ts'
import { openTestClub, type TestClub } from './open-club.ts'

/**
 * Serves the built club, with the demo content, on each of these ports of loopback until it is asked to stop: for browsers. The last port is
 * the porter's: `GET /<port of a club>/<username>` answers with the cookie of that member, who has just entered there.
 */
const ports = process.argv.slice(2).map(Number)
const porterPort = ports.pop()
process.env.NODE_ENV = 'production'
const server = await startTestServer()
const clubs = new Map<number, TestClub>()
const counted = new Map<number, Promise<void>>()
for (const port of ports) {
  const club = await openTestClub(server, { PUBLIC_ORIGIN: `http://localhost:${port}` })
  // As a demo does when it starts: the codes of vouchers are sealed with the secret of the club that gives them.
  await seedVoucherCodes(club.database.db, { secret: await appSecrets(club.env), now: club.clock.now() })
  clubs.set(port, club)
}

const porter = createServer(async (request, response) => {
  const [asked, name = ''] = (request.url ?? '').split('/').slice(1)
  const [port, username] = [Number(asked), Number(name)]
  try {
    const club = clubs.get(port)
    // One club is counted once, whoever asks for its figures.
    if (club && name === 'figures') {
      counted.set(port, counted.get(port) ?? keepTotals(club))
      await counted.get(port)
    }
    response.end(JSON.stringify(name === 'figures' ? 'counted' : await club?.enter(username)))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
await new Promise<void>((resolve) => porter.listen(porterPort, '127.0.0.1', resolve))
// Whoever waits for the first club finds the others open too.
for (const [port, { app }] of [...clubs].reverse()) await app.listen({ port, host: '127.0.0.1' })
process.stdout.write(`ready on ${ports}\n`)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, async () => {
    if (isStopping) return
    isStopping = true
    porter.close()
    await Promise.all([...clubs.values()].map((club) => club.close()))
    await server.stop()
    process.exit(0)
  })
