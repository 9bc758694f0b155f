import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { AccessPolicy, Category } from './article-model.ts'
import {
  contentCategories,
  contentItems,
  contentPolicies,
  contentVersions,
  contentWords,
} from './article-tables.server.ts'

export async function upsertPolicy(db: Db, policy: AccessPolicy): Promise<number> {
  const key = JSON.stringify(policy)
  const values = { key, paywalls: [...policy.paywalls], useFlag: policy.useFlag }
  await db.insert(contentPolicies).values(values).onConflictDoNothing({ target: contentPolicies.key })
  const [row] = await db.select({ id: contentPolicies.id }).from(contentPolicies).where(eq(contentPolicies.key, key))
  if (!row) throw new Error('A policy that was just written is not there.')
  return row.id
}

export async function insertCategories(db: Db, categories: readonly Category[]): Promise<void> {
  const rows = categories.map((category, position) => ({ ...category, position }))
  await db.insert(contentCategories).values(rows).onConflictDoNothing({ target: contentCategories.slug })
}

/** The slugs that are taken. */
export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.select({ slug: contentItems.slug }).from(contentItems)
  return new Set(rows.map((row) => row.slug))
}

/** False when there is no such item. */
export async function updateMobi(db: Db, itemId: string, fileId: string | null): Promise<boolean> {
  const changed = await db
    .update(contentItems)
    .set({ mobiFileId: fileId })
    .where(eq(contentItems.id, itemId))
    .returning({ id: contentItems.id })
  return changed.length > 0
}

export type ItemRow = Omit<typeof contentItems.$inferInsert, 'openWords' | 'bodyWords'>

export async function insertItems(db: Db, rows: readonly ItemRow[]): Promise<void> {
  const BATCH = 500
  for (let at = 0; at < rows.length; at += BATCH) {
    const added = await db
      .insert(contentItems)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing({ target: contentItems.slug })
      .returning({ id: contentItems.id })
    await upsertWords(
      db,
      added.map(({ id }) => id),
    )
  }
}

const SHORTEST_KEPT_WORD = 4

/** Counts the open words of these items; whoever changes a title, an abstract or an opening calls it again. */
export async function upsertWords(db: Db, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await countWords(
    db,
    sql`select ${contentItems.title} || ' ' || ${contentItems.abstract} || ' ' || ${contentItems.opening} as said
      from ${contentItems} where ${inArray(contentItems.id, [...itemIds])}`,
  )
}

/** Adds the words of what is said, row by row, to those that a misspelt one is compared with. */
export async function countWords(db: Db, saying: SQL): Promise<void> {
  await db.execute(sql`
    insert into ${contentWords} (word, uses)
    select word, count(*) from (${saying}) as saying, unnest(tsvector_to_array(to_tsvector('simple', search_words(said)))) as word
    where length(word) between ${SHORTEST_KEPT_WORD} and 40 and word !~ '[^a-z]' group by word
    on conflict (word) do update set uses = ${contentWords}.uses + excluded.uses`)
}

/** Null when another item has that name in its address. */
export async function insertItem(db: Db, row: ItemRow): Promise<string | null> {
  const [added] = await db
    .insert(contentItems)
    .values(row)
    .onConflictDoNothing({ target: contentItems.slug })
    .returning({ id: contentItems.id })
  return added?.id ?? null
}

export async function updateItem(db: Db, id: string, row: Partial<ItemRow>): Promise<void> {
  await db.update(contentItems).set(row).where(eq(contentItems.id, id))
}

/** Its versions go with it. */
export async function deleteItemRow(db: Db, id: string): Promise<void> {
  await db.delete(contentItems).where(eq(contentItems.id, id))
}

export async function insertVersion(db: Db, version: typeof contentVersions.$inferInsert): Promise<void> {
  await db.insert(contentVersions).values(version)
}
