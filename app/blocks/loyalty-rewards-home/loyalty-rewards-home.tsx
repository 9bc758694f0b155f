import { useFetchWhenSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { PRODUCTS_TARGET, TEASER_SIZE } from '#areas/loyalty/model.ts'
import { catalogueLogin } from '#areas/loyalty/rules.ts'
import { RewardTile } from '#areas/loyalty/ui/reward-tile.tsx'
import { serviceFailure } from '#areas/loyalty/ui/service-failure.ts'
import type { CatalogueItemWire } from '#areas/loyalty/wire.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Loading, SkeletonCard } from '#design/skeleton/skeleton.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyRewardsHome } from './schema.ts'

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6'
const PLACES = Array.from({ length: TEASER_SIZE }, (_, place) => `place-${place}`)

/** LOY-004, LOY-011. Four rewards, asked for once, when the block is first seen. */
export function LoyaltyRewardsHomeBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyRewardsHome | null }>) {
  const { ref, fetched } = useFetchWhenSeen<{ data: { catalogue: CatalogueItemWire[] } }>('/winloy/catalogue', {
    isWanted: shown !== null,
    failure: serviceFailure('/winloy/catalogue'),
  })
  if (!shown) return null
  const headingId = `${id}-title`
  const isHome = shown.layout === 'home'
  const items = fetched.status === 'here' ? fetched.data.data.catalogue.slice(0, TEASER_SIZE) : null
  return (
    <Band id={id} aria-labelledby={headingId} ground={isHome ? 'tint' : 'plain'} data-layout={shown.layout}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={shown.label}
        title={shown.title}
        action={
          <ButtonLink
            to={catalogueLogin(PRODUCTS_TARGET)}
            variant={isHome ? 'solid' : 'ghost'}
            icon="gift"
            data-event-code="WL100"
          >
            Vai al catalogo
          </ButtonLink>
        }
      />
      <div ref={ref} className={cx('min-h-24', fetched.status === 'failed' && 'text-ink-soft')}>
        {items && (
          <ul className={GRID}>
            {items.map((item) => (
              <RewardTile key={item.id} item={item} headingLevel={headingLevel === 1 ? 2 : 3} />
            ))}
          </ul>
        )}
        {fetched.status === 'failed' && <p>I premi non si sono aperti: ricarica la pagina tra poco.</p>}
        {(fetched.status === 'waiting' || fetched.status === 'loading') && (
          <Loading className={GRID}>
            {PLACES.map((place) => (
              <SkeletonCard key={place} />
            ))}
          </Loading>
        )}
      </div>
    </Band>
  )
}
