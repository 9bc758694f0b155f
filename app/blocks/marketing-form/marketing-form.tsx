import { GRANTED } from '#areas/leads/marketing-form-copy.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { MarketingForm } from './schema.ts'

/** API-041. Their script is fetched when the block comes near, in a frame that knows nothing of the club. */
export function MarketingFormBlock({ id, data, headingLevel }: BlockProps<MarketingForm>) {
  const headingId = `${id}-title`
  const query = new URLSearchParams({ formId: data.formId, code: data.code })
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead id={headingId} level={headingLevel} eyebrow={data.label} title={data.title} />
      <iframe
        src={`/api/Forms/ModuloEsterno?${query}`}
        title={data.title}
        loading="lazy"
        sandbox={GRANTED}
        className="h-160 w-full rounded-card border border-line bg-white"
      />
    </Band>
  )
}
