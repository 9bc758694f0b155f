import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.server.ts'
import { Unavailable } from '../../errors.ts'
import type { KnownPayment, PaymentPort, ToldPayment } from './port.ts'
import {
  findStandInPayment,
  insertStandInPayment,
  listStandInMethods,
  refundStandInPayment,
  updateStandInPayment,
} from './store.server.ts'

export const STAND_IN_NAME = 'stand-in'
/** Where the imitation shows its pages: on our own site, because it has none. */
export const STAND_IN_PAYMENT_PATH = '/pagamento-di-prova'
export const STAND_IN_METHODS_PATH = '/metodi-di-prova'

/** A provider that takes no money: people choose on its page what happens. */
export function standInPayments(db: Db, clock: Clock): PaymentPort {
  async function read({ reference }: KnownPayment): Promise<ToldPayment> {
    const payment = await findStandInPayment(db, reference)
    if (!payment) throw new Unavailable('Il sistema di pagamento non conosce questo pagamento.')
    const { state, settlesAt, amountCents } = payment
    if (state !== 'pending' || !settlesAt || settlesAt > clock.now()) return { state, amountCents, method: 'card' }
    await updateStandInPayment(db, reference, 'succeeded')
    return { state: 'succeeded', amountCents, method: 'card' }
  }
  return {
    name: STAND_IN_NAME,
    async openPayment({ providerId: _known, ...request }) {
      await insertStandInPayment(db, request)
      return { url: `${STAND_IN_PAYMENT_PATH}/${request.reference}`, providerId: request.reference }
    },
    readPayment: read,
    async closePayment(payment) {
      const told = await read(payment)
      if (told.state !== 'created') return told
      await updateStandInPayment(db, payment.reference, 'abandoned')
      return read(payment)
    },
    refundPayment: ({ reference }) => refundStandInPayment(db, reference),
    listMethods: (customerReference) => listStandInMethods(db, customerReference),
    async openMethods(_customerReference, returnPath) {
      return { url: `${STAND_IN_METHODS_PATH}?ritorno=${encodeURIComponent(returnPath)}` }
    },
  }
}
