import type { z } from 'zod'
import { NotFound } from '../errors.ts'
import type { Listed } from '../pure/listing.ts'
import { pageOf, searchedIn } from '../pure/paging.ts'

/** A filter: its name in the address, and what it may be. */
type Shape = readonly [name: string, shape: z.ZodType]
type Shapes = Record<string, Shape>
type Filters<Known extends Shapes> = { [Key in keyof Known]: z.output<Known[Key][1]> | null }

export type Asked<Known extends Shapes = Shapes> = {
  typed: string
  /** What each filter means; null where nothing was chosen, or nothing that exists. */
  filters: Filters<Known>
  chosen: Record<string, string>
  page: number
  limit: number
  offset: number
}

type Options = {
  perPage?: number
  /** The name of the field of the search. */
  words?: string
}

/** The question a list of the desk was asked by its address: words, filters, page. */
export function askedList<const Known extends Shapes>(
  request: Request,
  shapes: Known,
  { perPage = 20, words = 'cerca' }: Options = {},
): Asked<Known> {
  const search = new URL(request.url).searchParams
  const chosen: Record<string, string> = {}
  const filters: Record<string, unknown> = {}
  for (const [key, [name, shape]] of Object.entries(shapes)) {
    const written = search.get(name) ?? ''
    const read = shape.safeParse(written)
    const isChosen = written !== '' && read.success
    if (isChosen) chosen[name] = written
    filters[key] = isChosen ? read.data : null
  }
  const page = pageOf(search)
  return {
    typed: searchedIn(search, words),
    filters: filters as Filters<Known>,
    chosen,
    page,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

/** What the page of the list shows around its rows. A page that the list does not reach is not there. */
export function listed({ typed, chosen, page, limit }: Omit<Asked, 'filters'>, total: number): Listed {
  const pages = Math.max(1, Math.ceil(total / limit))
  if (page > pages) throw new NotFound('Questo elenco non arriva fino a questa pagina.')
  return { typed, chosen, page, pages, total }
}

/** What the address says was just done, in the words of its page; anything else in its place says nothing. */
export function saidIn(request: Request, words: Readonly<Record<string, string>>): string | null {
  const done = new URL(request.url).searchParams.get('fatto') ?? ''
  return Object.hasOwn(words, done) ? (words[done] ?? null) : null
}
