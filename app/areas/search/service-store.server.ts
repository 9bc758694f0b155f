import { and, asc, eq } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { PageDocument } from '#areas/content/model.ts'
import { visibleBlocks } from '#areas/content/rules.ts'
import { currentRevision } from '#areas/content/store.server.ts'
import { pages, pageVersions } from '#areas/content/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { SearchHit } from './model.ts'
import { bestCards, cardsIn } from './service-rules.ts'

type Kept = { revision: number; documents: readonly PageDocument[] }

/** The editors' pages that hold cards of services, read again only after something was published. */
const kept = new WeakMap<Db, Kept>()
const MOST_PAGES = 500

/** SRC-009. The services whose cards this audience may see, of those that answer the text. */
export async function searchServices(
  typed: string,
  { db, audience, rows }: { db: Db; audience: Audience; rows: number },
): Promise<SearchHit[]> {
  const documents = await listServiceDocuments(db)
  const cards = documents.flatMap((document) => cardsIn(visibleBlocks(document, audience).shown))
  return bestCards(cards, typed).slice(0, rows)
}

async function listServiceDocuments(db: Db): Promise<readonly PageDocument[]> {
  const revision = await currentRevision(db)
  const known = kept.get(db)
  if (known?.revision === revision) return known.documents
  const rows = await db
    .select({ document: pageVersions.document })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.status, 'published')))
    .orderBy(asc(pages.path))
    .limit(MOST_PAGES)
  const documents = rows.map(({ document }) => document)
  kept.set(db, { revision, documents })
  return documents
}
