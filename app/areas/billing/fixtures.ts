import type { BillingData } from './model.ts'

/** Somebody to send an invoice to; the VAT number is a valid one of nobody. */
export function aBillingData(parts: Partial<BillingData> = {}): BillingData {
  return {
    kind: 'private',
    name: 'Ada',
    surname: 'Rossi',
    companyName: '',
    fiscalCode: 'RSSDAA80A41F205L',
    vatNumber: '',
    recipientCode: '',
    pec: '',
    address: 'Via Garibaldi 12',
    postcode: '20121',
    city: 'Milano',
    province: 'MI',
    ...parts,
  }
}

export const A_PROFESSIONAL: Partial<BillingData> = {
  kind: 'professional',
  companyName: 'Studio Rossi',
  vatNumber: '12345678903',
  pec: 'studio@pec.example',
}
