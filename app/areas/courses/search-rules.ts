import { pageOf } from '#platform/pure/paging.ts'
import { slugOf } from '#platform/pure/text.ts'
import { COURSES_PER_PAGE, type CourseFilter, DIDACTIC_MODELS, type Series, SHORTEST_SEARCH } from './model.ts'

/** CRS-005. The last range ends at 999. */
export const CREDIT_RANGES = [
  { value: '1-2', label: '1-2', from: 1, to: 2 },
  { value: '3-5', label: '3-5', from: 3, to: 5 },
  { value: '6-10', label: '6-10', from: 6, to: 10 },
  { value: '11', label: '11', from: 11, to: 999 },
] as const

/** The parameters of the address that the catalogue reads. */
export const CATALOGUE_QUERY = ['crediti', 'collana', 'modello', 'cerca', 'pagina']

export type CatalogueChoice = { credits: string; series: string; model: string; search: string }

/** What the address asks for; what is not one of the choices counts as not chosen. */
export function catalogueChoice(search: URLSearchParams, series: readonly Series[], pathSeries?: string) {
  const credits = CREDIT_RANGES.find(({ value }) => value === search.get('crediti'))
  const named = seriesNamed(series, pathSeries ?? '') ?? series.find(({ slug }) => slug === search.get('collana'))
  const model = DIDACTIC_MODELS.find((name) => modelSlug(name) === search.get('modello'))
  const words = (search.get('cerca') ?? '').trim().slice(0, 100)
  const choice: CatalogueChoice = {
    credits: credits?.value ?? '',
    series: named?.slug ?? '',
    model: model ? modelSlug(model) : '',
    search: words,
  }
  const filter: CourseFilter = {
    page: pageOf(search) - 1,
    limit: COURSES_PER_PAGE,
    series: named?.name,
    creditsFrom: credits?.from,
    creditsTo: credits?.to,
    model,
    // CRS-004: fewer letters than this find everything, so they are not looked for.
    search: words.length >= SHORTEST_SEARCH ? words : undefined,
  }
  return { choice, filter, seriesInPath: seriesNamed(series, pathSeries ?? '') }
}

/**
 * CRS-010. The name in the address, decoded, whatever its case; an unknown one is no restriction. A series that was given another
 * name is still found by the one its address was made of.
 */
export function seriesNamed(series: readonly Series[], written: string): Series | null {
  const wanted = written.trim().toLowerCase()
  return (
    series.find(({ slug }) => slug === wanted) ??
    series.find(({ name }) => name.toLowerCase() === wanted) ??
    series.find(({ slug }) => slug === slugOf(wanted)) ??
    null
  )
}

export function modelSlug(model: string): string {
  return model.toLowerCase().replace(/[^a-z]+/g, '-')
}

/** CRS-004. Something was written, and it is not enough to look for. */
export function isTooShort(search: string): boolean {
  return search !== '' && search.length < SHORTEST_SEARCH
}

/** CRS-006. How many filters are on, text included. */
export function activeFilterCount({ credits, series, model, search }: CatalogueChoice): number {
  return [credits, series, model, search.length >= SHORTEST_SEARCH ? search : ''].filter(Boolean).length
}
