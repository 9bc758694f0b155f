import { DateField } from '#design/date-field/date-field.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { CONTACT_USERNAME_MAX_LENGTH, PLACE_MAX_LENGTH } from '../model.ts'
import { FiscalCodeField, NameFields, NoteField, PrivacyCheckbox, ReachFields } from './person-fields.tsx'
import { RequestForm } from './request-form.tsx'

export type ContactFormProps = {
  source?: string | undefined
  campaign?: string | undefined
  submitLabel?: string
  /** FRM-009. The clubs somebody may be writing to. */
  clubs: readonly string[]
  /** Who cannot enter says with what they tried. */
  asksUsername?: boolean
}

/** FRM-001, FRM-009…018, API-039. Who somebody is, in enough detail to find their account without a password. */
export function ContactForm({ source, campaign, submitLabel = 'Invia', clubs, asksUsername }: ContactFormProps) {
  return (
    <RequestForm kind="contact" type="contatti" source={source} campaign={campaign} submitLabel={submitLabel}>
      <Select
        name="club"
        label="Club"
        placeholder="Seleziona"
        options={clubs.map((club) => ({ value: club, label: club }))}
        // Where there is one there is nothing to choose.
        {...(clubs.length === 1 && { defaultValue: clubs[0] })}
        isRequired
      />
      <NameFields />
      <div className="grid items-end gap-5 @lg:grid-cols-2">
        <DateField name="dateOfBirth" label="Data di nascita" autoComplete="bday" isRequired />
        <TextField
          name="placeOfBirth"
          label="Luogo di nascita"
          maxLength={PLACE_MAX_LENGTH}
          autoComplete="off"
          isRequired
        />
      </div>
      <ReachFields />
      <FiscalCodeField />
      {asksUsername && (
        <TextField
          name="username"
          label="Username"
          description="Se lo ricordi: quattro cifre o più. Nessuno ti chiederà mai la password."
          maxLength={CONTACT_USERNAME_MAX_LENGTH}
          autoComplete="username"
          autoCapitalize="none"
          isOptional
        />
      )}
      <NoteField label="Il tuo messaggio" />
      <PrivacyCheckbox />
    </RequestForm>
  )
}
