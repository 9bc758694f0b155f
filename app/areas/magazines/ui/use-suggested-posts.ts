import { useEffect, useState } from 'react'
import type { MagazineCode, Post } from '../model.ts'
import { fromSuggestedPosts, type Occupation, type SuggestedPostsWire, toSuggestedPostsBody } from '../posts-wire.ts'

/**
 * MAG-004, MAG-009. What a magazine suggests to a reader, asked for when the reader is known. A failure changes nothing:
 * the server has logged it, and the skeletons stay where they are.
 */
export function useSuggestedPosts(code: MagazineCode, count: number, reader: Occupation | null): Post[] | null {
  const [posts, setPosts] = useState<Post[] | null>(null)
  useEffect(() => {
    if (!reader) return
    const abort = new AbortController()
    void askPosts(code, count, reader, abort.signal).then(setPosts, () => undefined)
    return () => abort.abort()
  }, [code, count, reader])
  return posts
}

export async function askPosts(
  code: MagazineCode,
  count: number,
  reader: Occupation,
  signal: AbortSignal,
): Promise<Post[]> {
  const response = await fetch('/api/recommender/suggested', {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toSuggestedPostsBody(code, count, reader)),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return fromSuggestedPosts((await response.json()) as SuggestedPostsWire)
}
