import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, type AppErrorKind, InvalidInput, NotFound, Unavailable } from '../errors.ts'
import { fieldsOf } from './italian-zod.ts'

export type ErrorBody = {
  /** The sentence the requirements' clients show. */
  message: string
  error: { kind: AppErrorKind | 'unexpected'; message: string; fields?: Record<string, string>; requestId: string }
}

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: ErrorBody }

/** What the framework refuses before a call runs, in the words of the seven errors. */
const FRAMEWORK: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'La richiesta è troppo grande.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Il formato della richiesta non è accettato.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'La richiesta non è un JSON valido.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'La richiesta è vuota.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'La lunghezza della richiesta non corrisponde.' },
  FST_ERR_BAD_URL: { status: 400, message: 'L’indirizzo non è valido.' },
  FST_ERR_ASYNC_CONSTRAINT: { status: 400, message: 'L’indirizzo non è valido.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, message: 'L’indirizzo è troppo lungo.' },
}

/** PostgreSQL away, starting up, out of connections, or a statement that took too long: it passes, so the caller may try again. */
const PASSING_CODES = /^(08\w{3}|53\w{3}|57P0[1-3]|57014|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/

/** The one place where an error becomes an answer of a call. Nothing of an unforeseen error reaches the caller but the request id. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const known = knownError(error)
  if (known) {
    const headers: Record<string, string> = {}
    if (known instanceof Unavailable) headers['retry-after'] = String(known.retryAfterSeconds)
    const fields = known instanceof InvalidInput ? known.fields : undefined
    return answer(known.status, known.kind, known.message, requestId, fields, headers)
  }
  const framework = frameworkError(error)
  if (framework) return answer(framework.status, 'invalid-input', framework.message, requestId)
  return answer(500, 'unexpected', 'Si è verificato un errore.', requestId)
}

function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return new InvalidInput(fieldsOf(error))
  if (isPassingDatabaseError(error)) return new Unavailable()
  return null
}

export function isPassingDatabaseError(error: unknown): boolean {
  // The query layer wraps the driver's error, and a failed connection to several addresses groups them.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (isPassing(cause)) return true
    if (cause instanceof AggregateError && cause.errors.some(isPassingDatabaseError)) return true
  }
  return false
}

const DRIVER_SENTENCES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/

function isPassing(error: Error): boolean {
  const { code, syscall, severity } = error as { code?: unknown; syscall?: unknown; severity?: unknown }
  if (DRIVER_SENTENCES.test(error.message)) return true
  if (typeof code !== 'string') return false
  // A missing socket is a database that is not there; any other missing file is our own mistake.
  if (code === 'ENOENT') return syscall === 'connect'
  // Closed to everybody for maintenance: as an answer to a statement the same code is a mistake of ours.
  if (code === '55000') return severity === 'FATAL'
  return (severity !== undefined || syscall !== undefined) && PASSING_CODES.test(code)
}

function frameworkError(error: unknown): { status: number; message: string } | null {
  if (!(error instanceof Error)) return null
  const { code, statusCode } = error as Partial<FastifyError>
  const listed = code === undefined ? undefined : FRAMEWORK[code]
  if (listed) return listed
  if (code?.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, message: 'La richiesta non è valida.' }
  return null
}

function answer(
  status: number,
  kind: ErrorBody['error']['kind'],
  message: string,
  requestId: string,
  fields?: Record<string, string>,
  headers: Record<string, string> = {},
): ErrorAnswer {
  const error =
    fields && Object.keys(fields).length > 0 ? { kind, message, fields, requestId } : { kind, message, requestId }
  return { status, headers, body: { message, error } }
}

/** A caller's mistake is a fact of the day; only what we broke is an error with its stack. */
export function logFailure(request: FastifyRequest, error: unknown, status: number): void {
  if (status >= 500 && !(error instanceof Unavailable)) request.log.error({ err: error }, 'request failed')
  else request.log.info({ status, kind: error instanceof AppError ? error.kind : 'refused' }, 'request refused')
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, headers, body } = errorAnswer(error, request.id)
  logFailure(request, error, status)
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Errors of everything that is not a page. Pages turn theirs into documents before they arrive here. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new NotFound()))
}
