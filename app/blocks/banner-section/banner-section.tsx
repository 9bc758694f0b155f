import type { BlockProps } from '../block.ts'
import { BannerView } from './banner.tsx'
import type { BannerSection } from './schema.ts'

/** BLK-003. One banner alone, or several as a carousel. */
export function BannerSectionBlock({ id, data, headingLevel }: BlockProps<BannerSection>) {
  const [first] = data.banners
  if (!first) return null
  const headingId = `${id}-title`
  return (
    <section id={id} aria-labelledby={headingId}>
      <BannerView banner={first} headingLevel={headingLevel} headingId={headingId} />
    </section>
  )
}
