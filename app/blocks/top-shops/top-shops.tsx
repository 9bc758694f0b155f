import { TOP_SHOPS_PER_VIEW } from '#areas/conventions/model.ts'
import { ShopTileCard } from '#areas/conventions/ui/shop-tile.tsx'
import { Carousel } from '#design/carousel/carousel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { TopShopsData } from './schema.ts'

/** CNV-018, CNV-020. The shops members like most, two at a time on a phone and six on a desktop. */
export function TopShopsBlock({ id, data, headingLevel }: BlockProps<TopShopsData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} ground="paper" aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/servizi/convenzioni/negozi/categorie">
            Vedi per categoria
          </Link>
        }
      />
      <Carousel
        label={`${data.title}, da scorrere`}
        perView={TOP_SHOPS_PER_VIEW}
        slides={data.shops.map((shop) => ({ key: String(shop.id), content: <ShopTileCard shop={shop} /> }))}
      />
    </Band>
  )
}
