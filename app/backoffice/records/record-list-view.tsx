import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskHistory } from '#design/desk/desk-history.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { orderColumn } from '#design/desk/order-column.tsx'
import { ShownBadge, shownFilter } from '#design/desk/shown.tsx'
import { Link } from '#design/link/link.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import { listAddress } from '#platform/pure/listing.ts'
import { crumbsOf } from './record-crumbs.ts'
import type { recordListAt } from './record-list.server.ts'
import { recordSentences } from './record-words.ts'
import { AboveList, ListSlot, Thumb } from './slots.tsx'

export type RecordListShown = Awaited<ReturnType<typeof recordListAt>>
type Row = RecordListShown['rows'][number]

/** The list of a record, as its definition shows it; `problem` is why something was not done to a line. */
export function RecordList({ shown: loaderData, problem }: { shown: RecordListShown; problem: string | undefined }) {
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
      said={problem ?? said}
      isProblem={problem !== undefined}
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

type States = NonNullable<RecordListShown['view']['states']>

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
