import { useState } from 'react'
import { useNavigation } from 'react-router'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_CHOICES } from '#areas/audience/permission-copy.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { FieldError } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { FieldGroup } from '#design/form/form.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import type { OfferTyped } from '../desk-rules.ts'
import { OFFER_KINDS } from '../rules.ts'

type Props = {
  typed: OfferTyped
  errors?: Record<string, string> | undefined
  version: number
  isShown: boolean
  /** Which shop, while it is not yet decided. */
  shops?: readonly { value: string; label: string }[] | undefined
  shopId?: string | undefined
  formKey?: string | undefined
}

/** All that an editor decides of an offer. */
export function OfferForm({ typed, errors, version, isShown, shops, shopId, formKey }: Props) {
  const navigation = useNavigation()
  const pending = navigation.state === 'idle' ? null : (navigation.formData?.get('act') ?? null)
  const [offerType, setOfferType] = useState(typed.offerType)
  return (
    <GuardedForm className="max-w-3xl gap-8" errors={errors}>
      <input type="hidden" name="version" value={version} />
      {formKey && <input type="hidden" name="formKey" value={formKey} />}
      <FieldGroup title="L’offerta">
        {shops && (
          <Select
            name="shop"
            label="Negozio"
            placeholder="Scegli"
            isRequired
            options={shops}
            defaultValue={shopId ?? ''}
            className="max-w-sm"
          />
        )}
        <TextField name="title" label="Titolo" isRequired maxLength={200} defaultValue={typed.title} />
        <TextArea
          name="description"
          label="Testo"
          description="Che cosa si ottiene, in una o due frasi."
          isOptional
          rows={3}
          maxLength={2000}
          defaultValue={typed.description}
        />
        <TextArea
          name="conditions"
          label="Condizioni"
          description="Per esempio: una volta per ordine, esclusi i saldi."
          isOptional
          rows={2}
          maxLength={1000}
          defaultValue={typed.conditions}
        />
        <div className="grid items-end gap-5 sm:grid-cols-3">
          <NumberField name="priceValue" label="Sconto" isOptional maxLength={6} defaultValue={typed.priceValue} />
          <Select
            name="priceSymbol"
            label="In"
            defaultValue={typed.priceSymbol}
            options={[
              { value: '2', label: 'percentuale (%)' },
              { value: '1', label: 'euro (€)' },
            ]}
          />
          <Select
            name="kind"
            label="Tipo"
            defaultValue={typed.kind}
            options={[
              { value: '', label: 'Offerta' },
              ...OFFER_KINDS,
              ...(typed.kind === '' || OFFER_KINDS.some(({ value }) => value === typed.kind)
                ? []
                : [{ value: typed.kind, label: 'Offerta (come la chiama il partner)' }]),
            ]}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Come si usa">
        <RadioGroup
          name="offerType"
          label="Il socio"
          isRow
          defaultValue={typed.offerType}
          onChange={setOfferType}
          options={[
            { value: 'c', label: 'ritira un codice' },
            { value: 'o', label: 'attiva l’offerta' },
          ]}
        />
        <div hidden={offerType === 'o'}>
          <TextField
            name="voucherCode"
            label="Codice"
            description="È un segreto: nelle pagine non c’è mai, lo riceve solo chi lo ritira."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            defaultValue={typed.voucherCode}
            className="max-w-sm"
          />
        </div>
        <TextField
          name="linkUrl"
          label="Collegamento"
          description="La pagina in cui si usa. Vuoto: il sito del negozio."
          isOptional
          inputMode="url"
          maxLength={300}
          defaultValue={typed.linkUrl}
        />
      </FieldGroup>
      <FieldGroup title="Quando">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <DateField
            name="startsOn"
            label="Primo giorno"
            description="Vuoto: da subito."
            isOptional
            defaultValue={typed.startsOn}
          />
          <DateField
            name="endsOn"
            label="Ultimo giorno"
            description="Vuoto: senza scadenza."
            isOptional
            defaultValue={typed.endsOn}
          />
        </div>
      </FieldGroup>
      <Eyes chosen={typed.seenBy} />
      <Checkbox
        name="isBest"
        label="Tra le migliori offerte"
        description="Il suo posto si sceglie nella Vetrina."
        defaultChecked={typed.isBest === 'on'}
      />
      <div className="bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-ground px-2 py-3 sm:sticky">
        <Button type="submit" name="act" value="publish" icon="check" isPending={pending === 'publish'}>
          {isShown ? 'Pubblica le modifiche' : 'Pubblica'}
        </Button>
        {!isShown && (
          <Button type="submit" name="act" value="save" variant="ghost" isPending={pending === 'save'}>
            Salva senza pubblicare
          </Button>
        )}
      </div>
    </GuardedForm>
  )
}

function Eyes({ chosen }: { chosen: readonly string[] }) {
  const wiring = useField({ name: 'seenBy', label: 'Chi la vede' })
  return (
    <fieldset id={wiring.id} aria-describedby={wiring.control['aria-describedby']} className="grid gap-1">
      <legend className="mb-2 font-display text-title-s">Chi la vede</legend>
      {wiring.error && <FieldError id={wiring.errorId}>{wiring.error}</FieldError>}
      <p className="max-w-measure text-ink-soft">
        Tra chi la vede, il codice lo ritira chi ne ha diritto: i registrati, e chi è in prova o Premium con il
        portafoglio dei negozi. Agli altri il pulsante propone un piano.
      </p>
      <div className="grid sm:grid-cols-3">
        {SUBSCRIPTION_TYPES.map((type) => (
          <Checkbox
            key={type}
            id={`${wiring.id}-${type}`}
            name="seenBy"
            value={type}
            label={TYPE_CHOICES[type]}
            error=""
            defaultChecked={chosen.includes(type)}
          />
        ))}
      </div>
    </fieldset>
  )
}
