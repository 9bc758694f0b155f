import { RouterContextProvider, type ServerBuild } from 'react-router'
import { audienceContext, type ShownViewAs, viewAsContext, viewerContext } from '#areas/audience/context.server.ts'
import type { Audience, Viewer } from '#areas/audience/model.ts'
import { memberDataContext } from '#areas/profile/member-data-context.server.ts'
import { withBrand } from '#platform/http/brand-style.ts'
import { drawnDocumentContext } from '#platform/http/drawn-document.ts'
import { documentSecurityHeaders } from '#platform/http/headers.server.ts'
import { type LastResortClub, type LastResortWords, lastResortPage } from '#platform/http/last-resort.server.ts'
import { type PageParts, pagePartsContext } from '#platform/http/page-parts.server.ts'
import { addedCode, asleep } from '#platform/http/paint-first.ts'
import { type Counted, countedContext } from '#platform/tally/counted-page.ts'
import { memberData } from './member-data.server.ts'
import { createNearbyHandler } from './nearby-handler.server.ts'

/** An answer of the router with its body read, ready to be sent and perhaps kept. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  setCookies: string[]
  body: Buffer
  /** What it counts as, each time somebody opens it. */
  counted?: Counted | null
}

export type RenderPage = (
  request: Request,
  audience: Audience,
  viewer: Viewer | null,
  parts: PageParts,
  /** `rests`: the page does nothing by itself for this audience, see `paint-first.ts`. `isFramed`: our own pages may frame it. */
  manner?: { rests?: boolean | undefined; isFramed?: boolean | undefined; viewAs?: ShownViewAs | null },
) => Promise<RenderedPage>

/** Renders one page for an audience, and for a viewer where the page is personal. */
export function createPageRenderer(
  build: ServerBuild,
  { mode, isHttps, frameOrigins = [] }: { mode: string; isHttps: boolean; frameOrigins?: readonly string[] },
): RenderPage {
  const handle = createNearbyHandler(build, mode)
  return async (request, audience, viewer, parts, { rests, isFramed, viewAs } = {}) => {
    const context = new RouterContextProvider()
    context.set(pagePartsContext, parts)
    context.set(audienceContext, audience)
    context.set(viewerContext, viewer)
    context.set(memberDataContext, memberData)
    if (viewAs) context.set(viewAsContext, viewAs)
    const response = await handle(request, context)
    const headers = Object.fromEntries(response.headers)
    delete headers['set-cookie']
    const setCookies = response.headers.getSetCookie()
    if (isRouterGivingUp(response)) return { ...lastResort(response.status, parts.club), setCookies }
    const { status } = response
    const counted = status === 200 ? context.get(countedContext) : null
    const drawn = context.get(drawnDocumentContext)
    if (!drawn) return { status, headers, setCookies, counted, body: Buffer.from(await response.arrayBuffer()) }
    const { nonce } = drawn
    const bytes = withBrand(drawn.bytes, parts.club.look)
    const formTargets = parts.outside.payments?.pageOrigins
    const added = addedCode(rests)
    const policy = { isHttps, nonce, added, frameOrigins, formTargets, isFramed: isFramed && status === 200 }
    Object.assign(headers, documentSecurityHeaders(bytes, policy))
    return { status, headers, setCookies, counted, body: asleep(bytes, nonce, rests) }
  }
}

/** When even the error page fails, the router answers a line of plain text, or nothing. */
function isRouterGivingUp(response: Response): boolean {
  return response.status >= 500 && !/html|x-script/.test(response.headers.get('content-type') ?? '')
}

/** The page of last resort: needs no database, no router and no stylesheet. */
export function lastResort(status: number, ...whose: [LastResortClub, words?: LastResortWords]): RenderedPage {
  const html = lastResortPage(status, ...whose)
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    ...documentSecurityHeaders(Buffer.from(html)),
  }
  if (status === 503) headers['retry-after'] = '5'
  return { status, headers, setCookies: [], body: Buffer.from(html) }
}
