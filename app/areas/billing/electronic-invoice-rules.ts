import type { Club } from '#platform/env.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { latinLetters } from '#platform/pure/letters.ts'
import { decimalOf } from '#platform/pure/money.ts'
import type { Seat } from '#platform/pure/seat.ts'
import { documentLines, taxableCentsOf, vatSummaries } from './document-rules.ts'
import type { BillingData, Invoice, InvoiceKind, InvoiceLine, PaymentWay } from './model.ts'
import { settledOn } from './rules.ts'
import { element, writeXml, type XmlElement } from './xml-rules.ts'

type Issuer = Pick<Club, 'legalName' | 'vatNumber' | 'seat' | 'fiscal' | 'sales'>

export type Issued = {
  invoice: Invoice
  billing: BillingData
  club: Issuer
  way: PaymentWay
  /** Five characters of its file, of a sequence of its own (ACC-009). */
  progressive: string
  /** The invoice that a credit note takes back. */
  credited?: Invoice | null
}

/** ACC-008. What this club can issue, by the code of the tax office; anything else is made elsewhere. */
export const DOCUMENT_TYPES: Readonly<Record<InvoiceKind, string>> = { invoice: 'TD01', 'credit-note': 'TD04' }
export const MADE_ELSEWHERE = 'Questo documento si fa nel gestionale del commercialista.'

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/**
 * The invoice as the tax office wants it: FatturaPA 1.2.3, for private recipients (FPR12), written. Null while the invoice has no
 * number, or while nobody knows where the club is (ACC-004).
 */
