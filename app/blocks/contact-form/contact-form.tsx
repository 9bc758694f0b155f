import { ContactForm } from '#areas/leads/ui/contact-form.tsx'
import type { BlockProps } from '../block.ts'
import { FormBand } from '../form-band.tsx'
import type { ContactFormData } from './schema.ts'

/** FRM-001. Somebody writes to the club and says who they are. */
export function ContactFormBlock({ id, data, headingLevel }: BlockProps<ContactFormData>) {
  const { source, campaign, submitLabel, clubs, hasCredentials } = data
  return (
    <FormBand id={id} headingLevel={headingLevel} title={data.title} content={data.content}>
      <ContactForm
        source={source}
        campaign={campaign}
        submitLabel={submitLabel}
        clubs={clubs}
        asksUsername={hasCredentials}
      />
    </FormBand>
  )
}
