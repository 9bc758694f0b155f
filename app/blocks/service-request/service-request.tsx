import { RichTextView } from '#areas/content/ui/rich-text.tsx'
import { ServiceRequestPanel } from '#areas/services/ui/service-request-panel.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import type { BlockProps } from '../block.ts'
import type { ServiceRequestData } from './schema.ts'

/** SRV-003, SRV-009, SRV-015, SRV-022. The request form of a service, or the way to what opens it. */
export function ServiceRequestBlock({ id, data, headingLevel }: BlockProps<ServiceRequestData>) {
  const headingId = `${id}-title`
  return (
    <Band id={id} ground="paper" aria-labelledby={headingId}>
      {data.anchor && data.anchor !== id && <span id={data.anchor} className="block scroll-mt-24" />}
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <SectionHead id={headingId} level={headingLevel} title={data.title} className="mb-4" />
          {data.content && <RichTextView html={data.content} className="text-ink-soft text-lg" />}
        </div>
        <div className="rounded-card bg-ground p-5 sm:p-8">
          <ServiceRequestPanel
            form={data.form}
            prompt={data.prompt}
            phoneMaxDigits={data.phoneMaxDigits}
            submitLabel={data.submitLabel}
            messageLabel={data.messageLabel}
          />
        </div>
      </div>
    </Band>
  )
}
