import { LeadForm } from '#areas/leads/ui/lead-form.tsx'
import type { BlockProps } from '../block.ts'
import { FormBand } from '../form-band.tsx'
import type { LeadFormFields } from './schema.ts'

/** FRM-006, FRM-007, FRM-032. Somebody asks for a service. */
export function LeadFormBlock({ id, data, headingLevel }: BlockProps<LeadFormFields>) {
  const { form, source, campaign, messageLabel, submitLabel, phoneMaxDigits, asks, topics, privacy } = data
  return (
    <FormBand id={id} headingLevel={headingLevel} title={data.title} content={data.content}>
      <LeadForm
        type={form}
        source={source}
        campaign={campaign}
        noteLabel={messageLabel}
        submitLabel={submitLabel}
        phoneMaxDigits={phoneMaxDigits}
        asks={asks}
        topics={topics}
        privacy={privacy}
      />
    </FormBand>
  )
}
