import { eq, sql } from 'drizzle-orm'
import { isPersonOf, personWords } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { fixed, instantField, type ListField, oneOfField } from '#areas/lists/field-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { says } from '#platform/db/searched.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { Delivery } from '#platform/outside/rewards/port.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { type Order, REWARD_ORDERS_PATH } from './model.ts'
import { addressSeen, KIND_WORDS, ORDER_STATE_WORDS, SOURCE_WORDS } from './order-desk-rules.ts'
import type { OrderRecord } from './order-store.server.ts'
import { loyaltyOrders } from './tables.server.ts'

/** What the desk reads of an order; never the code of a voucher, which is its owner's. */
export type DeskOrder = Omit<Order, 'voucherCode' | 'rewardId'> & {
  readonly person: string
  readonly username: number
  readonly clientCode: string
  readonly province: string
  /** While it may be seen. */
  readonly delivery: Delivery | null
}

const words = (of: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(of).map(([value, { label }]) => [value, label]))

const FIELDS: readonly ListField[] = [
  oneOfField({
    name: 'stato',
    label: 'Stato',
    choices: fixed(words(ORDER_STATE_WORDS)),
    value: () => sql`loyalty_orders.state`,
  }),
  oneOfField({ name: 'tipo', label: 'Tipo', choices: fixed(KIND_WORDS), value: () => sql`loyalty_orders.kind` }),
  oneOfField({
    name: 'premio',
    label: 'Premio',
    choices: listOrderedRewards,
    value: () => sql`loyalty_orders.reward_id`,
  }),
  instantField({ name: 'data', label: 'Data', value: () => sql`loyalty_orders.placed_at` }),
  oneOfField({
    name: 'manda',
    label: 'Lo manda',
    choices: fixed(SOURCE_WORDS),
    value: () => sql`loyalty_orders.source`,
  }),
]

async function listOrderedRewards(db: Db): Promise<{ value: string; label: string }[]> {
  const { rows } = await db.execute<{ value: string; label: string }>(
    sql`select reward_id as value, max(title) as label from ${loyaltyOrders} group by reward_id order by 2, 1 limit 500`,
  )
  return rows
}

type Row = Omit<DeskOrder, 'placedAt' | 'province' | 'delivery'> & {
  placedAt: string
  endedAt: string | null
  province: string | null
  delivery: Delivery | null
}

async function listDeskOrders(db: Db, ids: readonly string[], now: Date): Promise<DeskOrder[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.member_id as "memberId", o.title, o.points, o.source, o.kind, o.state, o.courier, o.tracking_code as "trackingCode",
      o.reason, o.placed_at as "placedAt", o.ended_at as "endedAt", o.delivery, o.province,
      m.surname || ' ' || m.name as person, m.username, m.client_code as "clientCode"
    from ${loyaltyOrders} o join ${members} m on m.id = o.member_id
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen(id, place) on chosen.id = o.id
    order by chosen.place`)
  return rows.map(({ placedAt, endedAt, province, delivery, ...row }) => ({
    ...row,
    placedAt: new Date(placedAt),
    province: province ?? '',
    delivery: addressSeen({ delivery, endedAt: endedAt === null ? null : new Date(endedAt) }, now),
  }))
}

/** The order, or a refusal in words. */
export async function getDeskOrder(db: Db, id: string, now: Date): Promise<DeskOrder> {
  const [row] = isUuid(id) ? await listDeskOrders(db, [id], now) : []
  if (!row) throw new NotFound('Questo ordine non esiste.')
  return row
}

export async function findOrderOwner(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: loyaltyOrders.memberId })
    .from(loyaltyOrders)
    .where(eq(loyaltyOrders.id, id))
  return row?.memberId ?? null
}

/** The order, held until the transaction ends. */
export async function lockOrder(db: Db, id: string): Promise<OrderRecord | null> {
  const [row] = await db.select().from(loyaltyOrders).where(eq(loyaltyOrders.id, id)).for('update')
  return row ?? null
}

/** Those that wait come first, and of those the oldest. */
const STANDING = sql`case loyalty_orders.state when 'accepted' then 0 when 'shipped' then 1 when 'placing' then 2 when 'delivered' then 3 else 4 end`

/** DSK-012 to DSK-016, DSK-051. The list of orders of rewards. */
export const REWARD_ORDERS: DeskList<DeskOrder> = {
  name: 'ordini-premi',
  path: REWARD_ORDERS_PATH,
  title: 'Ordini dei premi',
  everything: 'tutti gli ordini di premi',
  fields: FIELDS,
  offered: ['stato', 'tipo', 'premio', 'data'],
  from: sql`${loyaltyOrders} join ${members} on members.id = loyalty_orders.member_id`,
  id: sql`loyalty_orders.id`,
  wordsOf: personWords,
  holdsWord: (word) =>
    sql`(${isPersonOf(word) ?? sql`false`} or ${says(sql`loyalty_orders.title || ' ' || coalesce(loyalty_orders.tracking_code, '')`, word)})`,
  orders: {
    attesa: () => [
      { value: STANDING, isAlwaysThere: true },
      { value: sql`loyalty_orders.placed_at`, isAlwaysThere: true },
    ],
    data: () => [{ value: sql`loyalty_orders.placed_at`, isAlwaysThere: true }],
    premio: () => [{ value: sql`loyalty_orders.title`, isAlwaysThere: true }],
    cognome: () => [
      { value: sql`members.surname`, isAlwaysThere: true },
      { value: sql`members.name`, isAlwaysThere: true },
    ],
  },
  usual: { by: 'attesa', isDescending: false },
  columns: [
    { key: 'title', title: 'Premio', order: 'premio', field: 'premio', says: ({ title }) => title },
    { key: 'who', title: 'Iscritto', order: 'cognome', says: ({ person }) => person },
    { key: 'kind', title: 'Tipo', field: 'tipo', says: ({ kind }) => KIND_WORDS[kind] },
    { key: 'when', title: 'Data', order: 'data', field: 'data', says: ({ placedAt }) => formatDateIt(placedAt) },
    { key: 'points', title: 'Punti', says: ({ points }) => String(points) },
    {
      key: 'state',
      title: 'Stato',
      order: 'attesa',
      field: 'stato',
      says: ({ state }) => ORDER_STATE_WORDS[state].label,
    },
    { key: 'source', title: 'Lo manda', field: 'manda', isAside: true, says: ({ source }) => SOURCE_WORDS[source] },
    { key: 'order', title: 'Ordine', isFileOnly: true, says: ({ id }) => id },
    { key: 'recipient', title: 'Destinatario', isFileOnly: true, says: ({ delivery }) => delivery?.recipient ?? '' },
    { key: 'street', title: 'Via', isFileOnly: true, says: ({ delivery }) => delivery?.street ?? '' },
    { key: 'postcode', title: 'CAP', isFileOnly: true, says: ({ delivery }) => delivery?.postalCode ?? '' },
    { key: 'city', title: 'Città', isFileOnly: true, says: ({ delivery }) => delivery?.city ?? '' },
    { key: 'province', title: 'Provincia', isFileOnly: true, says: ({ province }) => province },
    { key: 'courier', title: 'Corriere', isAside: true, says: ({ courier }) => courier ?? '' },
    { key: 'tracking', title: 'Codice di spedizione', isAside: true, says: ({ trackingCode }) => trackingCode ?? '' },
  ],
  rowsOf: listDeskOrders,
}
