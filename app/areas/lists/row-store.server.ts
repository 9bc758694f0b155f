import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { denied } from '#platform/db/question-sql.server.ts'
import type { ListOrder } from '#platform/pure/list-question.ts'
import type { Condition } from '#platform/pure/question.ts'
import type { ListField } from './field-store.server.ts'
import type { ListColumn } from './model.ts'

export type Ordering = { value: SQL; isAlwaysThere?: true; kept?: KeptOrdering }

/** A value that is kept in the order of an index, where computing it of every row would take too long. */
export type KeptOrdering = {
  value: SQL
  /** How it is read, and of which rows it holds. */
  join: SQL
  holds: SQL
  /** All the others, and the value as it is computed of them. */
  changed: SQL
  computed: SQL
}

export type StandingView = { readonly label: string; readonly query: string }

/** A list of the desk, declared once: what it can be asked, by what it is put in order, and what it says of each row. */
export type DeskList<Row = unknown> = {
  /** Under which its views and files are kept. */
  readonly name: string
  readonly path: string
  /** Whose look it is, where not everybody sees the same rows. */
  readonly seenBy?: string
  readonly title: string
  /** The question that asks nothing: “tutti gli iscritti”. */
  readonly everything: string
  readonly fields: readonly ListField[]
  /** The conditions asked most, offered as empty chips. */
  readonly offered: readonly string[]
  /** What is read: the table of the rows, and what is joined to it without making them more. */
  readonly from: SQL
  readonly id: SQL
  /** The type of the id, where it is not a uuid. */
  readonly idType?: 'text' | 'int'
  /** What is true of every row of the list. */
  readonly always?: SQL
  wordsOf(typed: string): readonly string[]
  holdsWord(word: string): SQL
  /** Those without a value come last in both directions. */
  readonly orders: Readonly<Record<string, (now: Date) => readonly Ordering[]>>
  readonly usual: ListOrder
  /** DSK-015. The views that everybody has; the first asks nothing. */
  readonly views?: readonly StandingView[]
  readonly columns: readonly ListColumn<Row>[]
  /** What is said of these rows, in the order of their ids. */
  rowsOf(db: Db, ids: readonly string[], now: Date): Promise<Row[]>
}

/** A condition with what had to be read for it. */
export type AskedCondition = Condition & { readonly meaning?: unknown }

/** What is asked. List, count, file and whatever else is done are answers to the same question. */
export type RowQuestion = {
  readonly words: readonly string[]
  readonly conditions: readonly AskedCondition[]
  /** DSK-014. Whether something of it cannot be understood: then nothing answers it. */
  readonly isBroken: boolean
}

/** What a question means of a row at an instant. */
export function answers(
  { always, fields, ...list }: DeskList,
  { words, conditions, isBroken }: RowQuestion,
  now: Date,
): SQL {
  if (isBroken) return sql`false`
  const parts = [
    always ?? sql`true`,
    ...words.map((word) => list.holdsWord(word)),
    ...conditions.map((condition) => meaningOf(fields, condition, now)),
  ]
  return sql.join(parts, sql` and `)
}

/** What one condition means of a row. */
export function meaningOf(fields: readonly ListField[], condition: AskedCondition, now: Date): SQL {
  const predicate = fields.find(({ name }) => name === condition.field)?.holds(condition, now)
  if (!predicate) return sql`false`
  return condition.isDenied ? denied(predicate) : sql`(${predicate})`
}

const orderingsOf = ({ orders, usual }: DeskList, { by }: ListOrder, now: Date) =>
  (orders[by] ?? orders[usual.by])?.(now) ?? []

const directionOf = ({ isDescending }: ListOrder) => (isDescending ? sql`desc` : sql`asc`)

/** An index knows the order of what is always there. */
const ordered = ({ value, isAlwaysThere }: Ordering, order: ListOrder) =>
  isAlwaysThere ? sql`${value} ${directionOf(order)}` : sql`${value} ${directionOf(order)} nulls last`

/** The id is the last word, so that no row is on two pages or on none. */
const orderBy = (list: DeskList, order: ListOrder, now: Date) =>
  sql.join(
    [...orderingsOf(list, order, now).map((each) => ordered(each, order)), sql`${list.id} ${directionOf(order)}`],
    sql`, `,
  )

