/** A page's address in its one canonical spelling, so that no two spellings of a page are kept twice. */
export type PageAddress = {
  /** Path of the page, decoded and encoded again, without the `.data` ending. */
  pathname: string
  isData: boolean
  search: URLSearchParams
}

const DATA_ENDING = /\.data$/
/** A step up or in place, which a browser takes before it asks: who sends one means another page than the one it names. */
const DOT_STEP = /\/\.{1,2}(?:\/|$)/

/** Null when the path cannot be decoded, or is not one that a browser asks a site for. */
export function parsePageAddress(url: string): PageAddress | null {
  const mark = url.indexOf('?')
  const rawPath = mark < 0 ? url : url.slice(0, mark)
  let path: string
  try {
    path = encodeURI(decodeURI(rawPath))
  } catch {
    return null
  }
  if (!path.startsWith('/') || DOT_STEP.test(path)) return null
  const isData = DATA_ENDING.test(path)
  const pathname = path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.replace(DATA_ENDING, '')
  return { pathname, isData, search: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)) }
}

/** Keeps the parameters a page reads, in a fixed order; `_routes` belongs to the router and only names what it knows. */
export function canonicalSearch(
  search: URLSearchParams,
  allowed: readonly string[],
  routeIds: readonly string[],
): string {
  const kept = new URLSearchParams()
  for (const name of [...allowed].sort()) for (const value of search.getAll(name)) kept.append(name, value)
  const routes = search.get('_routes')
  if (routes !== null) {
    const known = routes.split(',').filter((id) => routeIds.includes(id))
    kept.set('_routes', [...new Set(known)].sort().join(','))
  }
  const text = kept.toString()
  return text ? `?${text}` : ''
}

/** The document's own path for a `.data` request and the other way round. */
export function dataPath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`
}

/** The document whose data an address asks for. */
export function documentOf({ pathname, search }: PageAddress): string {
  const own = new URLSearchParams(search)
  own.delete('_routes')
  return own.size > 0 ? `${pathname}?${own}` : pathname
}
