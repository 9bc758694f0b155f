import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { electronicInvoice, electronicInvoiceName } from './electronic-invoice-rules.ts'
import { A_PROFESSIONAL, aBillingData } from './fixtures.ts'
import type { BillingData, Invoice } from './model.ts'

const club = {
  legalName: 'Camice S.r.l. – Società «Benefit» & C.',
  vatNumber: '12345678903',
  address: 'Via Roma 1, 20121 Milano (MI)',
  sales: { iban: 'IT60X0542811101000000123456', checkoutAddress: '/checkout', lateInstallmentDays: 0 },
}

function issued(parts: Partial<Invoice> = {}): Invoice {
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
    paidAt: new Date('2026-11-15T12:00:00Z'),
    year: 2026,
    number: 46,
    issuedAt: new Date('2026-11-15T23:30:00Z'),
    creditedId: null,
    ...parts,
  }
}

function read(parts: Partial<BillingData> = {}, invoice: Partial<Invoice> = {}, credited: Invoice | null = null) {
  const xml =
    electronicInvoice({ invoice: issued(invoice), billing: aBillingData(parts), club, credited, way: 'online' }) ?? ''
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  return { xml, text: (path: string) => document.querySelector(path.split('/').join(' > '))?.textContent ?? null }
}

test('says who, to whom, what and how much, with taxable and VAT that add up', () => {
  const { text } = read()
  expect(text('DatiTrasmissione/FormatoTrasmissione')).toBe('FPR12')
  expect(text('DatiTrasmissione/CodiceDestinatario')).toBe('0000000')
  expect(text('DatiGeneraliDocumento/TipoDocumento')).toBe('TD01')
  expect(text('DatiGeneraliDocumento/Numero')).toBe('46/2026')
  expect(text('DatiGeneraliDocumento/Data'), 'the day is that of Rome').toBe('2026-11-16')
  expect(text('DatiRiepilogo/ImponibileImporto')).toBe('24.51')
  expect(text('DatiRiepilogo/Imposta')).toBe('5.39')
  expect(text('DatiGeneraliDocumento/ImportoTotaleDocumento')).toBe('29.90')
  expect(text('CessionarioCommittente/DatiAnagrafici/CodiceFiscale')).toBe('RSSDAA80A41F205R')
  expect(text('CedentePrestatore/Sede/Comune')).toBe('Milano')
  expect(text('CedentePrestatore/Sede/Provincia')).toBe('MI')
})

test('keeps to the characters and lengths the schema admits', () => {
  const { text, xml } = read({ companyName: '€'.repeat(3) + 'X'.repeat(100), ...{ kind: 'professional' } })
  expect(text('DettaglioLinee/Descrizione')).toBe("Camice Professione - l'anno, rata 2 di 12")
  expect(text('CedentePrestatore/DatiAnagrafici/Anagrafica/Denominazione')).toBe(
    'Camice S.r.l. - Società "Benefit" & C.',
  )
  expect(text('CessionarioCommittente/DatiAnagrafici/Anagrafica/Denominazione')).toBe('X'.repeat(80))
  expect(xml).toContain('&amp; C.')
})

test('a professional is reached by code, else by PEC', () => {
  const byPec = read(A_PROFESSIONAL)
  expect(byPec.text('DatiTrasmissione/PECDestinatario')).toBe('studio@pec.example')
  expect(byPec.text('CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA/IdCodice')).toBe('12345678903')
  const byCode = read({ ...A_PROFESSIONAL, recipientCode: 'ABC1234' })
  expect(byCode.text('DatiTrasmissione/CodiceDestinatario')).toBe('ABC1234')
  expect(byCode.text('DatiTrasmissione/PECDestinatario')).toBeNull()
})

test('a credit note names the invoice it takes back', () => {
  const { text } = read({}, { kind: 'credit-note', number: 47 }, issued())
  expect(text('DatiGeneraliDocumento/TipoDocumento')).toBe('TD04')
  expect(text('DatiFattureCollegate/IdDocumento')).toBe('46/2026')
})

test('elements follow one another as the schema orders them', () => {
  const { xml } = read(A_PROFESSIONAL)
  const order = [
    'IdTrasmittente',
    'ProgressivoInvio',
    'FormatoTrasmissione',
    'CodiceDestinatario',
    'PECDestinatario',
    'CedentePrestatore',
    'CessionarioCommittente',
    'DatiGenerali',
    'DatiBeniServizi',
    'DatiRiepilogo',
    'DatiPagamento',
  ]
  const places = order.map((name) => xml.indexOf(`<${name}>`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('without a number there is nothing to send, and every number has a file name of its own', () => {
  expect(
    electronicInvoice({
      invoice: issued({ number: null, issuedAt: null }),
      billing: aBillingData(),
      club,
      way: 'online',
    }),
  ).toBeNull()
  const names = [1, 36, 1_679_615].map((number) => electronicInvoiceName(club, issued({ number })))
  expect(names).toEqual(['IT12345678903_60001.xml', 'IT12345678903_60010.xml', 'IT12345678903_6ZZZZ.xml'])
})
