import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { createTestDatabase } from './support/database-server.ts'

const projectFolder = path.resolve(import.meta.dirname, '..')
let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  const { url, template } = inject('databaseServer')
  database = await createTestDatabase({ url, template })
})
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
})

type Running = { origin: string; printed(): string; ended: Promise<number | null>; isRunning(): boolean; kill(): void }

async function start(environment: Record<string, string>, execArgv: string[] = []): Promise<Running> {
  const child: ChildProcess = fork(path.join(projectFolder, 'tests/support/stuck-club.mjs'), {
    cwd: projectFolder,
    execArgv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DEMO_MODE: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      // The answer of an overloaded club is not what is tried here.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  children.push(child)
  const port = await Promise.race([
    once(child, 'message').then(([message]) => (message as { port: number }).port),
    ended.then((code) => Promise.reject(new Error(`The club ended with ${code}: ${printed}`))),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    printed: () => printed,
    ended,
    isRunning: () => child.exitCode === null,
    kill: () => child.kill('SIGKILL'),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** What the thread of the watchdog says of the main one. */
const health = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/live`).then(
    ({ status }) => status,
    () => 0,
  )
const patience = { timeout: 120_000, interval: 250 }

/** Each waits for a process of its own: together they take as long as the longest. */
describe.concurrent('[IDN-008] the watchdog', () => {
  test('[IDN-008] a club that turns for ever ends by itself with code 70, and one line names the function and nothing of the person', {
    timeout: 240_000,
  }, async ({ expect }) => {
    const club = await start({ WATCHDOG_SECONDS: '2' })
    await expect.poll(() => health(Number(new URL(club.origin).port)), patience).toBe(200)
    fetch(`${club.origin}/gira?email=canarino@posta.example`).catch(() => undefined)
    expect(await club.ended).toBe(70)
    const lines = club
      .printed()
      .split('\n')
      .filter((line) => line.includes('"fatal"'))
    expect(lines).toHaveLength(1)
    const { level, msg, stack } = JSON.parse(lines[0] ?? '{}')
    expect([level, msg]).toEqual(['fatal', 'the event loop has not turned: the process ends'])
    expect(stack[0]).toMatch(/^turnsForEver \(tests\/support\/stuck-club\.mjs:\d+:\d+\)$/)
    expect(club.printed()).not.toContain('canarino')
  })

  test('[IDN-008] a club that is merely slow is left alone, and HEALTH_PORT tells one that is stuck', {
    timeout: 240_000,
  }, async ({ expect }) => {
    const port = await freePort()
    const club = await start({ HEALTH_PORT: String(port) })
    await expect.poll(() => health(port), patience).toBe(200)
    expect((await fetch(`${club.origin}/lenta`)).status).toBeLessThan(500)
    await expect.poll(() => health(port), patience).toBe(200)
    expect((await fetch(`${club.origin}/health/live`)).status).toBe(200)
    expect(club.isRunning()).toBe(true)
    expect((await fetch(`http://127.0.0.1:${port}/altro`)).status).toBe(404)
    fetch(`${club.origin}/gira`).catch(() => undefined)
    await expect.poll(() => health(port), patience).toBe(503)
    club.kill()
  })

  test.for<[string, Record<string, string>, string[]]>([
    ['turned off', { WATCHDOG_SECONDS: '0' }, []],
    ['watched by a debugger', { WATCHDOG_SECONDS: '1' }, ['--inspect=127.0.0.1:0']],
  ])(
    '[IDN-008] a club that is %s is not ended, however long it turns',
    { timeout: 240_000 },
    async ([, environment, argv], { expect }) => {
      const port = await freePort()
      const club = await start({ ...environment, HEALTH_PORT: String(port) }, argv)
      await expect.poll(() => health(port), patience).toBe(200)
      fetch(`${club.origin}/gira`).catch(() => undefined)
      // Five seconds of silence: several times the bound of the second club.
      await expect.poll(() => health(port), patience).toBe(503)
      expect(club.isRunning()).toBe(true)
      club.kill()
    },
  )
})
