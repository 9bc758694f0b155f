import { data, redirect, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { signInSettingsIn } from '../settings.server.ts'
import { acceptInvitation, findInvitation } from '../staff-acceptance-commands.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import { ChoosePasswordForm } from '../ui/choose-password-form.tsx'
import type { Route } from './+types/staff-invitation'

const ACCEPTED = 'accettato'
const LONGEST_TOKEN = 200
const LONGEST_ENVELOPE = 2000

/** IDN-001. Opening the page only looks at the link: mail programs open links before people do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const isAccepted = searchParams.get('fatto') === ACCEPTED
  const token = searchParams.get('t')?.slice(0, LONGEST_TOKEN) ?? ''
  const invitation = isAccepted ? null : await findInvitation(db, token, now)
  const status = isAccepted || invitation ? 200 : 410
  return data({ clubName: club.name, token, invitation, isAccepted }, { status })
}

/** IDN-002 */
export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const form = await request.formData()
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest)
  const outcome = await acceptInvitation(parts.db, {
    token: text('token', LONGEST_TOKEN),
    envelope: text('password', LONGEST_ENVELOPE) || null,
    now: parts.now,
    settings: signInSettingsIn(parts),
  })
  switch (outcome.kind) {
    case 'accepted':
      parts.forgetMember(outcome.memberId)
      throw redirect(`/redazione/invito?fatto=${ACCEPTED}`)
    case 'gone':
      return data({ kind: 'gone' as const }, { status: 410 })
    case 'unreadable':
      return refused('Non è stato possibile leggere la password: ricarica la pagina e riprova.')
    case 'refused':
      return refused(outcome.problem)
  }
}

const refused = (password: string) => data({ kind: 'refused' as const, errors: { password } }, { status: 400 })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Invito in redazione | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  // The address holds the link's secret: it goes nowhere else.
  { name: 'referrer', content: 'no-referrer' },
]

export default function StaffInvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clubName, invitation, token, isAccepted } = loaderData
  const submit = useSubmit()
  const isPending = useNavigation().state !== 'idle'
  if (isAccepted)
    return (
      <AccountBox
        title="Invito accettato"
        lead="Il ruolo è tuo. Ogni sessione aperta prima è stata chiusa: accedi per cominciare."
      >
        <ButtonLink to="/login?redirectTo=/redazione">Accedi</ButtonLink>
      </AccountBox>
    )
  if (!invitation || actionData?.kind === 'gone')
    return (
      <AccountBox title="Invito non valido">
        <p>Questo invito non è più valido: chiedine un altro a chi ti ha invitato.</p>
      </AccountBox>
    )
  const { name, email, role, asksPassword } = invitation
  return (
    <AccountBox
      title="Ti hanno invitato in redazione"
      lead={`Ciao ${name}, nella redazione di ${clubName} sarai ${role}.`}
    >
      <p className="wrap-anywhere mb-6">
        {asksPassword
          ? `Scegli la password dell’account di ${email}. Quello che lo apriva prima non lo aprirà più.`
          : `Accettando, le sessioni aperte e le passkey dell’account di ${email} vengono chiuse: la password resta la tua.`}
      </p>
      {asksPassword ? (
        <ChoosePasswordForm
          submitLabel="Accetta l’invito"
          errors={actionData?.errors}
          isPending={isPending}
          onClosed={(password) => submit({ token, password }, { method: 'post' })}
        />
      ) : (
        <Form>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="accent" size="large" isWide isPending={isPending}>
            Accetta l’invito
          </Button>
        </Form>
      )}
    </AccountBox>
  )
}
