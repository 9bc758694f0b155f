/** NWS-025. A post of another company's feed, as it came: any of its words may be missing, and some carry markup. */
export type HealthPost = {
  readonly title: string | null
  readonly excerpt: string | null
  readonly link: string
  readonly classes: readonly string[]
  readonly author: string | null
  readonly section: string | null
}

/** What the club needs of a health-news feed: its newest posts. */
export type HealthNewsPort = { listPosts(count: number): Promise<HealthPost[]> }
