import { createPage, publishPage, replaceMenu } from '#areas/content/commands.server.ts'
import { listMenus } from '#areas/content/menu-store.server.ts'
import { findPageId, listPages } from '#areas/content/store.server.ts'
import { checkDocument } from '#blocks/check-document.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import { areaRegions } from './pages/area-regions.ts'
import { helpPages } from './pages/help.ts'
import { home } from './pages/home.ts'
import { legalPages } from './pages/legal.ts'
import { loyaltyPages } from './pages/loyalty.ts'
import { menus } from './pages/menus.ts'
import type { SeedPage } from './pages/seed-page.ts'
import { servicePages } from './pages/services.ts'

/** Parents come before their children. */
export const seededPages: readonly SeedPage[] = [
  home,
  ...servicePages,
  ...areaRegions,
  ...loyaltyPages,
  ...helpPages,
  ...legalPages,
]

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
  const missing = seededPages
    .filter((page) => !present.has(page.path))
    .map((page) => (hasHealthNews ? page : withoutHealthNews(page)))
  for (const page of missing) await db.transaction((tx) => addPage(tx, page, now))
  const presentMenus = await listMenus(db)
  for (const [menu, items] of Object.entries(menus))
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
