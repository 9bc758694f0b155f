import { useState } from 'react'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { TYPE_CHOICES } from '#areas/audience/permission-copy.ts'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DateField } from '#design/date-field/date-field.tsx'
import { DeskForm, publishingActs } from '#design/desk/desk-form.tsx'
import { FieldError } from '#design/field/field.tsx'
import { useField } from '#design/field/use-field.ts'
import { FieldGroup } from '#design/form/form.tsx'
import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { DESK_PATH } from '../desk-copy.ts'
import type { OfferTyped } from '../desk-rules.ts'
import { OFFER_KINDS } from '../rules.ts'

type NewOffer = {
  shops: readonly { value: string; label: string }[]
  shopId: string
  /** So that a form sent twice makes one offer. */
  formKey: string
}

type Props = {
  /** What is held of it; null for a new one. */
  offer: { id: number; version: number; isShown: boolean } | null
  typed: OfferTyped
  answer: Answer<OfferTyped & { shop: string }> | undefined
  /** What is decided once. */
  fresh: NewOffer | null
}

/** All that an editor decides of an offer. */
export function OfferForm({ offer, typed: held, answer, fresh }: Props) {
  const typed = answer?.typed ?? held
  const [offerType, setOfferType] = useState(typed.offerType)
  return (
    <DeskForm
      className="max-w-3xl gap-8"
      path={`${DESK_PATH}/offerte/${offer?.id ?? 'nuova'}`}
      seen={offer?.version}
      answer={answer}
      backTo={DESK_PATH}
      acts={publishingActs(offer?.isShown ?? false)}
    >
      {fresh && <input type="hidden" name="formKey" value={fresh.formKey} />}
      <FieldGroup title="L’offerta">
        {fresh && (
          <Select
            name="shop"
            label="Negozio"
            placeholder="Scegli"
            isRequired
            options={fresh.shops}
            defaultValue={answer?.typed.shop ?? fresh.shopId}
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
    </DeskForm>
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
