import type { Example } from '../example.ts'
import { DateField } from './date-field.tsx'

export const examples: Example[] = [
  {
    name: 'Un giorno',
    render: () => (
      <div className="grid max-w-xs gap-5">
        <DateField
          name="nascita"
          label="Data di nascita"
          defaultValue="1974-03-21"
          max="2008-01-01"
          autoComplete="bday"
        />
        <DateField name="scadenza" label="Scadenza" error="La data è nel passato." />
      </div>
    ),
  },
]
