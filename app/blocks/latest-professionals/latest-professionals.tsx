import { ProfessionalTile } from '#areas/directory/ui/professional-tile.tsx'
import { useLatestProfessionals } from '#areas/directory/ui/use-latest-professionals.ts'
import { Carousel } from '#design/carousel/carousel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Loading, SkeletonCard } from '#design/skeleton/skeleton.tsx'
import type { BlockProps } from '../block.ts'
import type { LatestProfessionalsData } from './load.server.ts'

/** BLK-038, BLK-039. The newest four, one at a time on a phone. */
export function LatestProfessionalsBlock({ id, data, headingLevel }: BlockProps<LatestProfessionalsData>) {
  const headingId = `${id}-title`
  const { cards, hasFailed } = useLatestProfessionals(data.cards)
  if (hasFailed || cards?.length === 0) return null
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        title={data.title}
        action={
          <Link look="standalone" to="/professionisti-sanitari">
            Vedi tutti
          </Link>
        }
      />
      {cards ? (
        <Carousel
          label={`${data.title}, da scorrere`}
          perView={{ phone: 1, tablet: 2, desktop: 4 }}
          slides={cards.map((card) => ({
            key: card.slug,
            content: <ProfessionalTile as="article" card={card} headingLevel={headingLevel === 1 ? 2 : 3} />,
          }))}
        />
      ) : (
        <Loading className="grid max-w-sm">
          <SkeletonCard />
        </Loading>
      )}
    </Band>
  )
}
