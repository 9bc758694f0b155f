import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { ConditionChips } from '#design/desk/condition-chips.tsx'
import { ConditionChooser, ConditionEditor } from '#design/desk/condition-editor.tsx'
import { type DenseColumn, DenseTable, type DenseTableProps } from '#design/desk/dense-table.tsx'
import { SheetHead, ViewTabs } from '#design/desk/desk-sheet.tsx'
import { ListPager } from '#design/desk/list-pager.tsx'
import { Said } from '#design/desk/said.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Link } from '#design/link/link.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { LONGEST_SEARCH } from '#platform/pure/paging.ts'
import type { listAt } from '../list-context.server.ts'
import { ColumnChoice } from './column-choice.tsx'
import { ViewActs, type ViewActsProps } from './view-acts.tsx'

export type AskedListView = Omit<Awaited<ReturnType<typeof listAt>>, 'rows'>

export type AskedListProps<Row> = {
  list: AskedListView
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How each column is drawn; the first is the one that opens the row. One that is not here is drawn as the file says it. */
  columns: readonly (Omit<DenseColumn<Row>, 'sort' | 'title' | 'cell'> & {
    title?: string
    cell?: DenseColumn<Row>['cell']
  })[]
  icon: string
  words: {
    many: string
    /** “Nessuno”, “Nessun ordine”. */
    none: string
    /** What the search looks in, said whole and in short. */
    search: string
    placeholder: string
    notFound: string
    hint: string
    noneYet: string
    first: string
    /** The usual order: “dall’ultimo arrivato”. */
    usual: string
  }
  refused: ViewActsProps['refused']
  said?: string | null | undefined
  /** Why something was not done to a row. */
  problem?: string | undefined
  /** The pages above this one, farthest first, where it stands under another. */
  crumbs?: readonly Crumb[]
  /** What is to be known of the list, under its title. */
  lead?: ReactNode
  /** Other pages beside this one, as tabs. */
  tabs?: ReactNode
  /** Whether the page has a title of its own above. */
  isUnderHead?: boolean
  /** What is begun from the list. */
  begin?: ReactNode
  tick?: DenseTableProps<Row>['tick']
  peek?: DenseTableProps<Row>['peek']
  /** What is open beside the table, and the key of its row. */
  aside?: { key: string; panel: ReactNode } | null
  /** What stands beside or under the table: a side panel, what is done with the chosen rows. */
  children?: ReactNode
}

