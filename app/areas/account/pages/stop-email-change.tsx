import { data, useActionData } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { stopEmailChange } from '../email-change-commands.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import type { Route } from './+types/stop-email-change'

const LONGEST_TOKEN = 200

export function loader({ context, request }: Route.LoaderArgs) {
  const { club } = partsOf(context)
  return { clubName: club.name, phone: club.phone, token: new URL(request.url).searchParams.get('t') ?? '' }
}

/** A press and not a visit: mail programs visit links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, forgetMember } = partsOf(context)
  const token = String((await request.formData()).get('token') ?? '').slice(0, LONGEST_TOKEN)
  const outcome = await stopEmailChange(db, { token, now })
  if ('memberId' in outcome) forgetMember(outcome.memberId)
  return data({ kind: outcome.kind }, { status: 'memberId' in outcome ? 200 : 409 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Ferma il cambio di e-mail | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function StopEmailChangePage({ loaderData: { token, phone } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  switch (answer?.kind) {
    case 'stopped':
      return (
        <AccountBox
          title="Fermato"
          lead={`Il tuo indirizzo resta questo. Se non avevi chiesto tu di cambiarlo scegli un’altra password e chiamaci al ${phone}.`}
        >
          <ButtonLink to="/recover-password">Scegli un’altra password</ButtonLink>
        </AccountBox>
      )
    case 'taken-back':
      return (
        <AccountBox
          title="Il tuo indirizzo è tornato"
          lead={`Chi era entrato nell’account è fuori. Scegli subito un’altra password: te la chiediamo a questo indirizzo. Poi chiamaci al ${phone}.`}
        >
          <ButtonLink to="/recover-password">Scegli un’altra password</ButtonLink>
        </AccountBox>
      )
    case 'taken':
      return (
        <AccountBox
          title="Non è stato possibile"
          lead={`Questo indirizzo nel frattempo è di un altro account: chiamaci al ${phone}, ci pensiamo noi.`}
        >
          <ButtonLink to="/">Vai alla home</ButtonLink>
        </AccountBox>
      )
    case 'dead':
      return (
        <AccountBox
          title="Questo link non vale più"
          lead={`È già stato usato o è scaduto. Se non sei stato tu chiamaci al ${phone}.`}
        >
          <ButtonLink to="/login">Vai all’accesso</ButtonLink>
        </AccountBox>
      )
  }
  return (
    <AccountBox
      title="Non sei stato tu?"
      lead="Un tocco, e l’indirizzo del tuo account resta questo. Se era già cambiato torna com’era, e chi è entrato esce."
    >
      <Form>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="large" isWide>
          Ferma il cambio
        </Button>
      </Form>
    </AccountBox>
  )
}
