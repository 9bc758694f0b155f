import { z } from 'zod'
import type { MagazinePosts, PostsRequest } from '#platform/outside/magazines/port.ts'
import { LAYOUTS, MAGAZINES, type MagazineCode } from './model.ts'
import type { SuggestedPostsBody, SuggestedPostsWire } from './posts-wire.ts'

const CODES = MAGAZINES.map(({ code }) => code) as [MagazineCode, ...MagazineCode[]]
const MOST_POSTS = LAYOUTS.wide.sidePosts

/** MAG-004, API-023 */
export const suggestedPostsBody: z.ZodType<SuggestedPostsBody> = z.strictObject({
  magazine: z.enum(CODES, { error: 'Questa testata non è tra quelle del Club.' }),
  numPosts: z.number().int().min(1).max(MOST_POSTS),
  professione: z.string().max(40).nullish(),
  dettaglioProfessione: z.string().max(40).nullish(),
})

const rendered = z.strictObject({ rendered: z.string().nullable() })

/** MAG-005. `termName` is the name of the term that travels inside the post. */
const postWire = z.strictObject({
  link: z.string(),
  title: rendered,
  excerpt: rendered,
  date: z.string().nullable(),
  image: z.string().nullable(),
  author: z.string().nullable(),
  termName: z.string().nullable(),
})

/** MAG-004, API-239 */
export const suggestedPostsWire: z.ZodType<SuggestedPostsWire> = z.strictObject({
  posts: z.array(
    z.strictObject({
      magazine: z.string(),
      name: z.string(),
      url: z.string(),
      categories: z.array(z.strictObject({ name: z.string(), link: z.string(), posts: z.array(postWire) })),
    }),
  ),
})

/** Occupations count only for whoever is known (AUD-013). */
export function toRequest(body: SuggestedPostsBody, isPersonal: boolean): PostsRequest {
  return {
    magazine: body.magazine,
    count: body.numPosts,
    profession: isPersonal ? (body.professione ?? null) : null,
    professionDetail: isPersonal ? (body.dettaglioProfessione ?? null) : null,
  }
}

export function toSuggestedPosts(found: readonly MagazinePosts[]): SuggestedPostsWire {
  return {
    posts: found.map(({ magazine, name, url, categories }) => ({
      magazine,
      name,
      url,
      categories: categories.map((category) => ({
        name: category.name,
        link: category.link,
        posts: category.posts.map(({ link, title, excerpt, date, image, author, term }) => ({
          link,
          title: { rendered: title },
          excerpt: { rendered: excerpt },
          date,
          image,
          author,
          termName: term,
        })),
      })),
    })),
  }
}
