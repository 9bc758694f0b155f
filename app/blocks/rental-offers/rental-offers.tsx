import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { RentalCard } from '#areas/services/ui/rental-card.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { RentalOffersData } from './schema.ts'

/** SRV-011, SRV-012. The cars to rent, with everything that is known of each. */
export function RentalOffersBlock({ id, data, headingLevel }: BlockProps<RentalOffersData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        title={data.title}
        action={data.callToAction && <CallToActionButton action={data.callToAction} />}
      />
      <CardGrid columns={3}>
        {data.offers.map((offer) => (
          <RentalCard key={offer.slug} offer={offer} />
        ))}
      </CardGrid>
    </Band>
  )
}
