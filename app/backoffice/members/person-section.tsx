import { MemberFields } from '#areas/account/ui/member-fields.tsx'
import { Select } from '#design/select/select.tsx'
import { EmailField, TextField } from '#design/text-field/text-field.tsx'
import { FieldAnchor } from './field-anchor.tsx'
import type { personOf } from './member-context.server.ts'
import { ActForm, Part, type SectionProps } from './member-parts.tsx'

/** Who the member is. */
export function PersonSection({ person, refused }: SectionProps & { person: Awaited<ReturnType<typeof personOf>> }) {
  return (
    <>
      <PersonPart person={person} refused={refused} />
      <Part id="codice-fiscale" title="Codice fiscale">
        <ActForm act="fiscal-code" refused={refused}>
          <TextField
            name="fiscalCode"
            label="Codice fiscale"
            description="Si corregge guardando la tessera sanitaria. L’iscritto riceve un’e-mail, che non riporta i codici."
            isRequired
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            defaultValue={person.fiscalCode}
          />
        </ActForm>
      </Part>
    </>
  )
}

function PersonPart({ person, refused }: Pick<Parameters<typeof PersonSection>[0], 'person' | 'refused'>) {
  return (
    <Part id="dati" title="Chi è">
      <ActForm act="person" refused={refused}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldAnchor id="campo-nome">
            <TextField name="name" label="Nome" isRequired defaultValue={person.name} />
          </FieldAnchor>
          <TextField name="surname" label="Cognome" isRequired defaultValue={person.surname} />
          <EmailField
            name="email"
            label="E-mail"
            isRequired
            defaultValue={person.email}
            description={
              person.isEmailVerified
                ? 'Confermata. Se cambia, una lettera chiede di confermare quella nuova e un’altra avvisa quella vecchia.'
                : 'Non ancora confermata.'
            }
            className="sm:col-span-2"
          />
          <MemberFields fields={person.fields} />
          <FieldAnchor id="campo-professione" className="sm:col-span-2">
            <Select
              name="professione"
              label="Professione"
              description={`Adesso: ${person.profession || 'non detta'}.`}
              options={person.professions}
              placeholder="Resta com’è"
            />
          </FieldAnchor>
          <Select
            name="specializzazione"
            label="Specializzazione"
            description="Solo se scegli una professione che ne ha."
            options={person.specializations}
            placeholder="Nessuna"
          />
          <Select
            name="professioneDettaglio"
            label="Professione sanitaria"
            description="Solo per le altre professioni sanitarie."
            options={person.details}
            placeholder="Nessuna"
          />
        </div>
      </ActForm>
    </Part>
  )
}
