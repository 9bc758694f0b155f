/** NWS-006, NWS-011 */
export const LIST_ROWS = 12
export const SKIPPED_ROWS = 12

/** NWS-008, NWS-010 */
export const PICKER_CATEGORIES = 3
export const PICKER_ITEMS = 2

/** How many of the newest stand beside the first, with their picture. */
export const SECOND_ITEMS = 5
export const OVERVIEW_ITEMS = 3

/** What was opened most in the seven days before today; with fewer than three there is no list. */
export const MOST_READ_ITEMS = 5
export const LEAST_READ_ITEMS = 3
export const MOST_READ_DAYS = 7

/** NWS-004 */
export const FILTER_ENTRIES = 10
export const MOST_FILTER_ENTRIES = 100

/** NWS-012, NWS-016 */
export const SUGGESTED_ITEMS = 6
export const RELATED_ITEMS = 3

/** CNT-024, CNT-025 */
export const MODULES_STEP = 8
export const MOST_TOOLS = 999

/** NWS-018 */
export const FAVORITE_NEWS = 6
/** More than a club has categories; nobody can fill the table. */
export const MOST_FAVORITE_CATEGORIES = 50

/** NWS-024 */
export const EXTERNAL_POSTS = 4

/** Of a category that was opened a moment ago. */
export const NOTHING_YET = 'Le prime letture di questa categoria stanno per arrivare.'

/** NWS-007 */
export const NOTHING_FOUND =
  'Siamo spiacenti ma la ricerca non ha prodotto risultati. Riprova con parole chiave diverse.'

/** NWS-002. The names are those of the address. */
export const FILTER_NAMES = ['categoria', 'formato', 'argomento'] as const
export type FilterName = (typeof FILTER_NAMES)[number]
export type Filters = { readonly [Name in FilterName]: readonly string[] }
export type FilterEntry = { readonly value: string; readonly label: string }
export type FilterGroup = {
  readonly name: FilterName
  readonly label: string
  readonly entries: readonly FilterEntry[]
}
