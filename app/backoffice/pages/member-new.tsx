import { randomUUID } from 'node:crypto'
import { data, redirect, useNavigation } from 'react-router'
import { createMember } from '#areas/account/new-member-commands.server.ts'
import { FISCAL_CODE } from '#areas/account/registration-rules.ts'
import { staffOf } from '#areas/audience/context.server.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { Form } from '#design/form/form.tsx'
import { UnsavedGuard, useUnsaved } from '#design/form/unsaved-guard.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Select } from '#design/select/select.tsx'
import { EmailField, PhoneField, TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { declaredFields } from '#platform/pure/declared-fields.ts'
import { occupationChoices } from '../members/member-context.server.ts'
import { MEMBERS_PATH } from '../members/member-copy.ts'
import { occupationIn } from '../members/member-rules.ts'
import type { Route } from './+types/member-new'

/** DSK-027. An account made at the desk. */
export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'members.write')
  return { key: randomUUID(), choices: await occupationChoices(partsOf(context).db) }
}

const FIELDS = [
  ...['nome', 'cognome', 'email', 'cellulare', 'codiceFiscale'],
  ...['professione', 'specializzazione', 'professioneDettaglio', 'key', 'sharedEmail'],
]
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.write')
  const { db, now, club, origin } = partsOf(context)
  const values = declaredFields(await request.formData(), FIELDS)
  const typed = Object.fromEntries(FIELDS.map((name) => [name, (values[name] ?? '').slice(0, 300)]))
  if (!UUID.test(typed.key ?? '')) throw new InvalidInput({}, 'La richiesta non è valida.')
  const asked = {
    id: typed.key ?? '',
    typed,
    occupation: occupationIn(typed) ?? { professionId: 0 },
    sharedEmail: typed.sharedEmail ?? '',
  }
  const made = await createMember(db, asked, { actorId: staff.id, now, sender: { club, origin } })
  switch (made.kind) {
    case 'made':
      return redirect(`${MEMBERS_PATH}/${made.username}?fatto=created`)
    case 'refused':
      return data({ errors: made.fields, values: typed, owner: null, isEmail: false }, 400)
    case 'known-code':
      return data(
        {
          errors: { [FISCAL_CODE]: `Questo codice fiscale è già di ${made.owner.name}.` },
          values: typed,
          owner: made.owner,
          isEmail: false,
        },
        409,
      )
    case 'known-email':
      return data({ errors: {}, values: typed, owner: made.owner, isEmail: true }, 409)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Nuovo iscritto | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function NewMemberPage({ loaderData: { key, choices }, actionData }: Route.ComponentProps) {
  const { isUnsaved, onEdit, onSend } = useUnsaved(actionData)
  const isPending = useNavigation().state === 'submitting'
  return (
    <>
      <DeskHead
        title="Nuovo iscritto"
        lead="Riceve un’e-mail per scegliere la password, che nessuno qui vede. Condizioni e consensi li dice lui, quando entra."
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Iscritti', to: MEMBERS_PATH },
        ]}
      />
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Wrap className="py-4 pb-16">
        <Card as="section" aria-label="Nuovo iscritto" className="max-w-3xl gap-5 p-5 sm:p-6">
          <Form
            aria-label="Nuovo iscritto"
            errors={actionData?.errors}
            values={actionData?.values}
            onChange={onEdit}
            onSubmit={onSend}
          >
            <input type="hidden" name="key" value={actionData?.values.key ?? key} />
            {actionData?.owner && <Known {...actionData} owner={actionData.owner} />}
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField name="nome" label="Nome" maxLength={60} isRequired autoComplete="off" />
              <TextField name="cognome" label="Cognome" maxLength={60} isRequired autoComplete="off" />
              <EmailField name="email" label="E-mail" maxLength={60} isRequired autoComplete="off" />
              <PhoneField name="cellulare" label="Cellulare" maxLength={20} isRequired autoComplete="off" />
              <TextField
                name="codiceFiscale"
                label="Codice fiscale"
                isOptional
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={20}
                className="sm:col-span-2"
              />
              <Select
                name="professione"
                label="Professione"
                placeholder="Seleziona"
                options={choices.professions}
                isRequired
                className="sm:col-span-2"
              />
              <Select
                name="specializzazione"
                label="Specializzazione"
                description="Solo per una professione che ne ha."
                options={choices.specializations}
                placeholder="Nessuna"
              />
              <Select
                name="professioneDettaglio"
                label="Professione sanitaria"
                description="Solo per le altre professioni sanitarie."
                options={choices.details}
                placeholder="Nessuna"
              />
            </div>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" icon="user-plus" isPending={isPending}>
                Crea e manda l’invito
              </Button>
              <ButtonLink to={MEMBERS_PATH} variant="quiet">
                Esci senza salvare
              </ButtonLink>
            </div>
          </Form>
        </Card>
      </Wrap>
    </>
  )
}

type KnownProps = { owner: { username: number; name: string }; isEmail: boolean; values: Record<string, string> }

/** Somebody has the same fiscal code, or the same address: an address may be of two, a code may not. */
function Known({ owner, isEmail, values }: KnownProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-warning-tint px-5 py-3">
      <p>
        {isEmail ? (
          `Esiste già ${owner.name} con questa e-mail: è un’altra persona?`
        ) : (
          <>Questo codice fiscale è già di {owner.name}.</>
        )}{' '}
        <MemberLink username={owner.username}>{`Apri la pagina di ${owner.name}`}</MemberLink>
      </p>
      {isEmail && (
        <Checkbox
          name="sharedEmail"
          value={(values.email ?? '').trim().toLowerCase()}
          label="Sì, è un’altra persona con la stessa e-mail"
        />
      )}
    </div>
  )
}
