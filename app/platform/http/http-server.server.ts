import Fastify, { type FastifyInstance } from 'fastify'
import type { Env } from '../env.server.ts'
import type { AccessLog } from '../log/access-log.server.ts'
import { registerRequestLog } from '../log/logger-options.server.ts'
import { registerCompression } from './compressed-answers.server.ts'
import { registerErrors } from './errors.server.ts'
import { registerHeaders } from './headers.server.ts'
import { registerLimits } from './limits.server.ts'
import { serverOptions } from './server-options.server.ts'

/** A server that already knows how to refuse, shed, log and protect; whoever calls this adds what it serves. */
export async function createHttpServer(
  env: Env,
  options: { logStream?: NodeJS.WritableStream; accessLog?: AccessLog | null } = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(env, options.logStream))
  app.server.maxConnections = env.maxConnections
  registerHeaders(app, env)
  registerErrors(app)
  registerCompression(app)
  registerRequestLog(app, options.accessLog ?? null)
  await registerLimits(app, env)
  return app
}
