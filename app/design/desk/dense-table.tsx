import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type DenseColumn<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  isRowTitle?: boolean
  sort?: { to: string; direction?: 'ascending' | 'descending' | undefined }
  /** Its place in the two lines of a row on a phone; without one it is not there. */
  onPhone?: 'first' | 'second' | 'side'
  /** The width under which it leaves the table. */
  from?: 'lg' | 'xl'
}

export type DenseTableProps<Row> = {
  caption: string
  columns: readonly DenseColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Where an address comes back to. */
  rowId?: ((row: Row) => string) | undefined
  /** The key of the row that is open beside the table. */
  openKey?: string | null | undefined
  /** What stands before each row: the box by which it is chosen. */
  tick?: { head: ReactNode; cell: (row: Row) => ReactNode } | undefined
  /** Where a row is looked at beside the table. */
  peek?: ((row: Row) => { to: string; label: string }) | undefined
}

/** The navigation stands beside the table from 1024 px on, so that it has less room than the window. */
const LEAVES = { lg: 'sm:max-[72rem]:hidden', xl: 'sm:max-[85rem]:hidden' }
const PLACES = {
  first: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:text-base',
  second: cx(
    'max-sm:col-start-2 max-sm:row-start-2 max-sm:text-[0.875rem] max-sm:text-ink-soft',
    // A link of its own is above what covers the line, and high enough for a thumb.
    'max-sm:[&_a]:relative max-sm:[&_a]:z-1 max-sm:[&_a]:inline-flex max-sm:[&_a]:min-h-6 max-sm:[&_a]:items-center max-sm:[&_a]:justify-self-start',
  ),
  side: 'max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:justify-items-end max-sm:text-[0.875rem] max-[18rem]:col-start-2 max-[18rem]:row-span-1 max-[18rem]:row-start-3 max-[18rem]:justify-items-start',
}

/**
 * The rows of a desk list: 40 px each under a head that stays, figures to the right. On a phone a row is two lines of 62 px, and the
 * whole line opens what its title names.
 */
export function DenseTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowId,
  openKey = null,
  tick,
  peek,
}: DenseTableProps<Row>) {
  return (
    <table className="w-full border-separate border-spacing-0 text-[0.90625rem] tabular-nums max-sm:block">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="max-sm:visually-hidden max-sm:block">
        <tr>
          {tick && (
            <th scope="col" className={cx(headClass, 'w-11 pr-0! pl-6!')}>
              {tick.head}
            </th>
          )}
          {columns.map(({ key, title, align, sort, from }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort?.direction}
              className={cx(headClass, align === 'end' && 'text-right', from && LEAVES[from])}
            >
              {sort ? <SortHead title={title} {...sort} /> : title}
            </th>
          ))}
          {peek && <td className={cx(headClass, 'max-sm:hidden')} />}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            id={rowId?.(row)}
            className={cx(
              openKey === rowKey(row) && 'bg-primary-tint shadow-[inset_3px_0_var(--primary)]',
              'relative transition-colors duration-120 hover:bg-sunken motion-reduce:transition-none has-[input:checked]:bg-primary-tint',
              'max-sm:grid max-sm:min-h-15.5 max-sm:items-center max-sm:gap-x-2 max-sm:border-line max-sm:border-b max-sm:py-2 max-sm:pr-4',
              tick ? 'max-sm:grid-cols-[2.75rem_minmax(0,1fr)_auto]' : 'max-sm:grid-cols-[0.5rem_minmax(0,1fr)_auto]',
            )}
          >
            {tick && (
              <td
                className={cx(
                  cellClass,
                  'w-11 pr-0! pl-6! max-sm:row-span-2 max-sm:grid max-sm:place-items-center max-sm:pl-0!',
                )}
              >
                {tick.cell(row)}
              </td>
            )}
            {columns.map(({ key, cell, align, isRowTitle, onPhone, from }) => {
              const Cell = isRowTitle ? 'th' : 'td'
              return (
                <Cell
                  key={key}
                  scope={isRowTitle ? 'row' : undefined}
                  className={cx(
                    cellClass,
                    align === 'end' && 'text-right',
                    from && LEAVES[from],
                    onPhone ? cx('max-sm:grid', PLACES[onPhone]) : 'max-sm:hidden',
                    isRowTitle &&
                      'font-strong [&_a]:py-0.5 [&_a]:max-sm:after:absolute [&_a]:max-sm:after:inset-y-0 [&_a]:max-sm:after:right-0 [&_a]:max-sm:after:left-11',
                  )}
                >
                  {cell(row)}
                </Cell>
              )
            })}
            {peek && (
              <td className={cx(cellClass, 'w-8 max-sm:hidden')}>
                <Peek {...peek(row)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const edges = 'first:pl-6 last:pr-6'
const headClass = cx(
  'sticky top-(--strip,0px) z-10 h-10 border-line border-b bg-paper px-2 text-left font-[560] text-xs text-ink-soft lg:whitespace-nowrap',
  edges,
)
const cellClass = cx(
  'h-10 border-line/60 border-b px-2 text-left font-normal max-sm:h-auto lg:whitespace-nowrap max-sm:min-w-0 max-sm:border-0 max-sm:p-0!',
  edges,
)

function SortHead({ title, to, direction }: { title: string } & NonNullable<DenseColumn<unknown>['sort']>) {
  return (
    <Anchor
      to={to}
      preventScrollReset
      className={cx('inline-flex min-h-10 items-center gap-1 hover:text-ink', direction && 'font-strong text-ink')}
    >
      {title}
      {direction && <Icon name="arrow-up" size={13} className={direction === 'descending' ? 'rotate-180' : ''} />}
    </Anchor>
  )
}

function Peek({ to, label }: { to: string; label: string }) {
  return (
    <Anchor
      to={to}
      data-peek=""
      preventScrollReset
      className="grid size-7 place-items-center rounded-small text-ink-soft hover:bg-paper hover:text-ink"
    >
      <Icon name="chevron-right" size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  )
}

/** Always a dot and a word, never the colour alone. */
export function Dot({ tone, children }: { tone: 'success' | 'trial' | 'neutral' | 'danger'; children: ReactNode }) {
  const colour = { success: 'bg-success', trial: 'bg-primary', neutral: 'bg-line-strong', danger: 'bg-danger' }[tone]
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', colour)} />
      {children}
    </span>
  )
}
