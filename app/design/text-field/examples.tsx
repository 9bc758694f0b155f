import type { Example } from '../example.ts'
import { EmailField, NumberField, PhoneField, TextField } from './text-field.tsx'

const Column = ({ children }: { children: React.ReactNode }) => <div className="grid max-w-md gap-5">{children}</div>

export const examples: Example[] = [
  {
    name: 'Testo, e-mail, telefono, numero',
    render: () => (
      <Column>
        <TextField name="nome" label="Nome" defaultValue="Giulia" autoComplete="given-name" />
        <EmailField name="email" label="E-mail" description="Ti scriviamo solo per questa richiesta." />
        <PhoneField name="telefono" label="Telefono" isOptional />
        <NumberField name="peso" label="Peso" unit="kg" defaultValue="72" />
      </Column>
    ),
  },
  {
    name: 'Con un errore',
    render: () => (
      <Column>
        <EmailField
          name="email-errata"
          label="E-mail"
          description="Ti scriviamo solo per questa richiesta."
          defaultValue="mario.rossi@"
          error="E-mail non valida: verifica di aver scritto correttamente."
        />
      </Column>
    ),
  },
  {
    name: 'Spento',
    render: () => (
      <Column>
        <TextField name="codice" label="Codice cliente" defaultValue="1003" disabled />
      </Column>
    ),
  },
]
