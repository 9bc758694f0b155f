import { useState } from 'react'
import { DateField } from '#design/date-field/date-field.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { LEAD_EMAIL_MAX_LENGTH, LEAD_PHONE_MAX_DIGITS } from '../model.ts'
import { isAppointmentReady } from '../rules.ts'
import type { LeadFormProps } from './lead-form.tsx'
import {
  ConsentRadios,
  FiscalCodeField,
  NameFields,
  NoteField,
  PrivacyCheckbox,
  PrivacyDeclaration,
  ReachFields,
} from './person-fields.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

/** FRM-023, FRM-024 */
export function SupportForm() {
  return (
    <RequestForm kind="support" type="assistenza" submitLabel="Invia">
      <NameFields />
      <ReachFields />
      <FiscalCodeField />
      <NoteField label="Il tuo messaggio" />
      <PrivacyCheckbox />
      <ConsentRadios />
    </RequestForm>
  )
}

type RenewalFormProps = Pick<RequestFormProps, 'submitVariant' | 'label'> & {
  submitLabel?: string
  /** What in particular is offered to who asks. */
  about?: string
}

/** REG-014. The same fields as the form to the personal assistant, and the same declaration. */
export function RenewalForm({ submitLabel = 'Voglio rinnovare', about, ...look }: RenewalFormProps) {
  return (
    <RequestForm kind="renewal" type="rinnovo" submitLabel={submitLabel} {...look}>
      {about && <input type="hidden" name="type" value={about} />}
      <ReachFields emailMaxLength={LEAD_EMAIL_MAX_LENGTH} />
      <PrivacyDeclaration />
    </RequestForm>
  )
}

const CHANNELS = [
  { value: 'telefono', label: 'Al telefono' },
  { value: 'video', label: 'In videochiamata' },
  { value: 'whatsapp', label: 'Su WhatsApp' },
]

/** FRM-002 */
export function AppointmentForm({
  source,
  campaign,
  about,
  submitLabel = 'Prenota l’appuntamento',
}: Pick<LeadFormProps, 'source' | 'campaign' | 'about' | 'submitLabel'>) {
  const [isReady, setReady] = useState(false)
  return (
    <RequestForm
      kind="appointment"
      type="appuntamento"
      source={source}
      campaign={campaign}
      submitLabel={submitLabel}
      isAsleep={!isReady}
      onTyped={(typed) => setReady(isAppointmentReady(typed))}
    >
      <NameFields isOptional />
      {about ? (
        <input type="hidden" name="type" value={about} />
      ) : (
        <div className="grid gap-5 @lg:grid-cols-2">
          <TextField name="customerCode" label="Codice cliente" isOptional autoComplete="off" />
          <TextField name="profession" label="Professione" isOptional autoComplete="organization-title" />
        </div>
      )}
      <ReachFields emailMaxLength={LEAD_EMAIL_MAX_LENGTH} phoneMaxDigits={LEAD_PHONE_MAX_DIGITS} />
      <div className="grid gap-5 @lg:grid-cols-2">
        <DateField name="day" label="Giorno dell’appuntamento" isRequired />
        <Select name="channel" label="Come preferisci sentirci" options={CHANNELS} />
      </div>
      <PrivacyCheckbox />
    </RequestForm>
  )
}
