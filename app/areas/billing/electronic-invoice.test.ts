import { describe, expect, test } from 'vitest'
import { DEFAULT_FISCAL } from '#platform/pure/fiscal-settings.ts'
import {
  electronicDocument,
  electronicInvoice,
  electronicInvoiceName,
  fileProgressive,
  type Issued,
} from './electronic-invoice-rules.ts'
import { A_PROFESSIONAL, AN_ISSUER, aBillingData, anIssuedInvoice } from './fixtures.ts'
import type { BillingData, Invoice } from './model.ts'
import { partsAt, textAt } from './xml-rules.ts'

function read(
  parts: Partial<BillingData> = {},
  invoice: Partial<Invoice> = {},
  more: Partial<Pick<Issued, 'credited' | 'club' | 'way'>> = {},
) {
  const issued = {
    invoice: anIssuedInvoice(invoice),
    billing: aBillingData(parts),
    club: AN_ISSUER,
    way: 'online' as const,
    progressive: '00001',
    ...more,
  }
  const document = electronicDocument(issued)
  if (!document) throw new Error('Nothing was made.')
  const header = `FatturaElettronicaHeader/`
  const body = `FatturaElettronicaBody/`
  const text = (path: string) => textAt(document, header + path) ?? textAt(document, body + path)
  const names = (path: string) =>
    partsAt(document, path).flatMap(({ content }) =>
      typeof content === 'string' ? [] : content.map(({ name }) => name),
    )
  return { document, text, names, xml: electronicInvoice(issued) ?? '' }
}

const DOCUMENT = 'DatiGenerali/DatiGeneraliDocumento'
const BUYER = 'CessionarioCommittente/DatiAnagrafici'

test('says who, to whom, what and how much, with taxable and VAT that add up', () => {
  const { text } = read()
  expect(text('DatiTrasmissione/FormatoTrasmissione')).toBe('FPR12')
  expect(text('DatiTrasmissione/CodiceDestinatario')).toBe('0000000')
  expect(text(`${DOCUMENT}/TipoDocumento`)).toBe('TD01')
  expect(text(`${DOCUMENT}/Numero`)).toBe('46/2026')
  expect(text(`${DOCUMENT}/Data`), 'the day is that of Rome').toBe('2026-11-16')
  expect(text('DatiBeniServizi/DatiRiepilogo/ImponibileImporto')).toBe('24.51')
  expect(text('DatiBeniServizi/DatiRiepilogo/Imposta')).toBe('5.39')
  expect(text(`${DOCUMENT}/ImportoTotaleDocumento`)).toBe('29.90')
  expect(text(`${BUYER}/CodiceFiscale`)).toBe('RSSDAA80A41F205L')
  expect(text('CedentePrestatore/Sede/Comune')).toBe('Milano')
  expect(text('CedentePrestatore/Sede/Provincia')).toBe('MI')
})

test('keeps to the characters and lengths the schema admits, and is written with its signs escaped', () => {
  const { text, xml } = read({ ...A_PROFESSIONAL, companyName: '€'.repeat(3) + 'X'.repeat(100) })
  expect(text('DatiBeniServizi/DettaglioLinee/Descrizione')).toBe("Camice Professione - l'anno, rata 2 di 12")
  expect(text('CedentePrestatore/DatiAnagrafici/Anagrafica/Denominazione')).toBe(
    'Camice S.r.l. - Società "Benefit" & C.',
  )
  expect(text(`${BUYER}/Anagrafica/Denominazione`)).toBe('X'.repeat(80))
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<p:FatturaElettronica xmlns:p=".*" versione="FPR12">/)
  expect(xml).toContain('&amp; C.')
  expect(xml.endsWith('</p:FatturaElettronica>\n')).toBe(true)
})

test('[ACC-003] no letter of a name is dropped: those of Latin-1 stay, the others lose their marks', () => {
  const named = (name: string, surname: string) => {
    const { text } = read({ name, surname })
    return `${text(`${BUYER}/Anagrafica/Nome`)} ${text(`${BUYER}/Anagrafica/Cognome`)}`
  }
  expect(named('Ștefan', 'Țărănu')).toBe('Stefan Taranu')
  expect(named('Łukasz', 'Đorđević')).toBe('Lukasz Dordevic')
  expect(named('Niccolò', 'Müller')).toBe('Niccolò Müller')
})

