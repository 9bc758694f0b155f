import { data, useActionData } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { verifyEmail } from '../registration-commands.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import type { Route } from './+types/verify-email'

export function loader({ context, request }: Route.LoaderArgs) {
  return { clubName: partsOf(context).club.name, token: new URL(request.url).searchParams.get('t') ?? '' }
}

/** REG-004. A press and not a visit confirms: mail programs visit links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const token = (await request.formData()).get('token')
  const isVerified = typeof token === 'string' && token.length <= 200 && (await verifyEmail(db, token, now))
  return data({ isVerified }, { status: isVerified ? 200 : 409 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Conferma la tua e-mail | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerifyEmailPage({ loaderData: { token } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  if (answer?.isVerified)
    return (
      <AccountBox title="E-mail confermata" lead="Grazie: ora sappiamo che questo indirizzo è tuo.">
        <ButtonLink to="/">Vai alla home</ButtonLink>
      </AccountBox>
    )
  if (answer)
    return (
      <AccountBox title="Questo link non vale più" lead="È già stato usato o è scaduto. Il tuo account resta attivo.">
        <ButtonLink to="/assistenza">Contatta l’assistenza</ButtonLink>
      </AccountBox>
    )
  return (
    <AccountBox title="Conferma la tua e-mail" lead="Un tocco, e sappiamo che questo indirizzo è tuo.">
      <Form>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="large" isWide>
          Conferma
        </Button>
      </Form>
    </AccountBox>
  )
}
