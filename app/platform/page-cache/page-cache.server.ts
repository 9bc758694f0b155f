import type { KeptPage } from './kept-page.server.ts'

export type PageCacheStats = {
  pages: number
  bytes: number
  hits: number
  misses: number
  evictions: number
  /** How often everything was forgotten. */
  wipes: number
}

export type PageCache = {
  find(key: string): KeptPage | undefined
  /** Renders at most once however many ask at the same time. `null` from the render means "answer, but do not keep". */
  findOrRender<Answer>(
    key: string,
    render: () => Promise<{ answer: Answer; page: KeptPage | null }>,
  ): Promise<{ answer?: Answer; page: KeptPage | null }>
  /** Something was published: what is kept, and what is being drawn, is of before. */
  forgetAll(): void
  stats(): PageCacheStats
}

/** Pages kept in memory, the least recently used forgotten first, within a number of bytes. */
export function createPageCache({ maxBytes }: { maxBytes: number }): PageCache {
  const pages = new Map<string, KeptPage>()
  // biome-ignore lint/suspicious/noExplicitAny: each render brings the answer type of its own caller back to it.
  const underway = new Map<string, Promise<{ answer: any; page: KeptPage | null }>>()
  let bytes = 0
  let hits = 0
  let misses = 0
  let evictions = 0
  let wipes = 0

  function forget(key: string, page: KeptPage): void {
    pages.delete(key)
    bytes -= page.byteCount
  }

  function keep(key: string, page: KeptPage): void {
    const previous = pages.get(key)
    if (previous) forget(key, previous)
    if (page.byteCount > maxBytes) return
    pages.set(key, page)
    bytes += page.byteCount
    forgetOldest()
    page.onGrowth((more) => {
      if (pages.get(key) !== page) return
      bytes += more
      forgetOldest()
    })
  }

  function forgetOldest(): void {
    for (const [oldestKey, oldest] of pages) {
      if (bytes <= maxBytes) break
      forget(oldestKey, oldest)
      evictions += 1
    }
  }

  function find(key: string): KeptPage | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    hits += 1
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  return {
    find,
    async findOrRender(key, render) {
      const kept = find(key)
      if (kept) return { page: kept }
      const shared = underway.get(key)
      if (shared) return shared
      misses += 1
      const startedAt = wipes
      const rendering = render().then((result) => {
        // A page rendered while something was published may show the old words: it is sent, not kept.
        if (result.page && wipes === startedAt) keep(key, result.page)
        return result
      })
      underway.set(key, rendering)
      try {
        return await rendering
      } finally {
        if (underway.get(key) === rendering) underway.delete(key)
      }
    },
    forgetAll() {
      wipes += 1
      pages.clear()
      // Whoever asks from now on must not share a render that began before the publication.
      underway.clear()
      bytes = 0
    },
    stats: () => ({ pages: pages.size, bytes, hits, misses, evictions, wipes }),
  }
}
