import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { billingProblems, readBillingData } from './billing-data-rules.ts'
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
  expect(text('CessionarioCommittente/DatiAnagrafici/CodiceFiscale')).toBe('RSSDAA80A41F205L')
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

/** What may stand in each element and in which order, as the schema of FatturaPA 1.2.3 says; an asterisk marks what must be there. */
const ORDER: Record<string, string> = {
  FatturaElettronicaHeader: 'DatiTrasmissione* CedentePrestatore* CessionarioCommittente*',
  DatiTrasmissione: 'IdTrasmittente* ProgressivoInvio* FormatoTrasmissione* CodiceDestinatario* PECDestinatario',
  IdTrasmittente: 'IdPaese* IdCodice*',
  IdFiscaleIVA: 'IdPaese* IdCodice*',
  CedentePrestatore: 'DatiAnagrafici* Sede*',
  CessionarioCommittente: 'DatiAnagrafici* Sede*',
  DatiAnagrafici: 'IdFiscaleIVA CodiceFiscale Anagrafica* RegimeFiscale',
  Anagrafica: 'Denominazione Nome Cognome',
  Sede: 'Indirizzo* CAP* Comune* Provincia Nazione*',
  FatturaElettronicaBody: 'DatiGenerali* DatiBeniServizi* DatiPagamento',
  DatiGenerali: 'DatiGeneraliDocumento* DatiFattureCollegate',
  DatiGeneraliDocumento: 'TipoDocumento* Divisa* Data* Numero* ImportoTotaleDocumento',
  DatiFattureCollegate: 'IdDocumento* Data',
  DatiBeniServizi: 'DettaglioLinee* DatiRiepilogo*',
  DettaglioLinee: 'NumeroLinea* Descrizione* Quantita PrezzoUnitario* PrezzoTotale* AliquotaIVA*',
  DatiRiepilogo: 'AliquotaIVA* ImponibileImporto* Imposta* EsigibilitaIVA',
  DatiPagamento: 'CondizioniPagamento* DettaglioPagamento*',
  DettaglioPagamento: 'ModalitaPagamento* DataScadenzaPagamento ImportoPagamento* IBAN',
}
const latin = (most: number) => new RegExp(`^[\\u0000-\\u00ff]{1,${most}}$`)
const PATTERNS: Record<string, RegExp> = {
  IdPaese: /^[A-Z]{2}$/,
  IdCodice: /^.{1,28}$/,
  ProgressivoInvio: /^[A-Z0-9]{1,10}$/,
  FormatoTrasmissione: /^FPR12$/,
  CodiceDestinatario: /^[A-Z0-9]{7}$/,
  PECDestinatario: /^[!-~]{3,256}$/,
  CodiceFiscale: /^[A-Z0-9]{11,16}$/,
  Denominazione: latin(80),
  Nome: latin(60),
  Cognome: latin(60),
  RegimeFiscale: /^RF01$/,
  Indirizzo: latin(60),
  CAP: /^\d{5}$/,
  Comune: latin(60),
  Provincia: /^[A-Z]{2}$/,
  Nazione: /^[A-Z]{2}$/,
  TipoDocumento: /^TD0[14]$/,
  Divisa: /^EUR$/,
  Data: /^\d{4}-\d{2}-\d{2}$/,
  Numero: /^\d{1,7}\/\d{4}$/,
  ImportoTotaleDocumento: /^\d{1,11}\.\d{2}$/,
  IdDocumento: /^[ -~]{1,20}$/,
  NumeroLinea: /^\d{1,4}$/,
  Descrizione: latin(1000),
  Quantita: /^\d{1,12}\.\d{2,8}$/,
  PrezzoUnitario: /^\d{1,11}\.\d{2,8}$/,
  PrezzoTotale: /^\d{1,11}\.\d{2,8}$/,
  AliquotaIVA: /^\d{1,3}\.\d{2}$/,
  ImponibileImporto: /^\d{1,11}\.\d{2}$/,
  Imposta: /^\d{1,11}\.\d{2}$/,
  EsigibilitaIVA: /^[DIS]$/,
  CondizioniPagamento: /^TP0[123]$/,
  ModalitaPagamento: /^MP(05|08)$/,
  DataScadenzaPagamento: /^\d{4}-\d{2}-\d{2}$/,
  ImportoPagamento: /^\d{1,11}\.\d{2}$/,
  IBAN: /^[A-Za-z]{2}\d{2}[A-Za-z0-9]{11,30}$/,
}

