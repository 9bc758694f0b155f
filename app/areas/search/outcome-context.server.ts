import type { SearchAnswer } from './counted-rules.ts'
import { type Everything, findEverything } from './find-store.server.ts'

type Asked = Omit<Parameters<typeof findEverything>[1], 'rows'>

/** How much answers in all the sections together. */
export const totalOf = ({ news, modules, tools, calculators, courses, services }: Everything): number =>
  news.matches + modules.matches + tools.matches + calculators + courses.total + services.length

/** FIG-041. Whether a text that rested in the box finds anything, without looking for more than that; null where that is not known. */
export async function outcomeOf(term: string, asked: Asked): Promise<SearchAnswer | null> {
  const found = await findEverything(term, { ...asked, rows: 1 })
  if (found.hasFailed) return null
  return { total: totalOf(found), correctedTo: found.query.correctedTo, hasClosed: found.closed !== null }
}
