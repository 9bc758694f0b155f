import { createPage, publishPage, replaceMenu } from '#areas/content/commands.server.ts'
import { listMenus } from '#areas/content/menu-store.server.ts'
import { findPageId, listPages } from '#areas/content/store.server.ts'
import { checkDocument } from '#blocks/check-document.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import { pagePaths, readMenus, readPages, type SeedPage } from './pages/page-files.ts'

type Options = { now: Date; hasHealthNews?: boolean; log?: (sentence: string) => void }

/**
 * The first pages and menus of a club. Each appears whole or not at all, and one that is there is never touched again: from then
 * on it belongs to the editors.
 */
export async function seedPages(
  db: Db,
  { now, hasHealthNews = true, log = () => undefined }: Options,
): Promise<number> {
  const present = new Set((await listPages(db)).map((page) => page.path))
  // What is all there is not read again: a club starts in an instant.
  const missing = pagePaths().every((path) => present.has(path))
    ? []
    : readPages().filter(({ path }) => !present.has(path))
  for (const page of missing)
    await db.transaction((tx) => addPage(tx, hasHealthNews ? page : withoutHealthNews(page), now))
  const presentMenus = await listMenus(db)
  for (const [menu, items] of Object.entries(readMenus()))
    if (!presentMenus[menu] && !(await hasTrailOf(db, 'menu', menu))) await replaceMenu(db, menu, items)
  if (missing.length > 0) log(`Pagine aggiunte: ${missing.length}`)
  return missing.length
}

/** A club that follows no feed has no place for it: editors put the block where they like when it does. */
function withoutHealthNews(page: SeedPage): SeedPage {
  const regions = Object.entries(page.regions).map(([name, blocks]) => [
    name,
    blocks.filter(({ type }) => type !== 'health-news'),
  ])
  return { ...page, regions: Object.fromEntries(regions) }
}

async function addPage(db: Db, { path, parent, head, regions }: SeedPage, now: Date): Promise<void> {
  const parentId = parent ? await findPageId(db, parent) : null
  const document = checkDocument({ regions })
  const { pageId, number } = await createPage(db, { path, parentId, head, document, authorId: null, now })
  await publishPage(db, { pageId, number, check: checkDocument, authorId: null, now })
}
