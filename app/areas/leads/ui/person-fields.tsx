import { type ReactNode, useState } from 'react'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Link } from '#design/link/link.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { Switch } from '#design/switch/switch.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { EmailField, PhoneField, TextField } from '#design/text-field/text-field.tsx'
import { fiscalCodeHint, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { FORM_EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_DIGITS } from '#platform/pure/person-fields.ts'
import { NOTE_MAX_LENGTH, NOTE_ROWS } from '../model.ts'

/** Two fields in a line where the form itself is wide enough to read an address in half of it: in a side box it is not. */
function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 @lg:grid-cols-2">{children}</div>
}

/** FRM-012. Lead forms may ask for them without insisting. */
export function NameFields({ isOptional }: { isOptional?: boolean }) {
  const need = isOptional ? { isOptional } : { isRequired: true }
  return (
    <SideBySide>
      <TextField name="nome" label="Nome" autoComplete="given-name" maxLength={NAME_MAX_LENGTH} {...need} />
      <TextField name="cognome" label="Cognome" autoComplete="family-name" maxLength={NAME_MAX_LENGTH} {...need} />
    </SideBySide>
  )
}

type Limits = { emailMaxLength?: number; phoneMaxDigits?: number }

/** How many characters people put among the digits of a number: a prefix, spaces, dots. */
const AMONG_DIGITS = 8

/** FRM-010, FRM-013. A letter cannot be typed into the phone; prefix, spaces and dots can, and are taken away when it is sent. */
export function ReachFields({ emailMaxLength = FORM_EMAIL_MAX_LENGTH, phoneMaxDigits = PHONE_MAX_DIGITS }: Limits) {
  return (
    <SideBySide>
      <EmailField name="email" label="E-mail" maxLength={emailMaxLength} isRequired />
      <PhoneField
        name="cellulare"
        label="Cellulare"
        description="Va bene anche con il prefisso, per esempio +39 333 123 4567."
        maxLength={phoneMaxDigits + AMONG_DIGITS}
        isRequired
        onInput={(event) => {
          event.currentTarget.value = event.currentTarget.value.replace(/[^\d\s.+()/-]/g, '')
        }}
      />
    </SideBySide>
  )
}

/** FRM-014 */
export function FiscalCodeField() {
  const [hint, setHint] = useState<string | null>(null)
  return (
    <TextField
      name="codiceFiscale"
      label="Codice Fiscale"
      isOptional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={16}
      {...(hint && { description: hint })}
      onInput={(event) => {
        event.currentTarget.value = event.currentTarget.value.replace(/[^a-z0-9]/gi, '').toUpperCase()
        // While typing, never on leaving: a line that appears then would move what is below from under the finger.
        setHint(fiscalCodeHint(normalizeFiscalCode(event.currentTarget.value)))
      }}
    />
  )
}

/** FRM-015, FRM-018 */
export function NoteField({ label, isOptional }: { label: string; isOptional?: boolean }) {
  return (
    <TextArea
      name="note"
      label={label}
      rows={NOTE_ROWS}
      maxLength={NOTE_MAX_LENGTH}
      {...(isOptional ? { isOptional } : { isRequired: true })}
    />
  )
}

/** FRM-016 */
export function PrivacyCheckbox() {
  return (
    <Checkbox
      name="privacy"
      value="1"
      isRequired
      label={
        <>
          Ho preso visione dell’
          <Link to="/informativa-privacy" isNewTab>
            informativa privacy
          </Link>
        </>
      }
    />
  )
}

/** FRM-030. To the letter, with its straight apostrophe. */
const DECLARATION = "Dichiaro di aver letto e accettato l'informativa sulla privacy"

/** FRM-030. The checkbox that some lead forms have in place of the switch. */
export function PrivacyDeclaration() {
  return (
    <div>
      <Checkbox name="privacy" value="1" isRequired label={DECLARATION} />
      <PrivacyLink />
    </div>
  )
}

/** FRM-030 */
export function PrivacySwitch() {
  return (
    <div>
      <Switch name="privacy" value="1" label={DECLARATION} />
      <PrivacyLink />
    </div>
  )
}

function PrivacyLink() {
  return (
    <Link to="/informativa-privacy" isNewTab className="inline-flex min-h-11 items-center">
      Leggi l’informativa
    </Link>
  )
}

const ANSWERS = [
  { value: 'si', label: 'Sì' },
  { value: 'no', label: 'No' },
]
const CONSENTS = [
  { name: 'FlagMarketingDiretto', label: 'Comunicazioni e offerte del Club' },
  { name: 'FlagComunicazioneTerzi', label: 'Comunicazione dei dati ai partner' },
  { name: 'FlagStatistiche', label: 'Uso dei dati per statistiche' },
  { name: 'FlagProfilazione', label: 'Contenuti scelti in base ai tuoi interessi' },
]

/** FRM-004, FRM-024. Unselected; what is left so is sent as "no". */
export function ConsentRadios() {
  return (
    <fieldset>
      <legend className="mb-3 font-strong">I tuoi consensi</legend>
      <div className="grid gap-4 @lg:grid-cols-2">
        {CONSENTS.map(({ name, label }) => (
          <RadioGroup key={name} name={name} label={label} options={ANSWERS} isOptional isRow />
        ))}
      </div>
    </fieldset>
  )
}
