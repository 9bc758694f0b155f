import { Carousel } from '#design/carousel/carousel.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import { BannerView } from './banner.tsx'
import type { BannerSection } from './schema.ts'

/** BLK-003. One banner alone, or several as a carousel. */
export function BannerSectionBlock({ id, data, headingLevel }: BlockProps<BannerSection>) {
  const [first, ...others] = data.banners
  if (!first) return null
  if (others.length === 0) {
    const headingId = `${id}-title`
    return (
      <section id={id} aria-labelledby={headingId}>
        <BannerView banner={first} headingLevel={headingLevel} headingId={headingId} place="band" />
      </section>
    )
  }
  const slides = data.banners.map((banner, index) => ({
    key: String(index),
    // Of several banners that open a page, the first gives it its title.
    content: (
      <BannerView
        banner={banner}
        headingLevel={index === 0 ? headingLevel : 2}
        headingId={`${id}-title-${index + 1}`}
        place="slide"
      />
    ),
  }))
  return (
    <div id={id} className="py-8 md:py-12">
      <Wrap>
        <Carousel label={data.label} slides={slides} perView={{ phone: 1, tablet: 1, desktop: 1 }} isLooping />
      </Wrap>
    </div>
  )
}
