import type { RomeDay } from '#platform/pure/dates.ts'
import { isSoundFiscalCode } from '#platform/pure/fiscal-code.ts'
import { isVatNumber } from '#platform/pure/vat-number.ts'
import { isPecOfExchange } from './billing-data-rules.ts'
import { partsAt, textAt, type XmlElement } from './xml-rules.ts'

/** What the exchange system (SdI) would reject a file for: its own code, and what is wrong in our words. */
export type SdiFault = { readonly code: string; readonly sentence: string }

const HEADER = 'FatturaElettronicaHeader'
const BODY = 'FatturaElettronicaBody'
const DOCUMENT = `${BODY}/DatiGenerali/DatiGeneraliDocumento`
const LINES = `${BODY}/DatiBeniServizi/DettaglioLinee`
const SUMMARIES = `${BODY}/DatiBeniServizi/DatiRiepilogo`
const SELLER = `${HEADER}/CedentePrestatore`
const BUYER = `${HEADER}/CessionarioCommittente`

/** Reason codes that stopped being valid alone in 2021: they want a second number. */
const GENERIC_NATURES = ['N2', 'N3', 'N6']
/** Documents of which seller and buyer cannot be the same. */
const TWO_PARTIES = ['TD01', 'TD02', 'TD03', 'TD06', 'TD24']
/** How far the exchange lets a computed amount be from its own, in cents. */
const TAX_TOLERANCE_CENTS = 1
const TAXABLE_TOLERANCE_CENTS = 100

type Rule = { readonly code: string; readonly sentence: string; readonly isBroken: (read: Reading) => boolean }

