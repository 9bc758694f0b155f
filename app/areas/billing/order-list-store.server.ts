import { type SQL, sql } from 'drizzle-orm'
import { isPersonOf, personWords } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import {
  fixed,
  flagField,
  instantField,
  type ListField,
  numberField,
  oneOfField,
} from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { decimalOf } from '#platform/pure/money.ts'
import { ORDER_WORDS, WAITING_WORDS, WAY_WORDS } from './desk-rules.ts'
import type { OrderState, PaymentWay } from './model.ts'
import { ORDERS_PATH } from './paths-model.ts'
import { orderName } from './rules.ts'
import { invoices, orderLines, orders, payments } from './tables.server.ts'

/** What a list or a file says of an order. */
export type OrderRow = {
  readonly id: string
  readonly order: string
  readonly state: OrderState
  readonly way: PaymentWay
  readonly totalCents: number
  readonly paidCents: number
  /** Still to come in; of a cancelled order nothing. */
  readonly dueCents: number
  readonly nextDueOn: RomeDay | null
  readonly owedCents: number
  readonly createdAt: Date
  readonly memberId: string
  readonly clientCode: string
  readonly username: number
  readonly name: string
  readonly surname: string
  readonly products: string
}

const hasOwed = sql`exists (select 1 from ${payments} p join ${invoices} i on i.id = p.invoice_id where i.order_id = orders.id and p.refund = 'due')`
const awaitsTransfer = sql`(orders.state = 'pending' and orders.way = 'transfer')`
const isLate = (now: Date) => sql`exists (select 1 from ${invoices} i
  where i.order_id = orders.id and orders.state = 'confirmed' and i.kind = 'invoice' and i.state = 0 and i.due_on < ${romeDayOf(now)}::date)`

const words = (of: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(of).map(([value, { label }]) => [value, label]))

/** Everything orders can be found by. */
const FIELDS: readonly ListField[] = [
  {
    name: 'attesa',
    label: 'Aspetta',
    kind: 'choice',
    choices: fixed(WAITING_WORDS),
    holds: ({ values }, now) => {
      const asked: Readonly<Record<string, SQL>> = { transfer: awaitsTransfer, late: isLate(now), refund: hasOwed }
      return sql`(${sql.join(
        values.map((value) => asked[value] ?? sql`false`),
        sql` or `,
      )})`
    },
  },
  oneOfField({
    name: 'stato',
    label: 'Stato',
    choices: fixed(words(ORDER_WORDS)),
    value: () => sql`orders.state::text`,
  }),
  oneOfField({ name: 'pagamento', label: 'Pagamento', choices: fixed(WAY_WORDS), value: () => sql`orders.way::text` }),
  {
    name: 'prodotto',
    label: 'Prodotto',
    kind: 'choice',
    choices: listOrderedProducts,
    holds: ({ values }) =>
      sql`exists (select 1 from ${orderLines} l where l.order_id = orders.id and l.product_id = any(${sql.param(values)}::text[]))`,
  },
  instantField({ name: 'data', label: 'Data', value: () => sql`orders.created_at` }),
  numberField({ name: 'importo', label: 'Totale in euro', value: () => sql`orders.total_cents / 100.0` }),
  flagField({ name: 'rate-in-ritardo', label: 'Rate in ritardo', isSo: isLate }),
  flagField({ name: 'rimborso', label: 'Da rimborsare', isSo: () => hasOwed }),
]

async function listOrderedProducts(db: Db): Promise<{ value: string; label: string }[]> {
  const { rows } = await db.execute<{ value: string; label: string }>(
    sql`select product_id as value, max(product_name) as label from ${orderLines} group by product_id order by 2, 1 limit 500`,
  )
  return rows
}

const PAID = sql`i.state = 1`
const OPEN = sql`i.kind = 'invoice' and i.state <> 1 and orders.state <> 'cancelled'`

async function listOrderRows(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<
    Omit<OrderRow, 'order' | 'createdAt'> & { year: number; number: number; createdAt: string }
  >(sql`
    select orders.id, orders.year, orders.number, orders.state, orders.way, orders.total_cents as "totalCents", orders.created_at as "createdAt",
      orders.member_id as "memberId", members.client_code as "clientCode", members.username, members.name, members.surname,
      (select string_agg(l.product_name, ', ' order by l.product_name) from ${orderLines} l where l.order_id = orders.id) as products,
      money.paid as "paidCents", money.due as "dueCents", money.next::text as "nextDueOn",
      coalesce((select sum(p.amount_cents) from ${payments} p join ${invoices} i on i.id = p.invoice_id
        where i.order_id = orders.id and p.refund = 'due'), 0)::int as "owedCents"
    from ${orders} join ${members} on members.id = orders.member_id
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = orders.id,
      lateral (select
        coalesce(sum(case when i.kind = 'credit-note' then -i.amount_cents else i.amount_cents end) filter (where ${PAID} or i.kind = 'credit-note'), 0)::int as paid,
        coalesce(sum(i.amount_cents) filter (where ${OPEN}), 0)::int as due,
        min(i.due_on) filter (where ${OPEN}) as next
        from ${invoices} i where i.order_id = orders.id) money
    order by chosen.place`)
  return rows.map(({ year, number, createdAt, ...row }) => ({
    ...row,
    order: orderName({ year, number }),
    createdAt: new Date(createdAt),
  }))
}

