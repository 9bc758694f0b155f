// reads: app/areas/billing/sdi-rules.ts
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NATURES, type Nature, VAT_RATES } from '#areas/plans/vat-rules.ts'
import { DEFAULT_FISCAL } from '#platform/pure/fiscal-settings.ts'
import { isWrittenInLatin } from '#platform/pure/letters.ts'
import { readSchema } from '../../../tests/support/xsd.ts'
import { billingProblems, readBillingData } from './billing-data-rules.ts'
import { bearsStampDuty, documentLines, documentParts, vatSummaries } from './document-rules.ts'
import { electronicDocument, fileProgressive, type Issued } from './electronic-invoice-rules.ts'
import { A_PROFESSIONAL, AN_ISSUER, aBillingData, anIssuedInvoice } from './fixtures.ts'
import type { OrderLine } from './model.ts'
import { sdiFaults } from './sdi-rules.ts'
import { textAt, type XmlElement } from './xml-rules.ts'

const schemaFaults = readSchema('tests/support/fatturapa.xsd', 'FatturaElettronica')
const RECEIVED = '2026-11-20'

function aDocument(parts: Partial<Issued> = {}): XmlElement {
  const document = electronicDocument({
    invoice: anIssuedInvoice(),
    billing: aBillingData(A_PROFESSIONAL),
    club: AN_ISSUER,
    way: 'online',
    progressive: '00001',
    ...parts,
  })
  if (!document) throw new Error('Nothing was made.')
  return document
}

/** The same document with one part written otherwise, everywhere under a part of this name; null takes it away. */
function spoilt(document: XmlElement, under: string, name: string, written: string | null): XmlElement {
  const change = (part: XmlElement, isUnder: boolean): XmlElement[] => {
    if (isUnder && part.name === name) return written === null ? [] : [{ name, content: written }]
    if (typeof part.content === 'string') return [part]
    return [{ ...part, content: part.content.flatMap((each) => change(each, isUnder || part.name === under)) }]
  }
  return change(document, under === '')[0] ?? document
}

function withPart(document: XmlElement, under: string, added: XmlElement): XmlElement {
  const add = (part: XmlElement): XmlElement =>
    typeof part.content === 'string'
      ? part
      : { ...part, content: [...part.content.map(add), ...(part.name === under ? [added] : [])] }
  return add(document)
}

const exempt = { nature: 'N4' as const, reference: 'Art. 10 n. 20 DPR 633/1972' }
const anExempt = () =>
  aDocument({
    invoice: anIssuedInvoice({ lines: [{ description: 'Corso', cents: 29_90, vat: exempt }] }),
  })
const aCreditNote = () =>
  aDocument({
    invoice: anIssuedInvoice({ kind: 'credit-note', number: 47, reason: 'Storno' }),
    credited: anIssuedInvoice(),
  })

