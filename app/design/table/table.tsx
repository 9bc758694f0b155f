import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'

export type Column<Row> = {
  key: string
  title: string
  /** Null where there is nothing to say: on a phone the line is left out. */
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The column that names the row. */
  isRowTitle?: boolean
  /** Where the list in the order of this column is, and whether it is in it. */
  sort?: { to: string; direction?: 'ascending' | 'descending' }
}

export type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** On a phone: rows as cards (`cards`), or the table scrolls sideways (`scroll`) when columns must be compared. */
  onPhone?: 'cards' | 'scroll'
  isCaptionHidden?: boolean
  /** Instead of rows, when there are none. */
  empty?: ReactNode
  className?: string
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onPhone = 'cards',
  isCaptionHidden,
  empty,
  className,
}: TableProps<Row>) {
  const captionId = useId()
  const isCards = onPhone === 'cards'
  if (rows.length === 0 && empty !== undefined) return empty
  const frame = isCards ? {} : { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 }
  return (
    <div
      className={cx(
        'table-box rounded-card',
        isCards ? 'sm:bg-paper sm:shadow-card' : 'relative overflow-x-auto bg-paper shadow-card',
        className,
      )}
      {...frame}
    >
      <table className={cx('w-full border-collapse text-sm', isCards && 'max-sm:block')}>
        <caption
          id={captionId}
          className={cx(
            isCaptionHidden ? 'visually-hidden' : 'px-5 pt-4 pb-2 text-left font-display text-title-xs',
            isCards && 'max-sm:block max-sm:px-0',
          )}
        >
          {caption}
        </caption>
        <thead className={cx(isCards && 'max-sm:visually-hidden max-sm:block')}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sort?.direction}
                className={cx(
                  'border-b border-line p-(--cell-air) font-strong whitespace-nowrap text-ink-soft',
                  isCards && 'desk-head-cell',
                  column.align === 'end' ? 'text-right' : 'text-left',
                )}
              >
                {column.sort ? <SortLink title={column.title} {...column.sort} /> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cx(isCards && 'max-sm:grid max-sm:gap-3')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-b border-line last:border-b-0',
                isCards &&
                  'max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border-0 max-sm:bg-paper max-sm:p-4 max-sm:shadow-card',
              )}
            >
              {columns.map((column) => {
                const Cell = column.isRowTitle ? 'th' : 'td'
                const content = column.cell(row)
                const isEmpty = content === null || content === undefined || content === false || content === ''
                return (
                  <Cell
                    key={column.key}
                    scope={column.isRowTitle ? 'row' : undefined}
                    className={cx(
                      'p-(--cell-air) align-middle font-normal',
                      column.align === 'end' ? 'text-right tabular-nums' : 'text-left',
                      column.isRowTitle && 'font-strong text-ink',
                      isCards && 'max-sm:p-0 max-sm:py-0.5',
                      isCards && phoneClass(column.isRowTitle, isEmpty),
                    )}
                  >
                    {isCards && !column.isRowTitle && (
                      <span aria-hidden="true" className="max-w-1/2 shrink-0 text-ink-soft sm:hidden">
                        {column.title}
                      </span>
                    )}
                    {content}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortLink({ title, to, direction }: { title: string } & NonNullable<Column<unknown>['sort']>) {
  return (
    <Anchor
      to={to}
      preventScrollReset
      className="inline-flex items-center gap-1 underline decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
    >
      {title}
      {direction && <Icon name="arrow-up" size={14} className={direction === 'descending' ? 'rotate-180' : ''} />}
    </Anchor>
  )
}

/** A cell is a line of its card; one with nothing in it would be a name without a value. */
function phoneClass(isRowTitle: boolean | undefined, isEmpty: boolean): string {
  if (isEmpty) return 'max-sm:hidden'
  return isRowTitle ? 'max-sm:block' : 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4'
}
