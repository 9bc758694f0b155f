import type { StaffDesk } from '#areas/billing/payment-commands.server.ts'
import { testEnv } from './http.ts'

/** Whoever keeps the books of a test at an instant, and why they take an invoice back. */
export function aDesk(now: Date, variables: Record<string, string> = {}): StaffDesk & { reason: string } {
  const { club, publicOrigin: origin } = testEnv(variables)
  return { now, club, origin, forgetMember: () => undefined, actorId: null, reason: 'Errore nostro' }
}
