import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotAllowed } from '../errors.ts'

type Asked = { method: string; headers: Record<string, string | string[] | undefined> }

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/**
 * May this request change something? A page of another site can make a browser send our cookies, but it cannot choose
 * Sec-Fetch-Site nor Origin. A program that sends neither is let through only without cookies and without a form's
 * content type, because then there is nothing of a person to abuse.
 */
export function isSameOrigin({ method, headers }: Asked, publicOrigin: string): boolean {
  if (READS.has(method)) return true
  const site = one(headers['sec-fetch-site'])
  const origin = one(headers.origin)
  if (site === 'same-origin') return true
  if (origin !== undefined) {
    if (site !== undefined && site !== 'none') return false
    return origin === publicOrigin || (isOwnHost(origin, one(headers.host)) && !isOursInTheClear(origin, publicOrigin))
  }
  if (site !== undefined) return false
  return headers.cookie === undefined && !FORM_TYPES.test(one(headers['content-type']) ?? '')
}

/** The browser says which host it believes it is talking to; a stranger's page cannot make it say ours as its own origin. */
function isOwnHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.parse(origin)?.host === host
}

/** Whoever stands between a browser and us can show a page under our name where nothing is sealed; where all is, that is not ours. */
function isOursInTheClear(origin: string, publicOrigin: string): boolean {
  return URL.parse(origin)?.host === URL.parse(publicOrigin)?.host
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}

export function assertSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (!isSameOrigin(request, publicOrigin)) throw new NotAllowed('La richiesta non arriva da una pagina del club.')
}

/** Covers everything that is registered after it: calls, page actions and their `.data` form. */
export function registerOriginCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSameOrigin(request, publicOrigin)) done()
    else done(new NotAllowed('La richiesta non arriva da una pagina del club.'))
  })
}
