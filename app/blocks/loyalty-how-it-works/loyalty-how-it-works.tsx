import { CallToActionButton } from '#areas/content/ui/call-to-action.tsx'
import { Card, CardTitle } from '#design/card/card.tsx'
import { Carousel } from '#design/carousel/carousel.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyHowItWorks } from './schema.ts'

/** LOY-002. Four steps at a time, one on a phone. */
export function LoyaltyHowItWorksBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyHowItWorks | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={shown.label}
        title={shown.title}
        lead={shown.text}
        action={shown.callToAction && <CallToActionButton action={shown.callToAction} />}
      />
      <Carousel
        label={`${shown.title}: i passi`}
        perView={{ phone: 1, tablet: 2, desktop: 4 }}
        slides={shown.slides.map(({ icon, title, text }, index) => ({
          key: title,
          content: (
            <Card className="gap-3 p-6">
              <span className="flex items-center justify-between text-primary">
                <Icon name={icon} size={36} />
                <span aria-hidden="true" className="font-display text-primary/40 text-title-l">
                  {index + 1}
                </span>
              </span>
              <CardTitle level={headingLevel === 1 ? 2 : 3} className="text-title-xs">
                {title}
              </CardTitle>
              <p className="text-ink-soft">{text}</p>
            </Card>
          ),
        }))}
      />
    </Band>
  )
}
