import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { ANONYMOUS, type Member, SUSPECT_AUDIENCE, type Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { MOST_BYTES } from '#areas/member-import/model.ts'
import { TRIENNIUM_PATH } from '#areas/triennium/model.ts'
import { isPageOpenToViewAs } from '#areas/view-as/opening-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed, PageTakesNothing } from '#platform/errors.ts'
import { MAX_BYTES } from '#platform/files/model.ts'
import { readBoundedBody } from '#platform/http/bounded-body.server.ts'
import { errorAnswer, isPassingDatabaseError, logFailure, sendError } from '#platform/http/errors.server.ts'
import { FILE_TOO_LARGE, type LastResortClub, type LastResortWords } from '#platform/http/last-resort.server.ts'
import { registerOriginCheck } from '#platform/http/origin.server.ts'
import { withPageErrors } from '#platform/http/page-errors.server.ts'
import type { PageParts, PagePlaceKind } from '#platform/http/page-parts.server.ts'
import { createRouteTable, type PageMatch } from '#platform/http/route-table.server.ts'
import { BODY_LIMIT_BYTES } from '#platform/http/server-options.server.ts'
import { webRequest } from '#platform/http/web-request.server.ts'
import { pathOf } from '#platform/log/logger-options.server.ts'
import { keepPage } from '#platform/page-cache/kept-page.server.ts'
import {
  canonicalSearch,
  dataPath,
  documentOf,
  type PageAddress,
  parsePageAddress,
} from '#platform/page-cache/page-address.ts'
import type { PageCache } from '#platform/page-cache/page-cache.server.ts'
import { noteSentBytes, sendKept } from '#platform/page-cache/send-kept.server.ts'
import type { Cell, Tally } from '#platform/tally/tally.server.ts'
import { isVisitor, keptPageKey } from './kept-pages.server.ts'
import { createPageRenderer, lastResort, type RenderedPage } from './render-page.server.ts'
import { shownViewAs } from './view-as.server.ts'

export type PagesOptions = {
  build: ServerBuild
  mode: string
  cache: PageCache
  tally: Tally
  origin: string
  /** Headers every answer of the club carries. */
  baseHeaders: Readonly<Record<string, string>>
  isHttps: boolean
  frameOrigins: readonly string[]
  resolveViewer(request: FastifyRequest): Promise<Viewer>
  /** The database for whoever asks. */
  dbFor(viewer: Viewer): Db
  parts(): Omit<PageParts, 'isPageThere' | 'placeAt'>
}

/** The browser may keep a public page but must ask whether it still holds: signing in changes what the same address shows. */
const PUBLIC_CACHING = { 'cache-control': 'private, no-cache' }
const PERSONAL_CACHING = { 'cache-control': 'private, no-store' }

/** A browser that opens a page, and not code that asks for its data. */
const isForAReader = ({ headers, url }: FastifyRequest) =>
  /text\/html/.test(headers.accept ?? '') && !parsePageAddress(url)?.isData

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const DESK = '/redazione'
/** IDN-006. More fields than any form of ours has; those of the desk are long lists. */
const MOST_FIELDS = 1_000
const MOST_FIELDS_AT_DESK = 5_000
/** First parts of addresses that are answered before any page is looked for. */
const RESERVED = ['api', 'assets', 'files', 'fonts', 'health', 'metrics', 'demo']

/** How the framework names whatever is a page. */
/** DSK-028. The only page that takes so large a file, from whoever may import alone. */
const IMPORTS = [`${DESK}/iscritti/importa`, `${DESK}/iscritti/importa.data`]
/** LRN-027. Where members send the papers of credits obtained elsewhere. */
const PAPERS = [TRIENNIUM_PATH, `${TRIENNIUM_PATH}.data`]
const PAGE_ROUTES = new Set(['/*', `${DESK}/*`, ...IMPORTS, ...PAPERS])

/** How a page is named where its address must not be. */
export type RegisteredPages = { routeOf(request: FastifyRequest): string | null }

/** Serves every page: public ones from what is kept for their audience, personal ones rendered for the viewer. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<RegisteredPages> {
  const build = withPageErrors(options.build)
  const render = createPageRenderer(build, options)
  const matchPage = createRouteTable(build)
  const parts = (): PageParts => ({
    ...options.parts(),
    isPageThere,
    placeAt: (path) => placeAt(path, matchPage(path)),
  })

  /** Asked as a stranger: a page that is there for others only sends away or refuses, and does not say that it is nowhere. */
  async function isPageThere(address: string): Promise<boolean> {
    const asked = parsePageAddress(address)
    const match = asked && matchPage(decodeURI(asked.pathname))
    if (!asked || !match) return false
    asked.search.set('_routes', match.routeIds.at(-1) ?? '')
    const url = `${options.origin}${dataPath(straightPath(asked.pathname))}?${asked.search}`
    const viewer = match.isPublic ? null : ANONYMOUS
    const { status } = await render(new Request(url), SUSPECT_AUDIENCE, viewer, parts())
    return status !== 404 && status !== 410
  }

  async function servePublic(request: FastifyRequest, reply: FastifyReply, address: PageAddress, viewer: Viewer) {
    const { audience } = viewer
    const match = matchPage(decodeURI(address.pathname))
    const path = address.isData ? dataPath(address.pathname) : address.pathname
    const canonical = path + canonicalSearch(address.search, match?.query ?? [], match?.routeIds ?? [])
    const { answer, page } = await options.cache.findOrRender<RenderedPage & { cell: Cell | null }>(
      keptPageKey(audience, canonical),
      async () => {
        // Nothing of the visitor's request reaches the loaders of a public page but its address and the audience.
        const rests = match?.rests && audience.type === 'SUSPECT'
        const rendered = await render(new Request(options.origin + canonical), audience, null, parts(), { rests })
        const mayKeep = rendered.status === 200 && rendered.setCookies.length === 0 && !refusesKeeping(rendered)
        const headers = { ...options.baseHeaders, ...rendered.headers, ...PUBLIC_CACHING }
        const cell = rendered.counted
          ? options.tally.cellOf(
              rendered.counted,
              audience.type,
              address.isData ? options.origin + documentOf(address) : '',
            )
          : null
        const kept = { route: match?.pattern ?? 'none', path: pathOf(canonical), cell }
        return { answer: { ...rendered, cell }, page: mayKeep ? keepPage(rendered.body, headers, kept) : null }
      },
    )
    const count = (cell: Cell | null | undefined) => {
      if (cell && request.method === 'GET' && isVisitor(viewer)) options.tally.count(cell, request.headers)
    }
    if (page) {
      reply.hijack()
      const onSent = (status: number, bytes: number) => {
        noteSentBytes(reply.raw, bytes)
        if (status === 200) count(page.address.cell)
      }
      return sendKept(request.raw, reply.raw, page, { requestId: request.id, onSent })
    }
    count(answer?.cell)
    return send(reply, answer ?? lastResort(500, parts().club), PUBLIC_CACHING)
  }

  /** At the desk a form may carry a picture, or a file to import. Whoever may not send one is stopped before it is read. */
  function refuseHeavyStrangers(may: (member: Member) => boolean) {
    return async (request: FastifyRequest) => {
      const { 'content-length': length = 0, 'transfer-encoding': pieces } = request.headers
      if (Number(length) <= BODY_LIMIT_BYTES && pieces === undefined) return
      const { member } = await options.resolveViewer(request)
      if (!member || !may(member)) throw new NotAllowed()
    }
  }

  await app.register(async (pages) => {
    acceptForms(pages)
    // Whoever reads a page is answered with one, also when it is refused before its turn or breaks where nobody foresaw.
    const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { status } = errorAnswer(error, request.id)
      if ((status < 500 && status !== 413) || !isForAReader(request)) return sendError(request, reply, error)
      logFailure(request, error, status)
      return send(reply, lastResort(status, parts().club), PERSONAL_CACHING)
    }
    pages.setErrorHandler(refuse)
    registerOriginCheck(pages, options.origin)
    // IDN-022. Before the body is read: what is sent to a page that only shows is looked at by nobody.
    pages.addHook('onRequest', async (request, reply) => {
      const address = parsePageAddress(request.url)
      if (isReading(request) || !address || matchPage(decodeURI(address.pathname))?.receives) return
      reply.header('allow', 'GET, HEAD')
      if (!isForAReader(request)) return sendError(request, reply, new PageTakesNothing())
      return send(reply, lastResort(405, parts().club), PERSONAL_CACHING)
    })
    // What the router asks to learn the routes that a page links to; the same for everybody.
    pages.get('/__manifest', async (request, reply) => {
      const rendered = await render(webRequest(request, options.origin), SUSPECT_AUDIENCE, null, parts())
      return send(reply, rendered, {})
    })
    const serve = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = parsePageAddress(request.url)
      if (!address) return send(reply, lastResort(400, parts().club), PERSONAL_CACHING)
      const isRead = isReading(request)
      const straight = straightPath(address.pathname)
      if (isRead && !address.isData && straight !== address.pathname) {
        const query = address.search.toString()
        return reply.redirect(query ? `${straight}?${query}` : straight, 308)
      }
      try {
        const viewer = await options.resolveViewer(request)
        const match = matchPage(decodeURI(address.pathname))
        const isKept = match?.isPublic && !(match.isForVisitors && viewer.audience.type !== 'SUSPECT')
        if (isRead && isKept && !viewer.viewAs) return await servePublic(request, reply, address, viewer)
        // DSK-036. Whoever looks as a member gets a page of their own: it carries the band, and nobody else may be given it.
        const isClosed = viewer.viewAs?.isAtDesk === false && match !== null && !isPageOpenToViewAs(match)
        const lent = { ...parts(), db: options.dbFor(viewer) }
        const shown = isKept ? null : viewer
        const rendered = await render(webRequest(request, options.origin), viewer.audience, shown, lent, {
          isFramed: match?.isFramed,
          viewAs: shownViewAs(viewer, lent.now, isClosed),
        })
        return send(reply, rendered, PERSONAL_CACHING)
      } catch (error) {
        if (!isPassingDatabaseError(error)) throw error
        request.log.error({ err: error }, 'the database cannot be reached')
        return send(reply, lastResort(503, parts().club), PERSONAL_CACHING)
      }
    }
    pages.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler: serve })
    const heavy = (url: string, bodyLimit: number, may: Parameters<typeof refuseHeavyStrangers>[0]) =>
      pages.route({
        method: 'POST',
        url,
        bodyLimit: bodyLimit + BODY_LIMIT_BYTES,
        onRequest: refuseHeavyStrangers(may),
        errorHandler: (error, request, reply) =>
          error.statusCode === 413
            ? send(reply, lastResort(413, parts().club, FILE_TOO_LARGE), PERSONAL_CACHING)
            : refuse(error, request, reply),
        handler: serve,
      })
    heavy(`${DESK}/*`, MAX_BYTES.document, ({ roles }) => roles.length > 0)
    for (const url of PAPERS) heavy(url, MAX_BYTES.document, () => true)
    for (const url of IMPORTS) heavy(url, MOST_BYTES, (member) => staffMay(member, 'members.import'))
  })
  return {
    routeOf(request) {
      if (!PAGE_ROUTES.has(request.routeOptions.url ?? '')) return null
      const address = parsePageAddress(request.url)
      return (address && matchPage(decodeURI(address.pathname))?.pattern) ?? null
    },
  }
}