describe('the checks of the exchange', () => {
  const broken: [string, () => XmlElement][] = [
    ['00300', () => spoilt(aDocument(), 'IdTrasmittente', 'IdCodice', '12345678901')],
    ['00301', () => spoilt(aDocument(), 'CedentePrestatore', 'IdCodice', '00000000000')],
    ['00305', () => spoilt(aDocument(), 'CessionarioCommittente', 'IdCodice', '12345678901')],
    ['00306', () => spoilt(aDocument(), 'CessionarioCommittente', 'CodiceFiscale', 'RSSMRA80A01H501X')],
    ['00311', () => spoilt(aDocument(), 'DatiTrasmissione', 'CodiceDestinatario', 'XXXXXXX')],
    ['00400', () => spoilt(anExempt(), 'DettaglioLinee', 'Natura', null)],
    ['00401', () => withPart(aDocument(), 'DettaglioLinee', { name: 'Natura', content: 'N4' })],
    ['00403', () => spoilt(aDocument(), 'DatiGeneraliDocumento', 'Data', '2026-11-21')],
    [
      '00417',
      () =>
        spoilt(
          spoilt(aDocument(), 'CessionarioCommittente', 'IdFiscaleIVA', null),
          'CessionarioCommittente',
          'CodiceFiscale',
          null,
        ),
    ],
    ['00418', () => spoilt(aCreditNote(), 'DatiFattureCollegate', 'Data', '2026-11-17')],
    ['00419', () => spoilt(aDocument(), 'DettaglioLinee', 'AliquotaIVA', '10.00')],
    ['00421', () => spoilt(aDocument(), 'DatiRiepilogo', 'Imposta', '5.41')],
    ['00422', () => spoilt(aDocument(), 'DettaglioLinee', 'PrezzoTotale', '26.51')],
    ['00423', () => spoilt(aDocument(), 'DettaglioLinee', 'PrezzoUnitario', '24.49')],
    [
      '00424',
      () =>
        spoilt(spoilt(aDocument(), 'DettaglioLinee', 'AliquotaIVA', '0.22'), 'DatiRiepilogo', 'AliquotaIVA', '0.22'),
    ],
    ['00425', () => spoilt(aDocument(), 'DatiGeneraliDocumento', 'Numero', 'A/B')],
    ['00426', () => spoilt(aDocument(), 'DatiTrasmissione', 'CodiceDestinatario', 'ABC1234')],
    ['00427', () => spoilt(aDocument(), 'DatiTrasmissione', 'CodiceDestinatario', 'ABC123')],
    ['00428', () => spoilt(aDocument(), 'DatiTrasmissione', 'FormatoTrasmissione', 'FPA12')],
    ['00429', () => spoilt(anExempt(), 'DatiRiepilogo', 'Natura', null)],
    ['00430', () => withPart(aDocument(), 'DatiRiepilogo', { name: 'Natura', content: 'N4' })],
    ['00443', () => spoilt(aDocument(), 'DatiRiepilogo', 'AliquotaIVA', '10.00')],
    ['00444', () => spoilt(anExempt(), 'DatiRiepilogo', 'Natura', 'N1')],
    ['00445', () => spoilt(anExempt(), '', 'Natura', 'N2')],
    ['00471', () => aDocument({ club: { ...AN_ISSUER, vatNumber: A_PROFESSIONAL.vatNumber ?? '' } })],
    [
      '00476',
      () =>
        spoilt(spoilt(aDocument(), 'CedentePrestatore', 'IdPaese', 'CH'), 'CessionarioCommittente', 'Nazione', 'CH'),
    ],
  ]

  test.each(broken)('%s is found in a document that breaks it', (code, made) => {
    expect(sdiFaults(made(), RECEIVED).map((fault) => fault.code)).toContain(code)
  })

  test.each([
    ['00426', () => spoilt(aDocument(), '', 'PECDestinatario', 'sdi01@pec.fatturapa.it')],
    ['00443', () => spoilt(aDocument(), 'DettaglioLinee', 'AliquotaIVA', '10.00')],
    ['00444', () => spoilt(anExempt(), 'DettaglioLinee', 'Natura', 'N1')],
  ] as const)('%s is found in the other document that breaks it', (code, made) => {
    expect(sdiFaults(made(), RECEIVED).map((fault) => fault.code)).toContain(code)
  })

  test('each has a document that breaks it, and a good document breaks none', () => {
    const written = readFileSync('app/areas/billing/sdi-rules.ts', 'utf8').matchAll(/code: '(\d{5})'/g)
    expect(broken.map(([code]) => code)).toEqual([...written].map(([, code]) => code))
    for (const document of [aDocument(), anExempt(), aCreditNote()]) {
      expect(sdiFaults(document, RECEIVED)).toEqual([])
      expect(schemaFaults(document)).toEqual([])
    }
  })
})

test('the schema sees a document spoilt by hand', () => {
  expect(schemaFaults(spoilt(aDocument(), 'CedentePrestatore', 'CAP', '2012'))).toEqual(['CAP: 2012'])
  expect(schemaFaults(spoilt(aDocument(), '', 'Numero', null))).toHaveLength(1)
  expect(schemaFaults(withPart(aDocument(), 'DatiGeneraliDocumento', { name: 'Divisa', content: 'EUR' }))).toHaveLength(
    1,
  )
  expect(schemaFaults(spoilt(aDocument(), '', 'RegimeFiscale', 'RF03'))).toEqual(['RegimeFiscale: RF03'])
})

