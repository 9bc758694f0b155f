import { useState } from 'react'
import { FieldGroup } from '#design/form/form.tsx'
import { useFormState } from '#design/form/form-context.ts'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { postcodeHint } from '#platform/pure/provinces.ts'
import { buyerCodeProblem } from '../billing-data-rules.ts'
import type { BillingData } from '../model.ts'

/** What a professional adds is shown by the style sheet as soon as it is chosen, also without JavaScript. */
export function BillingFields({ known }: { known: Partial<BillingData> }) {
  // IDN-029. Whoever has a wrong one stored reads it before pressing.
  const codeProblem = known.fiscalCode && buyerCodeProblem({ kind: 'private', ...known, fiscalCode: known.fiscalCode })
  const { postcode = known.postcode ?? '', province = known.province ?? '' } = useFormState().values
  const [place, setPlace] = useState({ postcode, province: province.toUpperCase() })
  const hint = postcodeHint(place.postcode, place.province)
  return (
    <FieldGroup title="Dati di fatturazione">
      <RadioGroup
        name="kind"
        label="A chi è intestata la fattura"
        isRow
        defaultValue={known.kind ?? 'private'}
        options={[
          { value: 'private', label: 'Persona fisica' },
          { value: 'professional', label: 'Professionista con partita IVA' },
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label="Nome"
          isRequired
          autoComplete="given-name"
          defaultValue={known.name}
          maxLength={60}
        />
        <TextField
          name="surname"
          label="Cognome"
          isRequired
          autoComplete="family-name"
          defaultValue={known.surname}
          maxLength={60}
        />
      </div>
      <TextField
        name="fiscalCode"
        label="Codice fiscale"
        isRequired
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={known.fiscalCode}
        {...(codeProblem && { description: codeProblem })}
        maxLength={16}
      />
      <div className="hidden gap-5 group-has-[input[value=professional]:checked]:grid">
        <TextField
          name="companyName"
          label="Denominazione"
          isOptional
          autoComplete="organization"
          defaultValue={known.companyName}
          maxLength={80}
        />
        <TextField
          name="vatNumber"
          label="Partita IVA"
          inputMode="numeric"
          defaultValue={known.vatNumber}
          maxLength={13}
        />
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          name="pec"
          label="PEC"
          description="Facoltativa, se non hai partita IVA. Oppure il codice destinatario."
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={known.pec}
          maxLength={256}
        />
        <TextField
          name="recipientCode"
          label="Codice destinatario (SDI)"
          description="Sette lettere o cifre."
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={known.recipientCode}
          maxLength={7}
        />
      </div>
      <TextField
        name="address"
        label="Indirizzo"
        isRequired
        autoComplete="address-line1"
        defaultValue={known.address}
        maxLength={60}
      />
      <div className="grid items-end gap-5 sm:grid-cols-[9rem_minmax(0,1fr)_9rem]">
        <TextField
          name="postcode"
          label="CAP"
          isRequired
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={known.postcode}
          {...(hint && { description: hint })}
          onInput={(event) => setPlace({ ...place, postcode: event.currentTarget.value.trim() })}
          maxLength={5}
        />
        <TextField
          name="city"
          label="Comune"
          isRequired
          autoComplete="address-level2"
          defaultValue={known.city}
          maxLength={60}
        />
        <TextField
          name="province"
          label="Provincia"
          isRequired
          autoCapitalize="characters"
          defaultValue={known.province}
          onInput={(event) => setPlace({ ...place, province: event.currentTarget.value.trim().toUpperCase() })}
          maxLength={2}
        />
      </div>
    </FieldGroup>
  )
}
