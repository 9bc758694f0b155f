import { createStaticHandler, type DataRouteObject, type ServerBuild } from 'react-router'
import { createMemory } from '#platform/pure/memory.ts'

export type PageMatch = {
  isPublic: boolean
  /** Query parameters the matched pages read: the only ones that may tell two kept documents apart. */
  query: readonly string[]
  routeIds: readonly string[]
  /** A page that a member is sent away from, with the whole query: kept for visitors only. */
  isForVisitors: boolean
  /** For a visitor nobody knows the page does nothing by itself: its code may wait for the visitor's first sign of life. */
  rests: boolean
  /** A page made of editors' blocks and nothing else. */
  isOfEditors: boolean
  /** The places that the page of an area lends to editors. */
  lends: readonly string[]
  /** Our own pages may show it in a frame. */
  isFramed: boolean
  /** Whether it has an action, and so takes what is posted to it. */
  receives: boolean
  /** Its address with names in place of values, as `app/routes.ts` writes it: addresses are endless and may be about a person. */
  pattern: string
}

/** What a route module may say about itself to the server, as `export const handle`. */
export type PageHandle = {
  query?: readonly string[]
  isForVisitors?: boolean
  rests?: boolean
  isOfEditors?: boolean
  lends?: readonly string[]
  isFramed?: boolean
}

/** The router tries its routes one after the other for each path it is asked about: longer than a kept page takes to answer. */
const REMEMBERED_PATHS = 2_000
const LONGEST_REMEMBERED = 200

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
  // It puts the routes in order once, where `matchRoutes` does at each question.
  const router = createStaticHandler(below(undefined))
  const find = (pathname: string): PageMatch | null => {
    const matches = router.match(pathname)
    if (!matches) return null
    const routeIds = matches.map((match) => match.route.id)
    const handles = routeIds.map((id) => build.routes[id]?.module.handle as PageHandle | undefined)
    const query = handles.flatMap((handle) => handle?.query ?? [])
    const isForVisitors = handles.some((handle) => handle?.isForVisitors)
    const rests = handles.some((handle) => handle?.rests)
    const last = handles.at(-1)
    return {
      isPublic: routeIds.includes('public'),
      query: [...new Set(query)],
      routeIds,
      isForVisitors,
      rests,
      isOfEditors: last?.isOfEditors ?? false,
      lends: last?.lends ?? [],
      isFramed: last?.isFramed ?? false,
      receives: build.routes[routeIds.at(-1) ?? '']?.module.action !== undefined,
      pattern: `/${routeIds.flatMap((id) => build.routes[id]?.path || []).join('/')}`,
    }
  }
  const memory = createMemory<PageMatch | null>(REMEMBERED_PATHS)
  return (pathname) => (pathname.length > LONGEST_REMEMBERED ? find(pathname) : memory(pathname, () => find(pathname)))
}
