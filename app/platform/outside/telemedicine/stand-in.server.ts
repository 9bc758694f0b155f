import type { TelemedicinePort } from './port.ts'

/** A service that is not there: the club shows a page that says so. */
export function standInTelemedicine(): TelemedicinePort {
  return { name: 'stand-in', door: () => ({ kind: 'placeholder' }) }
}
