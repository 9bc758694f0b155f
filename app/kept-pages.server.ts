import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Audience, Viewer } from '#areas/audience/model.ts'
import { audienceKey } from '#areas/audience/rules.ts'
import type { AccessLog } from '#platform/log/access-log.server.ts'
import type { CountAnswer } from '#platform/metrics/metrics.server.ts'
import type { PageCache } from '#platform/page-cache/page-cache.server.ts'
import { sendKept } from '#platform/page-cache/send-kept.server.ts'
import type { ViewerResolver } from '#platform/session/viewer-resolver.server.ts'
import type { Tally } from '#platform/tally/tally.server.ts'

const keys = new WeakMap<Audience, string>()

/** The key under which a page is kept: nothing of it comes from the person. */
export function keptPageKey(audience: Audience, address: string): string {
  let key = keys.get(audience)
  if (key === undefined) {
    key = audienceKey(audience)
    keys.set(audience, key)
  }
  return `${key} ${address}`
}

/** FIG-039. What the staff open is their work, not what the club is read for. */
export const isVisitor = ({ member, viewAs }: Viewer) => !viewAs && (member === null || member.roles.length === 0)

export type KeptPagesOptions = {
  cache: PageCache
  tally: Tally
  resolver: ViewerResolver<Viewer>
  requestIdOf(request: IncomingMessage): string
  count: CountAnswer
  accessLog: AccessLog | null
  /** The network of whoever asks, for the access log. */
  networkOf(request: IncomingMessage): string
}

/** Answers what is kept before the framework looks at the request: no hook and no allocation but the answer and its line of the log. */
export function serveKeptPagesFirst(app: FastifyInstance, options: KeptPagesOptions): void {
  const { cache, tally, resolver, count, accessLog } = options
  const [answer] = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  if (!answer) throw new Error('The server has no listener to stand before.')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const viewer = request.method === 'GET' ? resolver.peek(request.headers.cookie) : undefined
    const page = viewer && !viewer.viewAs && cache.find(keptPageKey(viewer.audience, request.url ?? '/'))
    if (!page) return answer(request, response)
    const startedAt = performance.now()
    const requestId = options.requestIdOf(request)
    const { route, path, cell } = page.address
    sendKept(request, response, page, {
      requestId,
      onSent: (status, bytes) => {
        count('GET', route, status, viewer.audience.type)
        if (cell && status === 200 && isVisitor(viewer)) tally.count(cell, request.headers)
        if (!accessLog) return
        const ms = Math.round((performance.now() - startedAt) * 10) / 10
        accessLog.write({ requestId, method: 'GET', path, status, bytes, ms, network: options.networkOf(request) })
      },
    })
  })
}
