import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Carousel } from '#design/carousel/carousel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { NewsCarouselData } from './load.server.ts'

/** BLK-018. The twelve newest news. One slide on a phone, three from the middle size, four on a desktop. */
export function NewsCarouselBlock({ id, data, headingLevel }: BlockProps<NewsCarouselData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <Carousel
        label={`${data.title}, da scorrere`}
        perView={{ phone: 1, tablet: 3, desktop: 4 }}
        slides={data.items.map((item) => ({ key: item.id, content: <ContentCardView item={item} /> }))}
      />
    </Band>
  )
}
