import type { TelemedicinePort } from './port.ts'
import { standInTelemedicine } from './stand-in.server.ts'

/** TEL-003. The service at the address a club gives; it asks the member to sign in there, so nothing of them goes along. */
export function telemedicineAt(url: string | undefined): TelemedicinePort {
  return url ? { name: 'address', door: () => ({ kind: 'elsewhere', url }) } : standInTelemedicine()
}
