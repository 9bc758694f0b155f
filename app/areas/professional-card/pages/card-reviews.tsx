import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { cx } from '#design/cx.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageAddress, pageOf, searchedIn } from '#platform/pure/paging.ts'
import { listForReview, type ReviewList } from '../review-store.server.ts'
import type { Route } from './+types/card-reviews'

const PAGE_SIZE = 20
const PATH = '/redazione/schede'
const LISTS: readonly { list: ReviewList; name: string; label: string }[] = [
  { list: 'to-review', name: '', label: 'Da rivedere' },
  { list: 'held', name: 'sospese', label: 'Sospese' },
  { list: 'all', name: 'tutte', label: 'Tutte' },
]
const VISIBILITY = { public: 'Pubblica', members: 'Qualsiasi utente', private: 'Privata' }

/** The cards an operator has to look at. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, club } = partsOf(context)
  const search = new URL(request.url).searchParams
  const { list, name } = LISTS.find((each) => each.name === (search.get('elenco') ?? '')) ?? {
    list: 'to-review' as const,
    name: '',
  }
  const text = searchedIn(search, 'testo')
  const page = pageOf(search)
  const found = await listForReview(db, { list, text, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return { ...found, name, text, page, query: search.toString(), clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Schede professionali | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function CardReviewsPage({ loaderData }: Route.ComponentProps) {
  const { lines, hasMore, name, text, page, query } = loaderData
  const search = new URLSearchParams(query)
  return (
    <>
      <PageHead title="Schede professionali" crumbs={[{ label: 'Redazione', to: '/redazione' }]} />
      <Wrap className="pb-16">
        <nav aria-label="Elenchi" className="mb-5 flex flex-wrap gap-2">
          {LISTS.map((each) => (
            <Anchor
              key={each.list}
              to={each.name ? `${PATH}?elenco=${each.name}` : PATH}
              aria-current={each.name === name ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-pill px-4 font-strong',
                each.name === name ? 'bg-primary text-on-primary' : 'bg-primary-tint text-primary-strong',
              )}
            >
              {each.label}
            </Anchor>
          ))}
        </nav>
        <div className="mb-6">
          <ListSearch label="Nome o professione" name="testo" typed={text} title="Cerca una scheda">
            {name && <input type="hidden" name="elenco" value={name} />}
          </ListSearch>
        </div>
        {lines.length === 0 ? (
          <EmptyState title="Nessuna scheda in questo elenco" icon="badge-check">
            Le schede arrivano qui quando vengono pubblicate o cambiate.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {lines.map((line) => (
              <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
                <div className="min-w-0">
                  <Link to={`${PATH}/${line.slug}`} className="inline-flex min-h-11 items-center">
                    {line.name}
                  </Link>
                  {line.profession && <p className="text-ink-soft text-sm">{line.profession}</p>}
                </div>
                <span className="flex flex-wrap items-center gap-3">
                  {line.isHeld && <Badge tone="danger">Sospesa</Badge>}
                  {line.requests > 0 && <Badge tone="warning">Correzione chiesta</Badge>}
                  <Badge tone="neutral">{VISIBILITY[line.visibility]}</Badge>
                  <span className="text-ink-soft text-sm tabular-nums">cambiata il {formatDateIt(line.updatedAt)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-6 flex gap-6">
          {page > 1 && <Link to={pageAddress(PATH, search, page - 1)}>Pagina precedente</Link>}
          {hasMore && <Link to={pageAddress(PATH, search, page + 1)}>Pagina successiva</Link>}
        </p>
      </Wrap>
    </>
  )
}