/** DSK-012 to DSK-016. A list of the desk: found by words and conditions, put in order, turned, kept as a view, taken out. */
export function AskedList<Row>({
  list,
  rows,
  rowKey,
  columns,
  icon,
  words,
  refused,
  said,
  ...rest
}: AskedListProps<Row>) {
  const { chips, editor, chooser, strangeOrder } = list
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] bg-paper pb-4">
      {rest.crumbs && rest.crumbs.length > 0 && (
        <div className="px-4 pt-2 sm:px-6">
          <Breadcrumbs crumbs={[...rest.crumbs, { label: list.title }]} />
        </div>
      )}
      <SheetHead
        isUnderHead={rest.isUnderHead ?? false}
        title={list.title}
        count={<Count list={list} many={words.many} />}
      >
        {/* DSK-007. First, so that the keyboard comes to it first. */}
        {rest.begin && (
          <div data-begin="" className="contents">
            {rest.begin}
          </div>
        )}
        <Form
          method="get"
          role="search"
          aria-label={words.search}
          className="flex min-w-0 flex-wrap items-center gap-2"
        >
          {list.kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input
            key={list.typed}
            type="search"
            name="cerca"
            defaultValue={list.typed}
            maxLength={LONGEST_SEARCH}
            aria-label={words.search}
            placeholder={words.placeholder}
            className="min-h-11 w-64 min-w-0 rounded-small border border-line-strong bg-paper px-2.5 text-base sm:min-h-8 sm:text-[0.875rem]"
          />
          <Button type="submit" variant="ghost" size="small" icon="search">
            Cerca
          </Button>
        </Form>
        <ColumnChoice {...list.columns} here={list.here} />
        {list.exportTo && (
          <ButtonLink to={list.exportTo} variant="ghost" size="small" icon="download">
            Esporta {list.count}
          </ButtonLink>
        )}
      </SheetHead>
      {rest.lead && <div className="max-w-measure px-4 pb-2 text-ink-soft text-sm sm:px-6">{rest.lead}</div>}
      {rest.tabs && <div className="px-4 pb-1 sm:px-6">{rest.tabs}</div>}
      <ViewTabs label="Viste" tabs={list.views.tabs} />
      {(rest.problem ?? said) && (
        <Said isProblem={rest.problem !== undefined} className="mx-4 my-2 sm:mx-6">
          {rest.problem ?? said}
        </Said>
      )}
      <ConditionChips
        {...chips}
        offered={chips.offered.slice(0, 2)}
        open={
          editor ? (
            <ConditionEditor key={`${editor.field.name} ${editor.closeTo}`} {...editor} />
          ) : (
            chooser && <ConditionChooser {...chooser} />
          )
        }
      >
        <ViewActs views={list.views} here={list.here} isNarrowed={list.isNarrowed} refused={refused} />
        {list.isNarrowed && (
          <Link to={list.path} className="text-[0.875rem]">
            Azzera filtri
          </Link>
        )}
      </ConditionChips>
      {strangeOrder && (
        <p className="px-4 py-2 text-[0.875rem] text-ink-soft sm:px-6">
          La colonna «{strangeOrder}» non c’è: l’ordine è quello di sempre, {words.usual}.
        </p>
      )}
      {list.total > 0 ? (
        <div className="flex items-start">
          <div className="min-w-0 grow">
            <DenseTable
              caption={list.title}
              rows={rows}
              rowKey={rowKey}
              rowId={(row) => `riga-${rowKey(row)}`}
              openKey={rest.aside?.key}
              columns={columnsOf(list, rows, columns).filter(({ from }) => !rest.aside || from === undefined)}
              tick={rest.tick}
              peek={rest.peek}
            />
            <ListPager {...list.pager} />
          </div>
          {rest.aside?.panel}
        </div>
      ) : (
        <Nothing list={list} icon={icon} words={words} />
      )}
      {rest.children}
    </div>
  )
}

function columnsOf<Row>(
  { columns: { shown }, sorts, asides }: AskedListView,
  rows: readonly Row[],
  drawn: AskedListProps<Row>['columns'],
): DenseColumn<Row>[] {
  return shown.map(({ key, title }) => {
    const column = drawn.find((each) => each.key === key)
    const cell = column?.cell ?? ((row: Row) => asides[rows.indexOf(row)]?.[key] ?? '')
    return { key, title, ...column, cell, ...(sorts[key] && { sort: sorts[key] }) }
  })
}

function Count({ list: { count, everybody, countTo }, many }: { list: AskedListView; many: string }) {
  return (
    <>
      {count}
      {everybody !== null && ` su ${everybody}`}
      <VisuallyHidden> {many}</VisuallyHidden>
      {countTo && (
        <>
          {' '}
          <Link to={countTo}>Conta tutti</Link>
        </>
      )}
    </>
  )
}

function Nothing({ list, icon, words }: Pick<AskedListProps<never>, 'list' | 'icon' | 'words'>) {
  const { isNarrowed, isBroken, released, path, chips } = list
  if (!isNarrowed)
    return (
      <EmptyState icon={icon} title={words.noneYet}>
        {words.first}
      </EmptyState>
    )
  if (isBroken)
    return (
      <EmptyState icon={icon} title={words.notFound}>
        Una condizione non esiste più: finché non la togli, l’elenco è vuoto e non si esporta.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={icon}
      title={words.notFound}
      action={
        <ButtonLink to={path} variant="ghost">
          Azzera filtri
        </ButtonLink>
      }
    >
      {chips.chips.length > 1 && `${words.none} con queste ${chips.chips.length} condizioni. `}
      {released.length === 0
        ? words.hint
        : released.map(({ label, to, count }) => (
            <span key={to}>
              <Link to={to}>Togli {label}</Link>: {count}.{' '}
            </span>
          ))}
    </EmptyState>
  )
}
