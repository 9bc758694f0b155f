import { data, useActionData } from 'react-router'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Form } from '#design/form/form.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { stopFactorLoss } from '../lost-factor-commands.server.ts'
import { AccountBox } from '../ui/account-box.tsx'
import type { Route } from './+types/stop-factor-loss'

export function loader({ context, request }: Route.LoaderArgs) {
  const { club } = partsOf(context)
  return { clubName: club.name, phone: club.phone, token: new URL(request.url).searchParams.get('t') ?? '' }
}

/** IDN-031. A press and not a visit: mail programs visit links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const token = (await request.formData()).get('token')
  const isStopped = typeof token === 'string' && token.length <= 200 && (await stopFactorLoss(db, token, now))
  return data({ isStopped }, { status: isStopped ? 200 : 409 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Ferma l’attesa | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function StopFactorLossPage({ loaderData: { token, phone } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  if (answer?.isStopped)
    return (
      <AccountBox
        title="Fermato"
        lead={`Il codice della tua app serve ancora per entrare. Se non avevi chiesto tu di farne a meno chiamaci al ${phone} e cambia la password della tua posta.`}
      >
        <ButtonLink to="/login">Vai all’accesso</ButtonLink>
      </AccountBox>
    )
  if (answer)
    return (
      <AccountBox
        title="Questo link non vale più"
        lead={`È già stato usato o è scaduto. Se non sei stato tu chiamaci al ${phone}.`}
      >
        <ButtonLink to="/login">Vai all’accesso</ButtonLink>
      </AccountBox>
    )
  return (
    <AccountBox
      title="Non sei stato tu?"
      lead="Un tocco, e per entrare nel tuo account servirà ancora il codice della tua app."
    >
      <Form>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent" size="large" isWide>
          Ferma tutto
        </Button>
      </Form>
    </AccountBox>
  )
}
