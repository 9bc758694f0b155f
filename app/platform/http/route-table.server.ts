import { type DataRouteObject, matchRoutes, type ServerBuild } from 'react-router'

export type PageMatch = {
  isPublic: boolean
  /** Query parameters the matched pages read: the only ones that may tell two kept documents apart. */
  query: readonly string[]
  routeIds: readonly string[]
}

/** What a route module may say about itself to the server, as `export const handle`. */
export type PageHandle = { query?: readonly string[] }

/** Answers which pages a path leads to and whether they are public, from the built routes. */
export function createRouteTable(build: ServerBuild): (pathname: string) => PageMatch | null {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const below = (parentId: string | undefined): DataRouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map((route) => ({
        id: route.id,
        path: route.path,
        ...(route.index ? { index: true as const } : { children: below(route.id) }),
      }))
  const tree = below(undefined)
  return (pathname) => {
    const matches = matchRoutes(tree, pathname)
    if (!matches) return null
    const routeIds = matches.map((match) => match.route.id)
    const query = routeIds.flatMap((id) => (build.routes[id]?.module.handle as PageHandle | undefined)?.query ?? [])
    return { isPublic: routeIds.includes('public'), query: [...new Set(query)], routeIds }
  }
}
