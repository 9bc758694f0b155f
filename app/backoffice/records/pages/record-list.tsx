import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords } from '#areas/audience/history-context.server.ts'
import { listTrailOf } from '#areas/audience/trail-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { orderColumn } from '#design/desk/order-column.tsx'
import { ShownBadge, shownFilter } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { listAddress } from '#platform/pure/listing.ts'
import { endsOf } from '#platform/pure/order.ts'
import { pageAddress, pageOf } from '#platform/pure/paging.ts'
import { type Facts, listOf, newSegment, type RecordColumn, sortableIn, withOptions } from '#platform/records/record.ts'
import { listRecords } from '#platform/records/record-store.server.ts'
import { writeValues } from '#platform/records/values.ts'
import { askedRecords } from '../asked-records.server.ts'
import { servedAt } from '../contents.server.ts'
import { lineDoubts } from '../dead-links.server.ts'
import { getRecord, moveRecord, removeRecord } from '../record-commands.server.ts'
import { crumbsOf } from '../record-crumbs.ts'
import { recordSentences } from '../record-words.ts'
import { AboveList, ListSlot, Thumb } from '../slots.tsx'
import type { Route } from './+types/record-list'

const HISTORY_LINES = 15

/** Every one of a record, as its definition orders and shows them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const served = servedAt(request)
  const { record } = served
  staffOf(context, record.permission)
  const parts = partsOf(context)
  const { db, now } = parts
  const { asked, question } = askedRecords(request, record, now)
  const { total, list } = await listRecords(db, served, question, asked)
  const facts = await served.facts(db, list, now)
  const columns = record.list.columns.map((column) => columnOf(record, column))
  const view = withOptions(record, await served.options(db))
  const lines = list.map(({ values }) => writeValues(record.fields, values))
  const doubts = await lineDoubts(parts, view, lines)
  return {
    listed: listed(asked, total),
    said: saidIn(request, { ...recordSentences(record.words).done, ...record.said, ...record.after?.said }),
    view,
    below: await served.below(db),
    history: historyInWords(await listTrailOf(db, record.name, HISTORY_LINES), { isNamed: true }),
    newSegment: newSegment(record),
    columns: columns.map(({ key, title, align, isSortable }) => ({ key, title, align, isSortable })),
    rows: list.map(({ id, values, isHidden, picture }, at) => ({
      slug: id,
      name: record.title(values),
      detail: record.detail?.(values) ?? '',
      isHidden,
      picture,
      state: record.states?.of(values, now, { ...facts.get(id), isHidden }) ?? '',
      doubts: doubts[at] ?? [],
      cells: columns.map(({ say, to }) => ({
        text: say(values, facts.get(id) ?? {}),
        to: to?.(facts.get(id) ?? {}) ?? null,
      })),
      ...endsOf(asked.offset + at, total),
    })),
  }
}

type Known = ReturnType<typeof servedAt>['record']

function columnOf(record: Known, column: string | RecordColumn<never>) {
  if (typeof column !== 'string')
    return { ...column, say: column.say as (values: unknown, facts: Facts) => string, isSortable: false }
  const { look, say } = record.fields[column]
  return {
    key: column,
    title: look.title as string,
    align: look.kind === 'number' ? ('end' as const) : undefined,
    to: undefined,
    isSortable: sortableIn(record).includes(column),
    say: (values: Record<string, unknown>) => say(values[column]) as string,
  }
}

/** Moves a line of a list that editors order by hand, or takes it away, and goes back to the page it was on. */
export async function action({ context, request }: Route.ActionArgs) {
  const served = servedAt(request)
  const { after } = served.record
  const path = listOf(served.record)
  const { id: staffId } = staffOf(context, served.record.permission)
  const { db, now } = partsOf(context)
  const form = await request.formData()
  const acting = { id: String(form.get('id') ?? form.get('slug') ?? ''), staffId, now }
  const move = form.get('move')
  try {
    if (move === 'remove') {
      await getRecord(db, served, acting.id)
      await removeRecord(db, served, acting)
      return redirect(`${path}?fatto=${after?.word('removed', {}, now) ?? 'removed'}`)
    }
    if (move === 'earlier' || move === 'later')
      await moveRecord(db, served, { ...acting, isEarlier: move === 'earlier' })
  } catch (error) {
    // Somebody else has taken it away: the list that comes with the answer no longer has it.
    if (error instanceof NotFound) return data({ problem: error.message }, 404)
    if (error instanceof Conflict) return data({ problem: error.message }, 409)
    throw error
  }
  return redirect(pageAddress(path, new URLSearchParams(), pageOf(new URL(request.url).searchParams)))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.words.title ?? 'Elenco'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function RecordListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listed: shown, rows, said, view, columns, newSegment: begin, history, below } = loaderData
  const { path, listAt, words, publishes, isOrdered, states } = view
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
      lead={words.about}
      crumbs={crumbsOf(view)}
      said={actionData?.problem ?? said}
      isProblem={actionData !== undefined}
      begin={
        <>
          <ButtonLink to={listAddress(`${path}/${begin}`, { typed: '', chosen: shown.chosen })} icon="plus">
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
        ...(publishes && !states ? [shownFilter(words.gender)] : []),
        ...(states ? [stateFilter(states)] : []),
      ]}
      above={<AboveList record={view.name} />}
      below={
        <>
          <ListSlot record={view.name} facts={below} />
          <DeskHistory lines={history} />
        </>
      }
    >
      <Table
        caption={words.title}
        isCaptionHidden
        rows={rows}
        rowKey={({ slug }) => slug}
        columns={[
          {
            ...title,
            cell: ({ slug, name, detail, doubts, picture }) => (
              <span>
                <span className="flex items-center gap-3">
                  <span className="w-16 shrink-0 empty:hidden max-sm:hidden">
                    <Thumb record={view.name} name={name} picture={picture} />
                  </span>
                  <Link to={`${path}/${slug}`}>{name}</Link>
                </span>
                {detail && <span className="block font-normal text-ink-soft">{detail}</span>}
                {doubts.map((doubt) => (
                  <span key={doubt} className="block font-normal text-danger">
                    {doubt}
                  </span>
                ))}
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
                  listAddress(listAt, { ...shown, chosen: { ...shown.chosen, ordine } }),
                ),
              }),
              cell: ({ cells }) => <Cell {...cells[at]} />,
            }),
          ),
          ...(publishes && !states ? [state] : []),
          ...(states ? [stateColumn(states)] : []),
          ...(isOrdered ? [orderColumn<Row>(shown, view.removesInList ? sentences.removeText : undefined)] : []),
        ]}
      />
    </DeskListPage>
  )
}

type States = NonNullable<Route.ComponentProps['loaderData']['view']['states']>

const stateColumn = (states: States): Column<Row> => ({
  key: 'state',
  title: 'Stato',
  cell: ({ state }) => <Badge tone={states[state]?.tone ?? 'neutral'}>{states[state]?.label}</Badge>,
})

const stateFilter = (states: States) => ({
  name: 'stato',
  label: 'Stato',
  all: 'Tutti',
  options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
})

function Cell({ text = '', to = null }: { text?: string; to?: string | null }) {
  return to ? <Link to={to}>{text}</Link> : text
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
