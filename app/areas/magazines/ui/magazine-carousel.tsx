import { useEffect, useState } from 'react'
import { Carousel } from '#design/carousel/carousel.tsx'
import { SkeletonCard } from '#design/skeleton/skeleton.tsx'
import { CAROUSEL_EVERY_MS, CAROUSEL_POSTS, CAROUSEL_SLIDES, MAGAZINES, type Post } from '../model.ts'
import type { Occupation } from '../posts-wire.ts'
import { PostCard } from './post-card.tsx'
import { askPosts } from './use-suggested-posts.ts'

/** MAG-006. What each magazine suggests first: four at once, on to the next every ten seconds until asked to stop. */
export function MagazineCarousel({ reader }: { reader: Occupation | null }) {
  const [posts, setPosts] = useState<Readonly<Record<string, Post>>>({})
  useEffect(() => {
    if (!reader) return
    const abort = new AbortController()
    for (const { code } of MAGAZINES)
      askPosts(code, CAROUSEL_POSTS, reader, abort.signal).then(
        ([post]) => post && setPosts((known) => ({ ...known, [code]: post })),
        () => undefined,
      )
    return () => abort.abort()
  }, [reader])
  return (
    <Carousel
      label="Suggeriti dalle testate"
      perView={{ phone: 1, tablet: 2, desktop: CAROUSEL_SLIDES }}
      autoplayMs={CAROUSEL_EVERY_MS}
      slides={MAGAZINES.map((magazine) => {
        const post = posts[magazine.code]
        return {
          key: magazine.code,
          content: post ? <PostCard post={post} magazine={magazine} /> : <SkeletonCard />,
        }
      })}
    />
  )
}
