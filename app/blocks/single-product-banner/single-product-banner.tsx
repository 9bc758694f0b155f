import { SingleProduct } from '#areas/plans/ui/single-product.tsx'
import type { BlockProps } from '../block.ts'
import type { SingleProductBannerData } from './load.server.ts'

/** BLK-036. One product, with the way to buy it. */
export function SingleProductBannerBlock({ id, data, headingLevel }: BlockProps<SingleProductBannerData>) {
  const { product, type, label, content } = data
  if (!product) return null
  return (
    <SingleProduct id={id} product={product} type={type} eyebrow={label} lead={content} headingLevel={headingLevel} />
  )
}
