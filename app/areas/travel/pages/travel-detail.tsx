import { audienceOf } from '#areas/audience/context.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import { requestPrompt } from '#areas/services/rules.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { TRAVEL_CRUMBS } from '../copy.ts'
import { TRAVEL_PATH } from '../rules.ts'
import { getTravelOffer } from '../store.server.ts'
import { TravelView } from '../ui/travel-view.tsx'
import type { Route } from './+types/travel-detail'

/** TRV-007, TRV-008 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club, origin } = partsOf(context)
  const travel = await getTravelOffer(db, params.slug)
  return { clubName: club.name, origin, travel, prompt: requestPrompt(audienceOf(context), 'richiesta-viaggi') }
}

export const handle = { lends: ['bottom'] }

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        title: loaderData.travel.title,
        description: loaderData.travel.extract,
        path: location.pathname,
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function TravelDetailPage({ loaderData: { travel, prompt, clubName, origin } }: Route.ComponentProps) {
  return (
    <>
      <TravelView
        travel={travel}
        prompt={prompt}
        crumbs={[...TRAVEL_CRUMBS, { label: 'Viaggi in business class', to: TRAVEL_PATH }]}
      />
      <Region name="bottom" />
      <JsonLd
        data={{
          '@type': 'TouristTrip',
          name: travel.title,
          description: travel.extract,
          url: `${origin}${TRAVEL_PATH}/${travel.slug}`,
          provider: { '@type': 'Organization', name: clubName, url: `${origin}/` },
        }}
      />
    </>
  )
}
