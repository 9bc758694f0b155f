import { staffOf } from '#areas/audience/context.server.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { bulkContents } from '../bulk/contents.server.ts'
import { CONTENTS_PATH, DONE_WORDS, SHELF_WORDS } from '../contents/content-copy.ts'
import { contentsFor } from '../contents/content-list-store.server.ts'
import type { Route } from './+types/content-list'

/** CNT-003. Everything the club has written. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  const contents = contentsFor(staff)
  const { rows, ...list } = await listAt(db, contents, request, now, staff)
  return {
    list,
    bulk: bulkBarOf(contents, bulkContents.acts, list, staff),
    said: saidIn(request, { ...DONE_WORDS, ...VIEW_DONE }),
    rows: rows.map(({ publicationDate, ...row }) => ({
      ...row,
      out: publicationDate && (row.shelf === 'scheduled' ? formatMinuteIt : formatDateIt)(publicationDate),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'contents.write')
  const { db, now } = partsOf(context)
  return listAction(db, contentsFor(staff), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Contenuti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

type Row = Route.ComponentProps['loaderData']['rows'][number]

const TONES = { draft: 'trial', scheduled: 'neutral', published: 'success', withdrawn: 'neutral' } as const

const COLUMNS: AskedListProps<Row>['columns'] = [
  {
    key: 'title',
    title: 'Titolo',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, title }) => (
      <Link
        look="quiet"
        to={`${CONTENTS_PATH}/${id}`}
        className="inline-block max-w-md truncate align-middle max-sm:max-w-56"
      >
        {title}
      </Link>
    ),
  },
  { key: 'type', title: 'Tipo', onPhone: 'second', cell: ({ contentType }) => contentType },
  { key: 'category', title: 'Categoria', from: 'lg', cell: ({ category }) => category },
  { key: 'published', title: 'Uscita', cell: ({ out }) => out ?? '–' },
  {
    key: 'shelf',
    title: 'Stato',
    onPhone: 'side',
    cell: ({ shelf, hasChanges }) => (
      <span className="flex items-center gap-2">
        <Dot tone={TONES[shelf]}>{SHELF_WORDS[shelf].label}</Dot>
        {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
      </span>
    ),
  },
]

export default function ContentListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, bulk, said } = loaderData
  const { tick, bar } = useBulkBar(bulk, rows, ({ title }) => `Scegli ${title}`)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="newspaper"
      words={{
        many: 'contenuti',
        none: 'Nessun contenuto',
        search: 'Parole del titolo o del sommario',
        placeholder: 'Titolo o sommario',
        notFound: 'Nessun contenuto trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Il Club non ha ancora scritto nulla',
        first: 'Il primo contenuto comincia da «Scrivi un contenuto».',
        usual: 'prima quelli in lavorazione',
      }}
      refused={actionData}
      said={said}
      tick={tick}
      begin={
        <>
          <ButtonLink to={`${CONTENTS_PATH}/nuovo`} size="small" icon="plus">
            Scrivi un contenuto
          </ButtonLink>
          <ButtonLink to={`${CONTENTS_PATH}/categorie`} variant="ghost" size="small">
            Categorie
          </ButtonLink>
        </>
      }
    >
      {bar}
    </AskedList>
  )
}
