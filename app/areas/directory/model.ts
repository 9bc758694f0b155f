import type { ListedCard } from '#areas/professional-card/model.ts'

/** Twelve fill the grid at two, three and four cards a row (DIR-005). */
export const PAGE_SIZE = 12
/** BLK-038, DIR-004. */
export const SECTION_SIZE = 4

/** DIR-010 */
export const LIST_FAILURE = 'Errore del servizio durante la richiesta della lista.'

/** DIR-002 */
export type DirectoryFilters = {
  text: string
  professionType: number | null
  province: string | null
}

export type DirectoryQuestion = DirectoryFilters & { page: number; take: number; isPharmacare: boolean }

/** DIR-008 */
export type DirectoryAnswer = {
  cards: ListedCard[]
  /** Others to look at, when nothing was found. */
  suggested: ListedCard[]
  pages: number
  total: number
}
