import type { Example } from '../example.ts'
import { RadioGroup } from './radio-group.tsx'

export const examples: Example[] = [
  {
    name: 'In riga',
    render: () => (
      <RadioGroup
        name="sesso"
        label="Sesso"
        isRow
        defaultValue="f"
        options={[
          { value: 'f', label: 'Femmina' },
          { value: 'm', label: 'Maschio' },
        ]}
      />
    ),
  },
  {
    name: 'Con una spiegazione',
    render: () => (
      <RadioGroup
        name="pagamento"
        label="Come vuoi pagare?"
        isBoxed
        className="max-w-lg"
        defaultValue="rate"
        options={[
          { value: 'unico', label: 'In un’unica soluzione', description: 'Paghi oggi e non ci pensi più.' },
          { value: 'rate', label: 'In 12 rate', description: '€ 24,90 al mese, senza interessi.' },
        ]}
      />
    ),
  },
  {
    name: 'Con un errore',
    render: () => (
      <RadioGroup
        name="iscritto"
        label="Fai parte di un Ordine?"
        error="Scegli una risposta."
        options={[
          { value: 'si', label: 'Sì' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
]
