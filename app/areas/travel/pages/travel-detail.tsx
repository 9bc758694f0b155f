import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { requestPrompt } from '#areas/services/rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Prose, Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { TRAVEL_CRUMBS } from '../copy.ts'
import { serviceIcons, TRAVEL_PATH } from '../rules.ts'
import { getTravelOffer } from '../store.server.ts'
import { TravelPicture } from '../ui/travel-picture.tsx'
import { TravelRequest } from '../ui/travel-request.tsx'
import type { Route } from './+types/travel-detail'

/** TRV-007, TRV-008 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const travel = await getTravelOffer(db, params.slug)
  return { clubName: club.name, travel, prompt: requestPrompt(audienceOf(context), 'richiesta-viaggi') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.travel.title} | ${loaderData.clubName}` },
        { name: 'description', content: loaderData.travel.extract },
      ]
    : []

export default function TravelDetailPage({ loaderData: { travel, prompt } }: Route.ComponentProps) {
  const icons = serviceIcons(travel)
  return (
    <>
      <PageHead
        title={travel.title}
        eyebrow={travel.location}
        lead={travel.content}
        crumbs={[...TRAVEL_CRUMBS, { label: 'Viaggi in business class', to: TRAVEL_PATH }]}
      />
      <Wrap className="grid gap-10 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid content-start gap-8">
          <div className="aspect-[16/8] overflow-hidden rounded-card">
            <TravelPicture travel={travel} />
          </div>
          <Prose>
            {travel.body.map(({ heading, paragraphs }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </Prose>
        </div>
        <aside
          aria-labelledby="compreso"
          className="self-start rounded-card bg-paper p-6 shadow-card lg:sticky lg:top-24"
        >
          <h2 id="compreso" className="text-title-s">
            Il viaggio in breve
          </h2>
          <ul className="mt-4 grid gap-3">
            {icons.map(({ icon, label }) => (
              <li key={label} className="flex items-center gap-3">
                <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-primary-tint text-primary">
                  <Icon name={icon} size={20} />
                </span>
                {label}
              </li>
            ))}
          </ul>
          <ButtonLink to="#richiesta" className="mt-6">
            Chiedi un preventivo
          </ButtonLink>
        </aside>
      </Wrap>
      <TravelRequest prompt={prompt} about={travel.title} />
      <Region name="bottom" />
    </>
  )
}
