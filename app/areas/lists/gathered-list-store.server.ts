import { sql } from 'drizzle-orm'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { ListOrder } from '#platform/pure/list-question.ts'
import { type HeldColumn, inWords, plainList } from './plain-list-store.server.ts'
import type { DeskList } from './row-store.server.ts'

export type GatheredColumn<Row> = HeldColumn<Row> & {
  /** Whether it is said, and neither put in order nor asked: words made of many values. */
  isSaidOnly?: true
}

/**
 * DSK-012. A list of things that are few, as plans or roles: how they are gathered and their columns are all that it declares. The
 * database is handed them as a table, so that whatever lists do is done with them too.
 */
export type GatheredList<Row> = Pick<DeskList, 'name' | 'path' | 'title' | 'everything' | 'views'> & {
  /** All of them, in their usual order. */
  gather: (db: Db, by: { now: Date; staff: Member }) => Promise<readonly Row[]>
  idOf: (row: Row) => string
  columns: readonly GatheredColumn<Row>[]
  /** The words of a row that no column says. */
  alsoSaid?: (row: Row) => string
  /** Where it is not the order in which they are gathered. */
  usual?: ListOrder
  offered?: readonly string[]
}

/** More would have to be read from their table. */
export const MOST_GATHERED = 5_000
const USUAL = 'posto'

const TYPES = {
  text: 'text',
  choice: 'text',
  number: 'numeric',
  euro: 'numeric',
  day: 'date',
  instant: 'timestamptz',
  flag: 'boolean',
} as const satisfies Record<HeldColumn<never>['kind'], string>

/** The list as it is at this instant. */
export async function gatheredList<Row>(
  db: Db,
  { gather, idOf, alsoSaid, columns, usual = { by: USUAL, isDescending: false }, ...own }: GatheredList<Row>,
  by: { now: Date; staff: Member },
): Promise<DeskList<Row>> {
  const rows = (await gather(db, by)).slice(0, MOST_GATHERED)
  const held = new Map(rows.map((row) => [idOf(row), row]))
  const said = (row: Row) => [
    ...columns.filter(({ kind }) => kind === 'text' || kind === 'choice').map((column) => inWords(column, row)),
    alsoSaid?.(row) ?? '',
  ]
  const written = rows.map((row, place) => ({
    place,
    id: idOf(row),
    said: said(row).join(' '),
    ...Object.fromEntries(columns.map((column, at) => [`c${at}`, column.of(row)])),
  }))
  const types = ['place int', 'id text', 'said text', ...columns.map(({ kind }, at) => `c${at} ${TYPES[kind]}`)]
  return plainList({
    ...own,
    from: sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as gathered(${sql.raw(types.join(', '))})`,
    id: sql`gathered.id`,
    idType: 'text',
    said: sql`gathered.said`,
    orders: { [USUAL]: () => [{ value: sql`gathered.place`, isAlwaysThere: true }] },
    usual,
    columns: columns.map((column, at) =>
      column.isSaidOnly ? column : { ...column, value: sql.raw(`gathered.c${at}`) },
    ),
    rowsOf: async (_, ids) => ids.flatMap((id) => held.get(id) ?? []),
  })
}
