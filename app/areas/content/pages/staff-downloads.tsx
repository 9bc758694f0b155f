import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { type Listed, listAddress } from '#platform/pure/listing.ts'
import { callPage } from '#platform/pure/paging.ts'
import { filesOf } from '../article-files.server.ts'
import { itemPath } from '../article-rules.ts'
import { findItemById } from '../article-store.server.ts'
import { listDownloadable } from '../desk-store.server.ts'
import { MobiUpload } from '../ui/mobi-upload.tsx'
import type { Route } from './+types/staff-downloads'

/** CNT-018. What readers can carry away, and in which formats; of one, where its MOBI is uploaded or taken off. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const asked = askedList(request, {})
  const named = z.uuid().safeParse(new URL(request.url).searchParams.get('contenuto'))
  const [{ total, list }, item] = await Promise.all([
    listDownloadable(db, { typed: asked.typed, page: callPage(asked.page), limit: asked.limit }, now),
    named.success ? findItemById(db, named.data, now) : null,
  ])
  return {
    listed: listed(asked, total),
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

export default function StaffDownloadsPage({ loaderData: { listed: shown, rows, chosen } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Contenuti da scaricare"
      lead="PDF, EPUB e Word si fanno da soli dal testo pubblicato. Il MOBI si offre ai lettori quando lo carichi qui."
      above={chosen && <MobiUpload key={chosen.id} item={chosen} />}
      listed={shown}
      icon="book-open"
      words={{
        find: 'Cerca un contenuto',
        one: 'contenuto',
        many: 'contenuti',
        notFound: 'Nessun contenuto trovato',
        hint: 'Prova con un’altra parola del titolo.',
        noneYet: 'Non c’è ancora niente da scaricare',
        first: 'Un contenuto compare qui quando è pubblicato e i lettori possono scaricarlo.',
      }}
      search={{ label: 'Parole del titolo' }}
    >
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
              <Link to={addressOf(shown, id)}>
                Gestisci<span className="visually-hidden"> il MOBI di {title}</span>
              </Link>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}

/** The same page of the same list, with one of it chosen. */
function addressOf(list: Listed, id: string): string {
  const address = listAddress('/redazione/contenuti-da-scaricare', list, list.page)
  return `${address}${address.includes('?') ? '&' : '?'}contenuto=${id}`
}
