import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { withDatabase } from './database-server.ts'
import type { TestClub } from './open-club.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')

/** Another node of the same club, over the same database. One that is deaf listens where nobody speaks. */
export async function openAnotherNode(
  club: TestClub,
  { isDeaf = false }: { isDeaf?: boolean } = {},
): Promise<FastifyInstance> {
  const { env, clock, database } = club
  const built = await import(path.join(projectFolder, 'build/server/index.js'))
  const { createApp } = await built.loadApp()
  const own = built.openDatabase({ url: database.url, maxConnections: 2 })
  const app: FastifyInstance = await createApp({
    env,
    database: own,
    databaseUrl: isDeaf ? withDatabase(database.url, 'postgres') : database.url,
    clock,
    clientFolder: path.join(projectFolder, 'build/client'),
  })
  app.addHook('onClose', () => own.close())
  await app.ready()
  return app
}
