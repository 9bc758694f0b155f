import type { Example } from '../example.ts'
import { Switch } from './switch.tsx'

export const examples: Example[] = [
  {
    name: 'Acceso e spento',
    render: () => (
      <div className="grid max-w-md gap-2">
        <Switch
          name="promemoria"
          label="Promemoria dei corsi"
          description="Un avviso prima della scadenza."
          defaultChecked
        />
        <Switch name="visibile" label="Scheda visibile a tutti" />
        <Switch name="bloccato" label="Non modificabile" disabled />
      </div>
    ),
  },
]