/** What a page of editors at a path would be: their own, or what the page of an area lends them there. */
function placeAt(path: string, match: PageMatch | null): PagePlaceKind {
  const first = path.split('/')[1] ?? ''
  if (!match?.isPublic || RESERVED.includes(first)) return { kind: 'taken' }
  if (match.isOfEditors) return { kind: 'editors' }
  return match.lends.length > 0 ? { kind: 'area', lends: match.lends } : { kind: 'taken' }
}

/** Actions read their own bodies: here they are only bounded, in bytes and in fields, and handed on as they came. */
function acceptForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json', 'text/plain']
  pages.addContentTypeParser(forms, (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    const path = parsePageAddress(request.url)?.pathname ?? ''
    const isAtDesk = path === DESK || path.startsWith(`${DESK}/`)
    const maxFields = isAtDesk ? MOST_FIELDS_AT_DESK : MOST_FIELDS
    return readBoundedBody(request, payload, { maxBytes: request.routeOptions.bodyLimit, maxFields })
  })
}

/** A page that lost something to a passing failure says so: the next visitor may get it whole. */
function refusesKeeping(page: RenderedPage): boolean {
  return page.headers['cache-control']?.includes('no-store') ?? false
}

/** One spelling per page: no doubled or trailing slashes. */
function straightPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}

/** A reader whose request is refused before any page is looked for. */
export function sendRefusal(reply: FastifyReply, club: LastResortClub, words: LastResortWords) {
  return send(reply, lastResort(403, club, words), PERSONAL_CACHING)
}

function send(reply: FastifyReply, page: RenderedPage, caching: Record<string, string>) {
  reply.status(page.status).headers({ ...page.headers, ...caching })
  for (const cookie of page.setCookies) reply.header('set-cookie', cookie)
  return reply.send(page.body)
}
