import type { Example } from '../example.ts'
import { ChooseField } from './choose-field.tsx'

const CHOSEN = [
  { code: 'gestire-il-dolore', title: 'Gestire il dolore cronico', state: 'Pubblicato' },
  { code: 'X12', title: 'Codice sconosciuto: X12', state: '', isUnknown: true as const },
]

export const examples: Example[] = [
  {
    name: 'Più di uno, e un codice che non c’è più',
    render: () => (
      <div className="max-w-md">
        <ChooseField
          name="correlati"
          label="Correlati scelti da voi"
          description="Al massimo tre. Senza, si scelgono da soli."
          most={3}
          isOptional
          of="contenuti"
          placeholder="Parole del titolo"
          choosing={{ chosen: CHOSEN }}
        />
      </div>
    ),
  },
  {
    name: 'Uno solo, trovato senza JavaScript',
    render: () => (
      <div className="max-w-md">
        <ChooseField
          name="corso"
          label="Corso di cui parla"
          error="Scegli tra quelli trovati con «dolore» e salva di nuovo."
          of="corsi"
          choosing={{
            chosen: [],
            words: 'dolore',
            found: [{ code: 'terapia-del-dolore', title: 'Terapia del dolore', state: 'Aperto' }],
          }}
        />
      </div>
    ),
  },
]
