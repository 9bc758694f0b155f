import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isWithoutAdministrator } from '#areas/account/staff-commands.server.ts'
import { type Clock, movableClock, systemClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.server.ts'
import { startEmbedded } from '#platform/db/embedded.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { companyWarning, type Env, parseEnv, readEnv, runLibrariesInProductionMode } from '#platform/env.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { giveBackMemory } from '#platform/give-back-memory.server.ts'
import { closeGracefully } from '#platform/http/limits.server.ts'
import { demoReach, demoWarning } from '#platform/listening.server.ts'
import { narrowDataFolder } from '#platform/owner-only.server.ts'
import { appSecrets } from '#platform/secrets/app-secret.server.ts'
import { startWatchdog } from '#platform/watchdog/watchdog.server.ts'
import { prepareClub } from './db/seed/prepare-club.ts'

export { giveBackMemory, openDatabase, parseEnv, systemClock }

/** The app and its pages, loaded only when asked: React decides at import whether it is a development one. */
export const loadApp = () => import('./app/server.ts')
/** The pieces of a page, for whoever measures them apart. */
export const loadRenderer = () => import('./app/render-page.server.ts')
/** The jobs, for whoever runs one by hand. */
export const loadJobs = () => import('./app/jobs.server.ts')
export const loadBuild = () => import('virtual:react-router/server-build')

export type OpenClub = { env: Env; clock: Clock; database: Database; databaseUrl: string; close(): Promise<void> }

type Say = (sentence: string) => void

/** Opens everything the app needs, in the order in which it can fail: environment, database, schema, first content. */
export async function openClub(say: Say): Promise<OpenClub> {
  const env = readEnv()
  const narrowed = await narrowDataFolder(env.dataFolder)
  if (narrowed > 0) say(`Permessi ristretti di ${narrowed} file e cartelle: li legge solo l’utente del club.`)
  const embedded = env.databaseUrl
    ? null
    : await startEmbedded({ projectFolder: process.cwd(), purpose: 'serve', dataFolder: env.dataFolder, log: say })
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? ''
  const database = openDatabase({
    url: databaseUrl,
    replicaUrl: env.databaseReplicaUrl,
    maxConnections: env.databaseMaxConnections,
  })
  const clock = env.isDemo ? movableClock() : systemClock
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await migrate({ url: databaseUrl, log: say })
    await prepareClub(database.db, {
      clock,
      isDemo: env.isDemo,
      club: env.club,
      disk: await openDisk(env),
      secret: await appSecrets(env),
      say,
    })
  } catch (error) {
    await close()
    throw error
  }
  return { env, clock, database, databaseUrl, close }
}

/** Runs the built club until it is asked to stop. */
export async function serve(say: Say): Promise<void> {
  const club = await openClub(say)
  runLibrariesInProductionMode()
  const { createApp } = await loadApp()
  const app = await createApp({ ...club, clientFolder: path.resolve('build/client'), worksJobs: true })
  stopOnSignals(app, club)
  await listenOrRefuse(app, club)
  await startWatchdog(club.env, app.log)
  giveBackMemory()
  process.stdout.write(`Camice è pronto: http://localhost:${club.env.port}\n`)
  const reach = demoReach(club.env)
  if (reach) process.stdout.write(`${reach}\n`)
  const warning = demoWarning(club.env)
  if (warning) process.stderr.write(`${warning}\n`)
  const company = companyWarning()
  if (company) process.stderr.write(`${company}\n`)
  if (await isWithoutAdministrator(club.database.db))
    process.stderr.write(
      'Nessuno può ancora entrare in redazione: apri la porta al primo amministratore con "npm run admin -- nina@club.it Nina Rossi".\n',
    )
}

export async function listenOrRefuse(app: FastifyInstance, club: OpenClub): Promise<void> {
  const { host, port } = club.env
  const { level } = app.log
  // The person who starts the club reads one line, the one that says it is ready.
  app.log.level = 'warn'
  try {
    await app.listen({ host, port })
    app.log.level = level
  } catch (error) {
    await app.close()
    await club.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `La porta ${port} è già occupata: ferma chi la usa oppure scegline un’altra, per esempio PORT=3001 npm start.`,
      )
    if (code === 'EACCES')
      throw new StartupError(
        `Non è permesso usare la porta ${port}: scegline una da 1024 in su, per esempio PORT=3001 npm start.`,
      )
    throw error
  }
}

/** A request that has begun ends; then the database, which must close last. */
export function stopOnSignals(app: FastifyInstance, club: OpenClub): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await closeGracefully(app)
    await club.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
