import { Carousel } from '#design/carousel/carousel.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { Anchor } from '#design/link/link.tsx'
import type { Slide } from '../model.ts'

/** CNV-019. The promotions of the shops, each leading to its shop. */
export function PromoSlideshow({ slides }: { slides: readonly Slide[] }) {
  if (slides.length === 0) return null
  return (
    <Carousel
      label="Promozioni in evidenza"
      perView={{ phone: 1, tablet: 1, desktop: 2 }}
      slides={slides.map((slide) => ({ key: String(slide.id), content: <PromoSlide slide={slide} /> }))}
    />
  )
}

function PromoSlide({ slide }: { slide: Slide }) {
  return (
    <Anchor
      to={`/servizi/convenzioni/negozi/${slide.shopId}`}
      className="group/slide relative flex aspect-[16/8] flex-col justify-end overflow-hidden rounded-card bg-night text-on-night no-underline"
    >
      <span className="absolute inset-0">
        {slide.imagePath ? (
          <img src={slide.imagePath} alt="" className="size-full object-cover" />
        ) : (
          <CoverArt seed={slide.imageKey} category="convenzioni" />
        )}
      </span>
      <span className="relative grid gap-1 bg-linear-to-t from-70% from-night to-transparent p-5 pt-14 group-hover/slide:underline sm:p-7 sm:pt-16">
        <span className="text-on-night-soft text-sm">{slide.shopName}</span>
        <strong className="font-display text-title-s sm:text-title-m">{slide.title}</strong>
      </span>
    </Anchor>
  )
}