export function electronicInvoice(issued: Issued): string | null {
  const document = electronicDocument(issued)
  if (!document) return null
  const root = { ...document, name: `p:${document.name}` }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root, ` xmlns:p="${NAMESPACE}" versione="FPR12"`)}\n`
}

/** The same, before it is written. The order of the elements is the schema's, and texts keep to the Latin characters it allows. */
export function electronicDocument({ invoice, billing, club, credited, way, progressive }: Issued): XmlElement | null {
  const { number, year, issuedAt, amountCents } = invoice
  if (number === null || year === null || issuedAt === null || !club.seat) return null
  const lines = documentLines(invoice, club.fiscal.regime)
  return element('FatturaElettronica', [
    element('FatturaElettronicaHeader', [
      element('DatiTrasmissione', [
        element('IdTrasmittente', [element('IdPaese', 'IT'), element('IdCodice', vatDigits(club.vatNumber))]),
        element('ProgressivoInvio', progressive),
        element('FormatoTrasmissione', 'FPR12'),
        element('CodiceDestinatario', recipientOf(billing)),
        optional('PECDestinatario', recipientOf(billing) === NO_RECIPIENT ? billing.pec : ''),
      ]),
      seller(club, club.seat),
      buyer(billing),
    ]),
    element('FatturaElettronicaBody', [
      element('DatiGenerali', [
        element('DatiGeneraliDocumento', [
          element('TipoDocumento', DOCUMENT_TYPES[invoice.kind]),
          element('Divisa', 'EUR'),
          element('Data', romeDayOf(issuedAt)),
          element('Numero', `${number}/${year}`),
          invoice.bearsStampDuty
            ? element('DatiBollo', [element('BolloVirtuale', 'SI'), element('ImportoBollo', '2.00')])
            : null,
          element('ImportoTotaleDocumento', decimalOf(amountCents)),
          ...reasonsOf(invoice).map((reason) => element('Causale', reason)),
        ]),
        credited?.number && credited.issuedAt
          ? element('DatiFattureCollegate', [
              element('IdDocumento', `${credited.number}/${credited.year}`),
              element('Data', romeDayOf(credited.issuedAt)),
            ])
          : null,
      ]),
      element('DatiBeniServizi', [...detailLines(lines), ...summaries(lines)]),
      invoice.kind === 'credit-note' ? null : payment(invoice, way, club.sales.iban),
    ]),
  ])
}

/** ACC-009. The name the exchange wants: country, VAT number, the five characters of the file. */
export function electronicInvoiceName(club: Pick<Club, 'vatNumber'>, progressive: string): string {
  return `IT${vatDigits(club.vatNumber)}_${progressive}.xml`
}

const DIGITS = 5
/** ACC-009. A number of the sequence as a file writes it: five characters of 0-9 and A-Z. */
export function fileProgressive(number: number): string {
  return number.toString(36).toUpperCase().padStart(DIGITS, '0')
}

const NO_RECIPIENT = '0000000'
const recipientOf = ({ recipientCode }: BillingData) => recipientCode || NO_RECIPIENT

const optional = (name: string, text: string) => (text === '' ? null : element(name, text))

function seller({ legalName, vatNumber, fiscal }: Issuer, seat: Seat): XmlElement {
  const { register } = fiscal
  return element('CedentePrestatore', [
    element('DatiAnagrafici', [
      element('IdFiscaleIVA', [element('IdPaese', 'IT'), element('IdCodice', vatDigits(vatNumber))]),
      element('Anagrafica', [element('Denominazione', latin(legalName, 80))]),
      element('RegimeFiscale', fiscal.regime),
    ]),
    place({ ...seat, address: seat.street }),
    register &&
      element('IscrizioneREA', [
        element('Ufficio', register.office),
        element('NumeroREA', register.number),
        optional('CapitaleSociale', register.capital),
        optional('SocioUnico', register.singleMember),
        element('StatoLiquidazione', register.liquidation),
      ]),
  ])
}

function buyer(billing: BillingData): XmlElement {
  return element('CessionarioCommittente', [
    element('DatiAnagrafici', [
      billing.vatNumber
        ? element('IdFiscaleIVA', [element('IdPaese', 'IT'), element('IdCodice', billing.vatNumber)])
        : null,
      element('CodiceFiscale', billing.fiscalCode),
      element(
        'Anagrafica',
        billing.companyName
          ? [element('Denominazione', latin(billing.companyName, 80))]
          : [element('Nome', latin(billing.name, 60)), element('Cognome', latin(billing.surname, 60))],
      ),
    ]),
    place({ ...billing, country: 'IT' }),
  ])
}

type Place = Pick<Seat, 'postcode' | 'city' | 'province' | 'country'> & { address: string }

function place({ address, postcode, city, province, country }: Place): XmlElement {
  return element('Sede', [
    element('Indirizzo', latin(address, 60)),
    element('CAP', postcode),
    element('Comune', latin(city, 60)),
    element('Provincia', province),
    element('Nazione', country),
  ])
}

function detailLines(lines: readonly InvoiceLine[]): XmlElement[] {
  const taxable = taxableCentsOf(lines)
  return lines.map(({ description, vat }, index) =>
    element('DettaglioLinee', [
      element('NumeroLinea', String(index + 1)),
      element('Descrizione', latin(description, 1000)),
      element('Quantita', '1.00'),
      element('PrezzoUnitario', decimalOf(taxable[index] ?? 0)),
      element('PrezzoTotale', decimalOf(taxable[index] ?? 0)),
      element('AliquotaIVA', percent('rate' in vat ? vat.rate : 0)),
      'rate' in vat ? null : element('Natura', vat.nature),
    ]),
  )
}

function summaries(lines: readonly InvoiceLine[]): XmlElement[] {
  return vatSummaries(lines).map(({ rate, nature, reference, taxableCents, vatCents }) =>
    element('DatiRiepilogo', [
      element('AliquotaIVA', percent(rate)),
      nature && element('Natura', nature),
      element('ImponibileImporto', decimalOf(taxableCents)),
      element('Imposta', decimalOf(vatCents)),
      nature ? null : element('EsigibilitaIVA', 'I'),
      reference === null ? null : element('RiferimentoNormativo', latin(reference, 100)),
    ]),
  )
}

const percent = (rate: number) => `${rate}.00`

function payment(invoice: Invoice, way: PaymentWay, iban: string): XmlElement {
  return element('DatiPagamento', [
    element('CondizioniPagamento', invoice.installments > 1 ? 'TP01' : 'TP02'),
    element('DettaglioPagamento', [
      element('ModalitaPagamento', way === 'transfer' ? 'MP05' : 'MP08'),
      element('DataScadenzaPagamento', settledOn(invoice)),
      element('ImportoPagamento', decimalOf(invoice.amountCents)),
      way === 'transfer' ? element('IBAN', iban) : null,
    ]),
  ])
}

const LONGEST_REASON = 200

/** ACC-008. Why a credit note takes an invoice back, in lines as long as the schema admits. */
function reasonsOf({ kind, reason }: Invoice): string[] {
  if (kind !== 'credit-note') return []
  const text = latinLetters(reason ?? '') || 'Storno'
  return text.match(new RegExp(`.{1,${LONGEST_REASON}}`, 'gs')) ?? []
}

function vatDigits(written: string): string {
  return written.replace(/\D/g, '')
}

function latin(text: string, most: number): string {
  return latinLetters(text).slice(0, most).trim() || '-'
}
