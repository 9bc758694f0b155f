import { z } from 'zod'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { contentDocWire, itemIdWire } from '#areas/content/article-wire.ts'
import { CONTEXTS, GROUPS, LONGEST_QUERY, MOST_RESULTS, type SearchContext } from './model.ts'

const names = z.array(z.string().max(80)).max(20)
const types = z.array(z.enum(CONTENT_TYPES)).max(CONTENT_TYPES.length)

/** SRC-018 */
export const searchBodyWire = z.strictObject({
  contains: z.string().max(LONGEST_QUERY).optional(),
  contentType: types.optional(),
  category: names.optional(),
  topics: names.optional(),
  internalTags: names.optional(),
  exclude: z.strictObject({ contentType: types.optional(), id: z.array(itemIdWire).max(100).optional() }).optional(),
  criteria: z
    .strictObject({
      rows: z.number().int().min(0).max(MOST_RESULTS).default(12),
      offset: z.number().int().min(0).max(1_000_000).default(0),
      skip: z.number().int().min(0).max(1_000).default(0),
      groupingLimit: z.number().int().min(1).max(24).default(3),
      fallback: z.boolean().default(false),
      /** SRC-020. Accepted for its readers; the order is always the one of the requirements. */
      orderCriteria: z.array(z.string().max(60)).max(8).optional(),
      userOccupation: z
        .strictObject({
          medicalOccupation: z.string().max(80).optional(),
          medicalOccupationDetail: z.string().max(80).optional(),
          medicalSpecialties: names.optional(),
        })
        .optional(),
    })
    .prefault({}),
  /** SRC-019 */
  context: z.enum(Object.keys(CONTEXTS) as [SearchContext, ...SearchContext[]]).optional(),
  debug: z.boolean().optional(),
})
export type SearchBody = z.output<typeof searchBodyWire>

/** API-013 */
export const flatWire = z.strictObject({ docs: z.array(contentDocWire), matches: z.number().int() })

/** API-012 */
export const groupedWire = z.strictObject({
  groups: z.array(z.strictObject({ groupValue: z.string(), docs: z.array(contentDocWire), matches: z.number().int() })),
})

export const servicesQuery = z.strictObject({ s: z.string().min(1).max(LONGEST_QUERY) })
export const servicesWire = z.array(
  z.strictObject({ id: z.string(), title: z.string(), link: z.string(), text: z.string() }),
)

/** SRC-001. The whole box in one answer. */
export const suggestionsWire = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.enum([...GROUPS, 'exact', 'closed']),
      hits: z.array(z.strictObject({ id: z.string(), title: z.string(), link: z.string() })),
    }),
  ),
  correctedTo: z.string().nullable(),
  maybe: z.array(z.string()),
})

/** SRC-014 */
export const fallbackWire = z.strictObject({ news: z.array(contentDocWire), modules: z.array(contentDocWire) })
