import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { filesOf } from '#areas/content/article-files.server.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { findItemById } from '#areas/content/article-store.server.ts'
import { MobiUpload } from '#areas/content/ui/mobi-upload.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt, without } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { downloadsFor } from '../lists/download-list-store.server.ts'
import type { Route } from './+types/download-list'

/** Which one is looked at is no question of the list. */
const CHOSEN = ['contenuto']

/** CNT-018. What readers can carry away, and in which formats; of one, where its MOBI is uploaded or taken off. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const named = z.uuid().safeParse(new URL(request.url).searchParams.get('contenuto'))
  const item = named.success ? await findItemById(db, named.data, now) : null
  const { rows, ...list } = await listAt(db, downloadsFor(now), without(request, CHOSEN), now, staff)
  return {
    list,
    rows: rows.map((row) => ({ ...row, formats: filesOf(row) })),
    chosen: item && filesOf(item).length > 0 ? chosenOf(item) : null,
    said: saidIn(request, VIEW_DONE),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  return listAction(db, downloadsFor(now), without(request, CHOSEN), { staff, now })
}

function chosenOf(item: NonNullable<Awaited<ReturnType<typeof findItemById>>>) {
  return { id: item.id, title: item.title, path: itemPath(item), hasMobi: item.hasMobi }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Contenuti da scaricare | Redazione' },
  { name: 'robots', content: 'noindex' },
]

type Shown = Route.ComponentProps['loaderData']

const columnsAt = (here: string): AskedListProps<Shown['rows'][number]>['columns'] => [
  {
    key: 'title',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, title }) => (
      <Link
        look="quiet"
        to={`${here}${here.includes('?') ? '&' : '?'}contenuto=${id}`}
        className="inline-block max-w-md truncate align-middle max-sm:max-w-56"
      >
        <span className="visually-hidden">Gestisci il MOBI di </span>
        {title}
      </Link>
    ),
  },
  { key: 'type', onPhone: 'second' },
  { key: 'published', cell: ({ publicationDate }) => formatDateIt(publicationDate) },
  {
    key: 'mobi',
    title: 'Formati',
    onPhone: 'side',
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
]

export default function StaffDownloadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, chosen, said } = loaderData
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsAt(list.here)}
      icon="book-open"
      lead="PDF, EPUB e Word si fanno da soli dal testo pubblicato. Il MOBI si offre ai lettori quando lo carichi qui."
      tabs={chosen && <MobiUpload key={chosen.id} item={chosen} />}
      words={{
        many: 'contenuti',
        none: 'Nessun contenuto',
        search: 'Parole del titolo',
        placeholder: 'Parole del titolo',
        notFound: 'Nessun contenuto trovato',
        hint: 'Prova con un’altra parola del titolo.',
        noneYet: 'Non c’è ancora niente da scaricare',
        first: 'Un contenuto compare qui quando è pubblicato e i lettori possono scaricarlo.',
        usual: 'dall’ultimo pubblicato',
      }}
      refused={actionData}
      said={said}
    />
  )
}
