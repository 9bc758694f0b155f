import { z } from 'zod'
import type { DownloadsWire } from './article-links-wire.ts'
import {
  CONTENT_TYPES,
  type ContentCard,
  type DownloadLink,
  FILE_FORMATS,
  RELATED_COMPONENTS,
  type ReadableItem,
  USE_WALLETS,
  USER_ACTIONS,
} from './article-model.ts'
import { itemPath, normalizedId } from './article-rules.ts'

/** CNT-002, SRC-007. A card as calls answer it. */
export const contentDocWire = z.strictObject({
  id: z.string(),
  title: z.string(),
  abstract: z.string(),
  link: z.string(),
  contentType: z.enum(CONTENT_TYPES),
  publicationDate: z.string(),
  imgSrc: z.string().nullable(),
  /** What stands in place of a photograph: two words from which a cover is drawn. */
  cover: z.strictObject({ key: z.string(), category: z.string() }).nullable(),
  category: z.strictObject({ label: z.string(), url: z.string() }),
  topics: z.array(z.string()),
  flags: z.array(z.enum(Object.keys(USE_WALLETS) as [keyof typeof USE_WALLETS])),
})
export type ContentDoc = z.infer<typeof contentDocWire>

export function toContentDoc(card: ContentCard): ContentDoc {
  return {
    id: card.id,
    title: card.title,
    abstract: card.abstract,
    link: itemPath(card),
    contentType: card.contentType,
    publicationDate: card.publicationDate.toISOString(),
    imgSrc: card.picture.kind === 'photograph' ? card.picture.path : null,
    cover: card.picture.kind === 'drawing' ? { key: card.picture.key, category: card.picture.category } : null,
    category: { label: card.category.label, url: `/news-approfondimenti/${card.category.slug}` },
    topics: [...card.topics],
    flags: card.useFlag ? [card.useFlag] : [],
  }
}

const wholeDoc = {
  parent_id: z.string().nullable(),
  body: z.string(),
  /** Whether what follows the opening is closed to who asked. */
  isCut: z.boolean(),
  occupations: z.array(z.string()),
  specializations: z.array(z.string()),
  professione: z.string().nullable(),
  internalTags: z.array(z.string()),
  collana: z.string().nullable(),
  userActions: z.array(z.enum(USER_ACTIONS)),
  embeddedContent: z.strictObject({ url: z.string(), title: z.string() }).nullable(),
  relatedComponents: z.array(z.enum(RELATED_COMPONENTS)),
  hasContinueReading: z.boolean(),
  hasTopics: z.boolean(),
  isFormativo: z.boolean(),
  author: z.string().nullable(),
}

/** CNT-002, NWS-014, API-019, API-237. One library item; its shape follows its kind. */
export const libraryItemWire = z.discriminatedUnion('kind', [
  contentDocWire.extend({ kind: z.literal('Editorial'), ...wholeDoc }),
  contentDocWire.extend({ kind: z.literal('Tool'), body: z.string(), isCut: z.boolean() }),
])

export function toLibraryItem(item: ReadableItem): z.infer<typeof libraryItemWire> {
  const { body, isCut } = item
  const doc = toContentDoc(item)
  if (item.contentType === 'Modulo' || item.contentType === 'Tool') return { ...doc, kind: 'Tool', body, isCut }
  return {
    ...doc,
    kind: 'Editorial',
    parent_id: item.parentId,
    body,
    isCut,
    occupations: [...item.professions],
    specializations: [...item.specializations],
    professione: item.professions[0] ?? null,
    internalTags: [...item.internalTags],
    collana: item.series,
    userActions: [...item.userActions],
    embeddedContent: item.embedded,
    relatedComponents: [...item.relatedComponents],
    hasContinueReading: item.hasContinueReading,
    hasTopics: item.hasTopics,
    isFormativo: item.isFormativo,
    author: item.author,
  }
}

const page = (most: number) => z.coerce.number().int().min(1).max(most)

/** API-018, API-236 */
export const latestContentsQuery = z.strictObject({
  contentType: z.enum(CONTENT_TYPES).optional(),
  isPremium: z.enum(['true', 'false']).optional(),
  first: page(24).default(4),
  after: z.string().max(40).optional(),
})

export const latestContentsWire = z.strictObject({
  data: z.strictObject({
    search: z.strictObject({
      results: z.array(contentDocWire),
      pageInfo: z.strictObject({ endCursor: z.string().nullable(), hasNext: z.boolean() }),
    }),
  }),
})

export type LatestContentsWire = z.output<typeof latestContentsWire>

/** CNT-026, NWS-033. An item is named by its id in any of the spellings the requirements allow; the store knows one. */
export const itemIdWire = z
  .string()
  .transform((id) => normalizedId(id).toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{32}$/))
  .transform((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'))

export const libraryQuery = z.strictObject({ id: itemIdWire })

export const itemParams = z.strictObject({ id: itemIdWire })

/** CNT-018. `e-pub` is another spelling of `epub`. */
const format = z.preprocess((given) => (given === 'e-pub' ? 'epub' : given), z.enum(FILE_FORMATS))

/** CNT-018 */
export const downloadsWire: z.ZodType<DownloadsWire> = z.array(
  z.strictObject({ type: z.enum(FILE_FORMATS), url: z.string(), title: z.string() }),
)

export function toDownloads(links: readonly DownloadLink[]): DownloadsWire {
  return links.map(({ format: type, sealedAddress: url, title }) => ({ type, url, title }))
}

/** API-029 */
export const resourceQuery = z.strictObject({ url: z.string().min(1).max(400), type: format })
