import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { CLIP_DESK_CRUMBS, CLIP_DESK_PATH } from '../clip-desk-copy.ts'
import { listDeskClips } from '../clip-desk-store.server.ts'
import { editorOf } from '../desk-context.server.ts'
import { minutesAndSeconds } from '../film-rules.ts'
import type { Route } from './+types/staff-clips'

const PER_PAGE = 20

/** Every clip of the club, shown or not. */
export async function loader({ context, request }: Route.LoaderArgs) {
  editorOf(context)
  const { db } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = searchedIn(search)
  const page = pageOf(search)
  const { total, list } = await listDeskClips(db, typed, { page, limit: PER_PAGE })
  return {
    typed,
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    rows: list.map(({ slug, title, topic, durationSeconds, publishedAt, isHidden, isHighlighted, videoPath }) => ({
      slug,
      title,
      topic,
      length: minutesAndSeconds(durationSeconds),
      publishedOn: formatDateIt(publishedAt),
      isHidden,
      isHighlighted,
      hasFilm: videoPath !== null,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Videoclip | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffClipsPage({ loaderData: { rows, total, typed, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Videoclip"
        lead={total === 1 ? 'Un videoclip.' : `${total} videoclip, dal più recente.`}
        crumbs={CLIP_DESK_CRUMBS.slice(0, -1)}
        actions={
          <ButtonLink to={`${CLIP_DESK_PATH}/nuovo`} icon="plus">
            Nuovo videoclip
          </ButtonLink>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch title="Cerca un videoclip" label="Titolo o materia" typed={typed} />
        <Table
          caption="Videoclip"
          isCaptionHidden
          rows={rows}
          rowKey={({ slug }) => slug}
          empty={
            <EmptyState
              icon="play"
              title={typed ? 'Nessun videoclip con questo titolo' : 'Non c’è ancora nessun videoclip'}
              action={typed ? <Link to={CLIP_DESK_PATH}>Azzera filtri</Link> : undefined}
            >
              {typed ? 'Prova con un’altra parola.' : 'Il primo comincia da «Nuovo videoclip».'}
            </EmptyState>
          }
          columns={[
            {
              key: 'title',
              title: 'Videoclip',
              isRowTitle: true,
              cell: ({ slug, title, topic }) => (
                <span>
                  <Link to={`${CLIP_DESK_PATH}/${slug}`}>{title}</Link>
                  <span className="block font-normal text-ink-soft">{topic}</span>
                </span>
              ),
            },
            { key: 'length', title: 'Durata', align: 'end', cell: ({ length }) => length },
            { key: 'day', title: 'Pubblicato il', cell: ({ publishedOn }) => publishedOn },
            { key: 'film', title: 'Filmato', cell: ({ hasFilm }) => (hasFilm ? 'Sì' : 'Passi disegnati') },
            {
              key: 'state',
              title: 'Stato',
              cell: ({ isHidden, isHighlighted }) => (
                <span className="flex flex-wrap gap-2">
                  <Badge tone={isHidden ? 'warning' : 'success'}>{isHidden ? 'Nascosto' : 'Pubblicato'}</Badge>
                  {isHighlighted && <Badge tone="gold">Del mese</Badge>}
                </span>
              ),
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine dei videoclip" />
      </Wrap>
    </>
  )
}
