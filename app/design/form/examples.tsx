import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Select } from '../select/select.tsx'
import { EmailField, TextField } from '../text-field/text-field.tsx'
import { FieldGroup, Form } from './form.tsx'
import { ListSearch } from './list-search.tsx'

export const examples: Example[] = [
  {
    name: 'La ricerca in un elenco',
    render: () => (
      <ListSearch label="Nome, e-mail o telefono" typed="rossi" title="Cerca una richiesta">
        <Select
          name="stato"
          label="Stato"
          options={[
            { value: '', label: 'Tutti' },
            { value: 'new', label: 'Da prendere' },
          ]}
          className="min-w-40"
        />
      </ListSearch>
    ),
  },
  {
    name: 'Con il riepilogo degli errori',
    render: () => (
      <Form
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
