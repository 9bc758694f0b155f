import { AppointmentForm } from '#areas/leads/ui/forms.tsx'
import type { BlockProps } from '../block.ts'
import { FormBand } from '../form-band.tsx'
import type { AppointmentFormFields } from './schema.ts'

/** FRM-002. Somebody chooses a day to be called. */
export function AppointmentFormBlock({ id, data, headingLevel }: BlockProps<AppointmentFormFields>) {
  return (
    <FormBand id={id} headingLevel={headingLevel} title={data.title} content={data.content}>
      <AppointmentForm source={data.source} campaign={data.campaign} />
    </FormBand>
  )
}
