import { Card, CardTitle } from '#design/card/card.tsx'
import type { ShopTile } from '../model.ts'
import { ShopLogo } from './shop-logo.tsx'

/** CNV-016. A shop; the whole tile leads to its page. */
export function ShopTileCard({ shop, level = 3 }: { shop: ShopTile; level?: 2 | 3 }) {
  return (
    <Card as="div" className="h-full gap-3 p-3" data-event-code="CN340">
      <ShopLogo name={shop.name} src={shop.logoPath} />
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
