import { aliasedTable, and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { likeAnywhere } from '#platform/pure/like.ts'
import type { DeskPage, DeskVersion, PageState, PageVersion } from './model.ts'
import { isNotAside } from './store.server.ts'
import { pages, pageVersions } from './tables.server.ts'

const nameOf = (table: typeof members) =>
  sql<string | null>`nullif(trim(coalesce(${table.name}, '') || ' ' || coalesce(${table.surname}, '')), '')`

/** The newest version of each page, whatever became of it, and what readers have. */
function deskOf(db: Db) {
  const latest = db
    .selectDistinctOn([pageVersions.pageId], {
      pageId: pageVersions.pageId,
      status: pageVersions.status,
      title: pageVersions.title,
      authorId: pageVersions.authorId,
      hasReaders: sql<boolean>`exists(
        select from page_versions given where given.page_id = page_versions.page_id and given.status = 'published'
      )`.as('has_readers'),
      hadReaders: sql<boolean>`exists(
        select from page_versions given where given.page_id = page_versions.page_id and given.published_at is not null
      )`.as('had_readers'),
    })
    .from(pageVersions)
    .where(isNotAside)
    .orderBy(pageVersions.pageId, desc(pageVersions.number))
    .as('latest')
  const state = sql<PageState>`case
    when ${latest.hasReaders} then 'published' when ${latest.hadReaders} then 'withdrawn' else 'draft' end`
  return { latest, state }
}

export type PageQuery = { typed: string; state?: PageState | undefined; limit: number; offset: number }

/** The pages of the club by address, so that each stands below the one it belongs to. */
export async function listDeskPages(
  db: Db,
  { typed, state: asked, limit, offset }: PageQuery,
): Promise<{ total: number; lines: DeskPage[] }> {
  const { latest, state } = deskOf(db)
  const words = likeAnywhere(typed)
  const where: SQL | undefined = and(
    typed ? sql`(${latest.title} ilike ${words} or ${pages.path} ilike ${words})` : undefined,
    asked ? sql`${state} = ${asked}` : undefined,
  )
  const [lines, [total]] = await Promise.all([
    db
      .select({
        id: pages.id,
        path: pages.path,
        title: latest.title,
        state,
        hasChanges: sql<boolean>`${latest.hasReaders} and ${latest.status} = 'draft'`,
        updatedAt: pages.updatedAt,
        author: nameOf(members),
      })
      .from(pages)
      .innerJoin(latest, eq(latest.pageId, pages.id))
      .leftJoin(members, eq(members.id, latest.authorId))
      .where(where)
      .orderBy(asc(pages.path))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(pages).innerJoin(latest, eq(latest.pageId, pages.id)).where(where),
  ])
  return { total: total?.count ?? 0, lines }
}

export type PagePlace = { id: string; path: string; title: string; parentId: string | null; state: PageState }

export async function findPagePlace(db: Db, pageId: string): Promise<PagePlace | null> {
  const { latest, state } = deskOf(db)
  const [row] = await db
    .select({ id: pages.id, path: pages.path, title: latest.title, parentId: pages.parentId, state })
    .from(pages)
    .innerJoin(latest, eq(latest.pageId, pages.id))
    .where(eq(pages.id, pageId))
  return row ?? null
}

export async function findPagePath(db: Db, pageId: string): Promise<string | null> {
  const [row] = await db.select({ path: pages.path }).from(pages).where(eq(pages.id, pageId))
  return row?.path ?? null
}

const publishers = aliasedTable(members, 'publishers')

/** What readers had, newest first, with the draft, and the drafts that gave way to another. Those their own author saved over are not kept. */
export function listPageVersions(db: Db, pageId: string, limit: number): Promise<DeskVersion[]> {
  return versionsOf(db, pageId).orderBy(desc(pageVersions.number)).limit(limit)
}

/** The version an editor opens, and who saved it. */
export async function findLastSave(
  db: Db,
  pageId: string,
): Promise<(DeskVersion & { authorId: string | null }) | null> {
  const [row] = await versionsOf(db, pageId, isNotAside).orderBy(desc(pageVersions.number)).limit(1)
  return row ?? null
}

function versionsOf(db: Db, pageId: string, which?: SQL) {
  return db
    .select({
      number: pageVersions.number,
      status: pageVersions.status,
      title: pageVersions.title,
      savedAt: pageVersions.savedAt,
      publishedAt: pageVersions.publishedAt,
      authorId: pageVersions.authorId,
      author: nameOf(members),
      publisher: nameOf(publishers),
    })
    .from(pageVersions)
    .leftJoin(members, eq(members.id, pageVersions.authorId))
    .leftJoin(publishers, eq(publishers.id, pageVersions.publishedBy))
    .where(and(eq(pageVersions.pageId, pageId), which))
}

export async function findPageVersion(
  db: Db,
  pageId: string,
  which: number | 'published',
): Promise<Pick<PageVersion, 'number' | 'title' | 'description' | 'sharing' | 'document'> | null> {
  const [row] = await db
    .select({
      number: pageVersions.number,
      title: pageVersions.title,
      description: pageVersions.description,
      sharing: pageVersions.sharing,
      document: pageVersions.document,
    })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.pageId, pageId),
        which === 'published' ? eq(pageVersions.status, 'published') : eq(pageVersions.number, which),
      ),
    )
  return row ?? null
}

export async function hasEverBeenPublished(db: Db, pageId: string): Promise<boolean> {
  const rows = await db
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), isNotNull(pageVersions.publishedAt)))
    .limit(1)
  return rows.length > 0
}

export async function deletePageRow(db: Db, pageId: string): Promise<void> {
  await db.delete(pages).where(eq(pages.id, pageId))
}

/** The pages above one, itself included. */
export async function listAncestorIds(db: Db, pageId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive climb as (
      select id, parent_id, 1 as step from pages where id = ${pageId}
      union all
      select parent.id, parent.parent_id, climb.step + 1
      from climb join pages parent on parent.id = climb.parent_id where climb.step < 50
    ) select id from climb`)
  return rows.map(({ id }) => id)
}

/** False when it was there already. */
export async function updateParent(db: Db, pageId: string, parentId: string | null): Promise<boolean> {
  const moved = await db
    .update(pages)
    .set({ parentId })
    .where(and(eq(pages.id, pageId), sql`${pages.parentId} is distinct from ${parentId}::uuid`))
    .returning({ id: pages.id })
  return moved.length > 0
}
