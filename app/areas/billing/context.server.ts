import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Club } from '#platform/env.server.ts'
import { Unavailable } from '#platform/errors.ts'
import type { PaymentPort } from '#platform/outside/payments/port.ts'

const NAME = 'billingSettings'

export type BillingSettings = {
  /** Who takes the money; null where only bank transfers are taken. */
  payments: PaymentPort | null
  club: Club
  origin: string
  forgetMember(memberId: string): void
}

/** Told once to the server when it is made, so that calls read nothing from the environment. */
export function provideBillingSettings(app: FastifyInstance, settings: BillingSettings): void {
  app.decorate(NAME, settings)
}

export function billingSettingsOf({ server }: Pick<FastifyRequest, 'server'>): BillingSettings {
  return server.getDecorator<BillingSettings>(NAME)
}

export function requirePayments(payments: PaymentPort | null): PaymentPort {
  if (!payments) throw new Unavailable('Il pagamento in linea non è al momento disponibile: scegli il bonifico.')
  return payments
}
