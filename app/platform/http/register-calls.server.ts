import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import { InvalidInput, NotAllowed, NotFound, Unavailable } from '../errors.ts'
import type { StaffPermission } from '../pure/permissions.ts'
import { readTexts, UNSAFE_TEXT } from '../pure/safe-text.ts'
import { registerApiDocs } from './api-docs.server.ts'
import { isTooDeep } from './bounded-body.server.ts'
import { type Access, type Call, permissionsIn } from './call.server.ts'
import { fieldsOf, parseInItalian } from './italian-zod.ts'
import { NO_SUCH_CALL } from './no-such-call.ts'
import { acceptOneFile, sentFileOf } from './one-file.server.ts'
import { assertSameOrigin } from './origin.server.ts'
import { createPace } from './pace.server.ts'
import { acceptPostedForm, isPostedByProgram } from './posted-form.server.ts'
import { strictShape } from './strict-shape.server.ts'

/** What the platform must know of whoever asks; the audience area knows the rest. */
export type CallViewer = { member: { permissions: readonly StaffPermission[] } | null }

export type CallParts<Viewer extends CallViewer> = {
  db: Db
  clock: Clock
  publicOrigin: string
  clubName?: () => string
  /** True outside production: an answer with a field its shape does not name is then a bug to be seen at once. */
  isStrict: boolean
  resolveViewer(request: FastifyRequest): Viewer | Promise<Viewer>
  /** The database for whoever asks; left out, the same for everybody. */
  dbFor?(viewer: Viewer): Db
  /** Why a call that is open to their like stays closed to whoever asks; null lets it pass. */
  refusal?(viewer: Viewer, call: Pick<Call<Viewer>, 'access' | 'path'>): string | null
  /** Told of who has just written something, before the answer leaves: their very next request must not be answered by memory. */
  noticeWriter?(viewer: Viewer): void
}

/**
 * 401 asks to sign in, null lets the request pass. IDN-026: the calls of the desk are not public, so to whoever may not make one it does
 * not exist.
 */
export function refusalOf(access: Access, viewer: CallViewer): 401 | 404 | null {
  if (access === 'anyone') return null
  if (access === 'member') return viewer.member ? null : 401
  const held = viewer.member?.permissions ?? []
  return permissionsIn(access).some((permission) => held.includes(permission)) ? null : 404
}

const NOTHING = z.union([z.undefined(), z.null(), z.strictObject({})], {
  error: 'La chiamata non prevede questi dati.',
})

/** Serves every call of the club under `/api`, each in the same steps: origin, viewer, access, shapes, act, present. */
export async function registerCalls<Viewer extends CallViewer>(
  app: FastifyInstance,
  calls: readonly Call<Viewer>[],
  parts: CallParts<Viewer>,
): Promise<void> {
  const secondsToWait = createPace()
  const pace = (request: FastifyRequest) => {
    const seconds = secondsToWait(request.ip, performance.now())
    if (seconds > 0) throw new Unavailable('Troppe richieste da questo indirizzo: riprova tra poco.', seconds, 429)
  }
  await app.register(
    async (api) => {
      acceptOnlyJson(api)
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'private, no-store')
        if (!isPostedByProgram(request)) assertSameOrigin(request, parts.publicOrigin)
      })
      for (const call of calls) {
        if (call.takesPostedForm) await acceptPostedForm(api, (forms) => serve(forms, call, parts, pace))
        else if (call.takesFile)
          await acceptOneFile(api, call.takesFile.maxBytes, (files) => serve(files, call, parts, pace))
        else serve(api, call, parts, pace)
      }
      registerApiDocs(api, {
        clubName: parts.clubName ?? (() => 'Camice'),
        permissionsOf: async (request) => (await parts.resolveViewer(request)).member?.permissions ?? [],
        // Members are told of what they may ask, and so is whoever may become one.
        callsFor: (permissions) =>
          calls.filter(({ access }) => refusalOf(access, { member: { permissions } }) === null),
      })
      api.all('/*', async () => {
        throw noSuchCall()
      })
    },
    { prefix: '/api' },
  )
}

const noSuchCall = () => new NotFound(NO_SUCH_CALL)

