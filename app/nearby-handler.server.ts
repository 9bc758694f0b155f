import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { nearbyRoutes } from '#platform/http/nearby-routes.ts'

/**
 * The router tries its routes one after the other, for each request more than once, and builds all of them again for each document. Here
 * a request meets only those that may answer it: the same page is found, and its cost does not grow with the pages of the club.
 */
export function createNearbyHandler(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const nearby = nearbyRoutes(build.routes)
  const handlers = new Map<string, RequestHandler>()
  return (request, context) => {
    const { pathname } = new URL(request.url)
    // The browser asks it for many addresses at once.
    if (pathname === build.routeDiscovery.manifestPath) return whole(request, context)
    const key = nearby.keyOf(pathname)
    const handler = handlers.get(key) ?? createRequestHandler(withRoutes(build, nearby.idsFor(key)), mode)
    handlers.set(key, handler)
    return handler(request, context)
  }
}

function withRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const only = <Value>(routes: Record<string, Value>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
