import { RadioGroup } from '#design/radio-group/radio-group.tsx'
import { Switch } from '#design/switch/switch.tsx'
import type { CardWire } from '../wire.ts'

type Props = { card: CardWire; onChange: (part: Partial<CardWire>) => void }

/** CRD-001, CRD-024. On shows the card; who sees it is chosen below. */
export function VisibilityFields({ card, onChange }: Props) {
  const isOn = card.visibility !== 'Privata'
  return (
    <div className="grid gap-4">
      <Switch
        name="schedaPubblica"
        label="Scheda pubblica"
        description="Se la spegni, la scheda sparisce subito da elenchi e ricerca. Pharmacare, se attivo, resta attivo."
        checked={isOn}
        onChange={() => onChange({ visibility: isOn ? 'Privata' : 'Pubblica' })}
      />
      {isOn && (
        <RadioGroup
          key={card.visibility}
          name="visibility"
          label="Chi può vederla"
          isBoxed
          defaultValue={card.visibility}
          onChange={(value) => onChange({ visibility: value as CardWire['visibility'] })}
          options={[
            { value: 'Pubblica', label: 'Pubblica', description: 'Chiunque, anche dai motori di ricerca.' },
            {
              value: 'Qualsiasi utente',
              label: 'Qualsiasi utente',
              description: 'Solo chi ha effettuato l’accesso al Club.',
            },
          ]}
        />
      )}
    </div>
  )
}
