import { and, asc, eq } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { PageDocument } from '#areas/content/model.ts'
import type { Query } from '#areas/content/query-model.ts'
import { readStems } from '#areas/content/query-store.server.ts'
import { visibleBlocks } from '#areas/content/rules.ts'
import { pages, pageVersions } from '#areas/content/tables.server.ts'
import { wordsIn } from '#areas/content/word-rules.ts'
import { CONVENTIONS } from '#areas/conventions/copy.ts'
import { changesMark } from '#platform/changes/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { CALCULATOR_THINGS } from './calculator-rules.ts'
import type { SearchHit } from './model.ts'
import { placesFor } from './place-rules.ts'
import { querySection } from './section-rules.ts'
import { cardsIn } from './service-rules.ts'
import { bestThings, type Stems, textOf } from './thing-rules.ts'

type ServicePage = { path: string; document: PageDocument }
type Kept = { mark: string; pages: readonly ServicePage[]; stems: Stems }

/** SRC-001. The conventions are for everybody to read of. */
const conventions: readonly SearchHit[] = CONVENTIONS.map(({ title, text, to }) => ({ id: to, title, text, link: to }))

/** The editors' pages that hold cards of services, read again only after something was published. */
const kept = new WeakMap<Db, Kept>()
const MOST_PAGES = 500

/** SRC-009. The services whose cards this audience may see, the conventions and the pages of the club, of those that answer. */
export async function findServices(
  query: Query,
  { db, audience, rows }: { db: Db; audience: Audience; rows: number },
): Promise<SearchHit[]> {
  const { pages: published, stems } = await readPages(db)
  const cards = published.flatMap(({ path, document }) => cardsIn(path, visibleBlocks(document, audience).shown))
  const things = [...cards, ...conventions, ...placesFor(audience)]
  const meant = querySection(query, 'services')
  const best = bestThings(things, meant.concepts.length > 0 ? meant : query, stems)
  return best.slice(0, rows).map(({ thing }) => thing)
}

/** The words of what is searched where it is, each with its stem. */
export async function vocabularyOf(db: Db): Promise<Stems> {
  return (await readPages(db)).stems
}

async function readPages(db: Db): Promise<Kept> {
  const mark = await changesMark(db)
  const known = kept.get(db)
  if (known?.mark === mark) return known
  const rows = await db
    .select({ path: pages.path, document: pageVersions.document })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.status, 'published')))
    .orderBy(asc(pages.path))
    .limit(MOST_PAGES)
  const cards = rows.flatMap(({ path, document }) =>
    cardsIn(path, { main: [...(document.regions.main ?? [])], bottom: [...(document.regions.bottom ?? [])] }),
  )
  const words = [...cards, ...conventions, ...placesFor(null), ...CALCULATOR_THINGS].flatMap((one) =>
    wordsIn(textOf(one)),
  )
  const read = { mark, pages: rows, stems: await readStems(db, [...new Set(words)]) }
  kept.set(db, read)
  return read
}
