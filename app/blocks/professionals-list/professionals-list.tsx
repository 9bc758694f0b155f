import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ProfessionalTile } from '#areas/directory/ui/professional-tile.tsx'
import { Button } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Loading, SkeletonCard } from '#design/skeleton/skeleton.tsx'
import type { BlockProps } from '../block.ts'
import type { ProfessionalsListFields } from './schema.ts'
import { PROFESSIONALS_PER_PAGE, useProfessionals } from './use-professionals.ts'

const HOME_CARE = 'assistenza-domiciliare'

/** SRV-013, SRV-016, SRV-017. The professionals of the network: on the pages of home care two in a row and, once, four more. */
export function ProfessionalsListBlock({ id, data, headingLevel }: BlockProps<ProfessionalsListFields>) {
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isHomeCare = useLocation().pathname.split('/').includes(HOME_CARE)
  const { cards, page, isLoading, hasFailed, isMoreOffered, more } = useProfessionals(place)
  const headingId = `${id}-title`
  const columns = cx('grid gap-5 sm:grid-cols-2', isHomeCare ? 'lg:gap-6' : 'lg:grid-cols-4')
  useEffect(() => {
    // A list that grows leaves the reader at the first of the new ones.
    if (page === 2) list.current?.children[PROFESSIONALS_PER_PAGE]?.querySelector('a')?.focus()
  }, [page])
  if (hasFailed && cards.length === 0) return null
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} title={data.title} />
      <div ref={place} data-layout={isHomeCare ? 'home-care' : 'section'}>
        {page === 0 ? (
          <Loading className={columns}>
            {Array.from({ length: PROFESSIONALS_PER_PAGE }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places that wait have no other name.
              <SkeletonCard key={index} />
            ))}
          </Loading>
        ) : (
          <ul ref={list} className={columns}>
            {cards.map((card) => (
              <ProfessionalTile key={card.slug} card={card} />
            ))}
          </ul>
        )}
      </div>
      {isHomeCare && isMoreOffered && (
        <p className="mt-8 text-center">
          <Button variant="ghost" isPending={isLoading} onClick={more}>
            Mostra altri professionisti
          </Button>
        </p>
      )}
    </Band>
  )
}
