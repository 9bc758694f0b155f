import { daysBefore } from '../../pure/dates.ts'
import { slugOf } from '../../pure/text.ts'
import type { MagazinePosts, PostsRequest, RecommenderPort } from './port.ts'
import { STAND_IN_POSTS, type StandInPost } from './stand-in-posts.ts'

/** Where the imitation keeps its magazines: on our own site, because it has none. */
export const STAND_IN_MAGAZINES_PATH = '/testate-di-prova'

export type KnownMagazine = { code: string; name: string }
export type FoundPost = StandInPost & { magazine: string; category: string; slug: string; daysAgo: number }

/** Every post of a magazine, newest first: one more day behind for each. */
export function standInPostsOf(magazine: string): FoundPost[] {
  const categories = Object.entries(STAND_IN_POSTS[magazine] ?? {})
  return categories
    .flatMap(([category, posts], column) =>
      posts.map((post, row) => ({ ...post, magazine, category, slug: slugOf(post.title), daysAgo: row * 3 + column })),
    )
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
}

/** Suggests by profession, then by date, from posts it always has. */
export function standInRecommender(magazines: readonly KnownMagazine[], today: () => Date): RecommenderPort {
  return {
    async suggest(request) {
      const known = magazines.find(({ code }) => code === request.magazine)
      return known ? [suggestionOf(known, request, today())] : []
    },
  }
}

function suggestionOf({ code, name }: KnownMagazine, { count, profession }: PostsRequest, now: Date): MagazinePosts {
  const fits = ({ professions }: FoundPost) => profession !== null && professions.includes(profession)
  const chosen = standInPostsOf(code)
    .toSorted((one, other) => Number(fits(other)) - Number(fits(one)))
    .slice(0, count)
  const names = [...new Set(chosen.map(({ category }) => category))]
  return {
    magazine: code,
    name,
    url: `${STAND_IN_MAGAZINES_PATH}/${code}`,
    categories: names.map((category) => ({
      name: category,
      link: `${STAND_IN_MAGAZINES_PATH}/${code}#${slugOf(category)}`,
      posts: chosen
        .filter((post) => post.category === category)
        .map(({ slug, title, excerpt, author, daysAgo }) => ({
          link: `${STAND_IN_MAGAZINES_PATH}/${code}/${slug}`,
          title,
          excerpt: `<p>${excerpt}</p>`,
          date: daysBefore(now, daysAgo + 1)
            .toISOString()
            .slice(0, 10),
          image: null,
          author,
          term: category,
        })),
    })),
  }
}
