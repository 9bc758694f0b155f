import { cx } from '#design/cx.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { Loading, Skeleton, SkeletonCard, SkeletonText } from '#design/skeleton/skeleton.tsx'
import { LAYOUTS, type LayoutName, type Magazine } from '../model.ts'
import type { Occupation } from '../posts-wire.ts'
import { arranged, categoriesOf } from '../rules.ts'
import { PostCard, SidePost } from './post-card.tsx'
import { useSuggestedPosts } from './use-suggested-posts.ts'

type Props = { magazine: Magazine; layout: LayoutName; isOdd: boolean; reader: Occupation | null }

/** MAG-002, MAG-007. A magazine: its categories, its first post and those beside it, in places kept from the start. */
export function MagazineSection({ magazine, layout, isOdd, reader }: Props) {
  const posts = useSuggestedPosts(magazine.code, LAYOUTS[layout].suggested, reader)
  return (
    <Band
      id={magazine.code}
      ground={isOdd ? 'paper' : 'plain'}
      space="small"
      aria-labelledby={`${magazine.code}-title`}
    >
      <SectionHead
        id={`${magazine.code}-title`}
        title={magazine.title}
        lead={magazine.fromText}
        action={
          <Link look="standalone" to={magazine.link} isNewTab>
            Vai alla testata
          </Link>
        }
      />
      <ul aria-label={`Categorie di ${magazine.title}`} className="mb-5 flex min-h-11 flex-wrap gap-2">
        {posts
          ? categoriesOf(posts).map(({ name, link }) => (
              <li key={name}>
                <Anchor
                  to={link}
                  isNewTab
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-strong/45 px-4 hover:border-primary hover:text-primary-strong"
                >
                  {name}
                </Anchor>
              </li>
            ))
          : [0, 1, 2].map((at) => (
              <li key={at}>
                <Skeleton className="h-11 w-32 rounded-pill" />
              </li>
            ))}
      </ul>
      {posts ? (
        <Posts posts={posts} layout={layout} magazine={magazine} />
      ) : (
        <Loading>
          <PostPlaces layout={layout} />
        </Loading>
      )}
    </Band>
  )
}

const SIDE = { wide: 'sm:grid-cols-2 lg:grid-cols-4', lead: 'sm:grid-cols-2', brief: 'sm:grid-cols-2' } as const

function frameClass(layout: LayoutName): string {
  return layout === 'wide' ? '' : 'grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
}

function Posts({
  posts,
  layout,
  magazine,
}: Pick<Props, 'layout' | 'magazine'> & { posts: Parameters<typeof arranged>[0] }) {
  const { lead, beside } = arranged(posts, layout)
  return (
    <div className={frameClass(layout)} data-layout={layout}>
      {lead && <PostCard post={lead} magazine={magazine} />}
      <div className={cx('grid content-start gap-x-6 sm:gap-y-7', SIDE[layout])} data-side-posts="">
        {beside.map((post) => (
          <SidePost key={post.link} post={post} magazine={magazine} />
        ))}
      </div>
    </div>
  )
}

/** As many places as there will be posts, each as tall. */
function PostPlaces({ layout }: { layout: LayoutName }) {
  const places = Array.from({ length: LAYOUTS[layout].sidePosts }, (_, at) => at)
  return (
    <div className={frameClass(layout)} data-places={layout}>
      {layout !== 'wide' && <SkeletonCard />}
      <div className={cx('grid content-start gap-x-6 sm:gap-y-7', SIDE[layout])}>
        {places.map((at) => (
          <SkeletonText key={at} lines={4} className="min-h-29 content-start py-4 sm:py-0" />
        ))}
      </div>
    </div>
  )
}
