import type { CookieConsent } from '../model.ts'
import type { ConsentWire } from '../wire.ts'

/** What the call gets; written here because the shapes of calls, and Zod with them, stay out of the browser. */
export function toConsentBody({ id, version, purposes }: CookieConsent): string {
  const body: ConsentWire = { id, versione: version, finalita: [...purposes] }
  return JSON.stringify(body)
}
