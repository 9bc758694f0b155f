import { useState } from 'react'
import { redirect } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { registrationDetour } from '../registration-rules.ts'
import { AccountBox } from '../ui/account-box.tsx'
import type { Route } from './+types/trial-activation'

/** REG-007, REG-009 */
export function loader({ context }: Route.LoaderArgs) {
  const detour = registrationDetour('trial-activation', viewerOf(context).audience.type)
  if (detour) throw redirect(detour)
  return { clubName: partsOf(context).club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Attiva la prova gratuita | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const BENEFITS = [
  { icon: 'graduation-cap', text: 'Corsi ECM, con i crediti per iniziarne uno' },
  { icon: 'scale', text: 'Una consulenza legale con chi conosce la sanità' },
  { icon: 'file-text', text: 'Moduli e strumenti legali e scientifici' },
  { icon: 'ticket-percent', text: 'Le convenzioni con i negozi partner' },
]

export default function TrialActivationPage() {
  const [isSending, setSending] = useState(false)
  const activate = async () => {
    setSending(true)
    const answer = await askCall('/Auth/AttivazioneTrial', { method: 'POST' })
    // A whole document: a trial sees another club than who is only registered.
    if (answer.isOk) window.location.replace('/profilo')
    else {
      setSending(false)
      if ([403, 409].includes(answer.status)) toast.danger(answer.message)
      else toast.failed('/Auth/AttivazioneTrial', activate)
    }
  }
  return (
    <AccountBox title="Sette giorni di Club, gratis" lead="Nessun dato di pagamento, nessun rinnovo automatico.">
      <ul className="grid gap-3">
        {BENEFITS.map(({ icon, text }) => (
          <li key={icon} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-primary-tint text-primary">
              <Icon name={icon} size={20} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <Button variant="accent" size="large" isWide isPending={isSending} onClick={activate} className="mt-7">
        Attiva la prova gratuita
      </Button>
    </AccountBox>
  )
}
