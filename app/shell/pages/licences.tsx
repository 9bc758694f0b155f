import { Band, Prose } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { DRAWN_WITH } from '../licences.ts'
import type { Route } from './+types/licences'

const TITLE = 'Licenze'
const LEAD = 'Caratteri, icone e disegni di questo sito, con chi li ha fatti e a quali condizioni.'

export function loader({ context }: Route.LoaderArgs) {
  const { club, origin } = partsOf(context)
  return { clubName: club.name, origin }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: TITLE, description: LEAD, path: '/licenze', ...loaderData }) : []

/** What the pages are drawn with, and whom it is owed to. */
export default function LicencesPage() {
  return (
    <>
      <PageHead title={TITLE} lead={LEAD} crumbs={[{ label: 'Home', to: '/' }]} />
      <Band space="small">
        <Prose>
          <ul>
            {DRAWN_WITH.map(({ what, name, by, isEnglish, licence, url }) => (
              <li key={name}>
                {what}: <Link to={url}>{name}</Link>, <span lang={isEnglish ? 'en' : undefined}>{by}</span>. Licenza{' '}
                {licence}.
              </li>
            ))}
          </ul>
          <p>I programmi che fanno funzionare il sito portano con sé la propria licenza.</p>
        </Prose>
      </Band>
    </>
  )
}
