import { staffOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { orderColumn } from '#design/desk/order-column.tsx'
import { ShownBadge, shownFilter } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import { answerMove } from '#platform/http/answered-form.server.ts'
import { listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { listAddress } from '#platform/pure/listing.ts'
import { endsOf } from '#platform/pure/order.ts'
import { newSegment, type RecordColumn, viewOf } from '#platform/records/record.ts'
import { listRecords } from '#platform/records/record-store.server.ts'
import { askedRecords } from '../asked-records.server.ts'
import { servedAt } from '../contents.server.ts'
import { moveRecord } from '../record-commands.server.ts'
import { crumbsOf } from '../record-crumbs.ts'
import { recordSentences } from '../record-words.ts'
import type { Route } from './+types/record-list'

/** Every one of a record, as its definition orders and shows them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const served = servedAt(request)
  const { record } = served
  staffOf(context, record.role)
  const { asked, question } = askedRecords(request, record)
  const { total, list } = await listRecords(partsOf(context).db, served, question, asked)
  const columns = record.list.columns.map((column) => columnOf(record, column))
  return {
    listed: listed(asked, total),
    said: saidIn(request, recordSentences(record.words).done),
    view: viewOf(record),
    newSegment: newSegment(record),
    columns: columns.map(({ key, title, align, isSortable }) => ({ key, title, align, isSortable })),
    rows: list.map(({ id, values, isHidden }, at) => ({
      slug: id,
      name: record.title(values),
      detail: record.detail?.(values) ?? '',
      isHidden,
      cells: columns.map(({ say }) => say(values)),
      ...endsOf(asked.offset + at, total),
    })),
  }
}

type Known = ReturnType<typeof servedAt>['record']

function columnOf({ fields }: Known, column: string | RecordColumn<never>) {
  if (typeof column !== 'string')
    return { ...column, say: column.say as (values: unknown) => string, isSortable: false }
  const { look, say } = fields[column]
  return {
    key: column,
    title: look.title as string,
    align: look.kind === 'number' ? ('end' as const) : undefined,
    isSortable: true,
    say: (values: Record<string, unknown>) => say(values[column]) as string,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const served = servedAt(request)
  const { id: staffId } = staffOf(context, served.record.role)
  const { db, now } = partsOf(context)
  return answerMove(request, served.record.path, ({ slug, isEarlier }) =>
    moveRecord(db, served, { id: slug, isEarlier, staffId, now }),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.words.title ?? 'Elenco'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function RecordListPage({ loaderData }: Route.ComponentProps) {
  const { listed: shown, rows, said, view, columns, newSegment: begin } = loaderData
  const { path, words, publishes, isOrdered } = view
  const sentences = recordSentences(words)
  const title = { key: 'title', title: words.one.slice(0, 1).toUpperCase() + words.one.slice(1), isRowTitle: true }
  const state: Column<Row> = {
    key: 'state',
    title: 'Stato',
    cell: ({ isHidden }) => <ShownBadge isHidden={isHidden} gender={words.gender} />,
  }
  return (
    <DeskListPage
      title={words.title}
      crumbs={crumbsOf(view)}
      said={said}
      begin={
        <>
          <ButtonLink to={`${path}/${begin}`} icon="plus">
            {sentences.begin}
          </ButtonLink>
          <ButtonLink to={`${path}/cestino`} variant="quiet" icon="trash-2">
            Cestino
          </ButtonLink>
          <ButtonLink to={`${path}/importa`} variant="quiet" icon="upload">
            Importa
          </ButtonLink>
        </>
      }
      actions={
        <ButtonLink to={listAddress(`${path}/foglio`, shown)} variant="quiet" icon="download" isFile>
          Esporta
        </ButtonLink>
      }
      listed={shown}
      icon={view.icon}
      words={{
        find: sentences.find,
        one: words.one,
        many: words.many,
        ...(words.order !== undefined && !shown.chosen.ordine && { order: words.order }),
        notFound: sentences.notFound,
        noneYet: sentences.noneYet,
        first: sentences.first,
      }}
      search={{ label: view.search }}
      filters={[
        ...view.filters.map(({ name, look }) => ({
          name,
          label: look.title,
          all: 'Qualsiasi',
          options: look.options ?? YES_NO,
        })),
        ...(publishes ? [shownFilter(words.gender)] : []),
      ]}
    >
      <Table
        caption={words.title}
        isCaptionHidden
        rows={rows}
        rowKey={({ slug }) => slug}
        columns={[
          {
            ...title,
            cell: ({ slug, name, detail }) => (
              <span>
                <Link to={`${path}/${slug}`}>{name}</Link>
                {detail && <span className="block font-normal text-ink-soft">{detail}</span>}
              </span>
            ),
          },
          ...columns.map(
            ({ key, title, align, isSortable }, at): Column<Row> => ({
              key,
              title,
              ...(align && { align }),
              ...(isSortable && {
                sort: sortOf(key, shown.chosen.ordine, (ordine) =>
                  listAddress(path, { ...shown, chosen: { ...shown.chosen, ordine } }),
                ),
              }),
              cell: ({ cells }) => cells[at],
            }),
          ),
          ...(publishes ? [state] : []),
          ...(isOrdered ? [orderColumn<Row>(shown)] : []),
        ]}
      />
    </DeskListPage>
  )
}

const YES_NO = [
  { value: 'sì', label: 'Sì' },
  { value: 'no', label: 'No' },
]

/** A click puts the list in the order of the column; another turns it round. */
function sortOf(key: string, chosen: string | undefined, address: (sort: string) => string) {
  const direction = chosen === key ? ('ascending' as const) : chosen === `-${key}` ? ('descending' as const) : undefined
  return { to: address(direction === 'ascending' ? `-${key}` : key), ...(direction && { direction }) }
}
