import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { type MovableClock, movableClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.server.ts'
import { type Env, parseEnv } from '#platform/env.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { seedClub } from '../../db/seed/seed-club.ts'
import { createTestDatabase, PATIENCE, runOn, withDatabase } from './database-server.ts'
import { TEST_MS, WAIT_MS } from './patience.ts'
import { markOf } from './roles.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')
export const ORIGIN = 'http://localhost:3000'

export type TestClub = {
  app: FastifyInstance
  env: Env
  clock: MovableClock
  database: Database & { url: string }
  /** The Cookie header of a demo member, or none for a visitor. */
  cookieOf(username: number | null): Promise<Record<string, string>>
  /** The cookie of a demo member who has entered just now. */
  enter(username: number): Promise<{ name: string; value: string }>
  close(): Promise<void>
}

const noCookie: Record<string, string> = {}

type Server = { url: string; template: string }

/** The built club, as it ships, over a database of its own with the demo content in it. */
export async function openTestClub(server: Server, environment: Record<string, string> = {}): Promise<TestClub> {
  const template = await seededTemplate(server)
  const { url, drop } = await createTestDatabase({ url: server.url, template })
  const node = await openNode(url, environment)
  const { app, env, clock } = node
  const own = openDatabase({ url, maxConnections: 2, ...PATIENCE })
  const cookies = new Map<number, { cookie: string; at: number }>()
  const enter = async (username: number) => {
    const member = await findMemberByUsername(own.db, username)
    if (!member) throw new Error(`There is no demo member ${username}.`)
    const value = await createSession(own.db, {
      memberId: member.id,
      now: clock.now(),
      role: await markOf(own.db, member.id, clock.now()),
    })
    return { name: sessionCookieName(env.isHttps), value }
  }
  return {
    app,
    env,
    clock,
    database: { ...own, url },
    async cookieOf(username) {
      if (username === null) return noCookie
      const known = cookies.get(username)
      // A test that moved the clock by days has members who entered since: who works at the desk would have been let out.
      if (known && Math.abs(clock.now().getTime() - known.at) < 60 * 60_000) return { cookie: known.cookie }
      const { name, value } = await enter(username)
      const cookie = `${name}=${value}`
      cookies.set(username, { cookie, at: clock.now().getTime() })
      return { cookie }
    },
    enter,
    async close() {
      await node.close()
      await own.close()
      await drop()
    },
  }
}

/** A node of the built club over a database that is there: alone, or beside others. */
export async function openNode(url: string, environment: Record<string, string> = {}) {
  const built = await import(path.join(projectFolder, 'build/server/index.js'))
  const database: Database = built.openDatabase({ url, maxConnections: 3, ...PATIENCE })
  // A busy machine must not make a test meet the answer of an overloaded club, nor a page without its slowest block.
  const calm = { MAX_EVENT_LOOP_DELAY_MS: '0', MAX_MEMORY_MB: '0', MAX_BLOCK_MS: String(WAIT_MS) }
  const env = parseEnv({ LOG_LEVEL: 'silent', DEMO_MODE: '1', PUBLIC_ORIGIN: ORIGIN, ...calm, ...environment })
  const clock = movableClock()
  const { createApp } = await built.loadApp()
  const app: FastifyInstance = await createApp({
    env,
    database,
    databaseUrl: url,
    clock,
    clientFolder: path.join(projectFolder, 'build/client'),
  })
  await app.ready()
  return {
    app,
    env,
    clock,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** Seeding costs seconds, copying a database a tenth of one: the first who needs the demo content makes the copy's model. */
async function seededTemplate(server: Server): Promise<string> {
  const name = `${server.template.replace(/_template$/, '')}_seeded_template`
  const admin = openDatabase({ url: server.url, maxConnections: 1, ...PATIENCE, statementTimeoutMs: TEST_MS })
  const client = await admin.pool.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) {
      const draft = `${name}_draft`
      await runOn(server.url, `drop database if exists ${draft} with (force)`)
      await runOn(server.url, `create database ${draft} template ${server.template}`)
      const seeding = openDatabase({ url: withDatabase(server.url, draft), ...PATIENCE })
      await seedClub(seeding.db, { clock: movableClock(), scale: 1, isDemo: true, club: parseEnv({}).club })
      await seeding.close()
      // As in a club that has started: the tables of the queue are there. A test that needs a queue makes its own.
      await installJobs({ url: withDatabase(server.url, draft), jobs: [] })
      await runOn(server.url, `alter database ${draft} rename to ${name}`)
    }
  } finally {
    client.release()
    await admin.close()
  }
  return name
}
