import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import {
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Env } from '../env.server.ts'
import { loggerOptions } from '../log/logger-options.server.ts'
import { errorAnswer } from './errors.server.ts'
import { securityHeaders } from './headers.server.ts'

export const BODY_LIMIT_BYTES = 1024 * 1024

const SANE_REQUEST_ID = /^[\w.:-]{8,64}$/

/**
 * How the server treats sockets, bodies and identifiers. By default Fastify keeps a slow client for ever; these values,
 * together, close one within 15 seconds.
 */
export function serverOptions(env: Env, logStream?: NodeJS.WritableStream) {
  return {
    logger: loggerOptions(env, logStream),
    // One line per request is written by our own hook, with the path but without the query.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 8000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 5000, requestTimeout: 8000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: env.trustProxy,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request, env),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    clientErrorHandler: (error, socket) => answerMalformed(env, error, socket),
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(env, error, request as FastifyRequest, reply as FastifyReply),
  } satisfies FastifyServerOptions & { http: object }
}

/** An address the router cannot read is refused before any hook runs, so the headers are added here. */
function answerUnroutable(env: Env, error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = errorAnswer(error, request.id)
  reply
    .code(status)
    .headers({ ...securityHeaders(env), 'x-request-id': request.id, ...headers })
    .send(body)
}

/** Only a proxy of ours may name a request, and only in characters that cannot break a log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, { trustProxy }: Pick<Env, 'trustProxy'>) {
  const given = headers['x-request-id']
  return trustProxy !== false && typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID()
}

const MALFORMED: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is not even HTTP gets no request object: the answer is written on the socket by hand, with the same headers. */
function answerMalformed(env: Env, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = MALFORMED[error.code ?? ''] ?? '400 Bad Request'
  const message = 'La richiesta non è valida.'
  const requestId = randomUUID()
  const body = JSON.stringify({ message, error: { kind: 'invalid-input', message, requestId } })
  const headers = {
    ...securityHeaders(env),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
