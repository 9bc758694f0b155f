import { redirect } from 'react-router'
import { findDeskDoor } from '#areas/account/desk-door-store.server.ts'
import { listPasskeys } from '#areas/account/passkey-store.server.ts'
import { useStillThem } from '#areas/account/ui/use-still-them.tsx'
import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { findSession } from '#platform/session/store.server.ts'
import { findShownFactor } from '../shown-factor-context.server.ts'
import { PasskeySection } from '../ui/passkey-section.tsx'
import { SecondFactorSection } from '../ui/second-factor-section.tsx'
import type { Route } from './+types/second-factor'

/** IDN-032. Looks at the door itself and not at what is remembered of it: whoever has just added a factor goes on to the desk. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, forgetMember } = partsOf(context)
  const member = memberOf(context)
  const { desk, sessionId } = viewerOf(context)
  const session = sessionId ? await findSession(db, sessionId, now) : null
  const door = session && (await findDeskDoor(db, session, now))
  if (!desk || !door) throw redirect('/profilo/sicurezza')
  if (desk.isClosed && door.kind === 'open') {
    forgetMember(member.id)
    throw redirect('/redazione')
  }
  const passkeys = await listPasskeys(db, member.id)
  return {
    clubName: club.name,
    isToShow: door.kind === 'show',
    daysLeft: door.kind === 'open' ? door.daysLeft : null,
    factor: await findShownFactor(db, member.id),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      since: formatLongDateIt(createdAt),
      lastUsed: lastUsedAt && formatLongDateIt(lastUsedAt),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Aggiungi un secondo fattore | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function SecondFactorPage({
  loaderData: { isToShow, daysLeft, factor, passkeys },
}: Route.ComponentProps) {
  if (isToShow) return <ShowFactor />
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-title-l">Aggiungi un secondo fattore</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          Chi lavora in redazione vede i dati degli iscritti: la password da sola non basta.{' '}
          {daysLeft === null
            ? 'Aggiungi una passkey o la verifica in due passaggi, poi torna al lavoro.'
            : 'Aggiungi una passkey o la verifica in due passaggi.'}
        </p>
        <p className="mt-3">
          <a href="/redazione" className={buttonClass({ variant: 'ghost' })}>
            Vai alla redazione
          </a>
        </p>
      </header>
      <PasskeySection passkeys={passkeys} />
      <SecondFactorSection factor={factor} />
    </div>
  )
}

/** They have one, and entered with the password alone. */
function ShowFactor() {
  const { prove, dialog } = useStillThem()
  const show = async () => {
    if (await prove()) window.location.assign('/redazione')
  }
  return (
    <div className="grid gap-6">
      <h1 className="text-title-l">Mostra il tuo secondo fattore</h1>
      <p className="max-w-measure text-ink-soft">
        Hai effettuato l’accesso con la sola password: per aprire la redazione serve anche la tua passkey o un codice.
        Se non li hai più, chiedi a un altro amministratore di toglierli.
      </p>
      <div>
        <Button icon="key-round" onClick={show}>
          Continua
        </Button>
      </div>
      {dialog}
    </div>
  )
}
