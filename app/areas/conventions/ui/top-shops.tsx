import { Carousel } from '#design/carousel/carousel.tsx'
import { type ShopTile, TOP_SHOPS_PER_VIEW } from '../model.ts'
import { ShopTileCard } from './shop-tile.tsx'

type Props = {
  title: string
  shops: readonly ShopTile[]
  /** CNV-014. Where they are shown to holders of the wallet alone, it is. */
  isLogoLink?: boolean
}

/** CNV-018, CNV-020. Two at a time on a phone and six on a desktop. */
export function TopShops({ title, shops, isLogoLink = true }: Props) {
  return (
    <Carousel
      label={`${title}, da scorrere`}
      perView={TOP_SHOPS_PER_VIEW}
      slides={shops.map((shop) => ({
        key: String(shop.id),
        content: <ShopTileCard shop={shop} isLogoLink={isLogoLink} />,
      }))}
    />
  )
}
