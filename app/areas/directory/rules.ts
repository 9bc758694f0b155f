import { PROFESSION_TYPES } from '#areas/professional-card/model.ts'
import { PROVINCES } from '#platform/pure/provinces.ts'
import type { Counted } from '#platform/tally/counted-page.ts'
import type { DirectoryFilters } from './model.ts'

export const MAX_TEXT = 80

/** DIR-002. What an address asks for; a value nobody offers asks for nothing. */
export function filtersOf(search: URLSearchParams): DirectoryFilters {
  const type = Number(search.get('professionType'))
  const province = (search.get('province') ?? '').toUpperCase()
  return {
    text: (search.get('text') ?? '').trim().slice(0, MAX_TEXT),
    professionType: Object.values<number>(PROFESSION_TYPES).includes(type) ? type : null,
    province: Object.hasOwn(PROVINCES, province) ? province : null,
  }
}

export function isFiltered({ text, professionType, province }: DirectoryFilters): boolean {
  return text !== '' || professionType !== null || province !== null
}

/** FIG-046. A search as it is counted: which profession and province were asked for, and whether there was anybody; never the words. */
export function searchCounted(filters: DirectoryFilters, total: number): Counted | null {
  if (!isFiltered(filters)) return null
  return {
    counter: 'directory',
    subject: `${filters.professionType ?? ''}|${filters.province ?? ''}`,
    outcome: total === 0 ? 'nobody' : 'found',
  }
}

/** DIR-003 */
export function resultsFound(total: number): string {
  return `${total.toLocaleString('it-IT')} ${total === 1 ? 'risultato trovato' : 'risultati trovati'}`
}

/** DIR-006 */
export function showsPromo(filters: DirectoryFilters, page: number): boolean {
  return page === 1 && !isFiltered(filters)
}
