import { z } from 'zod'
import {
  type Article,
  CALL_RESULTS,
  CITATION_FORMATS,
  KEYWORD_MAX_LENGTH,
  MOST_RESULTS,
  type PressCategory,
} from './model.ts'
import { noticeText } from './notice-rules.ts'
import type { FamiliesWire, ReviewChangeWire } from './review-wire.ts'

const required = { error: 'Campo obbligatorio.' }

/** API-245. Days are written year-month-day; `descrizione` is the keyword, left out when there is none. */
export const articleSearchWire = z.object({
  dataDa: z.string(required).max(10),
  dataA: z.string(required).max(10),
  categoria: z.int(required).min(1).max(999_999_999),
  descrizione: z.string().max(KEYWORD_MAX_LENGTH).optional(),
  /** Ours: from which one on, for whoever reads further than the first answer. */
  offset: z.int().min(0).max(MOST_RESULTS).optional(),
})

/** PUB-014 */
export const articleWire = z.object({
  artXmlId: z.int(),
  artXmlTitle: z.string(),
  artXmlPubdate: z.string(),
  artXmlAuthor: z.string(),
  artXmlDescription: z.string(),
  artXmlLink: z.string(),
})
export const articlesWire = z.array(articleWire).max(CALL_RESULTS)

export function toArticleWire({
  id,
  title,
  pubDate,
  author,
  body,
  link,
  notices,
}: Article): z.infer<typeof articleWire> {
  return {
    artXmlId: id,
    artXmlTitle: title,
    artXmlPubdate: pubDate,
    artXmlAuthor: author,
    // The entity has no place for a retraction: whoever reads the abstract reads it first.
    artXmlDescription: [...notices.map(noticeText), body].join('\n\n'),
    artXmlLink: link,
  }
}

/** API-246 */
export const categorySearchWire = z.object({ download: z.boolean(), process: z.boolean(), public: z.boolean() })
/** PUB-015 */
export const categoriesWire = z.array(z.object({ speIdExtrapola: z.int(), speName: z.string() }))

export function toCategoriesWire(categories: readonly PressCategory[]): z.infer<typeof categoriesWire> {
  return categories.map(({ id, name }) => ({ speIdExtrapola: id, speName: name }))
}

/** PUB-015, API-243 */
export const familiesWire = z.array(z.object({ id: z.int(), nome: z.string() })) satisfies z.ZodType<FamiliesWire>

const familyIds = z.array(z.int().min(1).max(2_147_483_647)).max(100)

/** API-244 */
export const reviewChangeWire = z.object({
  unsubscribeFamigliaSpecializzazioneIdList: familyIds,
  subscribeFamigliaSpecializzazioneIdList: familyIds,
}) satisfies z.ZodType<ReviewChangeWire>

const pmid = z.coerce.number().int().min(1).max(2_147_483_647)
export const pmidParams = z.object({ id: pmid })
export const savedArticleWire = z.object({ id: z.int().min(1).max(2_147_483_647) })
export const savedArticlesWire = z.array(savedArticleWire)

const formato = z.enum(CITATION_FORMATS)
export const listExportQuery = z.object({ formato })
/** Numbers of papers between commas. */
export const exportQuery = z.object({
  formato,
  id: z
    .string()
    .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, { error: 'Indica al massimo cento articoli, separati da virgole.' })
    .transform((list) => list.split(',').map(Number))
    .refine((ids) => ids.every((id) => id >= 1 && id <= 2_147_483_647), { error: 'Questo articolo non esiste.' }),
})

/** RFC 8058. The one line a mail program posts. */
export const oneClickWire = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
export const oneClickParams = z.object({ key: z.uuid() })
