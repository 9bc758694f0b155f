import { useEffect, useRef, useState } from 'react'
import { chosenOccupation, occupationChoices } from '#areas/professions/occupation-rules.ts'
import { furtherChoice } from '#areas/professions/rules.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { FieldGroup, LocalForm } from '#design/form/form.tsx'
import type { FieldErrors } from '#design/form/form-context.ts'
import { Link } from '#design/link/link.tsx'
import { PasswordField } from '#design/password-field/password-field.tsx'
import { Select } from '#design/select/select.tsx'
import { EmailField, PhoneField, TextField } from '#design/text-field/text-field.tsx'
import { fiscalCodeHint, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { digitsOf } from '#platform/pure/person-fields.ts'
import { type RegistrationKind, registrationProblems } from '../registration-rules.ts'
import { LoginNotice } from './login-notice.tsx'
import { MarketingConsentFields } from './marketing-consent-fields.tsx'
import { type Registered, useRegistration } from './use-registration.ts'

type Choice = { id: number; name: string }
export type OccupationLists = {
  professions: readonly (Choice & { code: string })[]
  details: readonly Choice[]
  specializations: readonly Choice[]
}

const options = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: String(id), label: name }))

type Props = {
  kind: RegistrationKind
  lists: OccupationLists
  /** What they have said of their work before they came here, or nothing. */
  occupation?: string
  onRegistered: (registered: Registered) => void
}

/** REG-001…006. One form for both ways of joining; what is wrong is said beside each field and all together. */
export function RegistrationForm({ kind, lists, occupation: said = '', onRegistered }: Props) {
  const [occupation, setOccupation] = useState(said)
  const [hint, setHint] = useState<string | null>(null)
  const { errors, notice, isSending, send } = useRegistration(kind, onRegistered)
  const known = useRef<HTMLDivElement>(null)
  // The button is at the foot of a long form, and what it answers is at the head.
  useEffect(() => {
    if (notice) known.current?.focus()
  }, [notice])
  const { professionId, detailId } = chosenOccupation(occupation)
  const profession = lists.professions.find(({ id }) => String(id) === professionId)
  const choice = profession && !detailId ? furtherChoice(profession.code) : null
  const typed = (data: FormData): Record<string, string> => ({
    ...Object.fromEntries([...data].map(([name, value]) => [name, String(value)])),
    professione: professionId,
    ...(detailId && { professioneDettaglio: detailId }),
  })

  return (
    <LocalForm
      className="gap-8"
      errors={errors}
      validate={(data): FieldErrors => registrationProblems(typed(data), choice)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) send(typed(new FormData(event.currentTarget)))
      }}
    >
      {notice === 'trial-used' && (
        <LoginNotice ref={known} tone="danger">
          Hai già usato la prova gratuita. <Link to="/registrazione">Registrati gratis</Link> oppure{' '}
          <Link to="/login">accedi</Link>.
        </LoginNotice>
      )}
      {notice === 'known' && (
        <LoginNotice ref={known} tone="danger">
          Questa e-mail risulta già registrata. <Link to="/login">Accedi</Link> oppure{' '}
          <Link to="/recover-password">recupera la password</Link>.
        </LoginNotice>
      )}
      <FieldGroup title="Chi sei">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="nome" label="Nome" autoComplete="given-name" maxLength={60} isRequired />
          <TextField name="cognome" label="Cognome" autoComplete="family-name" maxLength={60} isRequired />
          <EmailField name="email" label="E-mail" maxLength={60} isRequired />
          <PhoneField
            name="cellulare"
            label="Cellulare"
            inputMode="numeric"
            maxLength={16}
            isRequired
            onInput={(event) => {
              event.currentTarget.value = digitsOf(event.currentTarget.value)
            }}
          />
        </div>
        <TextField
          name="codiceFiscale"
          label="Codice fiscale"
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          className="[&_input]:uppercase"
          {...(hint && { description: hint })}
          // While typing, never on leaving: a line that appears then would move the button from under the finger.
          onInput={(event) => setHint(fiscalCodeHint(normalizeFiscalCode(event.currentTarget.value)))}
        />
      </FieldGroup>
      <FieldGroup title="Il tuo lavoro">
        <Select
          name="professione"
          label="Che lavoro fai?"
          placeholder="Seleziona"
          options={occupationChoices(lists)}
          defaultValue={said}
          isRequired
          onChange={(event) => setOccupation(event.currentTarget.value)}
        />
        {choice === 'specialization' && (
          <Select
            name="specializzazione"
            label="Specializzazione"
            placeholder="Seleziona"
            options={options(lists.specializations)}
            isRequired
          />
        )}
        {choice === 'detail' && (
          <Select
            name="professioneDettaglio"
            label="Quale professione sanitaria"
            placeholder="Seleziona"
            options={options(lists.details)}
            isRequired
          />
        )}
      </FieldGroup>
      <FieldGroup title="La tua password">
        <PasswordField
          name="password"
          label="Password"
          description="Da 8 a 128 caratteri. Una frase che ricordi va benissimo."
          isNew
          isRequired
        />
        <PasswordField name="confirmPassword" label="Conferma password" isNew isRequired />
      </FieldGroup>
      <FieldGroup title="I tuoi consensi">
        <div>
          <Checkbox
            name="privacy"
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
          <Checkbox
            name="termini"
            isRequired
            label={
              <>
                Accetto le{' '}
                <Link to="/termini-e-condizioni" isNewTab>
                  condizioni d’uso
                </Link>
              </>
            }
          />
        </div>
        <MarketingConsentFields />
      </FieldGroup>
      <Button type="submit" variant="accent" size="large" isWide isPending={isSending}>
        {kind === 'trial' ? 'Inizia la prova gratuita' : 'Registrati gratis'}
      </Button>
    </LocalForm>
  )
}
