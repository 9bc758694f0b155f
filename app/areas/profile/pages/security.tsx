import { useState } from 'react'
import { viewerOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { NotAllowed } from '#platform/errors.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { listSessions } from '#platform/session/store.server.ts'
import type { Route } from './+types/security'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const sessions = await listSessions(db, member.id, now)
  return {
    clubName: club.name,
    sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id: id.slice(0, 12),
      device,
      since: formatLongDateIt(createdAt),
      lastSeen: formatLongDateIt(lastSeenAt),
      isCurrent: id === sessionId,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dispositivi connessi | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** Where the account is open, and one button that closes it everywhere. */
export default function SecurityPage({ loaderData: { sessions } }: Route.ComponentProps) {
  const [isSending, setSending] = useState(false)
  const leave = async () => {
    setSending(true)
    const answer = await askCall('/Auth/EsciOvunque', { method: 'POST' })
    if (answer.isOk) window.location.replace('/login')
    else {
      setSending(false)
      toast.danger()
    }
  }
  return (
    <div className="grid gap-6">
      <h1 className="text-title-xl">Dispositivi connessi</h1>
      <ul className="grid gap-3">
        {sessions.map(({ id, device, since, lastSeen, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 rounded-card bg-paper p-5 shadow-card">
            <Icon name="monitor" size={26} className="text-primary" />
            <div className="min-w-0 flex-1">
              <p className="font-strong">{device}</p>
              <p className="text-ink-soft text-sm">
                Accesso del {since}, usato il {lastSeen}
              </p>
            </div>
            {isCurrent && <Badge tone="success">Questo dispositivo</Badge>}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="danger" icon="log-out" isPending={isSending} onClick={leave}>
          Esci ovunque
        </Button>
      </div>
    </div>
  )
}
