import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { openingOf, plainText } from './article-rules.ts'
import { contentItems, contentVersions } from './article-tables.server.ts'
import type { PageDocument, RichText } from './model.ts'
import { pages, pageVersions } from './tables.server.ts'

const AT_ONCE = 100

export type KeptBody = { id: string; slug: string; body: string; isPublished: boolean }

/** The bodies of all items, some at a time, in an order that nothing changes. */
export async function* listBodies(db: Db): AsyncGenerator<KeptBody> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db
      .select({
        id: contentItems.id,
        slug: contentItems.slug,
        body: contentItems.body,
        date: contentItems.publicationDate,
      })
      .from(contentItems)
      .where(gt(contentItems.id, after))
      .orderBy(asc(contentItems.id))
      .limit(AT_ONCE)
    for (const { date, ...row } of rows) yield { ...row, isPublished: date !== null }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}

/** What was kept of an item at each version; they are read in their one form, and never written again. */
export async function listVersionBodies(db: Db, itemId: string): Promise<{ number: number; body: string }[]> {
  const rows = await db
    .select({ number: contentVersions.number, draft: contentVersions.draft })
    .from(contentVersions)
    .where(eq(contentVersions.itemId, itemId))
    .orderBy(asc(contentVersions.number))
    .limit(1_000)
  return rows.map(({ number, draft }) => ({ number, body: draft.body }))
}

/** The same words in their one form, if nobody wrote others meanwhile. */
export async function tidyBody(db: Db, { id, body }: KeptBody, tidied: RichText): Promise<void> {
  await db
    .update(contentItems)
    .set({ body: tidied, opening: openingOf(tidied), bodyText: plainText(tidied) })
    .where(and(eq(contentItems.id, id), eq(contentItems.body, body as RichText)))
}

/** The pages of editors as readers and editors have them now. */
export async function listPageDocuments(db: Db): Promise<{ path: string; number: number; document: PageDocument }[]> {
  return db
    .select({ path: pages.path, number: pageVersions.number, document: pageVersions.document })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .orderBy(asc(pages.path), asc(pageVersions.number))
    .limit(20_000)
}
