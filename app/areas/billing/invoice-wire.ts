import type { InvoiceWire } from './wire.ts'

/** PAY-010. Apart from the shapes, which the browser does not need. */
export function isIssued({ fatturaEmessa }: InvoiceWire): boolean {
  return fatturaEmessa
}
