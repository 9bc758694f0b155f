import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { slugOf } from '#platform/pure/text.ts'
import type { Category, ContentItem } from './article-model.ts'
import { openingOf, plainText } from './article-rules.ts'
import { normalText } from './body-normal-rules.ts'
import { readHtml } from './html-rules.ts'
import type { RichText } from './model.ts'
import { bumpRevision } from './store.server.ts'
import { type ItemRow, insertCategories, insertItems, listSlugs, upsertPolicy } from './writing-store.server.ts'

/** What an author writes; the rest follows from it. */
export type NewItem = Pick<ContentItem, 'slug' | 'title' | 'abstract' | 'contentType' | 'publicationDate'> & {
  body: string
  categorySlug: string
  access: ContentItem['access']
  isPremium?: boolean
} & Partial<
    Omit<
      ContentItem,
      | 'id'
      | 'slug'
      | 'title'
      | 'abstract'
      | 'contentType'
      | 'publicationDate'
      | 'body'
      | 'opening'
      | 'category'
      | 'access'
      | 'useFlag'
      | 'hasMobi'
    >
  >

/** Puts new items before readers, in one transaction; what is there already is left as its editors made it. */
export async function publishItems(
  db: Db,
  { categories, items, now }: { categories: readonly Category[]; items: readonly NewItem[]; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    if (categories.length > 0) await insertCategories(tx, categories)
    const taken = await listSlugs(tx)
    const missing = items.filter((item) => !taken.has(item.slug))
    if (missing.length === 0) return 0
    const rows: ItemRow[] = []
    const policies = new Map<string, number>()
    for (const item of missing) {
      const key = JSON.stringify(item.access)
      const policyId = policies.get(key) ?? (await upsertPolicy(tx, item.access))
      policies.set(key, policyId)
      rows.push(rowOf(item, policyId, now))
    }
    await insertItems(tx, rows)
    await bumpRevision(tx)
    return rows.length
  })
}

function rowOf({ access, ...item }: NewItem, policyId: number, now: Date): ItemRow {
  const body = cleanBody(item.body)
  if (plainText(body) === '') throw new InvalidInput({ body: 'Scrivi il testo.' })
  return {
    ...item,
    body,
    opening: openingOf(body),
    bodyText: plainText(body),
    updatedAt: item.updatedAt ?? now,
    createdAt: now,
    picture: item.picture ?? { kind: 'drawing', key: item.slug, category: item.categorySlug },
    topics: [...(item.topics ?? [])],
    professions: [...(item.professions ?? [])],
    specializations: [...(item.specializations ?? [])],
    internalTags: [...(item.internalTags ?? [])],
    userActions: [...(item.userActions ?? [])],
    relatedComponents: [...(item.relatedComponents ?? [])],
    relatedIds: [...(item.relatedIds ?? [])],
    logos: [...(item.logos ?? [])],
    policyId,
  }
}

/** CNT-005, STU-001. The HTML of a body: what its grammar allows, and an id on every h2 so that the Sommario can jump to it. */
export function cleanBody(html: string): RichText {
  const used = new Set<string>()
  return normalText(readHtml(html), 'body').replace(/<h2>(.*?)<\/h2>/g, (_, label: string) => {
    const base = slugOf(plainText(label)) || 'sezione'
    let id = base
    for (let turn = 2; used.has(id); turn += 1) id = `${base}-${turn}`
    used.add(id)
    return `<h2 id="${id}">${label}</h2>`
  }) as RichText
}
