import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { requestPrompt } from '#areas/services/rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { ADVANTAGES, LEAD, TRAVEL_CRUMBS } from '../copy.ts'
import { filterChoices, filtersIn, TRAVEL_PATH } from '../rules.ts'
import { listTravelOffers } from '../store.server.ts'
import { TravelCard } from '../ui/travel-card.tsx'
import { TravelFilters } from '../ui/travel-filters.tsx'
import { TravelRequest } from '../ui/travel-request.tsx'
import type { Route } from './+types/travel-list'

export const handle = { lends: ['bottom'], query: ['destinazione', 'tipo'] }

/** TRV-001…006 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, club, origin } = partsOf(context)
  const filters = filtersIn(new URL(request.url).searchParams)
  const { items } = await listTravelOffers(db, filters)
  const prompt = requestPrompt(audienceOf(context), 'richiesta-viaggi')
  return { clubName: club.name, origin, offers: items, filters: filterChoices(filters), prompt }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Viaggi in business class',
        description: LEAD,
        path: '/servizi/convenzioni/viaggi',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function TravelListPage({ loaderData: { offers, filters, prompt } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Viaggi in business class"
        lead={LEAD}
        crumbs={TRAVEL_CRUMBS}
        cover={{ seed: 'viaggi-in-business-class', category: 'viaggi' }}
        actions={
          <>
            <a href="/api/CMS/Travel/Catalogo" download className={buttonClass({ variant: 'solid' })}>
              <Icon name="download" />
              Scarica il catalogo
            </a>
            <ButtonLink to="#offerte" variant="ghost">
              Vedi i viaggi
            </ButtonLink>
          </>
        }
      />
      <Band aria-labelledby="vantaggi-titolo" space="small">
        <SectionHead id="vantaggi-titolo" title="I vantaggi per i soci" />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {ADVANTAGES.map(({ icon, title, text }) => (
            <li key={title} className="border-primary border-t-2 pt-4">
              <Icon name={icon} size={26} className="mb-2 text-primary" />
              <h3 className="font-text text-title-xs">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="offerte" ground="paper" aria-labelledby="offerte-titolo">
        <SectionHead id="offerte-titolo" title="Scegli dove andare" />
        <TravelFilters filters={filters} />
        <p role="status" className="visually-hidden">
          {offers.length === 1 ? '1 viaggio trovato' : `${offers.length} viaggi trovati`}
        </p>
        {offers.length === 0 ? (
          <EmptyState
            icon="plane"
            level={3}
            title="Siamo spiacenti ma la ricerca non ha prodotto risultati."
            action={
              <ButtonLink to={TRAVEL_PATH} preventScrollReset>
                Azzera filtri
              </ButtonLink>
            }
          />
        ) : (
          <CardGrid columns={3}>
            {offers.map((travel) => (
              <TravelCard key={travel.slug} travel={travel} />
            ))}
          </CardGrid>
        )}
      </Band>
      <TravelRequest prompt={prompt} />
      <Region name="bottom" />
    </>
  )
}