/** Path of the requirements, `/FAD/Corsi/{id}`, in the router's spelling. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function serve<Viewer extends CallViewer>(
  api: FastifyInstance,
  call: Call<Viewer>,
  parts: CallParts<Viewer>,
  pace: (request: FastifyRequest) => void,
): void {
  const shapes = {
    params: strictShape(call.params ?? NOTHING),
    query: strictShape(call.query ?? NOTHING),
    body: strictShape(call.body ? readNoneAsEmpty(call.body) : NOTHING),
    answer: parts.isStrict ? strictShape(call.answer) : call.answer,
  }
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  api.route({
    method: call.method,
    url: routePath(call.path),
    config: { takesPostedForm: call.takesPostedForm === true },
    // Access is decided before the body is read: whoever may not call us does not make us parse.
    onRequest: async (request) => {
      const viewer = await parts.resolveViewer(request)
      const refusal = refusalOf(call.access, viewer)
      if (refusal === 401) throw new NotAllowed('Accedi per continuare.', 401)
      if (refusal === 404 && call.isKnownToStaff && viewer.member?.permissions.length) throw new NotAllowed()
      if (refusal === 404) throw noSuchCall()
      const words = parts.refusal?.(viewer, call)
      if (words) throw new NotAllowed(words)
      if (call.isPaced && !viewer.member) pace(request)
      viewers.set(request, viewer)
    },
    handler: async (request, reply) => {
      const viewer = viewers.get(request)
      if (viewer === undefined) throw new Error('A call ran before its viewer was known.')
      const input = parseInput(shapes, request)
      const { clock } = parts
      const db = parts.dbFor?.(viewer) ?? parts.db
      const result = await call.handle({ db, clock, now: clock.now(), viewer, log: request.log, request, reply }, input)
      if (call.method !== 'GET') parts.noticeWriter?.(viewer)
      if (reply.sent) return reply
      // Bytes have no shape, and a reply that has only begun to send them does not say that it was sent.
      if (result instanceof Readable) return reply.send(result)
      const answer = shapes.answer.safeParse(result)
      if (!answer.success)
        throw new Error(`Answer of ${call.method} ${call.path} does not match its shape: ${faults(answer.error)}`)
      return reply.send(answer.data ?? undefined)
    },
  })
}

/** Whoever sends nothing is told which fields are missing, and gets what needs none; the documents call it an empty body. */
function readNoneAsEmpty(shape: z.ZodType): z.ZodType {
  return z.preprocess((sent) => sent ?? {}, shape)
}

type Shapes = Record<'params' | 'query' | 'body', z.ZodType>

function parseInput(shapes: Shapes, request: FastifyRequest) {
  const file = sentFileOf(request)
  const sent = file ? undefined : (request.body ?? undefined)
  if (holdsNul(request.params) || holdsNul(request.query) || holdsNul(sent))
    throw new InvalidInput({}, 'La richiesta contiene caratteri non ammessi.')
  const { value: body, fields: unsafe } = readTexts(sent)
  if (Object.keys(unsafe).length > 0) throw new InvalidInput(unsafe, UNSAFE_TEXT)
  const parts = {
    params: parseInItalian(shapes.params, plain(request.params)),
    query: parseInItalian(shapes.query, plain(request.query)),
    body: parseInItalian(shapes.body, body),
  }
  const fields: Record<string, string> = {}
  for (const part of Object.values(parts)) if (!part.success) Object.assign(fields, fieldsOf(part.error))
  if (Object.values(parts).some((part) => !part.success)) throw new InvalidInput(fields)
  return { params: parts.params.data, query: parts.query.data, body: parts.body.data, file }
}

/** No text of a person contains a NUL, and PostgreSQL cannot store one: it would be a 500 somewhere deep. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => key.includes('\0') || holdsNul(part))
}

/** The router's objects have no prototype; shapes expect ordinary ones, and a call without parameters gets an empty one. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value } : value
}

/** Where the answer differs, never what was in it: it may be about a person. */
function faults(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`).join(', ')
}

function acceptOnlyJson(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Many clients announce JSON on every request, also on those without a body.
    if (text.length === 0) done(null, undefined)
    else if (isTooDeep(text as string)) done(new InvalidInput({}, 'La richiesta non è valida.'))
    else parse(request, text as string, done)
  })
}
