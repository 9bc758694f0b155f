import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { ListFilters } from '#design/desk/list-filters.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { searchedIn } from '#platform/pure/paging.ts'
import { DESK_PARTS, type DeskPlace } from '../desk.ts'
import { findAtDesk } from '../find.server.ts'
import { listFirstSteps } from '../first-steps.server.ts'
import { FirstStepsList } from '../first-steps-list.tsx'
import { FoundAtDesk } from '../found-at-desk.tsx'
import { deskWithWaiting } from '../waiting.server.ts'
import type { Route } from './+types/desk'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { staffRole } = staffOf(context, 'editor', 'operator')
  const parts = partsOf(context)
  const { db, now, club } = parts
  const typed = searchedIn(new URL(request.url).searchParams, 'cerca')
  if (staffRole && typed !== '')
    return { clubName: club.name, typed, found: await findAtDesk(db, staffRole, typed, now), places: [], steps: [] }
  const [places, steps] = await Promise.all([
    staffRole ? deskWithWaiting(db, staffRole, now) : [],
    staffRole === 'administrator' ? listFirstSteps(parts) : [],
  ])
  return { clubName: club.name, typed: '', found: [], places, steps }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Redazione | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const SEARCH = {
  label: 'Cerca in tutta la redazione',
  description: 'Una persona, un ordine, un corso, una pagina, un’offerta: quello che ricordi.',
}

const PARTS = Object.entries(DESK_PARTS)

/** Where staff begin: what each role may do, and what waits to be done. */
export default function DeskPage({ loaderData: { typed, found, places, steps } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Redazione" lead="Da qui si lavora per gli iscritti." crumbs={[{ label: 'Home', to: '/' }]} />
      <Wrap>
        <ListFilters title="Cerca in redazione" search={SEARCH} asked={{ typed, chosen: {} }} />
      </Wrap>
      {typed && <FoundAtDesk typed={typed} found={found} />}
      {steps.length > 0 && <FirstStepsList steps={steps} />}
      {PARTS.map(([part, title]) => {
        const own = places.filter((place) => place.part === part)
        if (own.length === 0) return null
        return (
          <Band key={part} space="small" aria-labelledby={part}>
            <SectionHead id={part} level={2} title={title} />
            <CardGrid columns={3}>
              {own.map((place) => (
                <PlaceCard key={place.path} {...place} />
              ))}
            </CardGrid>
          </Band>
        )
      })}
    </>
  )
}

function PlaceCard({ path, title, text, icon, waiting }: DeskPlace & { waiting: string | null }) {
  return (
    <Card>
      <CardBody>
        <Icon name={icon} size={28} className="text-primary" />
        <CardTitle level={3} to={path}>
          {title}
        </CardTitle>
        <p className="text-ink-soft">{text}</p>
        {waiting && (
          <p className="mt-auto">
            <Badge tone="warning">{waiting}</Badge>
          </p>
        )}
      </CardBody>
    </Card>
  )
}