const vat = fc.oneof(
  fc.constantFrom(...VAT_RATES).map((rate) => ({ rate })),
  fc.record({
    nature: fc.constantFrom(...(Object.keys(NATURES) as Nature[])),
    reference: fc.constantFrom('Art. 10', 'Art. 10 n. 20 DPR 633/1972', 'x'.repeat(100), '«Legge» – 李 č'),
  }),
)
const line: fc.Arbitrary<OrderLine> = fc.record({
  productId: fc.constant('p'),
  productName: fc.string({ minLength: 1, maxLength: 12 }),
  installmentPlanId: fc.constant('x'),
  installments: fc.constantFrom(1, 2, 3, 12),
  totalCents: fc.integer({ min: 12_00, max: 2_000_00 }),
  vat,
})
/** Letters a person may have in a name, of every block of the Latin alphabet. */
const latinName = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...'abcdefghilmnopqrstuvzABCDEFGHÀÈÌÒÙàèéìòùüñç') },
        fc.integer({ min: 0x100, max: 0x24f }).map((code) => String.fromCodePoint(code)),
        fc.integer({ min: 0x1e00, max: 0x1eff }).map((code) => String.fromCodePoint(code)),
      ),
      { minLength: 1, maxLength },
    )
    .map((letters) => letters.join(''))

/** To make an expectation costs more than to answer it: in ten thousand rounds only a fault makes one. */
function expectNone(faults: readonly unknown[]): void {
  if (faults.length > 0) expect(faults).toEqual([])
}

test('[ACC-006] in 10.000 random orders taxable and tax are what is paid, and neither schema nor exchange reject a document', () => {
  const story = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    part: fc.integer({ min: 0, max: 11 }),
    regime: fc.constantFrom('RF01' as const, 'RF19' as const),
    chargesStampDuty: fc.boolean(),
    isProfessional: fc.boolean(),
    person: fc.record({ name: latinName(8), surname: latinName(8), address: latinName(8), city: latinName(8) }),
    pec: fc.constantFrom('', 'ada@pec.example'),
    isCredit: fc.boolean(),
    reason: fc.constantFrom('', 'Doppio pagamento', 'Ștefan – 李 «due»', 'a'.repeat(450)),
    way: fc.constantFrom('online' as const, 'transfer' as const),
    number: fc.integer({ min: 1, max: 9_999_999 }),
    file: fc.integer({ min: 1, max: 36 ** 5 - 1 }),
  })
  fc.assert(
    fc.property(story, ({ lines, part, regime, chargesStampDuty, isProfessional, person, pec, isCredit, ...facts }) => {
      const typed: Record<string, string> = {
        ...aBillingData(isProfessional ? A_PROFESSIONAL : { pec }),
        ...person,
      }
      const billing = readBillingData((name) => typed[name] ?? '')
      expectNone(Object.values(billingProblems(billing, AN_ISSUER)))
      const fiscal = { ...DEFAULT_FISCAL, regime, chargesStampDuty }
      const parts = documentParts(lines, '2026-11-16', fiscal)
      const { lines: own, ...due } = parts[part % parts.length] ?? parts[0] ?? { lines: [], amountCents: 0 }
      const billed = documentLines(anIssuedInvoice({ ...due, lines: own }), regime)
      const paid = vatSummaries(billed).reduce((sum, { taxableCents, vatCents }) => sum + taxableCents + vatCents, 0)
      expectNone(paid === due.amountCents ? [] : [`${paid} is paid of ${due.amountCents}`])
      const stamped = bearsStampDuty(billed)
      const invoice = anIssuedInvoice({
        ...due,
        lines: own,
        bearsStampDuty: stamped,
        number: facts.number,
        kind: isCredit ? 'credit-note' : 'invoice',
        reason: isCredit ? facts.reason : null,
      })
      const document = electronicDocument({
        invoice,
        billing,
        club: { ...AN_ISSUER, fiscal },
        way: facts.way,
        progressive: fileProgressive(facts.file),
        credited: isCredit ? anIssuedInvoice() : null,
      })
      if (!document) throw new Error('Nothing was made.')
      expectNone(sdiFaults(document, RECEIVED))
      expectNone(schemaFaults(document))
    }),
    { numRuns: 10_000 },
  )
})

test('[ACC-003] of 10.000 random names no letter is lost in the file', () => {
  const letters = (text: string) => Array.from(text.normalize('NFC')).filter((letter) => /\p{L}/u.test(letter)).length
  const NAME = 'FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici/Anagrafica/Nome'
  fc.assert(
    fc.property(latinName(60), (name) => {
      const written = textAt(aDocument({ billing: aBillingData({ name }) }), NAME) ?? ''
      expectNone(isWrittenInLatin(name) ? [] : [`${name} is not written in Latin letters`])
      expectNone(letters(written) >= letters(name) ? [] : [`${written} has lost letters of ${name}`])
      expectNone(/^[\u0020-\u007E\u00A0-\u00FF]+$/.test(written) ? [] : [`${written} has other letters`])
    }),
    { numRuns: 10_000 },
  )
})
