import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { EmailField, TextField } from '../text-field/text-field.tsx'
import { FieldGroup, Form } from './form.tsx'

export const examples: Example[] = [
  {
    name: 'Con il riepilogo degli errori',
    render: () => (
      <Form
        aria-label="I tuoi dati"
        className="max-w-lg"
        isSummaryQuiet
        values={{ email: 'mario.rossi@' }}
        errors={{
          email: 'E-mail non valida: verifica di aver scritto correttamente.',
          cognome: 'Il cognome è obbligatorio.',
        }}
      >
        <FieldGroup title="I tuoi dati">
          <TextField name="cognome" label="Cognome" isRequired />
          <EmailField name="email" label="E-mail" isRequired />
        </FieldGroup>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Invia la richiesta</Button>
          <Button variant="quiet">Annulla</Button>
        </div>
      </Form>
    ),
  },
]
