import { useId } from 'react'
import { postWords } from '#areas/content/post-rules.ts'
import { Card, CardBody, CardCover, CardMeta, CardTitle } from '#design/card/card.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Anchor } from '#design/link/link.tsx'
import { formatLongDateIt, type RomeDay } from '#platform/pure/dates.ts'
import type { Magazine, Post } from '../model.ts'

type Props = { post: Post; magazine: Magazine; level?: 3 | 4 }

/** MAG-005. A post with its cover, for the carousel and the first of a magazine. It opens in a new tab: it is not ours. */
export function PostCard({ post, magazine, level = 3 }: Props) {
  const words = postWords(post)
  return (
    <Card className="h-full">
      <CardCover className="relative">
        <PostPicture post={post} />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1.5"
          style={{ backgroundColor: magazine.primaryColor }}
        />
      </CardCover>
      <CardBody>
        <p className="text-ink-soft text-sm">{magazine.fromText}</p>
        <CardTitle level={level} to={words.link} isNewTab>
          {words.title}
        </CardTitle>
        <p className="text-ink-soft">{words.excerpt}</p>
        <CardMeta>
          {words.author}
          <PostDate date={post.date} />
        </CardMeta>
      </CardBody>
    </Card>
  )
}

/** Pictures of others are not fetched from others: a cover of ours is drawn in their place. */
function PostPicture({ post }: { post: Post }) {
  if (post.image?.startsWith('/'))
    return <img src={post.image} alt="" loading="lazy" className="size-full object-cover" />
  return <CoverArt seed={post.link} category={post.category.name} />
}

function PostDate({ date }: { date: string | null }) {
  const day = date?.slice(0, 10) ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  return (
    <>
      {' · '}
      <time dateTime={day}>{formatLongDateIt(day as RomeDay)}</time>
    </>
  )
}

/** MAG-007. A post at the side of the first: a line of category, a title, who signs it. */
export function SidePost({ post, magazine }: Props) {
  const words = postWords(post)
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="grid content-start gap-1 border-line border-t py-4 first:border-t-0 sm:border-t-0 sm:py-0"
    >
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <span aria-hidden="true" className="h-3 w-1 rounded-pill" style={{ backgroundColor: magazine.primaryColor }} />
        {post.category.name}
      </p>
      <h3 id={titleId} className="font-display text-title-xs">
        <Anchor to={words.link} isNewTab className="hover:text-primary-strong hover:underline">
          {words.title}
        </Anchor>
      </h3>
      <p className="text-ink-soft text-sm">
        {words.author}
        <PostDate date={post.date} />
      </p>
    </article>
  )
}
