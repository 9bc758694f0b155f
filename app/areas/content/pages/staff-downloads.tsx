import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
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
import { filesOf } from '../article-files.server.ts'
import { itemPath } from '../article-rules.ts'
import { findItemById } from '../article-store.server.ts'
import { listDownloadable } from '../desk-store.server.ts'
import { MobiUpload } from '../ui/mobi-upload.tsx'
import type { Route } from './+types/staff-downloads'

const PER_PAGE = 20

/** CNT-018. What readers can carry away, and in which formats; of one, where its MOBI is uploaded or taken off. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const page = pageOf(searchParams)
  const asked = z.uuid().safeParse(searchParams.get('contenuto'))
  const [{ total, list }, item] = await Promise.all([
    listDownloadable(db, { typed, page: page - 1, limit: PER_PAGE }, now),
    asked.success ? findItemById(db, asked.data, now) : null,
  ])
  return {
    typed,
    page,
    pages: Math.ceil(total / PER_PAGE),
    rows: list.map(({ id, title, contentType, publicationDate, ...rest }) => ({
      id,
      title,
      contentType,
      publishedOn: formatDateIt(publicationDate),
      formats: filesOf({ contentType, ...rest }),
    })),
    chosen: item && filesOf(item).length > 0 ? chosenOf(item) : null,
  }
}

function chosenOf(item: NonNullable<Awaited<ReturnType<typeof findItemById>>>) {
  return { id: item.id, title: item.title, path: itemPath(item), hasMobi: item.hasMobi }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Contenuti da scaricare | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffDownloadsPage({ loaderData }: Route.ComponentProps) {
  const { typed, page, pages, rows, chosen } = loaderData
  return (
    <>
      <PageHead
        title="Contenuti da scaricare"
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        lead="PDF, EPUB e Word si fanno da soli dal testo pubblicato. Il MOBI si offre ai lettori quando lo carichi qui."
      />
      <Wrap className="grid gap-6 pb-16">
        {chosen && <MobiUpload key={chosen.id} item={chosen} />}
        <ListSearch title="Cerca un contenuto" label="Parole del titolo" typed={typed} />
        {rows.length === 0 ? (
          <EmptyState icon="book-open" title="Nessun contenuto trovato">
            Prova con una parola del titolo.
          </EmptyState>
        ) : (
          <Table
            caption="Contenuti che i lettori possono scaricare"
            isCaptionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', title: 'Titolo', isRowTitle: true, cell: ({ title }) => title },
              { key: 'type', title: 'Tipo', cell: ({ contentType }) => contentType },
              { key: 'published', title: 'Pubblicato il', cell: ({ publishedOn }) => publishedOn },
              {
                key: 'formats',
                title: 'Formati',
                cell: ({ formats }) => (
                  <span className="flex flex-wrap gap-1">
                    {formats.map((format) => (
                      <Badge key={format} tone={format === 'mobi' ? 'success' : 'neutral'}>
                        {format.toUpperCase()}
                      </Badge>
                    ))}
                  </span>
                ),
              },
              {
                key: 'mobi',
                title: 'MOBI',
                cell: ({ id, title }) => (
                  <Link to={addressOf({ typed, page, id })}>
                    Gestisci<span className="visually-hidden"> il MOBI di {title}</span>
                  </Link>
                ),
              },
            ]}
          />
        )}
        <Pagination current={page} total={pages} label="Pagine dei contenuti" />
      </Wrap>
    </>
  )
}

function addressOf({ typed, page, id }: { typed: string; page: number; id: string }): string {
  const query = new URLSearchParams({ ...(typed && { cerca: typed }), ...(page > 1 && { pagina: String(page) }) })
  query.set('contenuto', id)
  return `/redazione/contenuti-da-scaricare?${query}`
}
