import type { Example } from '../example.ts'
import { Combobox } from './combobox.tsx'

const provinces = [
  'Agrigento',
  'Ancona',
  'Aosta',
  'Bari',
  'Bergamo',
  'Bologna',
  'Cagliari',
  'Catania',
  'Firenze',
  'Genova',
  'Milano',
  'Napoli',
  'Padova',
  'Palermo',
  'Roma',
  'Torino',
  'Trieste',
  'Venezia',
  'Verona',
]

export const examples: Example[] = [
  {
    name: 'Provincia',
    render: () => (
      <div className="grid max-w-md gap-5">
        <Combobox
          name="provincia"
          label="Provincia"
          description="Scrivi le prime lettere."
          placeholder="Scegli la provincia"
          options={provinces.map((label) => ({ value: label.slice(0, 4).toUpperCase(), label }))}
        />
        <Combobox
          name="provincia-errata"
          label="Provincia dell’Ordine"
          error="Scegli una provincia."
          options={provinces.map((label) => ({ value: label.slice(0, 4).toUpperCase(), label }))}
        />
      </div>
    ),
  },
]
