import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.server.ts'
import { Unavailable } from '../../errors.ts'
import type { PaymentPort } from './port.ts'
import { findStandInPayment, insertStandInPayment, listStandInMethods, updateStandInPayment } from './store.server.ts'

/** Where the imitation shows its pages: on our own site, because it has none. */
export const STAND_IN_PAYMENT_PATH = '/pagamento-di-prova'
export const STAND_IN_METHODS_PATH = '/metodi-di-prova'

/** A provider that takes no money: people choose on its page what happens. */
export function standInPayments(db: Db, clock: Clock): PaymentPort {
  return {
    name: 'stand-in',
    async openPayment(request) {
      await insertStandInPayment(db, request)
      return { url: `${STAND_IN_PAYMENT_PATH}/${request.reference}` }
    },
    async readPayment(reference) {
      const payment = await findStandInPayment(db, reference)
      if (!payment) throw new Unavailable('Il sistema di pagamento non conosce questo pagamento.')
      if (payment.state !== 'pending' || !payment.settlesAt || payment.settlesAt > clock.now()) return payment.state
      await updateStandInPayment(db, reference, 'succeeded')
      return 'succeeded'
    },
    listMethods: (customerReference) => listStandInMethods(db, customerReference),
    async openMethods(_customerReference, returnPath) {
      return { url: `${STAND_IN_METHODS_PATH}?ritorno=${encodeURIComponent(returnPath)}` }
    },
  }
}
