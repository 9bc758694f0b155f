import { Select } from '#design/select/select.tsx'
import { EmailField, PhoneField, TextField } from '#design/text-field/text-field.tsx'
import type { CardWire } from '../wire.ts'

type Props = { card: CardWire; onChange: (part: Partial<CardWire>) => void }

const VISIBILITIES = ['Pubblica', 'Qualsiasi utente', 'Privata'].map((value) => ({ value, label: value }))

/** CRD-002, CRD-024. */
export function ContactFields({ card, onChange }: Props) {
  const { contacts } = card
  const set = (part: Partial<CardWire['contacts']>) => onChange({ contacts: { ...contacts, ...part } })
  return (
    <fieldset className="grid gap-5">
      <legend className="visually-hidden">Contatti</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField
          name="contacts.email"
          label="E-mail"
          isOptional
          value={contacts.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <PhoneField
          name="contacts.phone"
          label="Telefono"
          isOptional
          value={contacts.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextField
          name="contacts.website"
          label="Sito"
          description="Con https:// davanti"
          isOptional
          value={contacts.website}
          onChange={(event) => set({ website: event.target.value })}
        />
        <TextField
          name="contacts.address"
          label="Indirizzo dello studio"
          isOptional
          value={contacts.address}
          onChange={(event) => set({ address: event.target.value })}
        />
      </div>
      <Select
        name="contactDataVisibility"
        label="Chi vede i contatti"
        options={VISIBILITIES}
        value={card.contactDataVisibility}
        onChange={(event) =>
          onChange({ contactDataVisibility: event.target.value as CardWire['contactDataVisibility'] })
        }
        className="max-w-sm"
      />
    </fieldset>
  )
}
