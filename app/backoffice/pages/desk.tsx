import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardTitle } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Band, CardGrid } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { deskWithWaiting } from '../waiting.server.ts'
import type { Route } from './+types/desk'

export async function loader({ context }: Route.LoaderArgs) {
  const { staffRole } = staffOf(context, 'editor', 'operator')
  const { db, now, club } = partsOf(context)
  return { clubName: club.name, places: staffRole ? await deskWithWaiting(db, staffRole, now) : [] }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Redazione | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

/** Where staff begin: what each role may do, and what waits to be done. */
export default function DeskPage({ loaderData: { places } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Redazione" lead="Da qui si lavora per gli iscritti." crumbs={[{ label: 'Home', to: '/' }]} />
      <Band space="small" aria-label="Dove si lavora">
        <CardGrid columns={3}>
          {places.map(({ path, title, text, icon, waiting }) => (
            <Card key={path}>
              <CardBody>
                <Icon name={icon} size={28} className="text-primary" />
                <CardTitle level={2} to={path}>
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
          ))}
        </CardGrid>
      </Band>
    </>
  )
}
