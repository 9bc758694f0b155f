import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type Env, parseEnv } from '#platform/env.server.ts'
import { createHttpServer } from '#platform/http/http-server.server.ts'

/** The environment of a test: demo, loopback, any free port, silent. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return parseEnv({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...variables,
  })
}

export type LogLines = { stream: NodeJS.WritableStream; text(): string; lines(): Record<string, unknown>[] }

/** Catches what would be printed. */
export function catchLog(): LogLines {
  const stream = new PassThrough()
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const text = () => Buffer.concat(chunks).toString()
  const lines = () =>
    text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { stream, text, lines }
}

/** The real server of the platform, with what the test adds to it; closed when the test ends. */
export async function testServer(
  add: (app: FastifyInstance) => unknown = () => undefined,
  { env = testEnv(), log }: { env?: Env; log?: LogLines } = {},
): Promise<FastifyInstance> {
  const app = await createHttpServer(env, { logStream: log?.stream })
  await add(app)
  onTestFinished(() => app.close())
  return app
}

/** Listens on a free port of the loopback and says where. */
export async function listenOnLoopback(app: FastifyInstance): Promise<{ port: number; origin: string }> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return { port: address.port, origin: `http://127.0.0.1:${address.port}` }
}
