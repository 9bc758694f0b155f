import { useEffect, useRef, useState } from 'react'
import { data, Form, useSubmit } from 'react-router'
import { closeSession } from '#areas/account/commands.server.ts'
import { listPasskeys } from '#areas/account/passkey-store.server.ts'
import { isStillThem } from '#areas/account/still-them-commands.server.ts'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { viewerOf } from '#areas/audience/context.server.ts'
import { visitInWords } from '#areas/view-as/rules.ts'
import { listVisitsTo } from '#areas/view-as/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { toast } from '#design/toast/toast.ts'
import { NotAllowed } from '#platform/errors.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { listSessions } from '#platform/session/store.server.ts'
import { findShownFactor } from '../shown-factor-context.server.ts'
import { PasskeySection } from '../ui/passkey-section.tsx'
import { SecondFactorSection } from '../ui/second-factor-section.tsx'
import type { Route } from './+types/security'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const [sessions, passkeys, visits] = await Promise.all([
    listSessions(db, member.id, now),
    listPasskeys(db, member.id),
    listVisitsTo(db, member.id),
  ])
  return {
    clubName: club.name,
    factor: await findShownFactor(db, member.id),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: formatLongDateIt(createdAt),
      lastUsed: lastUsedAt && formatLongDateIt(lastUsedAt),
    })),
    visits: visits.map((visit) => ({ id: visit.id, ...visitInWords(visit, now) })),
    sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id: shortOf(id),
      device,
      since: formatMinuteIt(createdAt),
      lastSeen: formatMinuteIt(lastSeenAt),
      isCurrent: id === sessionId,
    })),
  }
}

const SHORT_ID_LENGTH = 12
const shortOf = (sessionId: string) => sessionId.slice(0, SHORT_ID_LENGTH)

/** Closes one of the others: who lost a telephone stays in here. One that is already closed is no error. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, now, isDemo } = partsOf(context)
  const { member, sessionId } = viewerOf(context)
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const named = String((await request.formData()).get('session') ?? '').slice(0, SHORT_ID_LENGTH)
  if (!(await isStillThem(db, member, { sessionId, now, settings: { isDemo } })))
    return data({ message: 'Conferma che sei ancora tu per continuare.', unproved: named }, { status: 403 })
  const open = await listSessions(db, member.id, now)
  const other = open.find(({ id }) => id !== sessionId && shortOf(id) === named)
  if (other) await closeSession(db, member.id, other.id, now)
  const message = other ? `L’accesso da ${other.device} è chiuso.` : 'Quell’accesso era già chiuso.'
  return data({ message, unproved: null })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Accesso e sicurezza | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** With what the account opens, where it is open, and the buttons that close it in one place or everywhere. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, passkeys, factor, visits } = loaderData
  const [isSending, setSending] = useState(false)
  const { withProof, prove, dialog } = useStillThem()
  const submit = useSubmit()
  const unproved = actionData?.unproved
  // The answer wanted a proof: asked for once for each answer, and sent again when it was given.
  const answered = useRef<typeof actionData>(undefined)
  useEffect(() => {
    if (!unproved || answered.current === actionData) return
    answered.current = actionData
    prove().then((isProved) => {
      if (isProved) submit({ session: unproved }, { method: 'post' })
    })
  })
  const leave = async () => {
    setSending(true)
    const answer = await withProof(() => askCall('/Auth/EsciOvunque', { method: 'POST' }))
    if (answer.isOk) return window.location.replace('/login')
    setSending(false)
    toast.failed('/Auth/EsciOvunque', leave, answer.message || undefined)
  }
  return (
    <div className="grid gap-6">
      <h1 className="text-title-l">Accesso e sicurezza</h1>
      <PasskeySection passkeys={passkeys} />
      <SecondFactorSection factor={factor} />
      <h2 className="mt-4 text-title-m">Dispositivi connessi</h2>
      <Outcome answer={actionData}>{actionData?.message}</Outcome>
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
      {visits.length > 0 && (
        <section aria-labelledby="visite" className="mt-4 grid gap-3">
          <h2 id="visite" className="text-title-m">
            Chi ha guardato le tue pagine
          </h2>
          <p className="text-ink-soft">
            Per aiutarti, l’assistenza può vedere il sito come lo vedi tu per pochi minuti, senza poter fare niente al
            tuo posto.
          </p>
          <ul className="grid gap-3">
            {visits.map(({ id, what, detail }) => (
              <li key={id} className="rounded-card bg-paper p-5 shadow-card">
                <p className="font-strong">{what}</p>
                <p className="wrap-anywhere text-ink-soft text-sm">{detail}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {dialog}
    </div>
  )
}
