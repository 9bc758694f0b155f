import { DeskForm, publishingActs } from '#design/desk/desk-form.tsx'
import { FieldGroup } from '#design/form/form.tsx'
import { NumberField, TextField } from '#design/text-field/text-field.tsx'
import type { Answer } from '#platform/pure/listing.ts'
import { RENTAL_DESK_PATH } from '../rental-desk-copy.ts'
import type { RentalTyped } from '../rental-desk-rules.ts'

type Props = {
  /** What is held of it; null for a new one. */
  offer: { slug: string; version: number; isHidden: boolean } | null
  typed: RentalTyped
  answer: Answer<RentalTyped> | null
}

/** SRV-012. All that is said of a car, but its picture. */
export function RentalForm({ offer, typed: held, answer }: Props) {
  const typed = answer?.typed ?? held
  return (
    <DeskForm
      className="gap-8"
      path={`${RENTAL_DESK_PATH}/${offer?.slug ?? 'nuova'}`}
      seen={offer?.version}
      answer={answer}
      acts={publishingActs(offer !== null && !offer.isHidden)}
      backTo={RENTAL_DESK_PATH}
    >
      <FieldGroup title="L’auto">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField name="brand" label="Marca" isRequired maxLength={40} defaultValue={typed.brand} />
          <TextField name="model" label="Modello" isRequired maxLength={80} defaultValue={typed.model} />
        </div>
      </FieldGroup>
      <FieldGroup title="L’offerta">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <NumberField
            name="monthlyCost"
            label="Canone al mese"
            description="IVA esclusa."
            isDecimal
            isRequired
            unit="€"
            maxLength={10}
            defaultValue={typed.monthlyCost}
          />
          <NumberField
            name="advance"
            label="Anticipo"
            description="0 se non c’è."
            isDecimal
            isRequired
            unit="€"
            maxLength={10}
            defaultValue={typed.advance}
          />
          <NumberField
            name="maxKm"
            label="Chilometri compresi"
            isRequired
            unit="km"
            maxLength={9}
            defaultValue={typed.maxKm}
          />
          <NumberField
            name="maxMonths"
            label="Durata"
            isRequired
            unit="mesi"
            maxLength={3}
            defaultValue={typed.maxMonths}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="Come è fatta">
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <TextField
            name="fuelType"
            label="Alimentazione"
            isRequired
            maxLength={40}
            placeholder="Ibrida"
            defaultValue={typed.fuelType}
          />
          <TextField
            name="averageConsumption"
            label="Consumo medio"
            isRequired
            maxLength={40}
            placeholder="4,9 l/100 km"
            defaultValue={typed.averageConsumption}
          />
          <NumberField
            name="horsePower"
            label="Potenza"
            isRequired
            unit="CV"
            maxLength={4}
            defaultValue={typed.horsePower}
          />
          <NumberField
            name="engineCc"
            label="Cilindrata"
            isOptional
            unit="cc"
            maxLength={6}
            defaultValue={typed.engineCc}
          />
          <TextField
            name="transmission"
            label="Cambio"
            isRequired
            maxLength={40}
            placeholder="Manuale"
            defaultValue={typed.transmission}
          />
          <TextField
            name="traction"
            label="Trazione"
            isRequired
            maxLength={40}
            placeholder="Anteriore"
            defaultValue={typed.traction}
          />
          <NumberField name="co2" label="CO2" isRequired unit="g/km" maxLength={4} defaultValue={typed.co2} />
          <NumberField name="doors" label="Porte" isRequired maxLength={1} defaultValue={typed.doors} />
        </div>
      </FieldGroup>
    </DeskForm>
  )
}