describe('[ACC-002] how it arrives', () => {
  test.each([
    ['no code and a PEC', { recipientCode: '' }, '0000000', 'studio@pec.example'],
    ['a code of seven characters and a PEC', { recipientCode: 'ABC1234' }, 'ABC1234', null],
    ['neither', { recipientCode: '', pec: '' }, '0000000', null],
  ])('with %s', (_sentence, parts, code, pec) => {
    const { text } = read({ ...A_PROFESSIONAL, ...parts })
    expect(text('DatiTrasmissione/CodiceDestinatario')).toBe(code)
    expect(text('DatiTrasmissione/PECDestinatario')).toBe(pec)
  })

  test('a private person with a PEC is reached by it', () => {
    expect(read({ pec: 'ada@pec.example' }).text('DatiTrasmissione/PECDestinatario')).toBe('ada@pec.example')
  })
})

describe('[ACC-008] a credit note', () => {
  const note = { kind: 'credit-note' as const, number: 47, reason: 'Storno della fattura 46/2026: doppio pagamento' }

  test('names the invoice it takes back and why, and asks for no payment', () => {
    const { text, names } = read({}, note, { credited: anIssuedInvoice() })
    expect(text(`${DOCUMENT}/TipoDocumento`)).toBe('TD04')
    expect(text('DatiGenerali/DatiFattureCollegate/IdDocumento')).toBe('46/2026')
    expect(text('DatiGenerali/DatiFattureCollegate/Data')).toBe('2026-11-16')
    expect(text(`${DOCUMENT}/Causale`)).toBe('Storno della fattura 46/2026: doppio pagamento')
    expect(names('FatturaElettronicaBody')).not.toContain('DatiPagamento')
  })

  test('says a long reason in lines of two hundred characters', () => {
    const { document } = read({}, { ...note, reason: 'a'.repeat(450) }, { credited: anIssuedInvoice() })
    const lines = partsAt(document, `FatturaElettronicaBody/${DOCUMENT}/Causale`).map(({ content }) => content.length)
    expect(lines).toEqual([200, 200, 50])
  })
})

describe('[ACC-008] the day of payment', () => {
  const dueOf = (invoice: Partial<Invoice>) =>
    read({}, invoice).text('DatiPagamento/DettaglioPagamento/DataScadenzaPagamento')

  test('is the day it was paid, also when it was due later', () => {
    expect(dueOf({ dueOn: '2026-12-15' })).toBe('2026-11-16')
  })

  test('is never before the document', () => {
    expect(dueOf({ dueOn: '2026-09-17' })).toBe('2026-11-16')
    expect(dueOf({ paidAt: new Date('2026-11-10T12:00:00Z') })).toBe('2026-11-16')
  })
})

describe('[ACC-004] the club', () => {
  test('without a seat makes no file, and nothing is guessed', () => {
    const issued = {
      invoice: anIssuedInvoice(),
      billing: aBillingData(),
      club: { ...AN_ISSUER, seat: null },
      way: 'online' as const,
      progressive: '00001',
    }
    expect(electronicInvoice(issued)).toBeNull()
  })

  test('says its regime and its entry in the register in the order of the schema, and only what is written', () => {
    const register = { office: 'MI', number: '123456', capital: '10000.00', singleMember: 'SU', liquidation: 'LN' }
    const whole = read({}, {}, { club: { ...AN_ISSUER, fiscal: { ...DEFAULT_FISCAL, regime: 'RF07', register } } })
    expect(whole.text('CedentePrestatore/DatiAnagrafici/RegimeFiscale')).toBe('RF07')
    expect(whole.names('FatturaElettronicaHeader/CedentePrestatore/IscrizioneREA')).toEqual([
      'Ufficio',
      'NumeroREA',
      'CapitaleSociale',
      'SocioUnico',
      'StatoLiquidazione',
    ])
    const least = { ...register, capital: '', singleMember: '' }
    const short = read({}, {}, { club: { ...AN_ISSUER, fiscal: { ...DEFAULT_FISCAL, register: least } } })
    expect(short.names('FatturaElettronicaHeader/CedentePrestatore/IscrizioneREA')).toEqual([
      'Ufficio',
      'NumeroREA',
      'StatoLiquidazione',
    ])
    expect(read().names('FatturaElettronicaHeader/CedentePrestatore')).toEqual(['DatiAnagrafici', 'Sede'])
    expect(read().text('CedentePrestatore/DatiAnagrafici/RegimeFiscale')).toBe('RF01')
  })

  test('in the flat-rate regime charges no VAT on anything, and says why', () => {
    const club = { ...AN_ISSUER, fiscal: { ...DEFAULT_FISCAL, regime: 'RF19' as const } }
    const { text, names } = read({}, {}, { club })
    expect(text('DatiBeniServizi/DettaglioLinee/Natura')).toBe('N2.2')
    expect(text('DatiBeniServizi/DettaglioLinee/PrezzoTotale')).toBe('29.90')
    expect(text('DatiBeniServizi/DatiRiepilogo/Imposta')).toBe('0.00')
    expect(names('FatturaElettronicaBody/DatiBeniServizi/DatiRiepilogo')).toContain('RiferimentoNormativo')
    const lines = [
      { description: 'Corso', cents: 80_00, vat: { nature: 'N4' as const, reference: 'Art. 10 n. 20 DPR 633/1972' } },
      { description: 'Rimborso', cents: 2_00, vat: { nature: 'N1' as const, reference: 'Art. 15 DPR 633/1972' } },
    ]
    const { document } = read({}, { lines, amountCents: 82_00 }, { club })
    const natures = partsAt(document, 'FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee')
    expect(natures.map((line) => textAt(line, 'Natura'))).toEqual(['N2.2', 'N2.2'])
  })
})

