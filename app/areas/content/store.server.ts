import { and, asc, desc, eq, inArray, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm'
import { recordChange } from '#platform/changes/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type {
  Ancestor,
  CheckedDocument,
  DraftDocument,
  PageHead,
  PageSummary,
  PageVersion,
  PublishedPage,
} from './model.ts'
import { pathOf } from './rules.ts'
import { pages, pageVersions } from './tables.server.ts'

const versionColumns = {
  pageId: pageVersions.pageId,
  number: pageVersions.number,
  status: pageVersions.status,
  title: pageVersions.title,
  description: pageVersions.description,
  sharing: pageVersions.sharing,
  document: pageVersions.document,
  authorId: pageVersions.authorId,
  savedAt: pageVersions.savedAt,
  publishedAt: pageVersions.publishedAt,
}

/** The published version of the page at a path, in any case and with or without a closing slash. */
export async function findPublishedPage(db: Db, path: string): Promise<PublishedPage | null> {
  const [row] = await db
    .select({ ...versionColumns, path: pages.path, updatedAt: pages.updatedAt, ancestors: ancestorsOfPage() })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.status, 'published')))
    .where(eq(pages.path, pathOf(path)))
  return row ?? null
}

/** Climbs to the root in the same statement, in at most eight steps, leaving out pages nobody can open. */
function ancestorsOfPage() {
  return sql<Ancestor[]>`(
    with recursive climb as (
      select parent.id, parent.path, parent.parent_id, 1 as step from pages parent where parent.id = ${pages.parentId}
      union all
      select parent.id, parent.path, parent.parent_id, climb.step + 1
      from climb join pages parent on parent.id = climb.parent_id where climb.step < 8
    )
    select coalesce(jsonb_agg(jsonb_build_object('title', version.title, 'url', climb.path) order by climb.step), '[]')
    from climb join page_versions version on version.page_id = climb.id and version.status = 'published'
  )`
}

/** SHL-026. The published pages above one, nearest first, whether or not itself is published. */
export async function listAncestors(db: Db, pageId: string): Promise<Ancestor[]> {
  const [row] = await db.select({ ancestors: ancestorsOfPage() }).from(pages).where(eq(pages.id, pageId))
  return row?.ancestors ?? []
}

/** A draft that gave way to another and never reached readers: kept so that it can be taken back, and never what an editor opens. */
const aside = and(eq(pageVersions.status, 'archived'), isNull(pageVersions.publishedAt))
export const isNotAside = or(ne(pageVersions.status, 'archived'), isNotNull(pageVersions.publishedAt))

/** What an editor opens: the draft, or what is published when there is none, or what was before it was withdrawn. */
export async function getDraft(db: Db, pageId: string): Promise<PageVersion> {
  const [row] = await db
    .select(versionColumns)
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), isNotAside))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  if (!row) throw new NotFound('Questa pagina non esiste più.')
  return row
}

export async function listPages(db: Db): Promise<PageSummary[]> {
  const latest = db
    .selectDistinctOn([pageVersions.pageId], {
      pageId: pageVersions.pageId,
      number: pageVersions.number,
      title: pageVersions.title,
    })
    .from(pageVersions)
    .where(isNotAside)
    .orderBy(pageVersions.pageId, desc(pageVersions.number))
    .as('latest')
  return db
    .select({
      id: pages.id,
      path: pages.path,
      title: latest.title,
      parentId: pages.parentId,
      latestNumber: latest.number,
      publishedNumber: sql<number | null>`(
        select number from page_versions where page_id = ${pages.id} and status = 'published'
      )`,
      isHiddenFromSearchEngines: sql<boolean>`exists(
        select from page_versions
        where page_id = ${pages.id} and status = 'published' and (sharing ->> 'isHiddenFromSearchEngines')::boolean
      )`,
      updatedAt: pages.updatedAt,
    })
    .from(pages)
    .innerJoin(latest, eq(latest.pageId, pages.id))
    .orderBy(asc(pages.path))
}

export async function findPageId(db: Db, path: string): Promise<string | null> {
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.path, pathOf(path)))
  return row?.id ?? null
}

/** Null when the path is already taken. */
export async function insertPage(
  db: Db,
  page: { path: string; parentId: string | null; now: Date },
): Promise<string | null> {
  const [row] = await db
    .insert(pages)
    .values({ path: pathOf(page.path), parentId: page.parentId, createdAt: page.now, updatedAt: page.now })
    .onConflictDoNothing({ target: pages.path })
    .returning({ id: pages.id })
  return row?.id ?? null
}

