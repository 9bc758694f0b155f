import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { itemPath } from './article-rules.ts'
import { isPublished, newestFirst } from './article-store.server.ts'
import { contentCategories, contentItems } from './article-tables.server.ts'
import { listMenus } from './menu-store.server.ts'
import type { MenuEntry } from './model.ts'
import { listPages } from './store.server.ts'

export const SUGGESTED_LISTS = ['links', 'contents', 'categories'] as const
export type SuggestedList = (typeof SUGGESTED_LISTS)[number]
export type Suggestion = { value: string; label: string }

/** More than one looks at while typing. */
const MOST_SUGGESTED = 20

/** BLK-002. Two addresses that do something; nobody would guess them. */
const ACTS: readonly Suggestion[] = [
  { value: '#phonecall', label: 'Telefona al Club' },
  { value: '#modalproducts', label: 'Apre la finestra con i prodotti' },
]

/** What the club has that fits some words, for whoever writes an address or a name by hand. */
export async function listSuggestions(db: Db, of: SuggestedList, typed: string, now: Date): Promise<Suggestion[]> {
  if (of === 'contents') return listContents(db, typed, now)
  const found = of === 'categories' ? await listCategoryNames(db) : await listLinks(db)
  const sought = plain(typed)
  const fitting = found.filter(({ value, label }) => plain(`${label} ${value}`).includes(sought))
  const contents = of === 'links' && sought !== '' ? await listContentPaths(db, typed, now) : []
  return firstOfEach([...fitting, ...contents]).slice(0, MOST_SUGGESTED)
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function firstOfEach(found: readonly Suggestion[]): Suggestion[] {
  return [...new Map(found.toReversed().map((each) => [each.value, each])).values()].reverse()
}

/** The pages editors made, and every address a menu leads to: the pages of the areas are there. */
async function listLinks(db: Db): Promise<Suggestion[]> {
  const [pages, menus] = await Promise.all([listPages(db), listMenus(db)])
  const flat = (entries: readonly MenuEntry[]): Suggestion[] =>
    entries.flatMap(({ label, link, items }) => [{ value: link, label }, ...flat(items)])
  return [
    ...pages
      .filter(({ publishedNumber }) => publishedNumber !== null)
      .map(({ path, title }) => ({ value: path, label: title })),
    ...Object.values(menus)
      .flatMap(flat)
      .filter(({ value }) => value.startsWith('/')),
    ...ACTS,
  ]
}

function listCategoryNames(db: Db): Promise<Suggestion[]> {
  return db.select({ value: contentCategories.slug, label: contentCategories.label }).from(contentCategories)
}

async function listContents(db: Db, typed: string, now: Date): Promise<Suggestion[]> {
  const rows = await selectContents(db, typed, now)
  return rows.map(({ slug, title }) => ({ value: slug, label: title }))
}

async function listContentPaths(db: Db, typed: string, now: Date): Promise<Suggestion[]> {
  const rows = await selectContents(db, typed, now)
  return rows.map(({ title, ...item }) => ({ value: itemPath(item), label: title }))
}

function selectContents(db: Db, typed: string, now: Date) {
  return db
    .select({
      slug: contentItems.slug,
      title: contentItems.title,
      contentType: contentItems.contentType,
      category: { slug: contentCategories.slug, label: contentCategories.label },
    })
    .from(contentItems)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .where(and(isPublished(now), beginsWords(typed)))
    .orderBy(...newestFirst)
    .limit(MOST_SUGGESTED)
}

/** Words half written find what they begin. */
function beginsWords(typed: string): SQL | undefined {
  const words = plain(typed).match(/[\p{L}\d]+/gu) ?? []
  if (words.length === 0) return undefined
  return sql`${contentItems.openWords} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
}
