import { pageOfCards } from '#areas/content/article-store.server.ts'
import { toContentDoc } from '#areas/content/article-wire.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { LIST_CONTENTS } from '../telemedicine-copy.ts'
import { LatestContents } from '../ui/latest-contents.tsx'
import type { Route } from './+types/telemedicine-contents'

/** The documents ask for the latest contents of the club, of every subject: the words promise no more. */
const LEAD = 'Gli ultimi contenuti pubblicati dal Club, su ogni argomento.'

/** TEL-006, TEL-007 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const { items, matches } = await pageOfCards(db, { offset: 0, rows: LIST_CONTENTS }, now)
  return {
    clubName: club.name,
    origin,
    contents: items.map(toContentDoc),
    endCursor: items.length < matches ? String(items.length) : null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Ultimi contenuti',
        description: LEAD,
        path: '/telemedicina/contenuti',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function TelemedicineContentsPage({ loaderData: { contents, endCursor } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Ultimi contenuti"
        lead={LEAD}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Telemedicina', to: '/telemedicina' },
        ]}
      />
      <Band space="small" aria-label="Ultimi contenuti">
        {contents.length === 0 ? (
          <EmptyState title="Ancora nessun contenuto" icon="newspaper">
            Torna presto: la redazione pubblica ogni settimana.
          </EmptyState>
        ) : (
          <>
            <h2 className="visually-hidden">Ultimi contenuti</h2>
            <LatestContents first={contents} endCursor={endCursor} />
          </>
        )}
      </Band>
    </>
  )
}
