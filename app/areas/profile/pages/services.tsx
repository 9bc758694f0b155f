import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { seesUpgradePromotions } from '#areas/audience/entitlement-rules.ts'
import { isInsuranceProfessional } from '#areas/audience/store.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { SECONDARY_CARDS } from '../rules.ts'
import { servicesFor } from '../services-rules.ts'
import { ProfileCard } from '../ui/profile-card.tsx'
import type { Route } from './+types/services'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const { id, conventionOrder } = memberOf(context)
  const audience = audienceOf(context)
  const isAps = await isInsuranceProfessional(db, id)
  return {
    clubName: club.name,
    services: servicesFor({ audience, isAps, conventionOrder }),
    hasPromotion: seesUpgradePromotions(audience),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `I miei servizi | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** PRF-016…025 */
export default function ServicesPage({ loaderData: { services, hasPromotion } }: Route.ComponentProps) {
  return (
    <div className="grid gap-10">
      <div>
        <h1 className="text-title-l">I miei servizi</h1>
        <SectionHead
          title="Cosa stai cercando oggi?"
          className="mt-4"
          action={
            <Link to="/profilo/richieste" className="inline-flex min-h-11 items-center">
              Le mie richieste
            </Link>
          }
        />
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {services.map(({ id, ...card }) => (
            <ProfileCard key={id} {...card} />
          ))}
        </ul>
      </div>
      {hasPromotion && (
        <aside className="grid gap-4 rounded-card bg-night p-6 text-on-night sm:p-8 md:flex md:items-center md:justify-between">
          <div>
            <h2 className="text-title-m">Apri tutto il Club</h2>
            <p className="mt-1 text-on-night-soft">
              Con un piano Premium hai telemedicina, tutela legale, corsi ECM e convenzioni.
            </p>
          </div>
          <ButtonLink to="/upgrade" variant="accent" className="justify-self-start">
            Scopri i piani
          </ButtonLink>
        </aside>
      )}
      <section aria-labelledby="per-te">
        <SectionHead id="per-te" title="La tua area" level={2} />
        <ul className="grid gap-5 sm:grid-cols-2">
          {SECONDARY_CARDS.map(({ id, ...card }) => (
            <ProfileCard key={id} {...card} />
          ))}
        </ul>
      </section>
    </div>
  )
}
