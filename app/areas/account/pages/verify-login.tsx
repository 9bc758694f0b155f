import { useState } from 'react'
import { redirect } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { toast } from '#design/toast/toast.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { parseUsername } from '../rules.ts'
import { AccountBox } from '../ui/account-box.tsx'
import { askForLink } from '../ui/ask-for-link.ts'
import type { Route } from './+types/verify-login'

/** LOG-023. Without somebody to write to there is nothing to check. */
export function loader({ context, request }: Route.LoaderArgs) {
  const username = new URL(request.url).searchParams.get('username') ?? ''
  if (!parseUsername(username)) throw redirect('/recover-password')
  return { clubName: partsOf(context).club.name, username }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Controlla la tua e-mail | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** LOG-023, LOG-024 */
export default function VerifyLoginPage({ loaderData: { username } }: Route.ComponentProps) {
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const answer = await askForLink(username)
    setSending(false)
    if (answer.isOk) toast.success('Richiesta inviata')
    else toast.danger('Errore')
  }
  return (
    <AccountBox title="Controlla la tua e-mail">
      <Icon name="mail" size={44} className="mb-4 text-primary" />
      <p>
        Se <strong className="break-all">{username}</strong> è registrato, abbiamo scritto all’indirizzo del suo
        account. Apri il messaggio e segui il link: vale un’ora.
      </p>
      <p className="mt-3 text-ink-soft">Non lo trovi? Guarda anche tra la posta indesiderata.</p>
      <div className="mt-6 grid gap-3">
        <Button variant="accent" isWide isPending={isSending} onClick={resend}>
          Invia di nuovo
        </Button>
        <Link to="/login" className="inline-flex min-h-11 items-center justify-self-center">
          Torna all’accesso
        </Link>
      </div>
    </AccountBox>
  )
}
