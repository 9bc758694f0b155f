import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '../env.server.ts'
import { sentBytesOf } from '../page-cache/send-kept.server.ts'
import { truncatedNetwork } from '../pure/network.ts'
import type { AccessLog } from './access-log.server.ts'
import { redact, redactText } from './redact.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Structured lines, one JSON object each, in which nobody can be recognised. */
export function loggerOptions(env: Pick<Env, 'logLevel'>, stream?: NodeJS.WritableStream): LoggerOptions {
  return {
    level: env.logLevel,
    stream,
    base: null,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (object: Record<string, unknown>) => redact(object) as Record<string, unknown>,
    },
    // Redaction has already made plain data of these; the framework's own serializers would look for machines.
    serializers: { req: asIs, res: asIs, err: asIs },
    hooks: {
      logMethod(args, method) {
        const clean = args.map((part: unknown) => (typeof part === 'string' ? redactText(part) : part))
        method.apply(this, clean as Parameters<typeof method>)
      },
    },
  }
}

const asIs = (value: unknown) => value as never

/** A query may carry a token, an address or a name that somebody searched: it is never logged. */
export function pathOf(url: string): string {
  return redactText(url.split(/[?#]/, 1)[0] ?? '')
}

/**
 * One line per answer. Refusals are facts of the day; only what we broke is an error, and its stack is logged where it is
 * caught. Reads that succeed are counted by the metrics and written only when somebody asks for them, with ACCESS_LOG or with
 * LOG_LEVEL=debug.
 */
export function registerRequestLog(app: FastifyInstance, accessLog: AccessLog | null): void {
  if (accessLog) {
    app.addHook('onClose', async () => accessLog.close())
    app.addHook('onResponse', (request, reply, done) => {
      accessLog.write({
        requestId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        bytes: sentBytesOf(reply.raw) ?? Number(reply.getHeader('content-length') ?? 0),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: truncatedNetwork(request.ip),
      })
      done()
    })
    return
  }
  const logsReads = app.log.level === 'debug' || app.log.level === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(request.method, reply.statusCode)
    if (level !== 'debug' || logsReads) {
      const ms = Math.round(reply.elapsedTime * 10) / 10
      request.log[level](
        { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms },
        'answered',
      )
    }
    done()
  })
}

function levelOf(method: string, status: number): 'debug' | 'info' | 'error' {
  if (status >= 500) return 'error'
  return status < 400 && (method === 'GET' || method === 'HEAD') ? 'debug' : 'info'
}
