import { LAYOUTS, type LayoutName, MAGAZINES, type Magazine, type Post } from './model.ts'

/** MAG-007. The three layouts take turns down the page, so that seven magazines do not look like one. */
export function layoutOf(position: number): LayoutName {
  return (['lead', 'brief', 'wide'] as const)[position % 3] ?? 'lead'
}

export function findMagazine(code: string): Magazine | null {
  return MAGAZINES.find((magazine) => magazine.code === code) ?? null
}

export type Arranged = { readonly lead: Post | null; readonly beside: readonly Post[] }

/** MAG-007. The first post and those at its side; eight side by side have no first. */
export function arranged(posts: readonly Post[], layout: LayoutName): Arranged {
  const { sidePosts } = LAYOUTS[layout]
  if (layout === 'wide') return { lead: null, beside: posts.slice(0, sidePosts) }
  const [lead = null, ...others] = posts
  return { lead, beside: others.slice(0, sidePosts) }
}

/** MAG-002. The categories of a magazine that has these posts, each once and in their order. */
export function categoriesOf(posts: readonly Post[]): Post['category'][] {
  return [...new Map(posts.map(({ category }) => [category.name, category])).values()]
}
