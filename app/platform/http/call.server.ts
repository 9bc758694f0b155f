import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import type { Log } from '../log/log.server.ts'
import type { StaffPermission } from '../pure/permissions.ts'

/** Who may make a call: anybody, whoever signed in, or whoever holds a permission (one of several). The server asks this before the handler runs; the access table is generated from it. */
export type Access = 'anyone' | 'member' | StaffPermission | readonly StaffPermission[]

/** The permissions any of which opens a call of the desk. */
export function permissionsIn(access: Access): readonly StaffPermission[] {
  if (access === 'anyone' || access === 'member') return []
  return typeof access === 'string' ? [access] : access
}

/** The one file of a multipart request, as it was sent: nothing has looked at its bytes yet. */
export type SentFile = { name: string; bytes: Uint8Array }

export type CallInput<Params, Query, Body> = { params: Params; query: Query; body: Body; file: SentFile | null }

export type CallContext<Viewer> = {
  db: Db
  clock: Clock
  now: Date
  viewer: Viewer
  log: Log
  request: FastifyRequest
  reply: FastifyReply
}

export type CallDefinition<
  Viewer,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path as the requirements write it, with `{id}` parameters; served under `/api`. */
  path: string
  /** One Italian sentence, shown in the readable documentation. */
  summary: string
  access: Access
  /** Whoever works at the desk knows that it is there: who of them may not make it is answered 403 and not 404. */
  isKnownToStaff?: boolean
  params?: P
  query?: Q
  body?: B
  /** The call takes one file, in the field `file` of a multipart request, and no other body. */
  takesFile?: { maxBytes: number }
  /** A stranger may write here what is kept: so often from one network and no oftener. */
  isPaced?: boolean
  /** The server of another company posts a form here, without a cookie: what it may do is said by the address alone. */
  takesPostedForm?: boolean
  /** Shape of the answer; documentation and a check in tests. */
  answer: A
  /** Statuses other than 200 that mean success or a documented refusal. */
  statuses?: Record<number, string>
  handle(context: CallContext<Viewer>, input: CallInput<z.output<P>, z.output<Q>, z.output<B>>): Promise<z.input<A>>
}

/** A call whose shapes are forgotten, as the contents page lists it. */
// biome-ignore lint/suspicious/noExplicitAny: a list of calls has a different shape in each entry; they are checked where each is defined.
export type Call<Viewer> = CallDefinition<Viewer, any, any, any, any>

/** Binds the type of the viewer, which the platform does not know, to the definition of calls. */
export function callDefiner<Viewer>() {
  return <
    P extends z.ZodType = z.ZodUndefined,
    Q extends z.ZodType = z.ZodUndefined,
    B extends z.ZodType = z.ZodUndefined,
    A extends z.ZodType = z.ZodUnknown,
  >(
    call: CallDefinition<Viewer, P, Q, B, A>,
  ): CallDefinition<Viewer, P, Q, B, A> => call
}
