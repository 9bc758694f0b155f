import { type SQL, sql } from 'drizzle-orm'
import { says } from '#platform/db/searched.server.ts'
import { formatDateIt, formatMinuteIt, type RomeDay } from '#platform/pure/dates.ts'
import { typedWords } from '#platform/pure/like.ts'
import { slugOf } from '#platform/pure/text.ts'
import {
  dayField,
  fixed,
  flagField,
  instantField,
  type ListField,
  numberField,
  oneOfField,
  textField,
} from './field-store.server.ts'
import type { ListColumn } from './model.ts'
import type { DeskList, Ordering } from './row-store.server.ts'

/** What a column holds of a row, and so how it is put in order, asked and written in a file. */
type Held<Row> =
  | { kind: 'text'; of: (row: Row) => string | null }
  | { kind: 'number' | 'euro'; of: (row: Row) => number | null }
  | { kind: 'day'; of: (row: Row) => RomeDay | null }
  | { kind: 'instant'; of: (row: Row) => Date | null }
  | { kind: 'flag'; of: (row: Row) => boolean }
  | { kind: 'choice'; of: (row: Row) => string | null; choices: Readonly<Record<string, string>> }

export type HeldColumn<Row> = Held<Row> &
  Pick<ListColumn<Row>, 'key' | 'title' | 'isAside' | 'isFileOnly'> & {
    /** In the address; without one, its title. */
    name?: string
  }

/** A column of a table: `value` is what it holds, in SQL; without one it is said, and neither put in order nor asked. */
export type PlainColumn<Row> = HeldColumn<Row> & { value?: SQL | ((now: Date) => SQL) }

/** DSK-012. A list whose columns are all there is to say of it: its conditions, orders, words and file are made of them. */
export type PlainList<Row> = Pick<
  DeskList<Row>,
  'name' | 'path' | 'title' | 'everything' | 'from' | 'id' | 'idType' | 'always' | 'views' | 'rowsOf' | 'seenBy'
> & {
  columns: readonly PlainColumn<Row>[]
  /** An order beside those of the columns. */
  orders?: DeskList['orders']
  usual: DeskList['usual']
  offered?: readonly string[]
  /** In what words are looked for; without it, in the columns of words. */
  said?: SQL
}

export function plainList<Row>({ columns, orders, offered, said, ...own }: PlainList<Row>): DeskList<Row> {
  const asked = columns.flatMap((column) => (column.value ? [{ column, value: inSql(column.value) }] : []))
  const fields = asked.map(({ column, value }) => fieldOf(column, value))
  const words = said ?? saidBy(asked)
  return {
    ...own,
    fields,
    offered: offered ?? fields.slice(0, 3).map(({ name }) => name),
    wordsOf: typedWords,
    holdsWord: (word) => says(words, word),
    orders: {
      ...orders,
      ...Object.fromEntries(
        asked.map(({ column, value }) => [nameOf(column), (now: Date) => orderingOf(column, value(now))]),
      ),
    },
    columns: columns.map((column) => ({
      key: column.key,
      title: column.title,
      isPlain: true as const,
      ...(column.value && { order: nameOf(column), field: nameOf(column) }),
      ...(column.isAside && { isAside: true as const }),
      ...(column.isFileOnly && { isFileOnly: true as const }),
      says: (row: Row) => inWords(column, row),
    })),
  }
}

const ANY_TIME = new Date(0)
const inSql = (value: SQL | ((now: Date) => SQL)) => (typeof value === 'function' ? value : () => value)

const nameOf = ({ name, title }: Pick<HeldColumn<never>, 'name' | 'title'>) => name ?? slugOf(title)

const saidBy = (asked: readonly { column: { kind: string }; value: (now: Date) => SQL }[]) =>
  sql.join(
    [
      sql`''`,
      ...asked
        .filter(({ column }) => column.kind === 'text')
        .map(({ value }) => sql`coalesce(${value(ANY_TIME)}::text, '')`),
    ],
    sql` || ' ' || `,
  )

/** What a list says of a choice is what it is put in order by, not its code. */
function orderingOf<Row>(column: HeldColumn<Row>, value: SQL): Ordering[] {
  if (column.kind === 'text') return [{ value: sql`nullif(lower(${value}), '')` }]
  if (column.kind !== 'choice') return [{ value }]
  const sorted = Object.entries(column.choices).toSorted(([, one], [, other]) => one.localeCompare(other, 'it'))
  return [{ value: sql`array_position(${sql.param(sorted.map(([code]) => code))}::text[], ${value}::text)` }]
}

/** What a column says of a row, in a list and in a file. */
export function inWords<Row>(column: HeldColumn<Row>, row: Row): string {
  switch (column.kind) {
    case 'flag':
      return column.of(row) ? 'Sì' : 'No'
    case 'text':
      return column.of(row) ?? ''
    case 'choice':
      return column.choices[column.of(row) ?? ''] ?? ''
    case 'day': {
      const day = column.of(row)
      return day === null ? '' : formatDateIt(day)
    }
    case 'instant': {
      const instant = column.of(row)
      return instant === null ? '' : formatMinuteIt(instant)
    }
    default: {
      const amount = column.of(row)
      if (amount === null) return ''
      return (column.kind === 'euro' ? (amount / 100).toFixed(2) : String(amount)).replace('.', ',')
    }
  }
}

/** An amount is kept in cents and asked in euros. */
function fieldOf<Row>(column: HeldColumn<Row>, value: (now: Date) => SQL): ListField {
  const asked = { name: nameOf(column), label: column.title, mayBeEmpty: true, value }
  switch (column.kind) {
    case 'text':
      return textField(asked)
    case 'number':
      return numberField(asked)
    case 'euro':
      return numberField({ ...asked, value: (now) => sql`(${value(now)} / 100.0)` })
    case 'day':
      return dayField(asked)
    case 'instant':
      return instantField(asked)
    case 'flag':
      return flagField({ name: asked.name, label: asked.label, isSo: value })
    case 'choice':
      return oneOfField({ ...asked, choices: fixed(column.choices) })
  }
}
