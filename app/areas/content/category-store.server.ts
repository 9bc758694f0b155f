import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { listCategories } from './article-store.server.ts'
import { contentCategories, contentItems, contentVersions } from './article-tables.server.ts'
import type { DeskRubric } from './rubric-model.ts'

/** The categories in their order, as whoever files a text under one needs them. */
export function listCategoriesToWrite(db: Db): Promise<{ slug: string; label: string; isForPublic: boolean }[]> {
  const { slug, label, isForPublic, position } = contentCategories
  return db.select({ slug, label, isForPublic }).from(contentCategories).orderBy(asc(position))
}

/** The categories in their order, each with how many contents are in it, readers’ or not. */
export async function listDeskCategories(db: Db): Promise<DeskRubric[]> {
  const [categories, counted] = await Promise.all([
    listCategories(db),
    db.select({ slug: contentItems.categorySlug, uses: count() }).from(contentItems).groupBy(contentItems.categorySlug),
  ])
  const uses = new Map(counted.map((row) => [row.slug, row.uses]))
  return categories.map((category) => ({ ...category, uses: uses.get(category.slug) ?? 0, filter: category.slug }))
}

/** How many contents are in it, and how many that readers have elsewhere are moved here by changes nobody has published yet. */
export async function countCategoryUses(db: Db, slug: string): Promise<{ contents: number; waiting: number }> {
  const [contents, waiting] = await Promise.all([
    db.$count(contentItems, eq(contentItems.categorySlug, slug)),
    db
      .select({ many: count() })
      .from(contentVersions)
      .innerJoin(contentItems, eq(contentItems.id, contentVersions.itemId))
      .where(
        and(
          sql`${contentVersions.draft} ->> 'categorySlug' = ${slug}`,
          sql`${contentItems.categorySlug} is distinct from ${slug}`,
          ne(contentVersions.act, 'aside'),
          sql`not exists (
            select from content_versions later
            where later.item_id = ${contentVersions.itemId} and later.number > ${contentVersions.number} and later.act <> 'aside'
          )`,
        ),
      ),
  ])
  return { contents, waiting: waiting[0]?.many ?? 0 }
}
