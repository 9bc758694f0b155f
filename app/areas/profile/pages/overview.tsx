import { useEffect, useState } from 'react'
import { audienceOf, memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { daysLeft } from '#areas/audience/membership-rules.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { count } from '#areas/standing/copy.ts'
import { SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { NotAllowed } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { dashboardOf } from '../dashboard-context.server.ts'
import type { Dashboard } from '../dashboard-model.ts'
import { accountCards, overviewCards } from '../rules.ts'
import { PaymentsBox, PlanBox } from '../ui/dashboard/account-boxes.tsx'
import { CoursesBox } from '../ui/dashboard/courses-box.tsx'
import { PointsBox } from '../ui/dashboard/points-box.tsx'
import { AskedBox, QuickRow, TodoBox } from '../ui/dashboard/rows.tsx'
import { TrienniumBox } from '../ui/dashboard/triennium-box.tsx'
import type { Route } from './+types/overview'

export async function loader({ context }: Route.LoaderArgs) {
  const audience = audienceOf(context)
  const member = memberOf(context)
  const { db, now, club, outside } = partsOf(context)
  const { type } = audience
  if (type === 'SUSPECT') throw new NotAllowed('Accedi per continuare.', 401)
  return {
    clubName: club.name,
    cards: overviewCards(audience),
    account: accountCards(type, daysLeft(member.expiration, now)),
    dashboard: await dashboardOf(db, {
      viewer: { ...viewerOf(context), member },
      type,
      now,
      graceDays: outside.loyalty.graceDays,
      hasRoom: !outside.coursePlatform,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Il tuo profilo | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRF-002…010. Every card has its number and its next step; what has none is a thin row. */
export default function OverviewPage({ loaderData: { cards, account, dashboard } }: Route.ComponentProps) {
  const cardLabel = useOwnCardLabel()
  const { triennium, courses, plan, credits, payments, points, asked, todo, saved } = dashboard
  const planCard = account.find(({ kind }) => kind === 'trial' || kind === 'expired' || kind === 'subscription')
  const texts = quickTexts(saved)
  return (
    <div className="grid gap-5">
      <h1 className="visually-hidden">Panoramica</h1>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <TrienniumBox triennium={triennium} />
        <CoursesBox card={courses} />
      </div>
      <section aria-labelledby="cosa-cerchi" className="mt-4">
        <SectionHead
          id="cosa-cerchi"
          title="Cosa stai cercando oggi?"
          className="mb-3 [&_h2]:text-title-m"
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
        <QuickRow
          links={cards.map(({ id, title, to }) => ({
            key: id,
            title,
            to,
            text: id === 'card' ? <span className="block min-h-[1lh]">{cardLabel}</span> : texts[id],
          }))}
        />
      </section>
      <section aria-labelledby="il-tuo-account" className="mt-4 grid gap-5">
        <h2 id="il-tuo-account" className="text-title-m">
          Il tuo account
        </h2>
        {(planCard || payments || points) && (
          <div className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))]">
            {planCard && <PlanBox card={planCard} plan={plan} credits={credits} />}
            {payments && <PaymentsBox card={payments} />}
            {points && <PointsBox card={points} />}
          </div>
        )}
        <div className="grid gap-5 xl:grid-cols-2">
          <AskedBox rows={asked} />
          <TodoBox rows={todo} />
        </div>
        <QuickRow
          links={[
            {
              key: 'data',
              title: 'Dati personali',
              text: 'Contatti, professione, e-mail',
              to: '/profilo/dati-personali',
            },
            { key: 'ways', title: 'Metodi di pagamento', text: 'Con che cosa paghi', to: '/profilo/metodi-pagamento' },
            {
              key: 'privacy',
              title: 'Privacy e condizioni',
              text: 'Consensi e copia dei dati',
              to: '/profilo/privacy',
            },
            { key: 'security', title: 'Accesso e sicurezza', text: 'Password, dispositivi', to: '/profilo/sicurezza' },
          ]}
        />
      </section>
    </div>
  )
}

/** What the links without a card say: a number, where there is one. */
function quickTexts({ readings, resources }: Dashboard['saved']): Readonly<Record<string, string>> {
  return {
    cases: 'Udienze e provvedimenti',
    training: 'Attestati e crediti',
    library: readings > 0 ? count(readings, 'lettura salvata', 'letture salvate') : 'Ancora niente di salvato',
    resources: resources > 0 ? count(resources, 'risorsa salvata', 'risorse salvate') : 'Ancora niente di salvato',
  }
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