/** How many answer, counted no further than `most`. */
export async function countRows(
  db: Db,
  list: DeskList,
  question: RowQuestion,
  now: Date,
  most?: number,
): Promise<number> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${list.from} where ${answers(list, question, now)} ${limit}) c`,
  )
  return rows[0]?.count ?? 0
}

/** The ids of all that answer, in order; `most`, where no more are read. */
export function idsAsked(list: DeskList, question: RowQuestion, order: ListOrder, now: Date, most?: number): SQL {
  const answering = answers(list, question, now)
  const [first] = orderingsOf(list, order, now)
  if (!first?.kept)
    return sql`select ${list.id}::text as id from ${list.from} where ${answering} order by ${orderBy(list, order, now)}`
  const { value, join, holds, changed, computed } = first.kept
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  const some = (
    each: SQL,
    from: SQL,
    such: SQL,
  ) => sql`(select ${list.id} as id, ${each} as value from ${from} where ${such} and ${answering}
    order by ${ordered({ ...first, value: each }, order)}, ${list.id} ${directionOf(order)} ${limit})`
  return sql`select a.id::text as id from (${some(value, sql`${list.from} ${join}`, holds)} union all ${some(computed, list.from, changed)}) a
    order by ${ordered({ ...first, value: sql`a.value` }, order)}, a.id ${directionOf(order)}`
}

/** These rows in the order of their ids. */
export function inOrder<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const known = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

export type Stretch = { order: ListOrder; limit: number; offset: number }

/** The ids of some of those that answer, in order. */
export async function listRowIds(db: Db, list: DeskList, question: RowQuestion, now: Date, stretch: Stretch) {
  const { order, limit, offset } = stretch
  const { rows } = await db.execute<{ id: string }>(
    sql`${idsAsked(list, question, order, now, offset + limit)} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ id }) => id)
}

const holding = (list: DeskList, typed: string): RowQuestion => ({
  words: list.wordsOf(typed),
  conditions: [],
  isBroken: false,
})

/** Those that hold the words somebody typed: some of them, and how many they are. */
export async function searchRows<Row>(
  db: Db,
  list: DeskList<Row>,
  typed: string,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<{ total: number; rows: Row[] }> {
  const question = holding(list as DeskList, typed)
  const ids = await listRowIds(db, list as DeskList, question, now, { order: list.usual, limit, offset })
  return { total: await countRows(db, list as DeskList, question, now), rows: await list.rowsOf(db, ids, now) }
}

/** The first of them, and how many they are up to `most`: what letters find among very many is looked for once. */
export async function findFirstRows<Row>(
  db: Db,
  list: DeskList<Row>,
  typed: string,
  { now, limit, most }: { now: Date; limit: number; most: number },
): Promise<{ total: number; rows: Row[] }> {
  const stretch = { order: list.usual, limit: most, offset: 0 }
  const ids = await listRowIds(db, list as DeskList, holding(list as DeskList, typed), now, stretch)
  return { total: ids.length, rows: ids.length > 0 ? await list.rowsOf(db, ids.slice(0, limit), now) : [] }
}

/** DSK-011. The place of a row among those that answer, from one on; null where it does not. */
export async function findPlace(
  db: Db,
  list: DeskList,
  question: RowQuestion,
  { id, order, now }: { id: string; order: ListOrder; now: Date },
): Promise<number | null> {
  const { rows } = await db.execute<{ place: number }>(sql`select n.place::int as place
    from (select a.id, row_number() over () as place from (${idsAsked(list, question, order, now)}) a) n where n.id = ${id}`)
  return rows[0]?.place ?? null
}

const BATCH = 2_000

/**
 * Everything that answers, some at a time, as it was when it began: what changes meanwhile is neither lost nor met twice, and no more
 * than two batches are in memory, the one that is taken and the one that the database reads meanwhile.
 */
export async function eachRowAsked<Row>(
  db: Db,
  list: DeskList<Row>,
  { question, order, now }: { question: RowQuestion; order: ListOrder; now: Date },
  take: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      let read: Row[] = []
      await eachIdAsked(tx, list, { question, order, now, batch: BATCH }, async (ids) => {
        const [next] = await Promise.all([list.rowsOf(tx, ids, now), read.length > 0 && take(read)])
        read = next
      })
      if (read.length > 0) await take(read)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** DSK-024. The ids of everything that answers, some at a time, in the transaction of whoever asks: all as of when it was asked. */
export async function eachIdAsked(
  tx: Db,
  list: DeskList,
  { question, order, now, batch }: { question: RowQuestion; order: ListOrder; now: Date; batch: number },
  take: (ids: string[]) => Promise<void>,
): Promise<void> {
  await tx.execute(sql`declare rows_asked no scroll cursor for ${idsAsked(list, question, order, now)}`)
  for (;;) {
    const { rows } = await tx.execute<{ id: string }>(sql.raw(`fetch ${batch} from rows_asked`))
    if (rows.length === 0) break
    await take(rows.map(({ id }) => id))
  }
  await tx.execute(sql`close rows_asked`)
}

const typeOf = ({ idType }: DeskList) => sql.raw(idType ?? 'uuid')

/** Those of these rows that answer. */
export async function listAnswering(
  db: Db,
  list: DeskList,
  question: RowQuestion,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${list.id}::text as id from ${list.from} where ${list.id} = any(${sql.param(ids)}::${typeOf(list)}[]) and ${answers(list, question, now)}`,
  )
  return new Set(rows.map(({ id }) => id))
}
