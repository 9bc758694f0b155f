import { itemAccess } from '#areas/content/article-rules.ts'
import type { LatestContentsWire } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ToolCardView } from '#areas/content/ui/content-card.tsx'
import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Loading, SkeletonCard } from '#design/skeleton/skeleton.tsx'
import type { BlockProps } from '../block.ts'
import type { LatestContentsData } from './load.server.ts'

const PATH = '/graphql/latest-contents?contentType=Modulo&first=4'

/** BLK-022, BLK-001. The four newest modules; where the page came without them they are asked for when seen, once. */
export function LatestContentsBlock({ id, data, headingLevel }: BlockProps<LatestContentsData>) {
  const headingId = `${id}-title`
  const { ref, fetched } = useFetchWhenSeen<LatestContentsWire>(PATH, {
    isWanted: data.items === null,
    failure: 'Errore nel servizio /graphql/latest-contents',
  })
  const hasFailed = fetched.status === 'failed'
  const items = data.items ?? fetched.data?.data.search.results.map(fromContentDoc) ?? null
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/risorse#resources-collection" data-event-code="RS123">
            Vai ai Moduli
          </Link>
        }
      />
      <div ref={ref}>
        {items ? (
          <CardGrid columns={4}>
            {items.map((item) => (
              <ToolCardView
                key={item.id}
                item={item}
                isUsable={itemAccess({ paywalls: [], useFlag: item.useFlag }, data.audience).kind === 'whole'}
              />
            ))}
          </CardGrid>
        ) : (
          !hasFailed && (
            <Loading className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
              <SkeletonCard />
              <SkeletonCard />
              <SkeletonCard />
              <SkeletonCard />
            </Loading>
          )
        )}
      </div>
    </Band>
  )
}
