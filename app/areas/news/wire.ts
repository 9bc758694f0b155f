import { z } from 'zod'
import { withoutMarkup } from '#areas/content/post-rules.ts'
import type { HealthPost } from '#platform/outside/health-news/port.ts'
import type { CategoriesWire, HealthNewsWire } from './home-wire.ts'
import { EXTERNAL_POSTS, MOST_FAVORITE_CATEGORIES } from './model.ts'

/** API-232, API-233. The favourite categories of a member, by the name they have in an address. */
export const categoriesWire: z.ZodType<CategoriesWire> = z.strictObject({
  categories: z.array(z.strictObject({ category: z.string().max(80) })).max(MOST_FAVORITE_CATEGORIES),
})

/** API-238 */
export const healthNewsQuery = z.strictObject({
  per_page: z.coerce.number().int().min(1).max(EXTERNAL_POSTS).default(EXTERNAL_POSTS),
})

const rendered = z.strictObject({ rendered: z.string().nullable() })

/** NWS-025 */
export const healthNewsWire: z.ZodType<HealthNewsWire> = z.array(
  z.strictObject({
    title: rendered,
    excerpt: rendered,
    link: z.string(),
    class_list: z.array(z.string()),
    author: z.string().nullable(),
    section: z.string().nullable(),
  }),
)

/** NWS-025. Markup of others stops here: what is rendered are words. */
export function toHealthNews(posts: readonly HealthPost[]): HealthNewsWire {
  const words = (html: string | null) => ({ rendered: withoutMarkup(html) || null })
  return posts.map(({ title, excerpt, link, classes, author, section }) => ({
    title: words(title),
    excerpt: words(excerpt),
    link,
    class_list: [...classes],
    author: withoutMarkup(author) || null,
    section: withoutMarkup(section) || null,
  }))
}
