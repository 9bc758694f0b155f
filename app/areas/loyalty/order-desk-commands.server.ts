import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { ByStaff, TrailChange } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lockAccount } from './ledger-store.server.ts'
import { returnedLetter, type Sender } from './letters-copy.ts'
import type { OrderState } from './model.ts'
import { giveBack } from './order-commands.server.ts'
import { actProblem, ORDER_STATE_WORDS, type OrderAct, type Shipping, shippingOf } from './order-desk-rules.ts'
import { findOrderOwner, lockOrder } from './order-desk-store.server.ts'
import { updateOrder } from './order-store.server.ts'

export type OrderActing = ByStaff & {
  act: OrderAct
  /** Of what is given back. */
  reason?: string
  sender: Sender
} & Partial<Shipping>

const STATES: Readonly<Record<OrderAct, OrderState>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  returned: 'cancelled',
}
const LONGEST_REASON = 500

type Changes = Partial<Shipping> & { reason?: string }

/** What was typed for an act, or what is wrong with it, by the names of the form. */
function read(acting: OrderActing): { changes: Changes } | { errors: Record<string, string> } {
  if (acting.act === 'shipped') return shippingOf(acting)
  if (acting.act === 'delivered') return { changes: {} }
  const reason = (acting.reason ?? '').trim()
  return reason.length < 3 || reason.length > LONGEST_REASON
    ? { errors: { reason: 'Scrivi perché: la persona lo legge. Da 3 a 500 caratteri.' } }
    : { changes: { reason } }
}

/**
 * DSK-051. What the desk does with an order: one state, one line on the trail and, where the points are given back, the points and the
 * e-mail, together or not at all. Done twice it is refused the second time.
 */
export async function actOnOrder(db: Db, orderId: string, acting: OrderActing): Promise<void> {
  const { act, staffId, now, sender } = acting
  const typed = read(acting)
  if ('errors' in typed) throw new InvalidInput(typed.errors)
  const { changes } = typed
  await db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    if (order.memberId === staffId) throw new Conflict('È un ordine tuo: lo segue un’altra persona della squadra.')
    const problem = actProblem(act, order)
    if (problem) throw new Conflict(problem)
    const state = STATES[act]
    await updateOrder(tx, orderId, { state, ...changes }, now, [order.state])
    if (act === 'returned') {
      await giveBack(tx, order, 'non si può mandare', now)
      const member = await findMemberById(tx, order.memberId)
      const letter = member && returnedLetter(sender, { name: member.name, ...order, reason: changes.reason ?? '' })
      if (letter) await sendMail(tx, { to: member.email, ...letter, idempotencyKey: `reward-returned:${orderId}` })
    }
    const told: TrailChange[] = [
      { field: 'Stato', from: ORDER_STATE_WORDS[order.state].label, to: ORDER_STATE_WORDS[state].label },
      ...(changes.courier ? [{ field: 'Corriere', from: order.courier, to: changes.courier }] : []),
      ...(changes.trackingCode
        ? [{ field: 'Codice di spedizione', from: order.trackingCode, to: changes.trackingCode }]
        : []),
      ...(act === 'returned' ? [{ field: 'Punti resi', from: null, to: String(order.points) }] : []),
    ]
    await recordTrail(tx, {
      at: now,
      kind: 'loyalty-edited',
      memberId: order.memberId,
      actorId: staffId,
      done: { thing: 'reward-order', id: orderId, what: act },
      name: order.title,
      changes: told,
      reason: changes.reason,
    })
  })
}

/** Whoever moves points holds the account before the order, as everybody who moves points does. */
async function lockedOrder(tx: Db, orderId: string) {
  const memberId = await findOrderOwner(tx, orderId)
  if (memberId) await lockAccount(tx, memberId)
  const order = memberId && (await lockOrder(tx, orderId))
  if (!order) throw new NotFound('Questo ordine non esiste.')
  return order
}
