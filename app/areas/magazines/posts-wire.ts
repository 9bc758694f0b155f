import type { MagazineCode, Post } from './model.ts'

/** What the browser sends and gets; apart from the shapes, so that it does not carry them. */
export type SuggestedPostsBody = {
  magazine: MagazineCode
  numPosts: number
  professione?: string | null | undefined
  dettaglioProfessione?: string | null | undefined
}

type PostWire = {
  link: string
  title: { rendered: string | null }
  excerpt: { rendered: string | null }
  date: string | null
  image: string | null
  author: string | null
  termName: string | null
}

export type SuggestedPostsWire = {
  posts: {
    magazine: string
    name: string
    url: string
    categories: { name: string; link: string; posts: PostWire[] }[]
  }[]
}

/** The posts of one magazine again, in the browser: one list, each with its category. */
export function fromSuggestedPosts({ posts }: SuggestedPostsWire): Post[] {
  return posts.flatMap(({ categories }) =>
    categories.flatMap(({ name, link, posts: own }) =>
      own.map((post) => ({
        link: post.link,
        title: post.title.rendered,
        excerpt: post.excerpt.rendered,
        date: post.date,
        image: post.image,
        author: post.author,
        category: { name, link },
      })),
    ),
  )
}

/** MAG-015. What the page reads of the contact data. */
export type ReaderWire = {
  datiContatto?: { professione?: { codice?: string } | null; professioneDettaglio?: { id?: number | string } | null }
}
export type Occupation = { profession: string | null; professionDetail: string | null }

export function fromReader({ datiContatto }: ReaderWire): Occupation {
  const detail = datiContatto?.professioneDettaglio?.id
  return {
    profession: datiContatto?.professione?.codice ?? null,
    professionDetail: detail === undefined ? null : String(detail),
  }
}

export function toSuggestedPostsBody(
  magazine: MagazineCode,
  count: number,
  { profession, professionDetail }: Occupation,
): SuggestedPostsBody {
  return { magazine, numPosts: count, professione: profession, dettaglioProfessione: professionDetail }
}
