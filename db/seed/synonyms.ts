import { z } from 'zod'
import { hasSynonyms, insertSynonyms } from '#areas/content/synonym-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import { readYaml } from './content-files.ts'

const synonym = z.strictObject({ term: z.string(), meanings: z.array(z.string()).min(1).max(8) })

/** Names and abbreviations of the trade; from the first change they are the desk's own. */
export async function seedSynonyms(db: Db): Promise<void> {
  if ((await hasSynonyms(db)) || (await hasTrailOf(db, 'synonym'))) return
  await insertSynonyms(db, readYaml('synonyms.yaml', z.array(synonym)))
}
