import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { contentItems } from './article-tables.server.ts'
import type { RubricPlace } from './rubric-model.ts'
import { menuItems, pages, pageVersions } from './tables.server.ts'

/** Of each kind; beyond this an editor needs no more to think again. */
export const MOST_PLACES = 20

export type Sought = {
  /** What an address that leads there looks like, wherever it is written. */
  pattern: string
  /** The field of a block that chooses a rubric by its name in addresses, where there is one. */
  field: string | null
  slug: string
}

/** Items of the menus, pages of blocks and contents, published or being written, that lead to a rubric or show what is in it. */
export async function listRubricPlaces(db: Db, { pattern, field, slug }: Sought): Promise<RubricPlace[]> {
  const isChosen = field
    ? sql`jsonb_path_exists(${pageVersions.document}, '$.regions.*[*].fields.keyvalue() ? (@.key == $field && @.value == $slug)',
        jsonb_build_object('field', ${field}::text, 'slug', ${slug}::text))`
    : undefined
  // One after the other: inside a transaction there is one connection.
  const inMenus = await db
    .select({ id: menuItems.id, menu: menuItems.menu, label: menuItems.label })
    .from(menuItems)
    .where(sql`${menuItems.link} ~* ${pattern}`)
    .orderBy(asc(menuItems.menu), asc(menuItems.position))
    .limit(MOST_PLACES)
  const inPages = await db
    .selectDistinctOn([pages.path], { path: pages.path, title: pageVersions.title, status: pageVersions.status })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .where(
      and(
        inArray(pageVersions.status, ['draft', 'published']),
        or(sql`${pageVersions.document}::text ~* ${pattern}`, isChosen),
      ),
    )
    // The version readers have is the one told of.
    .orderBy(asc(pages.path), desc(eq(pageVersions.status, 'published')))
    .limit(MOST_PLACES)
  const inItems = await db
    .select({ id: contentItems.id, title: contentItems.title })
    .from(contentItems)
    .where(sql`${contentItems.body} ~* ${pattern}`)
    .orderBy(asc(contentItems.title))
    .limit(MOST_PLACES)
  return [
    ...inMenus.map((item) => ({ kind: 'menu' as const, ...item })),
    ...inPages.map(({ path, title, status }) => ({
      kind: 'page' as const,
      path,
      title,
      isPublished: status === 'published',
    })),
    ...inItems.map((item) => ({ kind: 'item' as const, ...item })),
  ]
}
