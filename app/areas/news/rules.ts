import { type ContentCriteria, NEWS_TYPES } from '#areas/content/article-model.ts'
import { FILTER_NAMES, type Filters, LIST_ROWS, PICKER_CATEGORIES, PICKER_ITEMS, SKIPPED_ROWS } from './model.ts'

const MOST_VALUES = 20

/** NWS-002. The filters an address asks for, without repetitions. */
export function filtersOf(search: URLSearchParams): Filters {
  const read = (name: string) => [...new Set(search.getAll(name))].slice(0, MOST_VALUES)
  return { categoria: read('categoria'), formato: read('formato'), argomento: read('argomento') }
}

export function hasFilters(filters: Filters): boolean {
  return FILTER_NAMES.some((name) => filters[name].length > 0)
}

/** NWS-003. Whether a pending selection is the applied one, in whatever order it was made. */
export function isSameSelection(one: Filters, other: Filters): boolean {
  return FILTER_NAMES.every((name) => {
    const [left, right] = [new Set(one[name]), new Set(other[name])]
    return left.size === right.size && [...left].every((value) => right.has(value))
  })
}

/** NWS-001, NWS-006. Pages count from 1 and rows from 0; without filters every page starts after the twelve shown above. */
export function listCriteria(filters: Filters, page: number): ContentCriteria {
  const formats = NEWS_TYPES.filter((type) => filters.formato.includes(type))
  const hasUnknownOnly = filters.formato.length > 0 && formats.length === 0
  return {
    types: formats.length > 0 ? formats : NEWS_TYPES,
    // A format that nobody knows has nothing in it, as a category that nobody knows.
    ...(hasUnknownOnly && { excludedTypes: NEWS_TYPES }),
    categories: filters.categoria,
    topics: filters.argomento,
    offset: skippedRows(filters) + (page - 1) * LIST_ROWS,
    rows: LIST_ROWS,
  }
}

export function skippedRows(filters: Filters): number {
  return hasFilters(filters) ? 0 : SKIPPED_ROWS
}

export function pageCount(matches: number, filters: Filters): number {
  return Math.max(1, Math.ceil((matches - skippedRows(filters)) / LIST_ROWS))
}

/** NWS-008. The categories to pick from; what the page has above or below comes last, or the reader would meet it twice. */
export function pickedCategories<Item extends { id: string }, Category extends { items: readonly Item[] }>(
  categories: readonly Category[],
  elsewhere: readonly Item[],
): Category[] {
  const isElsewhere = ({ id }: Item) => elsewhere.some((item) => item.id === id)
  return categories
    .filter(({ items }) => items.length > 0)
    .slice(0, PICKER_CATEGORIES)
    .map((category) => ({
      ...category,
      items: category.items
        .toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)))
        .slice(0, PICKER_ITEMS),
    }))
}
