import type { ContentType } from '#areas/content/article-model.ts'

/** FAV-001 */
export type Favorite = { readonly id: string; readonly type: ContentType }

/** FAV-008. How many a page shows at first and adds at each step. */
export const MODULES_STEP = 8
export const TOOLS_STEP = 8
export const NEWS_STEP = 9

/** FAV-009 */
export const EMPTY_LIBRARY =
  'Al momento questa Libreria risulta vuota. Aggiungi Contenuti di tuo interesse ai tuoi preferiti.'

/** A bound that no reader meets, so that nobody can fill the table. */
export const MOST_FAVORITES = 2_000
