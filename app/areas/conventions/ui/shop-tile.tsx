import { Card, CardTitle } from '#design/card/card.tsx'
import type { ShopTile } from '../model.ts'
import { ShopLogo } from './shop-logo.tsx'

type Props = { shop: ShopTile; isLogoLink: boolean; level?: 2 | 3 }

/** CNV-014, CNV-016. A shop; its tile leads to its page, and for TRIAL and PREMIUM its logo too. */
export function ShopTileCard({ shop, isLogoLink, level = 3 }: Props) {
  return (
    <Card as="div" className="h-full gap-3 p-3" data-event-code="CN340">
      {/* The link of the title covers the tile: what is not to be pressed stands above it. */}
      <div className={isLogoLink ? undefined : 'relative z-10'} data-logo={isLogoLink ? 'link' : 'image'}>
        <ShopLogo name={shop.name} src={shop.logoPath} />
      </div>
      <div className="px-1 pb-1">
        <CardTitle
          level={level}
          to={`/servizi/convenzioni/negozi/${shop.id}`}
          className="text-title-xs max-sm:text-base"
        >
          {shop.name}
        </CardTitle>
        <p className="text-ink-soft text-sm">{shop.offers === 1 ? '1 offerta' : `${shop.offers} offerte`}</p>
      </div>
    </Card>
  )
}
