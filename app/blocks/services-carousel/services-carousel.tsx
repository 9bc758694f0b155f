import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { Carousel } from '#design/carousel/carousel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import { ServiceCardView } from '../service-cards/service-card.tsx'
import type { ServicesCarousel } from './schema.ts'

/** BLK-035. Four services at a time on a desktop; controls only where there are more. */
export function ServicesCarouselBlock({ id, data, headingLevel }: BlockProps<ServicesCarousel>) {
  const { label, title, cards, callToAction } = data
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={label}
        title={title}
        action={callToAction && <CallToActionButton action={callToAction} />}
      />
      <Carousel
        label={`${title}: carosello`}
        perView={{ phone: 1, tablet: 2, desktop: 4 }}
        slides={cards.map((card) => ({
          key: card.id,
          content: <ServiceCardView id={`${id}-${card.id}`} card={card} />,
        }))}
      />
    </Band>
  )
}
