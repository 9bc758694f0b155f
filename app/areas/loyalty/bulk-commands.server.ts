import { bulkListOf } from '#areas/bulk/list-context.server.ts'
import { type BulkAct, CHANGES, refused } from '#areas/bulk/model.ts'
import { REWARD_ORDERS_PATH } from './model.ts'
import { actOnOrder } from './order-desk-commands.server.ts'
import { actProblem, type OrderAct, shippingOf } from './order-desk-rules.ts'
import { REWARD_ORDERS } from './order-desk-store.server.ts'

/** DSK-051. Orders of rewards, as acts on many choose them. */
export const rewardOrderBulkList = bulkListOf(
  {
    ...REWARD_ORDERS,
    one: 'ordine',
    many: 'ordini',
    named: ({ id, title, person }) => ({ id, name: `${title}, ${person}`, to: `${REWARD_ORDERS_PATH}/${id}` }),
  },
  () => REWARD_ORDERS,
)

type Words = Pick<BulkAct, 'name' | 'icon' | 'label' | 'title' | 'button' | 'fields' | 'noWayBack' | 'read'>

/** One by one it is what the page of an order does: the same command, its e-mail, its refusals. */
const orderAct = (act: OrderAct, words: Words): BulkAct => ({
  ...words,
  list: REWARD_ORDERS.name,
  permission: 'rewards.orders',
  judge: async (db, ids, { now }) =>
    new Map(
      (await REWARD_ORDERS.rowsOf(db, ids, now)).map((order) => {
        const problem = actProblem(act, order)
        return [order.id, problem ? refused(problem) : CHANGES]
      }),
    ),
  doOne: async (tx, id, { staff, now, reason, params, sender }) => {
    const { courier, trackingCode } = params
    await actOnOrder(tx, id, {
      act,
      staffId: staff.id,
      now,
      sender,
      ...(courier && { courier }),
      ...(trackingCode && { trackingCode }),
      ...(act === 'returned' && { reason }),
    })
    return null
  },
})

export const shipMany = orderAct('shipped', {
  name: 'premi-spediti',
  icon: 'send',
  label: 'Spedito…',
  title: 'Segna come spediti',
  button: (many) => `Segna ${many} come spediti`,
  fields: [
    { name: 'courier', kind: 'line', label: 'Corriere', longest: 80 },
    {
      name: 'trackingCode',
      kind: 'line',
      label: 'Codice',
      description: 'Della spedizione o della distinta.',
      longest: 80,
    },
  ],
  read: async (_db, typed) => {
    const shipping = shippingOf(typed)
    return 'errors' in shipping ? shipping : { params: shipping.changes }
  },
  noWayBack: 'Gli iscritti leggono subito che è in viaggio: non si può rimettere com’era.',
})

export const deliverMany = orderAct('delivered', {
  name: 'premi-consegnati',
  icon: 'circle-check',
  label: 'Consegnato',
  title: 'Segna come consegnati',
  button: (many) => `Segna ${many} come consegnati`,
  fields: [],
  noWayBack: 'Da qui si contano i 90 giorni dell’indirizzo: non si può rimettere com’era.',
})

export const returnMany = orderAct('returned', {
  name: 'premi-resi',
  icon: 'refresh-cw',
  label: 'Non si può: rendi i punti…',
  title: 'Non si può: rendi i punti',
  button: (many) => `Rendi i punti di ${many}`,
  fields: [],
  noWayBack: 'I punti tornano e parte un’e-mail con il motivo: non si può rimettere com’era.',
})
