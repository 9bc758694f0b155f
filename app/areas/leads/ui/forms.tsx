import { useState } from 'react'
import { DateField } from '#design/date-field/date-field.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { type FormType, LEAD_EMAIL_MAX_LENGTH, LEAD_PHONE_MAX_DIGITS } from '../model.ts'
import { isAppointmentReady } from '../rules.ts'
import {
  ConsentRadios,
  FiscalCodeField,
  NameFields,
  NoteField,
  PrivacyCheckbox,
  PrivacySwitch,
  ReachFields,
} from './person-fields.tsx'
import { RequestForm } from './request-form.tsx'

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

export type LeadFormProps = {
  type: FormType
  source?: string | undefined
  campaign?: string | undefined
  /** FRM-029. 20, or 15 or 16 where a form says so. */
  phoneMaxDigits?: number
  submitLabel?: string
  noteLabel?: string | undefined
}

/** FRM-006, FRM-028…031. */
export function LeadForm({
  type,
  source,
  campaign,
  phoneMaxDigits = LEAD_PHONE_MAX_DIGITS,
  submitLabel = 'Invia la richiesta',
  noteLabel,
}: LeadFormProps) {
  return (
    <RequestForm
      kind="lead"
      type={type}
      source={source}
      campaign={campaign}
      phoneMaxDigits={phoneMaxDigits}
      submitLabel={submitLabel}
    >
      <ReachFields emailMaxLength={LEAD_EMAIL_MAX_LENGTH} phoneMaxDigits={phoneMaxDigits} />
      {noteLabel && <NoteField label={noteLabel} isOptional />}
      <PrivacySwitch />
    </RequestForm>
  )
}

/** REG-014 */
export function RenewalForm() {
  return (
    <RequestForm kind="renewal" type="rinnovo" submitLabel="Voglio rinnovare">
      <ReachFields emailMaxLength={LEAD_EMAIL_MAX_LENGTH} />
      <PrivacyCheckbox />
    </RequestForm>
  )
}

const CHANNELS = [
  { value: 'telefono', label: 'Al telefono' },
  { value: 'video', label: 'In videochiamata' },
  { value: 'whatsapp', label: 'Su WhatsApp' },
]

/** FRM-002 */
export function AppointmentForm({ source, campaign }: Pick<LeadFormProps, 'source' | 'campaign'>) {
  const [isReady, setReady] = useState(false)
  return (
    <RequestForm
      kind="appointment"
      type="appuntamento"
      source={source}
      campaign={campaign}
      submitLabel="Prenota l’appuntamento"
      isAsleep={!isReady}
      onTyped={(typed) => setReady(isAppointmentReady(typed))}
    >
      <NameFields />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="customerCode" label="Codice cliente" isOptional autoComplete="off" />
        <TextField name="profession" label="Professione" isOptional autoComplete="organization-title" />
      </div>
      <ReachFields emailMaxLength={LEAD_EMAIL_MAX_LENGTH} phoneMaxDigits={LEAD_PHONE_MAX_DIGITS} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="day" label="Giorno dell’appuntamento" isRequired />
        <Select name="channel" label="Come preferisci sentirci" options={CHANNELS} />
      </div>
      <PrivacyCheckbox />
    </RequestForm>
  )
}
