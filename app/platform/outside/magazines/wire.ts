import { z } from 'zod'
import type { PostsRequest } from './port.ts'

const rendered = z
  .object({ rendered: z.string().max(20_000) })
  .nullish()
  .catch(null)
const words = z.string().max(300)

/** MAG-005. A post in the spelling of those who send it; what is missing or of another shape is missing. */
export const recommendedPostWire = z.object({
  link: z.url({ protocol: /^https?$/ }),
  title: rendered,
  excerpt: rendered,
  date: words.nullish().catch(null),
  image: z.string().max(2_000).nullish().catch(null),
  author: words.nullish().catch(null),
  term: words.nullish().catch(null),
})

/** MAG-004. Their answer; one bad post costs only itself. */
export const recommendedWire = z.object({
  posts: z
    .array(
      z.object({
        magazine: words,
        name: words,
        url: z.url({ protocol: /^https?$/ }),
        categories: z
          .array(z.object({ name: words, link: z.url({ protocol: /^https?$/ }), posts: z.array(z.unknown()).max(50) }))
          .max(30),
      }),
    )
    .max(20),
})

/** MAG-004. The question in their spelling. */
export function toQuestion({ magazine, count, profession, professionDetail }: PostsRequest) {
  return { magazine, numPosts: count, professione: profession, dettaglioProfessione: professionDetail }
}
