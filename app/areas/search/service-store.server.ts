import { and, asc, eq } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { PageDocument } from '#areas/content/model.ts'
import { visibleBlocks } from '#areas/content/rules.ts'
import { currentRevision } from '#areas/content/store.server.ts'
import { pages, pageVersions } from '#areas/content/tables.server.ts'
import { CONVENTIONS } from '#areas/conventions/copy.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { SearchHit } from './model.ts'
import { bestCards, cardsIn } from './service-rules.ts'

type ServicePage = { path: string; document: PageDocument }
type Kept = { revision: number; pages: readonly ServicePage[] }

/** SRC-001. The conventions are for everybody to read of. */
const conventions: readonly SearchHit[] = CONVENTIONS.map(({ title, text, to }) => ({ id: to, title, text, link: to }))

/** The editors' pages that hold cards of services, read again only after something was published. */
const kept = new WeakMap<Db, Kept>()
const MOST_PAGES = 500

/** SRC-009. The services whose cards this audience may see, and the conventions, of those that answer the text. */
export async function searchServices(
  typed: string,
  { db, audience, rows }: { db: Db; audience: Audience; rows: number },
): Promise<SearchHit[]> {
  const published = await listPublished(db)
  const cards = published.flatMap(({ path, document }) => cardsIn(path, visibleBlocks(document, audience).shown))
  return bestCards([...cards, ...conventions], typed).slice(0, rows)
}

async function listPublished(db: Db): Promise<readonly ServicePage[]> {
  const revision = await currentRevision(db)
  const known = kept.get(db)
  if (known?.revision === revision) return known.pages
  const rows = await db
    .select({ path: pages.path, document: pageVersions.document })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.status, 'published')))
    .orderBy(asc(pages.path))
    .limit(MOST_PAGES)
  kept.set(db, { revision, pages: rows })
  return rows
}
