import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { ServiceCards } from './schema.ts'
import { ServiceCardView } from './service-card.tsx'

/** BLK-034. The services of the club, as many as this audience may have. */
export function ServiceCardsBlock({ id, data, headingLevel }: BlockProps<ServiceCards>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <ul className="grid gap-5 sm:grid-cols-2 md:has-[>:nth-child(3):last-child]:grid-cols-3 lg:grid-cols-3 lg:gap-6">
        {data.cards.map((card) => (
          <ServiceCardView key={card.id} id={`${id}-${card.id}`} card={card} as="li" />
        ))}
      </ul>
    </Band>
  )
}
