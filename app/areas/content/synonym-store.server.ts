import { asc } from 'drizzle-orm'
import { changesMark } from '#platform/changes/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Synonyms, synonymsOf } from './query-rules.ts'
import { searchSynonyms } from './synonym-tables.server.ts'

/** The names of the desk, read again only after something was changed. */
const kept = new WeakMap<Db, { mark: string; synonyms: Synonyms }>()
/** However many the desk writes, only so many are read. */
const MOST_GROUPS = 2_000

export async function listSynonyms(db: Db): Promise<Synonyms> {
  const mark = await changesMark(db)
  const known = kept.get(db)
  if (known?.mark === mark) return known.synonyms
  const rows = await db
    .select({ term: searchSynonyms.term, meanings: searchSynonyms.meanings })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.term))
    .limit(MOST_GROUPS)
  const synonyms = synonymsOf(rows.map(({ term, meanings }) => [term, ...meanings]))
  kept.set(db, { mark, synonyms })
  return synonyms
}

export async function hasSynonyms(db: Db): Promise<boolean> {
  return (await db.select({ id: searchSynonyms.id }).from(searchSynonyms).limit(1)).length > 0
}

/** For the seed. */
export async function insertSynonyms(db: Db, list: { term: string; meanings: string[] }[]): Promise<void> {
  await db.insert(searchSynonyms).values(list)
}
