/** What the blocks of the home page send and get; apart from the shapes, so that the browser does not carry them. */
export type CategoriesWire = { categories: { category: string }[] }

export function toCategories(slugs: readonly string[]): CategoriesWire {
  return { categories: slugs.map((category) => ({ category })) }
}

export function fromCategories({ categories }: CategoriesWire): string[] {
  return [...new Set(categories.map(({ category }) => category))]
}

export type HealthNewsWire = {
  title: { rendered: string | null }
  excerpt: { rendered: string | null }
  link: string
  class_list: string[]
  author: string | null
  section: string | null
}[]

/** The posts again, in the browser. */
export function fromHealthNews(posts: HealthNewsWire) {
  return posts.map(({ title, excerpt, link, author, section }) => ({
    title: title.rendered,
    excerpt: excerpt.rendered,
    link,
    author,
    section,
  }))
}
