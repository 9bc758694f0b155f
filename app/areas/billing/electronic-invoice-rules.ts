import type { Club } from '#platform/env.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { decimalOf, withoutVat } from '#platform/pure/money.ts'
import { type BillingData, type Invoice, type PaymentWay, VAT_PERCENT } from './model.ts'
import { describeInvoice } from './rules.ts'

type Issued = {
  invoice: Invoice
  billing: BillingData
  club: Pick<Club, 'legalName' | 'vatNumber' | 'address' | 'sales'>
  way: PaymentWay
  /** The invoice that a credit note takes back. */
  credited?: Invoice | null
}

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'

/**
 * The invoice as the tax office wants it: FatturaPA 1.2.3, for private recipients (FPR12). The order of the elements is the
 * schema's, and texts keep to the Latin characters it allows. Null while the invoice has no number.
 */
export function electronicInvoice({ invoice, billing, club, credited, way }: Issued): string | null {
  const { number, year, issuedAt, amountCents } = invoice
  if (number === null || year === null || issuedAt === null) return null
  const { taxable, vat } = withoutVat(amountCents, VAT_PERCENT)
  const rate = `${VAT_PERCENT}.00`
  const seat = clubSeat(club.address)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<p:FatturaElettronica xmlns:p="${NAMESPACE}" versione="FPR12">`,
    element('FatturaElettronicaHeader', [
      element('DatiTrasmissione', [
        element('IdTrasmittente', [element('IdPaese', 'IT'), element('IdCodice', vatDigits(club.vatNumber))]),
        element('ProgressivoInvio', progressive(invoice)),
        element('FormatoTrasmissione', 'FPR12'),
        element('CodiceDestinatario', billing.recipientCode || '0000000'),
        billing.pec && !billing.recipientCode ? element('PECDestinatario', billing.pec) : '',
      ]),
      element('CedentePrestatore', [
        element('DatiAnagrafici', [
          element('IdFiscaleIVA', [element('IdPaese', 'IT'), element('IdCodice', vatDigits(club.vatNumber))]),
          element('Anagrafica', [element('Denominazione', latin(club.legalName, 80))]),
          element('RegimeFiscale', 'RF01'),
        ]),
        element('Sede', seatOf(seat)),
      ]),
      element('CessionarioCommittente', [
        element('DatiAnagrafici', [
          billing.vatNumber
            ? element('IdFiscaleIVA', [element('IdPaese', 'IT'), element('IdCodice', billing.vatNumber)])
            : '',
          element('CodiceFiscale', billing.fiscalCode),
          element(
            'Anagrafica',
            billing.companyName
              ? [element('Denominazione', latin(billing.companyName, 80))]
              : [element('Nome', latin(billing.name, 60)), element('Cognome', latin(billing.surname, 60))],
          ),
        ]),
        element('Sede', seatOf(billing)),
      ]),
    ]),
    element('FatturaElettronicaBody', [
      element('DatiGenerali', [
        element('DatiGeneraliDocumento', [
          element('TipoDocumento', invoice.kind === 'credit-note' ? 'TD04' : 'TD01'),
          element('Divisa', 'EUR'),
          element('Data', romeDayOf(issuedAt)),
          element('Numero', `${number}/${year}`),
          element('ImportoTotaleDocumento', decimalOf(amountCents)),
        ]),
        credited?.number && credited.issuedAt
          ? element('DatiFattureCollegate', [
              element('IdDocumento', `${credited.number}/${credited.year}`),
              element('Data', romeDayOf(credited.issuedAt)),
            ])
          : '',
      ]),
      element('DatiBeniServizi', [
        element('DettaglioLinee', [
          element('NumeroLinea', '1'),
          element('Descrizione', latin(describeInvoice(invoice), 1000)),
          element('Quantita', '1.00'),
          element('PrezzoUnitario', decimalOf(taxable)),
          element('PrezzoTotale', decimalOf(taxable)),
          element('AliquotaIVA', rate),
        ]),
        element('DatiRiepilogo', [
          element('AliquotaIVA', rate),
          element('ImponibileImporto', decimalOf(taxable)),
          element('Imposta', decimalOf(vat)),
          element('EsigibilitaIVA', 'I'),
        ]),
      ]),
      element('DatiPagamento', [
        element('CondizioniPagamento', invoice.installments > 1 ? 'TP01' : 'TP02'),
        element('DettaglioPagamento', [
          element('ModalitaPagamento', way === 'transfer' ? 'MP05' : 'MP08'),
          element('DataScadenzaPagamento', invoice.dueOn),
          element('ImportoPagamento', decimalOf(amountCents)),
          way === 'transfer' ? element('IBAN', club.sales.iban) : '',
        ]),
      ]),
    ]),
    '</p:FatturaElettronica>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}

/** The name the exchange wants: country, VAT number, a progressive of at most five characters. */
export function electronicInvoiceName(
  club: Pick<Club, 'vatNumber'>,
  invoice: Pick<Invoice, 'number' | 'year'>,
): string {
  return `IT${vatDigits(club.vatNumber)}_${progressive(invoice)}.xml`
}

/** A year and a number in five characters of base 36: room for 46.000 invoices in each of 36 years. */
function progressive({ number, year }: Pick<Invoice, 'number' | 'year'>): string {
  const yearMark = (((year ?? 0) - 2020) % 36).toString(36)
  return `${yearMark}${(number ?? 0).toString(36).padStart(4, '0')}`.toUpperCase()
}

type Seat = { address: string; postcode: string; city: string; province: string }

function seatOf({ address, postcode, city, province }: Seat): string[] {
  return [
    element('Indirizzo', latin(address, 60)),
    element('CAP', postcode),
    element('Comune', latin(city, 60)),
    element('Provincia', province),
    element('Nazione', 'IT'),
  ]
}

/** `Via Roma 1, 20121 Milano (MI)`, as the settings of a club write it, in its parts. */
function clubSeat(written: string): Seat {
  const [, address = written, postcode = '00100', city = 'Roma', province = 'RM'] =
    /^(.*?),?\s*(\d{5})\s+(.+?)\s*\(?([A-Z]{2})\)?$/.exec(written) ?? []
  return { address, postcode, city, province }
}

function vatDigits(written: string): string {
  return written.replace(/\D/g, '')
}

/** Typographic signs become plain ones, and what the schema does not admit is left out. */
function latin(text: string, most: number): string {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\u0020-\u007E\u00A0-\u00FF]/g, '')
    .trim()
  return plain.slice(0, most) || '-'
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text is escaped; elements already made are put inside. */
function element(name: string, content: string | readonly string[]): string {
  const inside =
    typeof content === 'string'
      ? content.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
      : content.filter(Boolean).join('')
  return `<${name}>${inside}</${name}>`
}
