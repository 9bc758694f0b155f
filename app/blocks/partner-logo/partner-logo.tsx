import { Wrap } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { PartnerLogo } from './schema.ts'

/** BLK-037. The logo of whoever works with the club, 89 pixels high whatever its drawing. */
export function PartnerLogoBlock({ id, data }: BlockProps<PartnerLogo>) {
  if (!data.showPartnerLogo) return null
  return (
    <div id={id} className="py-6">
      <Wrap className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-ink-soft">{data.caption}</p>
        <img
          src={data.partnerLogoSrc}
          alt={data.partnerLogoAlt}
          height={89}
          loading="lazy"
          decoding="async"
          className="h-[89px] w-auto max-w-full object-contain"
        />
      </Wrap>
    </div>
  )
}