/** The fiscal checks of the exchange, from 00300 to 00477, that a file of ours can touch. */
const RULES: readonly Rule[] = [
  {
    code: '00300',
    sentence: 'Chi trasmette non ha una partita IVA valida.',
    isBroken: ({ text }) => !isVatNumber(text(`${HEADER}/DatiTrasmissione/IdTrasmittente/IdCodice`)),
  },
  {
    code: '00301',
    sentence: 'La partita IVA di chi vende non è valida.',
    isBroken: ({ text }) => !isVatNumber(text(`${SELLER}/DatiAnagrafici/IdFiscaleIVA/IdCodice`)),
  },
  {
    code: '00305',
    sentence: 'La partita IVA di chi compra non è valida.',
    isBroken: ({ has, text }) =>
      has(`${BUYER}/DatiAnagrafici/IdFiscaleIVA`) &&
      !isVatNumber(text(`${BUYER}/DatiAnagrafici/IdFiscaleIVA/IdCodice`)),
  },
  {
    code: '00306',
    sentence: 'Il codice fiscale di chi compra non è valido.',
    isBroken: ({ has, text }) => {
      const code = text(`${BUYER}/DatiAnagrafici/CodiceFiscale`)
      return has(`${BUYER}/DatiAnagrafici/CodiceFiscale`) && !isSoundFiscalCode(code) && !isVatNumber(code)
    },
  },
  {
    code: '00311',
    sentence: 'Il codice destinatario non esiste per chi ha sede in Italia.',
    isBroken: ({ text }) =>
      text(`${HEADER}/DatiTrasmissione/CodiceDestinatario`) === 'XXXXXXX' && text(`${BUYER}/Sede/Nazione`) === 'IT',
  },
  {
    code: '00400',
    sentence: 'Una riga senza IVA non dice perché.',
    isBroken: ({ lines }) => lines.some((line) => isZero(line, 'AliquotaIVA') && !textAt(line, 'Natura')),
  },
  {
    code: '00401',
    sentence: 'Una riga con IVA dice perché non ne ha.',
    isBroken: ({ lines }) => lines.some((line) => !isZero(line, 'AliquotaIVA') && textAt(line, 'Natura') !== null),
  },
  {
    code: '00403',
    sentence: 'La data è dopo il giorno in cui il file arriva.',
    isBroken: ({ text, receivedOn }) => text(`${DOCUMENT}/Data`) > receivedOn,
  },
  {
    code: '00417',
    sentence: 'Chi compra non ha né partita IVA né codice fiscale.',
    isBroken: ({ has }) =>
      !has(`${BUYER}/DatiAnagrafici/IdFiscaleIVA`) && !has(`${BUYER}/DatiAnagrafici/CodiceFiscale`),
  },
  {
    code: '00418',
    sentence: 'La nota di credito è prima della fattura che storna.',
    isBroken: ({ text, has }) =>
      has(`${BODY}/DatiGenerali/DatiFattureCollegate/Data`) &&
      text(`${DOCUMENT}/TipoDocumento`) === 'TD04' &&
      text(`${DOCUMENT}/Data`) < text(`${BODY}/DatiGenerali/DatiFattureCollegate/Data`),
  },
  {
    code: '00419',
    sentence: 'Di un’aliquota manca il riepilogo.',
    isBroken: ({ lines, summaries }) =>
      lines.some((line) => !summaries.some((summary) => isSame(line, summary, 'AliquotaIVA'))),
  },
  {
    code: '00421',
    sentence: 'L’imposta non è quella che segue da imponibile e aliquota.',
    isBroken: ({ summaries }) =>
      summaries.some((summary) => {
        const due = (cents(summary, 'ImponibileImporto') * Number(textAt(summary, 'AliquotaIVA'))) / 100
        return Math.abs(Math.round(due) - cents(summary, 'Imposta')) > TAX_TOLERANCE_CENTS
      }),
  },
  {
    code: '00422',
    sentence: 'L’imponibile di un’aliquota non è la somma delle sue righe.',
    isBroken: ({ lines, summaries }) =>
      summaries.some((summary) => {
        const own = lines.filter((line) => isSame(line, summary, 'AliquotaIVA') && isSame(line, summary, 'Natura'))
        const sum = own.reduce((total, line) => total + cents(line, 'PrezzoTotale'), 0)
        return Math.abs(sum - cents(summary, 'ImponibileImporto')) >= TAXABLE_TOLERANCE_CENTS
      }),
  },
  {
    code: '00423',
    sentence: 'Il prezzo di una riga non è quantità per prezzo unitario.',
    isBroken: ({ lines }) =>
      lines.some((line) => {
        const product = Number(textAt(line, 'Quantita') ?? '1') * cents(line, 'PrezzoUnitario')
        return Math.abs(Math.round(product) - cents(line, 'PrezzoTotale')) > TAX_TOLERANCE_CENTS
      }),
  },
  {
    code: '00424',
    sentence: 'Un’aliquota non è scritta in percentuale.',
    isBroken: ({ lines, summaries }) =>
      [...lines, ...summaries].some((part) => {
        const rate = Number(textAt(part, 'AliquotaIVA'))
        return rate > 0 && rate < 1
      }),
  },
  {
    code: '00425',
    sentence: 'Il numero del documento non ha cifre.',
    isBroken: ({ text }) => !/\d/.test(text(`${DOCUMENT}/Numero`)),
  },
  {
    code: '00426',
    sentence: 'La PEC non si scrive accanto a un codice destinatario, e non è quella del Sistema di Interscambio.',
    isBroken: ({ text, has }) =>
      has(`${HEADER}/DatiTrasmissione/PECDestinatario`) &&
      (text(`${HEADER}/DatiTrasmissione/CodiceDestinatario`) !== '0000000' ||
        isPecOfExchange(text(`${HEADER}/DatiTrasmissione/PECDestinatario`))),
  },
  {
    code: '00427',
    sentence: 'Il codice destinatario non ha sette caratteri.',
    isBroken: ({ text }) => text(`${HEADER}/DatiTrasmissione/CodiceDestinatario`).length !== 7,
  },
  {
    code: '00428',
    sentence: 'Il formato non è quello dei privati.',
    isBroken: ({ text }) => text(`${HEADER}/DatiTrasmissione/FormatoTrasmissione`) !== 'FPR12',
  },
  {
    code: '00429',
    sentence: 'Un riepilogo senza IVA non dice perché.',
    isBroken: ({ summaries }) => summaries.some((part) => isZero(part, 'AliquotaIVA') && !textAt(part, 'Natura')),
  },
  {
    code: '00430',
    sentence: 'Un riepilogo con IVA dice perché non ne ha.',
    isBroken: ({ summaries }) =>
      summaries.some((part) => !isZero(part, 'AliquotaIVA') && textAt(part, 'Natura') !== null),
  },
  {
    code: '00443',
    sentence: 'Le aliquote delle righe e del riepilogo non sono le stesse.',
    isBroken: ({ lines, summaries }) => !hasSameValues(lines, summaries, 'AliquotaIVA'),
  },
  {
    code: '00444',
    sentence: 'Le nature delle righe e del riepilogo non sono le stesse.',
    isBroken: ({ lines, summaries }) => !hasSameValues(lines, summaries, 'Natura'),
  },
  {
    code: '00445',
    sentence: 'Una natura generica non è più ammessa.',
    isBroken: ({ lines, summaries }) =>
      [...lines, ...summaries].some((part) => GENERIC_NATURES.includes(textAt(part, 'Natura') ?? '')),
  },
  {
    code: '00471',
    sentence: 'Chi vende e chi compra sono gli stessi.',
    isBroken: ({ text }) =>
      TWO_PARTIES.includes(text(`${DOCUMENT}/TipoDocumento`)) &&
      text(`${SELLER}/DatiAnagrafici/IdFiscaleIVA/IdCodice`) === text(`${BUYER}/DatiAnagrafici/IdFiscaleIVA/IdCodice`),
  },
  {
    code: '00476',
    sentence: 'Né chi vende né chi compra è in Italia.',
    isBroken: ({ text }) =>
      text(`${SELLER}/DatiAnagrafici/IdFiscaleIVA/IdPaese`) !== 'IT' && text(`${BUYER}/Sede/Nazione`) !== 'IT',
  },
]

type Reading = {
  readonly text: (path: string) => string
  readonly has: (path: string) => boolean
  readonly lines: readonly XmlElement[]
  readonly summaries: readonly XmlElement[]
  readonly receivedOn: RomeDay
}

/** Everything the exchange would reject this document for, if it arrived on this day. */
export function sdiFaults(document: XmlElement, receivedOn: RomeDay): SdiFault[] {
  const read: Reading = {
    text: (path) => textAt(document, path) ?? '',
    has: (path) => partsAt(document, path).length > 0,
    lines: partsAt(document, LINES),
    summaries: partsAt(document, SUMMARIES),
    receivedOn,
  }
  return RULES.filter(({ isBroken }) => isBroken(read)).map(({ code, sentence }) => ({ code, sentence }))
}

const isZero = (part: XmlElement, name: string) => Number(textAt(part, name)) === 0
/** Whether the same values are written on both sides, none of them on one alone. */
function hasSameValues(some: readonly XmlElement[], others: readonly XmlElement[], name: string): boolean {
  const valuesOf = (parts: readonly XmlElement[]) => new Set(parts.map((part) => textAt(part, name)).filter(Boolean))
  return valuesOf(some).symmetricDifference(valuesOf(others)).size === 0
}
const isSame = (one: XmlElement, other: XmlElement, name: string) => textAt(one, name) === textAt(other, name)
const cents = (part: XmlElement, name: string) => Math.round(Number(textAt(part, name)) * 100)
