import { TextField } from '#design/text-field/text-field.tsx'

/** Where a parcel goes. */
export function DeliveryFields({ name }: { name: string }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-title-s">Dove lo spediamo</legend>
      <TextField name="recipient" label="Nome e cognome" autoComplete="name" defaultValue={name} />
      <TextField name="street" label="Via e numero" autoComplete="address-line1" />
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)_6rem]">
        <TextField name="postalCode" label="CAP" autoComplete="postal-code" inputMode="numeric" maxLength={5} />
        <TextField name="city" label="Città" autoComplete="address-level2" />
        <TextField name="province" label="Prov." autoComplete="address-level1" maxLength={2} />
      </div>
    </fieldset>
  )
}
