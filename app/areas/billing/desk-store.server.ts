import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { isPersonOf, personWords } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { OrderFilter, Waiting } from './desk-rules.ts'
import type { OrderState, PaymentWay } from './model.ts'
import { invoices, orderLines, orders, payments } from './tables.server.ts'

export type DeskOrder = {
  id: string
  state: OrderState
  way: PaymentWay
  totalCents: number
  createdAt: Date
  clientCode: string
  username: number
  name: string
  surname: string
  products: string
  hasRefundDue: boolean
}

const owed = sql<boolean>`exists (select 1 from ${payments} p join ${invoices} i on i.id = p.invoice_id where i.order_id = ${orders}.id and p.refund = 'due')`

/** Orders, the latest first, as an operator looks for them: whose, and what waits for something to be done. */
export async function listDeskOrders(
  db: Db,
  { typed, waiting }: OrderFilter,
  { limit, offset, today }: { limit: number; offset: number; today: RomeDay },
): Promise<{ orders: DeskOrder[]; total: number }> {
  const where = and(wordsOf(typed), waiting ? WAITING[waiting](today) : undefined)
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(where)
  const rows = await selectDeskOrders(db, where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  return { orders: rows, total: counted?.total ?? 0 }
}

export async function getDeskOrder(db: Db, orderId: string): Promise<DeskOrder & { memberId: string }> {
  const [row] = await selectDeskOrders(db, eq(orders.id, orderId)).limit(1)
  if (!row) throw new NotFound('Questo ordine non esiste.')
  return row
}

function selectDeskOrders(db: Db, where: SQL | undefined) {
  return db
    .select({
      id: orders.id,
      memberId: orders.memberId,
      state: orders.state,
      way: orders.way,
      totalCents: orders.totalCents,
      createdAt: orders.createdAt,
      clientCode: members.clientCode,
      username: members.username,
      name: members.name,
      surname: members.surname,
      products: sql<string>`(select string_agg(l.product_name, ', ' order by l.product_name) from ${orderLines} l where l.order_id = ${orders}.id)`,
      hasRefundDue: owed,
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(where)
    .$dynamic()
}

const WAITING: Record<Waiting, (today: RomeDay) => SQL | undefined> = {
  transfer: () => and(eq(orders.state, 'pending'), eq(orders.way, 'transfer')),
  refund: () => owed,
  late: (today) =>
    sql`exists (select 1 from ${invoices} i where i.order_id = ${orders}.id and ${orders.state} = 'confirmed' and i.kind = 'invoice' and i.state = 0 and i.due_on < ${today})`,
}

/** A client code, a name, an e-mail, or the reason written on a transfer: every word must be found. */
function wordsOf(text: string): SQL | undefined {
  const words = personWords(text)
  if (words.length === 0) return undefined
  return and(...words.map(isOfWord))
}

function isOfWord(word: string): SQL | undefined {
  const person = isPersonOf(word)
  // What follows the client code on a transfer is how the id of the invoice begins.
  const isReason = /^[0-9a-f]{8}$/i.test(word)
  const [, number, year] = /^(\d{1,6})\/(\d{4})$/.exec(word) ?? []
  if (!isReason && !year) return person
  const isIt = isReason
    ? sql`i.id::text like ${`${word.toLowerCase()}%`}`
    : sql`i.number = ${Number(number)} and i.year = ${Number(year)}`
  return or(person, sql`exists (select 1 from ${invoices} i where i.order_id = ${orders}.id and ${isIt})`)
}

/** How many orders have a product in them, and how many of these wait to be paid. */
export async function countOrdersWith(db: Db, productId: string): Promise<{ all: number; waiting: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${orders.state} = 'pending'))::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.productId, productId))
  return row ?? { all: 0, waiting: 0 }
}