/** Everything in a file that the schema would refuse. */
function faultsOf(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const names = [...element.children].map(({ tagName }) => tagName)
    if (element === document.documentElement) return []
    const order = ORDER[element.tagName]?.split(' ')
    if (!order) {
      const pattern = PATTERNS[element.tagName]
      return pattern?.test(element.textContent ?? '') && names.length === 0
        ? []
        : [`${element.tagName}: ${element.textContent}`]
    }
    const places = names.map((name) => order.findIndex((each) => each.replace('*', '') === name))
    const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1))
    const missing = order.filter((each) => each.endsWith('*') && !names.includes(each.slice(0, -1)))
    return [...(isOrdered ? [] : [`${element.tagName}: ${names}`]), ...missing.map((name) => `without ${name}`)]
  })
}

test('whatever people type and whatever they paid, order, lengths and patterns are those of the schema', () => {
  const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength })
  const story = fc.record({
    isProfessional: fc.boolean(),
    companyName: text(80),
    person: fc.record({ name: text(60), surname: text(60), address: text(60), city: text(60) }),
    recipientCode: fc.constantFrom('', 'ABC1234'),
    amountCents: fc.integer({ min: 1, max: 9_999_999 }),
    number: fc.integer({ min: 1, max: 1_600_000 }),
    productName: text(300),
    isCredit: fc.boolean(),
    way: fc.constantFrom('online' as const, 'transfer' as const),
  })
  fc.assert(
    fc.property(story, ({ isProfessional, companyName, person, recipientCode, isCredit, way, ...facts }) => {
      const typed: Record<string, string> = {
        ...aBillingData(isProfessional ? { ...A_PROFESSIONAL, companyName, recipientCode } : {}),
        ...person,
      }
      const billing = readBillingData((name) => typed[name] ?? '')
      fc.pre(Object.keys(billingProblems(billing)).length === 0)
      const invoice = issued({ ...facts, kind: isCredit ? 'credit-note' : 'invoice' })
      const xml = electronicInvoice({ invoice, billing, club, credited: isCredit ? issued() : null, way }) ?? ''
      expect(faultsOf(xml)).toEqual([])
      const sum = ['ImponibileImporto', 'Imposta'].map((name) => Number(xml.split(`<${name}>`)[1]?.split('<')[0]) * 100)
      expect(Math.round((sum[0] ?? 0) + (sum[1] ?? 0))).toBe(facts.amountCents)
    }),
    { numRuns: 150 },
  )
})

test('a file spoilt by hand is seen to be', () => {
  const { xml } = read()
  expect(faultsOf(xml.replace('<CAP>20121</CAP>', '<CAP>2012</CAP>'))).toEqual(['CAP: 2012'])
  expect(faultsOf(xml.replace(/<Divisa>EUR<\/Divisa>(<Data>.*?<\/Data>)/, '$1<Divisa>EUR</Divisa>'))).toHaveLength(1)
  expect(faultsOf(xml.replace(/<Numero>.*?<\/Numero>/, ''))).toEqual(['without Numero*'])
})

test('who pays by transfer is told the account, who pays on line is not', () => {
  const xml = (way: 'online' | 'transfer') =>
    electronicInvoice({ invoice: issued(), billing: aBillingData(), club, way })
  expect(xml('transfer')).toContain('<ModalitaPagamento>MP05</ModalitaPagamento>')
  expect(xml('transfer')).toContain('<IBAN>IT60X0542811101000000123456</IBAN>')
  expect(xml('online')).not.toContain('<IBAN>')
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
