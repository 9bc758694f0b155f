import { usePerson } from '#areas/audience/ui/person.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Loading, SkeletonCard } from '#design/skeleton/skeleton.tsx'
import type { BlockProps } from '../block.ts'
import type { NewsBlockData } from './load.server.ts'
import { newsInOrder } from './news-order.ts'

const ALL = { to: '/news-approfondimenti', label: 'Vai ai contenuti', code: 'NA106' } as const
const PATH = '/CMS/Search/EditorialContent/Ungrouped'
const NOBODY: readonly string[] = []

const PLACES = ['first', 'second', 'third']

/** BLK-025, BLK-026. The newest news: six on the home page, three elsewhere. Without any, the way to all of them. */
export function NewsBlockBlock({ id, data, headingLevel }: BlockProps<NewsBlockData>) {
  const headingId = `${id}-title`
  const person = usePerson()
  const { ref, items, isComing } = useNews(data)
  const shown = newsInOrder(items, person.status === 'here' ? person.me.specializations : NOBODY)
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          shown.length > 0 && (
            <Link look="standalone" to={ALL.to} data-event-code={ALL.code}>
              {ALL.label}
            </Link>
          )
        }
      />
      <div ref={ref}>
        {shown.length > 0 && (
          <CardGrid columns={3}>
            {shown.map((item) => (
              <ContentCardView key={item.id} item={item} />
            ))}
          </CardGrid>
        )}
        {isComing && (
          <Loading>
            <CardGrid columns={3}>
              {PLACES.map((place) => (
                <SkeletonCard key={place} />
              ))}
            </CardGrid>
          </Loading>
        )}
        {shown.length === 0 && !isComing && (
          <ButtonLink to={ALL.to} data-event-code={ALL.code}>
            {ALL.label}
          </ButtonLink>
        )}
      </div>
    </Band>
  )
}

/** Those that came with the page or, where they could not be read, those asked for when the block is seen. */
function useNews({ items, rows }: NewsBlockData) {
  const body = JSON.stringify({ exclude: { contentType: ['Modulo', 'Tool'] }, criteria: { rows, offset: 0 } })
  const { ref, fetched } = useFetchWhenSeen<{ docs: ContentDoc[] }>(PATH, { isWanted: items === null, body })
  const asked = fetched.data?.docs.map((doc) => ({ ...fromContentDoc(doc), specializations: NOBODY }))
  const isComing = items === null && fetched.status !== 'here' && fetched.status !== 'failed'
  return { ref, items: items ?? asked ?? [], isComing }
}
