/** SHL-029. How far an ellipsis jumps, and how far an end must be for the ellipsis to appear. */
const jumpPages = 3
const nearPages = 4

export type PaginationItem =
  | { kind: 'page'; page: number; isCurrent: boolean }
  /** An ellipsis: a link that jumps towards that end. */
  | { kind: 'jump'; page: number; towards: 'first' | 'last' }

const clamp = (page: number, total: number) => Math.min(Math.max(1, page), Math.max(1, total))

/** SHL-029. First, a jump if it is far, previous, current, next, a jump if it is far, last. Each page once. */
export function paginationItems(current: number, total: number): PaginationItem[] {
  const last = Math.max(1, Math.floor(total))
  const here = clamp(Math.floor(current), last)
  const page = (number: number): PaginationItem => ({ kind: 'page', page: number, isCurrent: number === here })
  const pages = (numbers: number[]) => [...new Set(numbers)].filter((number) => number >= 1 && number <= last)

  const near = pages([here - 1, here, here + 1]).map(page)
  const first = here > 2 ? [page(1)] : []
  const end = here < last - 1 ? [page(last)] : []
  const left: PaginationItem[] =
    here - 1 > nearPages ? [{ kind: 'jump', page: clamp(here - jumpPages, last), towards: 'first' }] : []
  const right: PaginationItem[] =
    last - here > nearPages ? [{ kind: 'jump', page: clamp(here + jumpPages, last), towards: 'last' }] : []
  return [...first, ...left, ...near, ...right, ...end]
}

/** SHL-007. The page a listing's address asks for; anything that is not a page is the first. */
export function pageOf(search: URLSearchParams): number {
  const asked = search.get('pagina') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** SHL-007. Calls count pages from 0. */
export function callPage(page: number): number {
  return page - 1
}

/** SHL-007. The address of a page of a listing: the parameter is left out for page 1, every other is kept. */
export function pageAddress(pathname: string, search: URLSearchParams, page: number): string {
  const kept = new URLSearchParams(search)
  kept.delete('pagina')
  if (page > 1) kept.set('pagina', String(page))
  const query = kept.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

export type PagingLink = { rel: 'prev' | 'next'; href: string }

/** SHL-030. The link tags by which a listing names the pages around it. */
export function pagingLinks(pathname: string, search: URLSearchParams, current: number, total: number): PagingLink[] {
  const links: PagingLink[] = []
  if (current > 1) links.push({ rel: 'prev', href: pageAddress(pathname, search, clamp(current - 1, total)) })
  if (current < total) links.push({ rel: 'next', href: pageAddress(pathname, search, current + 1) })
  return links
}

/** SHL-030. The same, as a route's `meta` returns them. */
export function pagingMeta(pathname: string, search: URLSearchParams, current: number, total: number) {
  return pagingLinks(pathname, search, current, total).map((link) => ({ tagName: 'link' as const, ...link }))
}

/** The most that is read of the words of a search. */
export const LONGEST_SEARCH = 80

/** The words a list is asked with. */
export function searchedIn(search: URLSearchParams, name = 'cerca'): string {
  return (search.get(name) ?? '').trim().slice(0, LONGEST_SEARCH)
}
