import { useState } from 'react'
import { data, Form } from 'react-router'
import { listPasskeys } from '#areas/account/passkey-store.server.ts'
import { asksPasswordAgain } from '#areas/account/still-them-commands.server.ts'
import { viewerOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { NotAllowed } from '#platform/errors.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { listSessions, revokeSession } from '#platform/session/store.server.ts'
import { PasskeySection } from '../ui/passkey-section.tsx'
import type { Route } from './+types/security'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const [sessions, passkeys] = await Promise.all([listSessions(db, member.id, now), listPasskeys(db, member.id)])
  const asksPassword = await asksPasswordAgain(db, { sessionId, now })
  return {
    asksPassword,
    clubName: club.name,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: formatLongDateIt(createdAt),
      lastUsed: lastUsedAt && formatLongDateIt(lastUsedAt),
    })),
    sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id: shortOf(id),
      device,
      since: formatMinuteIt(createdAt),
      lastSeen: formatMinuteIt(lastSeenAt),
      isCurrent: id === sessionId,
    })),
  }
}

const shortOf = (sessionId: string) => sessionId.slice(0, 12)

/** Closes one of the others: who lost a telephone stays in here. One that is already closed is no error. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const named = (await request.formData()).get('session')
  const open = await listSessions(db, member.id, now)
  const other = open.find(({ id }) => id !== sessionId && shortOf(id) === named)
  if (other) await revokeSession(db, other.id, now)
  return data({ said: other ? `L’accesso da ${other.device} è chiuso.` : 'Quell’accesso era già chiuso.' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Accesso e sicurezza | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** With what the account opens, where it is open, and the buttons that close it in one place or everywhere. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, passkeys, asksPassword } = loaderData
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
      <h1 className="text-title-l">Accesso e sicurezza</h1>
      <PasskeySection passkeys={passkeys} asksPassword={asksPassword} />
      <h2 className="mt-4 text-title-m">Dispositivi connessi</h2>
      <Outcome answer={actionData}>{actionData?.said}</Outcome>
      <ul className="grid gap-3">
        {sessions.map(({ id, device, since, lastSeen, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-paper p-5 shadow-card">
            <Icon name="monitor" size={26} className="text-primary" />
            <div className="min-w-48 flex-1">
              <p className="font-strong">{device}</p>
              <p className="text-ink-soft text-sm">
                Accesso del {since}, ultimo uso {lastSeen}
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="success" className="max-sm:ml-10.5">
                Questo dispositivo
              </Badge>
            ) : (
              <Form method="post" className="max-sm:ml-10.5">
                <Button
                  type="submit"
                  name="session"
                  value={id}
                  variant="ghost"
                  size="small"
                  aria-label={`Chiudi l’accesso da ${device} del ${since}`}
                >
                  Chiudi l’accesso
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div>
        <p className="mb-4 text-ink-soft">
          Non riconosci un dispositivo? Chiudi l’accesso su tutti, questo compreso: poi rientri con la tua password, e
          la cambi.
        </p>
        <Button variant="danger" icon="log-out" isPending={isSending} onClick={leave}>
          Esci ovunque
        </Button>
      </div>
    </div>
  )
}
