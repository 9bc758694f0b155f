/** MAG-005. A post of a magazine as it came: any of its words may be missing, and some carry markup. */
export type MagazinePost = {
  readonly link: string
  readonly title: string | null
  readonly excerpt: string | null
  readonly date: string | null
  readonly image: string | null
  readonly author: string | null
  /** The name of its term in the magazine. */
  readonly term: string | null
}

export type MagazineCategory = { readonly name: string; readonly link: string; readonly posts: readonly MagazinePost[] }

/** MAG-004. What one magazine suggests, under its own categories. */
export type MagazinePosts = {
  readonly magazine: string
  readonly name: string
  readonly url: string
  readonly categories: readonly MagazineCategory[]
}

/** MAG-004. Null where the reader is not known: then nothing is chosen for anybody. */
export type PostsRequest = {
  readonly magazine: string
  readonly count: number
  readonly profession: string | null
  readonly professionDetail: string | null
}

/** What the club needs of whoever suggests posts of the magazines. */
export type RecommenderPort = { suggest(request: PostsRequest): Promise<MagazinePosts[]> }
