import type { Example } from '../example.ts'
import { TextArea } from './text-area.tsx'

export const examples: Example[] = [
  {
    name: 'Con il conteggio',
    render: () => (
      <div className="grid max-w-lg gap-5">
        <TextArea
          name="messaggio"
          label="Il tuo messaggio"
          description="Racconta il caso senza dati dei pazienti."
          maxLength={500}
        />
        <TextArea
          name="troppo"
          label="Titolo breve"
          maxLength={10}
          defaultValue="Più lungo di così non si può"
          rows={2}
        />
      </div>
    ),
  },
]
