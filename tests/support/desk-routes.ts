import { linksOf } from './page-faults.ts'
import { allPages, builtRoutes, type PageRoute, pagesBelow } from './routes.ts'
import { STAFF_PAGES } from './staff-pages.ts'

const isDesk = ({ path }: PageRoute) => /^\/redazione(\/|$)/.test(path) && path !== '/redazione/invito'

/** Every page of the desk. Only whoever develops has the gallery, and a club does not. */
export async function deskPages(): Promise<PageRoute[]> {
  return (await allPages())
    .filter((page) => isDesk(page) && !page.path.startsWith('/redazione/galleria'))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The page that an address is of; the longest words win over a place that anything fills. */
export async function patternFinder(): Promise<(address: string) => string | undefined> {
  const known = (await deskPages())
    .map(({ path }) => ({ path, shape: new RegExp(`^${path.replace(/:\w+\??/g, '[^/]+')}$`) }))
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
  return (address) => known.find(({ shape }) => shape.test(address))?.path
}

/** The pages of the desk that are drawn: others answer a file, or a part of a page. */
export async function drawnDeskPages(): Promise<string[]> {
  const drawn = new Set<string>()
  const routes = await builtRoutes()
  const below = (parentId: string | undefined, prefix: string): void => {
    for (const route of routes.filter((each) => each.parentId === parentId)) {
      const whole = route.path ? `${prefix}/${route.path}` : prefix
      if (route.hasDefaultExport && (route.path || route.index)) drawn.add(whole)
      below(route.id, whole)
    }
  }
  below(undefined, '')
  // What is shown inside a page, as the reader would see it, is drawn in the frame of the reader.
  const own = new Set(await pagesBelow('personal-desk'))
  return (await deskPages()).map(({ path }) => path).filter((path) => drawn.has(path) && own.has(path))
}

/** One address of each drawn page of the desk, found by following the links from page to page; null where no link leads to one. */
export async function deskAddresses(read: (url: string) => Promise<string>): Promise<Map<string, string | null>> {
  const patternOf = await patternFinder()
  const pages = await drawnDeskPages()
  const found = new Map<string, string | null>(pages.map((path) => [path, path.includes(':') ? null : path]))
  const note = (link: string): boolean => {
    const [address = ''] = link.split(/[?#]/)
    const pattern = patternOf(address)
    if (!pattern || found.get(pattern) !== null) return false
    // An article that is begun where others are is not there yet, and has no preview.
    if (address === '/redazione/contenuti/nuovo' && pattern.endsWith('/:id')) return false
    found.set(pattern, address)
    return true
  }
  STAFF_PAGES.forEach(note)
  const waiting = [...found.values()].filter((url) => url !== null)
  for (let url = waiting.shift(); url && [...found.values()].includes(null); url = waiting.shift())
    for (const link of linksOf(await read(url))) if (note(link)) waiting.push(link.split(/[?#]/)[0] ?? link)
  // A preview is shown by what saves first.
  for (const [pattern] of [...found].filter(([, address]) => address === null)) {
    const of = found.get(pattern.slice(0, pattern.lastIndexOf('/')))
    if (of) note(of + pattern.slice(pattern.lastIndexOf('/')))
  }
  return found
}