/** Takes the page for the rest of the transaction: the number an editor would open, 0 when nothing was ever saved, and the next free one. */
export async function lockPage(db: Db, pageId: string): Promise<{ latest: number; next: number }> {
  const [page] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('update')
  if (!page) throw new NotFound('Questa pagina non esiste più.')
  const [numbers] = await db
    .select({
      latest: sql<number | null>`max(${pageVersions.number}) filter (where ${isNotAside})`,
      highest: max(pageVersions.number),
    })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
  return { latest: numbers?.latest ?? 0, next: (numbers?.highest ?? 0) + 1 }
}

export type DraftToSave = {
  pageId: string
  number: number
  head: PageHead
  document: DraftDocument
  authorId: string | null
  now: Date
}

/** Replaces the draft, or opens one on top of what is published. */
export async function replaceDraft(db: Db, draft: DraftToSave): Promise<void> {
  await db.delete(pageVersions).where(and(eq(pageVersions.pageId, draft.pageId), eq(pageVersions.status, 'draft')))
  await db.insert(pageVersions).values({
    pageId: draft.pageId,
    number: draft.number,
    status: 'draft',
    ...draft.head,
    document: draft.document,
    authorId: draft.authorId,
    savedAt: draft.now,
  })
  await touchPage(db, draft.pageId, draft.now)
}

const MOST_ASIDE = 20

/** Puts the draft aside, so that another can take its place and nothing is lost. */
export async function setDraftAside(db: Db, pageId: string): Promise<void> {
  await db
    .update(pageVersions)
    .set({ status: 'archived' })
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.status, 'draft')))
  await forgetOldestAside(db, pageId)
}

/** Keeps a draft beside the one that stays. */
export async function insertAside(db: Db, { head, ...draft }: DraftToSave): Promise<void> {
  const { pageId, number, document, authorId, now } = draft
  await db
    .insert(pageVersions)
    .values({ pageId, number, status: 'archived', ...head, document, authorId, savedAt: now })
  await forgetOldestAside(db, pageId)
}

async function forgetOldestAside(db: Db, pageId: string): Promise<void> {
  const old = db
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), aside))
    .orderBy(desc(pageVersions.number))
    .offset(MOST_ASIDE)
  await db.delete(pageVersions).where(and(eq(pageVersions.pageId, pageId), inArray(pageVersions.number, old)))
}

/** The number under which the same words of the same author already are; the order of keys does not count. */
export async function findSameVersion(
  db: Db,
  { pageId, head, document, authorId }: Pick<DraftToSave, 'pageId' | 'head' | 'document' | 'authorId'>,
  isWanted: 'draft' | 'aside',
): Promise<number | null> {
  const [row] = await db
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.pageId, pageId),
        isWanted === 'draft' ? eq(pageVersions.status, 'draft') : aside,
        sql`${pageVersions.authorId} is not distinct from ${authorId}::uuid`,
        eq(pageVersions.title, head.title),
        eq(pageVersions.description, head.description),
        sql`${pageVersions.sharing} = ${JSON.stringify(head.sharing)}::jsonb`,
        sql`${pageVersions.document} = ${JSON.stringify(document)}::jsonb`,
      ),
    )
    .limit(1)
  return row?.number ?? null
}

/** False when the page was not published. */
export async function archivePublished(db: Db, pageId: string): Promise<boolean> {
  const moved = await db
    .update(pageVersions)
    .set({ status: 'archived' })
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.status, 'published')))
    .returning({ number: pageVersions.number })
  return moved.length > 0
}

export type Publication = {
  pageId: string
  number: number
  document: CheckedDocument
  publishedBy: string | null
  now: Date
}

export async function publishDraft(db: Db, { pageId, number, document, publishedBy, now }: Publication): Promise<void> {
  await db
    .update(pageVersions)
    .set({ status: 'published', document, publishedBy, publishedAt: now })
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number)))
  await touchPage(db, pageId, now)
}

async function touchPage(db: Db, pageId: string, now: Date): Promise<void> {
  await db.update(pages).set({ updatedAt: now }).where(eq(pages.id, pageId))
}

/** Makes every kept page old, on every node, if and when the transaction commits. */
export async function bumpRevision(db: Db): Promise<void> {
  await recordChange(db, 'pages')
}
