import { DEFAULT_FISCAL } from '#platform/pure/fiscal-settings.ts'
import { dividedSeat } from '#platform/pure/seat.ts'
import type { Issued } from './electronic-invoice-rules.ts'
import type { BillingData, Invoice } from './model.ts'

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

/** A club that issues invoices. */
export const AN_ISSUER: Issued['club'] = {
  legalName: 'Camice S.r.l. – Società «Benefit» & C.',
  vatNumber: '01234567897',
  seat: dividedSeat('Via Roma 1, 20121 Milano (MI)'),
  fiscal: DEFAULT_FISCAL,
  sales: { iban: 'IT60X0542811101000000123456', checkoutAddress: '/checkout', lateInstallmentDays: 0 },
}

/** An invoice issued a minute before midnight of Greenwich, which in Rome is the day after. */
export function anIssuedInvoice(parts: Partial<Invoice> = {}): Invoice {
  return {
    id: 'i',
    orderId: 'o',
    memberId: 'm',
    kind: 'invoice',
    productName: 'Camice Professione – l’anno',
    installment: 2,
    installments: 12,
    dueOn: '2026-12-15',
    amountCents: 29_90,
    state: 1,
    paidAt: new Date('2026-11-15T23:30:00Z'),
    year: 2026,
    number: 46,
    issuedAt: new Date('2026-11-15T23:30:00Z'),
    creditedId: null,
    ...parts,
  }
}
