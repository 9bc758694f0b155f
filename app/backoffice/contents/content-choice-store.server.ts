import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { contentCategories, contentItems } from '#areas/content/article-tables.server.ts'
import { shelfOf } from '#areas/content/desk-rules.ts'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import { type Choice, MOST_FOUND } from '#platform/pure/choices.ts'
import { SHELF_WORDS } from './content-copy.ts'

async function selectContents(db: Db, now: Date, where: SQL | undefined, limit: number): Promise<Choice[]> {
  const { slug, title, publicationDate, withdrawnAt } = contentItems
  const rows = await db
    .select({ slug, title, publicationDate, withdrawnAt })
    .from(contentItems)
    .where(where)
    .orderBy(sql`${publicationDate} desc nulls last`, slug)
    .limit(limit)
  return rows.map((item) => ({
    code: item.slug,
    title: item.title || 'Senza titolo',
    state: SHELF_WORDS[shelfOf(item, now)].label,
  }))
}

/** Whoever pastes the whole address of a page means its last part. */
const lastPart = (typed: string) => typed.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1)?.trim() ?? ''

/** DSK-049. Contents in whatever state, by the last part of their address. */
export const CONTENT_CHOICES: ChoiceKind = {
  permissions: ['contents.write', 'pages.write'],
  search(db, typed, { now }) {
    const isNamed = sql`${contentItems.slug} = ${lastPart(typed)}`
    return selectContents(db, now, or(isNamed, and(...saysAll(contentItems.title, typed))), MOST_FOUND)
  },
  read: (db, codes, now) => selectContents(db, now, inArray(contentItems.slug, [...codes]), codes.length),
}

async function selectCategories(db: Db, where: SQL | undefined): Promise<Choice[]> {
  const { slug, label } = contentCategories
  const rows = await db.select({ slug, label }).from(contentCategories).where(where).orderBy(label).limit(MOST_FOUND)
  return rows.map((category) => ({ code: category.slug, title: category.label, state: 'Categoria' }))
}

/** DSK-049. Categories of contents, by the part of the address that is theirs. */
export const CATEGORY_CHOICES: ChoiceKind = {
  permissions: ['contents.write', 'pages.write'],
  search: (db, typed) => selectCategories(db, and(...saysAll(contentCategories.label, typed))),
  read: (db, codes) => selectCategories(db, inArray(contentCategories.slug, [...codes])),
}
