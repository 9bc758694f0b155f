import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Unavailable } from '#platform/errors.ts'
import type { PaymentPort } from '#platform/outside/payments/port.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'

const NAME = 'billingSettings'

export type BillingSettings = { isDemo: boolean; club: Club }

/** Told once to the server when it is made, so that calls read nothing from the environment. */
export function provideBillingSettings(app: FastifyInstance, settings: BillingSettings): void {
  app.decorate(NAME, settings)
}

export function billingSettingsOf(request: FastifyRequest): BillingSettings {
  return request.server.getDecorator<BillingSettings>(NAME)
}

/** Who takes the money. The imitation takes none, so only a demo may use it. */
export function paymentPort(db: Db, clock: Clock, isDemo: boolean): PaymentPort | null {
  return isDemo ? standInPayments(db, clock) : null
}

export function requirePaymentPort(db: Db, clock: Clock, isDemo: boolean): PaymentPort {
  const port = paymentPort(db, clock, isDemo)
  if (!port) throw new Unavailable('Il pagamento in linea non è al momento disponibile: scegli il bonifico.')
  return port
}
