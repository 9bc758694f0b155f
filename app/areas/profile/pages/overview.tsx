import { useEffect, useState } from 'react'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { daysLeft } from '#areas/audience/membership-rules.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { Button } from '#design/button/button.tsx'
import { SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { accountCards, overviewCards } from '../rules.ts'
import { AccountCardView } from '../ui/account-card.tsx'
import { ExitDialog } from '../ui/exit-dialog.tsx'
import { ProfileCard } from '../ui/profile-card.tsx'
import type { Route } from './+types/overview'

export function loader({ context }: Route.LoaderArgs) {
  const audience = audienceOf(context)
  const { now, club } = partsOf(context)
  return {
    clubName: club.name,
    cards: overviewCards(audience),
    account: accountCards(audience.type, daysLeft(memberOf(context).expiration, now)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Il tuo profilo | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRF-002…010 */
export default function OverviewPage({ loaderData: { cards, account } }: Route.ComponentProps) {
  const cardLabel = useOwnCardLabel()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className="grid gap-10">
      <h1 className="visually-hidden">Panoramica</h1>
      <section aria-labelledby="cosa-cerchi">
        <SectionHead
          id="cosa-cerchi"
          title="Cosa stai cercando oggi?"
          action={
            <p className="flex flex-wrap gap-x-6">
              <Link to="/profilo/i-miei-servizi" className="inline-flex min-h-11 items-center">
                I miei servizi
              </Link>
              <Link to="/profilo/richieste" className="inline-flex min-h-11 items-center">
                Le mie richieste
              </Link>
            </p>
          }
        />
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {cards.map(({ id, ...card }) => (
            <ProfileCard key={id} {...card}>
              {id === 'card' && <p className="mt-auto min-h-7 font-semibold text-primary-strong">{cardLabel}</p>}
            </ProfileCard>
          ))}
        </ul>
      </section>
      <section aria-labelledby="il-tuo-account">
        <SectionHead
          id="il-tuo-account"
          title="Il tuo account"
          action={
            <Link to="/profilo/sicurezza" className="inline-flex min-h-11 items-center">
              Accesso e sicurezza
            </Link>
          }
        />
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {account.map((card) => (
            <AccountCardView key={card.kind} card={card} />
          ))}
        </ul>
      </section>
      <div>
        <Button variant="ghost" icon="log-out" onClick={() => setLeaving(true)}>
          Esci dal Club
        </Button>
      </div>
      <ExitDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  )
}

const OWN_CARD = '/professionallist/professionalcards/me'

/** PRF-003, PRF-004. A status above zero means that there is a card; no content means that there is none. */
function useOwnCardLabel(): string {
  const [label, setLabel] = useState('')
  useEffect(() => {
    const abort = new AbortController()
    readCall<{ status?: number } | null>(OWN_CARD, {
      signal: abort.signal,
      failure: `Si è verificato un errore nel servizio ${OWN_CARD}`,
      onFailed: () => setLabel('Crea la tua scheda'),
    }).then((card) => setLabel((card?.status ?? 0) > 0 ? 'Vai alla tua scheda' : 'Crea la tua scheda'))
    return () => abort.abort()
  }, [])
  return label
}
