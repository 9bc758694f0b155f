import { pageOf } from '#platform/pure/paging.ts'
import { slugOf } from '#platform/pure/text.ts'
import { professionRoot } from './card-rules.ts'
import {
  COURSES_PER_PAGE,
  type CourseFilter,
  type CourseOrder,
  DIDACTIC_MODELS,
  type Series,
  SHORTEST_SEARCH,
} from './model.ts'

/**
 * CRS-005, LRN-006. A range reaches to the first number of the next, so that nothing falls between two: 2,5 is found by 1-2, and what is
 * worth less than one credit by the first. The last ends at 999.
 */
export const CREDIT_RANGES = [
  { value: '1-2', label: '1-2', from: 0, to: 2 },
  { value: '3-5', label: '3-5', from: 3, to: 5 },
  { value: '6-10', label: '6-10', from: 6, to: 10 },
  { value: '11', label: '11', from: 11, to: 999 },
] as const

/** The parameters of the address that the catalogue reads. */
export const CATALOGUE_QUERY = [
  'crediti',
  'collana',
  'modello',
  'cerca',
  'professione',
  'disciplina',
  'ordine',
  'pagina',
]

export type CatalogueChoice = {
  credits: string
  series: string
  model: string
  search: string
  /** LRN-004. For whom, and in which order: they stay when filters are cleared. */
  profession: string
  discipline: string
  order: string
}

/** LRN-004. The first is the usual one, which no address names. */
export const COURSE_ORDERS: readonly { value: string; order: CourseOrder; label: string }[] = [
  { value: '', order: 'newest', label: 'Più recenti' },
  { value: 'scadenza', order: 'ending', label: 'Scadono prima' },
  { value: 'crediti', order: 'credits', label: 'Più crediti' },
  { value: 'brevi', order: 'short', label: 'Più brevi' },
  { value: 'titolo', order: 'title', label: 'Titolo' },
]

/** A profession as it is chosen: its feminine and masculine names are one. */
export type ForWhom = { readonly slug: string; readonly label: string; readonly names: readonly string[] }

export function forWhom(names: readonly string[]): ForWhom[] {
  const groups = Map.groupBy(names, professionRoot)
  return [...groups.values()]
    .map((group) => ({ slug: slugOf(group[0] ?? ''), label: group.join(', '), names: group }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'it'))
}

type Offered = { series: readonly Series[]; professions: readonly ForWhom[]; disciplines: readonly ForWhom[] }

/** What the address asks for; what is not one of the choices counts as not chosen. */
export function catalogueChoice(
  search: URLSearchParams,
  { series, professions, disciplines }: Offered,
  pathSeries?: string,
) {
  const credits = CREDIT_RANGES.find(({ value }) => value === search.get('crediti'))
  const named = seriesNamed(series, pathSeries ?? '') ?? series.find(({ slug }) => slug === search.get('collana'))
  const model = DIDACTIC_MODELS.find((name) => modelSlug(name) === search.get('modello'))
  const asked = (list: readonly ForWhom[], name: string) => list.find(({ slug }) => slug === search.get(name))
  const profession = asked(professions, 'professione')
  const discipline = asked(disciplines, 'disciplina')
  const asks = COURSE_ORDERS.find(({ value }) => value === search.get('ordine'))
  const words = (search.get('cerca') ?? '').trim().slice(0, 100)
  const choice: CatalogueChoice = {
    credits: credits?.value ?? '',
    series: named?.slug ?? '',
    model: model ? modelSlug(model) : '',
    search: words,
    profession: profession?.slug ?? '',
    discipline: discipline?.slug ?? '',
    order: asks?.value ?? '',
  }
  const filter: CourseFilter = {
    page: pageOf(search) - 1,
    limit: COURSES_PER_PAGE,
    series: named?.name,
    creditsFrom: credits?.from,
    creditsTo: credits?.to,
    model,
    professions: profession?.names,
    disciplines: discipline?.names,
    order: asks?.order,
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

/** Where the filters are cleared: for whom and in which order stay as they were. */
export function clearedPath({ profession, discipline, order }: CatalogueChoice): string {
  const kept = Object.entries({ professione: profession, disciplina: discipline, ordine: order }).filter(
    ([, value]) => value,
  )
  return kept.length > 0 ? `/corsi-ecm-fad?${new URLSearchParams(kept)}` : '/corsi-ecm-fad'
}