test('[ACC-006] has a line per product and a summary per rate or reason, with the law where there is no VAT', () => {
  const lines = [
    { description: 'Camice', cents: 122_00, vat: { rate: 22 as const } },
    { description: 'Rivista', cents: 10_40, vat: { rate: 4 as const } },
    { description: 'Corso', cents: 50_00, vat: { nature: 'N4' as const, reference: 'Art. 10 n. 20 DPR 633/1972' } },
    { description: 'Altro', cents: 61_00, vat: { rate: 22 as const } },
  ]
  const { document } = read({}, { lines, amountCents: 243_40 })
  const texts = (path: string, name: string) =>
    partsAt(document, `FatturaElettronicaBody/DatiBeniServizi/${path}`).map((part) => textAt(part, name))
  expect(texts('DettaglioLinee', 'PrezzoTotale')).toEqual(['100.00', '10.00', '50.00', '50.00'])
  expect(texts('DettaglioLinee', 'Natura')).toEqual([null, null, 'N4', null])
  expect(texts('DatiRiepilogo', 'AliquotaIVA')).toEqual(['22.00', '4.00', '0.00'])
  expect(texts('DatiRiepilogo', 'ImponibileImporto')).toEqual(['150.00', '10.00', '50.00'])
  expect(texts('DatiRiepilogo', 'Imposta')).toEqual(['33.00', '0.40', '0.00'])
  expect(texts('DatiRiepilogo', 'RiferimentoNormativo')).toEqual([null, null, 'Art. 10 n. 20 DPR 633/1972'])
})

test('[ACC-007] bears the stamp duty where it was issued with it, credit notes too', () => {
  for (const kind of ['invoice', 'credit-note'] as const) {
    const { text } = read({}, { kind, bearsStampDuty: true }, { credited: anIssuedInvoice() })
    expect(text(`${DOCUMENT}/DatiBollo/BolloVirtuale`)).toBe('SI')
    expect(text(`${DOCUMENT}/DatiBollo/ImportoBollo`)).toBe('2.00')
  }
  expect(read().text(`${DOCUMENT}/DatiBollo/ImportoBollo`)).toBeNull()
})

test('who pays by transfer is told the account, who pays on line is not', () => {
  const { text } = read({}, {}, { way: 'transfer' })
  expect(text('DatiPagamento/DettaglioPagamento/ModalitaPagamento')).toBe('MP05')
  expect(text('DatiPagamento/DettaglioPagamento/IBAN')).toBe('IT60X0542811101000000123456')
  expect(read().text('DatiPagamento/DettaglioPagamento/IBAN')).toBeNull()
})

test('without a number there is nothing to send', () => {
  const issued = { billing: aBillingData(), club: AN_ISSUER, way: 'online' as const, progressive: '00001' }
  expect(electronicInvoice({ ...issued, invoice: anIssuedInvoice({ number: null, issuedAt: null }) })).toBeNull()
})

test('[ACC-009] a file is named by the club and five characters of its own sequence, which the file repeats', () => {
  expect([1, 36, 1_679_615, 1_679_616, 1_679_617, 36 ** 5 - 1].map(fileProgressive)).toEqual([
    '00001',
    '00010',
    '0ZZZZ',
    '10000',
    '10001',
    'ZZZZZ',
  ])
  expect(electronicInvoiceName(AN_ISSUER, '0000A')).toBe('IT01234567897_0000A.xml')
  expect(read().text('DatiTrasmissione/ProgressivoInvio')).toBe('00001')
})
