import type { Db } from '#platform/db/database.server.ts'
import { courseChoices } from './desk-context.server.ts'
import type { Series } from './model.ts'
import { type ForWhom, forWhom } from './search-rules.ts'
import { listSeries } from './store.server.ts'

export type CatalogueOffer = {
  series: readonly Series[]
  professions: readonly ForWhom[]
  disciplines: readonly ForWhom[]
}

/** LRN-004. What the catalogue is narrowed by: as many choices however many courses there are. */
export async function catalogueOffer(db: Db): Promise<CatalogueOffer> {
  const [series, { professions, disciplines }] = await Promise.all([listSeries(db), courseChoices(db, null)])
  return { series, professions: forWhom(professions), disciplines: forWhom(disciplines) }
}