/** The order, or a refusal in words. */
export async function getOrderRow(db: Db, orderId: string): Promise<OrderRow> {
  const [row] = await listOrderRows(db, [orderId])
  if (!row) throw new NotFound('Questo ordine non esiste.')
  return row
}

const euros = (cents: number) => decimalOf(cents).replace('.', ',')

/** DSK-012 to DSK-016, DSK-038. The list of orders. */
export const ORDERS: DeskList<OrderRow> = {
  name: 'ordini',
  path: ORDERS_PATH,
  title: 'Ordini',
  everything: 'tutti gli ordini',
  fields: FIELDS,
  offered: ['attesa', 'stato', 'data'],
  from: sql`${orders} join ${members} on members.id = orders.member_id`,
  id: sql`orders.id`,
  wordsOf: personWords,
  holdsWord,
  orders: {
    data: () => [{ value: sql`orders.created_at`, isAlwaysThere: true }],
    numero: () => [
      { value: sql`orders.year`, isAlwaysThere: true },
      { value: sql`orders.number`, isAlwaysThere: true },
    ],
    cognome: () => [
      { value: sql`members.surname`, isAlwaysThere: true },
      { value: sql`members.name`, isAlwaysThere: true },
    ],
    totale: () => [{ value: sql`orders.total_cents`, isAlwaysThere: true }],
    stato: () => [{ value: sql`orders.state`, isAlwaysThere: true }],
    scadenza: () => [
      {
        value: sql`(select min(i.due_on) from ${invoices} i where i.order_id = orders.id and ${OPEN})`,
      },
    ],
  },
  usual: { by: 'data', isDescending: true },
  columns: [
    { key: 'order', title: 'Ordine', order: 'numero', says: ({ order }) => order },
    { key: 'who', title: 'Iscritto', order: 'cognome', says: ({ surname, name }) => `${surname} ${name}` },
    { key: 'client', title: 'Codice cliente', isAside: true, says: ({ clientCode }) => clientCode },
    { key: 'what', title: 'Prodotti', field: 'prodotto', says: ({ products }) => products },
    { key: 'when', title: 'Data', order: 'data', field: 'data', says: ({ createdAt }) => formatDateIt(createdAt) },
    { key: 'way', title: 'Pagamento', field: 'pagamento', says: ({ way }) => WAY_WORDS[way] },
    { key: 'total', title: 'Totale', order: 'totale', field: 'importo', says: ({ totalCents }) => euros(totalCents) },
    { key: 'paid', title: 'Pagato', isAside: true, says: ({ paidCents }) => euros(paidCents) },
    { key: 'due', title: 'Da incassare', says: ({ dueCents }) => euros(dueCents) },
    {
      key: 'next',
      title: 'Entro il',
      order: 'scadenza',
      isAside: true,
      says: ({ nextDueOn }) => (nextDueOn ? formatDateIt(nextDueOn) : ''),
    },
    {
      key: 'owed',
      title: 'Da rimborsare',
      field: 'rimborso',
      isAside: true,
      says: ({ owedCents }) => euros(owedCents),
    },
    { key: 'state', title: 'Stato', order: 'stato', field: 'stato', says: ({ state }) => ORDER_WORDS[state].label },
  ],
  rowsOf: listOrderRows,
}

/** A client code, a name, an e-mail, the number of the order or of an invoice, or the reason written on a transfer. */
function holdsWord(word: string): SQL {
  const person = isPersonOf(word) ?? sql`false`
  const [, orderYear, orderNumber] = /^(\d{4})\/(\d{6})$/.exec(word) ?? []
  if (orderYear) return sql`(orders.year = ${Number(orderYear)} and orders.number = ${Number(orderNumber)})`
  // What follows the client code on a transfer is how the id of the invoice begins.
  const isReason = /^[0-9a-f]{8}$/i.test(word)
  const [, number, year] = /^(\d{1,6})\/(\d{4})$/.exec(word) ?? []
  if (!isReason && !year) return person
  const isIt = isReason
    ? sql`i.id::text like ${`${word.toLowerCase()}%`}`
    : sql`i.number = ${Number(number)} and i.year = ${Number(year)}`
  return sql`(${person} or exists (select 1 from ${invoices} i where i.order_id = orders.id and ${isIt}))`
}
