import { PictureView } from '#areas/content/ui/picture.tsx'
import { Carousel } from '#design/carousel/carousel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { LoyaltyTopBrands } from './schema.ts'

type Brand = LoyaltyTopBrands['brands'][number]

/** LOY-007. Six at a time, one on a phone; some lead out of the club. */
export function LoyaltyTopBrandsBlock({
  id,
  data: { shown },
  headingLevel,
}: BlockProps<{ shown: LoyaltyTopBrands | null }>) {
  if (!shown) return null
  const headingId = `${id}-title`
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={shown.label} title={shown.title} />
      <Carousel
        label={`${shown.title}: carosello`}
        perView={{ phone: 1, tablet: 3, desktop: 6 }}
        slides={shown.brands.map((brand) => ({ key: brand.name, content: <BrandTile brand={brand} /> }))}
      />
    </Band>
  )
}

function BrandTile({ brand: { name, image, link } }: { brand: Brand }) {
  const inside = (
    <>
      <span className="block aspect-[3/2] overflow-hidden">
        <PictureView picture={image} />
      </span>
      <span className="block px-3 py-3 text-center font-strong">{name}</span>
    </>
  )
  const look = 'block overflow-hidden rounded-card bg-paper shadow-card'
  return link ? (
    <Anchor to={link} className={`${look} hover:shadow-lifted`}>
      {inside}
    </Anchor>
  ) : (
    <div className={look}>{inside}</div>
  )
}
