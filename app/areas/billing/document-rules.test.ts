import { describe, expect, test } from 'vitest'
import type { VatTreatment } from '#areas/plans/vat-rules.ts'
import { vatIn } from '#areas/plans/vat-rules.ts'
import { bearsStampDuty, documentParts, taxableCentsOf, vatSummaries } from './document-rules.ts'
import { sendingDeadline } from './file-rules.ts'
import type { OrderLine } from './model.ts'

const EXEMPT: VatTreatment = { nature: 'N4', reference: 'Art. 10 n. 20 DPR 633/1972' }
const lineOf = (cents: number, vat: VatTreatment) => ({ description: 'x', cents, vat })
const ordered = (totalCents: number, installments: number, vat: VatTreatment): OrderLine => ({
  productId: 'corso',
  productName: 'Corso',
  installmentPlanId: 'p',
  installments,
  totalCents,
  vat,
})

describe('[ACC-007] the stamp duty', () => {
  test.each([
    [[lineOf(77_47, EXEMPT)], false],
    [[lineOf(77_48, EXEMPT)], true],
    [[lineOf(70_00, EXEMPT), lineOf(500_00, { rate: 22 })], false],
    [[lineOf(40_00, EXEMPT), lineOf(40_00, { nature: 'N2.2', reference: 'Altro caso' })], true],
    [[lineOf(500_00, { rate: 4 })], false],
  ] as const)('of %j is due: %s', (lines, expected) => {
    expect(bearsStampDuty(lines)).toBe(expected)
  })

  test('is a line of each instalment that bears it, where the club charges it', () => {
    const regime = 'RF01'
    const [whole] = documentParts([ordered(120_00, 1, EXEMPT)], '2026-11-16', { regime, chargesStampDuty: true })
    expect(whole?.amountCents).toBe(122_00)
    expect(whole?.lines.at(-1)).toEqual({
      description: 'Rimborso imposta di bollo',
      cents: 2_00,
      vat: { nature: 'N1', reference: 'Art. 15 DPR 633/1972' },
    })
    const parts = documentParts([ordered(120_00, 2, EXEMPT)], '2026-11-16', { regime, chargesStampDuty: true })
    expect(
      parts.map(({ amountCents }) => amountCents),
      'each instalment is judged alone',
    ).toEqual([60_00, 60_00])
    const borne = documentParts([ordered(120_00, 1, EXEMPT)], '2026-11-16', { regime, chargesStampDuty: false })
    expect(borne[0]?.amountCents, 'by default the club bears it').toBe(120_00)
  })

  test('[ACC-004] follows from the flat-rate regime too', () => {
    const fiscal = { regime: 'RF19' as const, chargesStampDuty: true }
    expect(documentParts([ordered(120_00, 1, { rate: 22 })], '2026-11-16', fiscal)[0]?.amountCents).toBe(122_00)
  })
})

test('[ACC-006] the odd cents of a rate are in its last line, so that lines and summary say the same', () => {
  const lines = [lineOf(10, { rate: 22 }), lineOf(10, { rate: 22 }), lineOf(10, { rate: 22 })]
  const [summary] = vatSummaries(lines)
  expect(taxableCentsOf(lines).reduce((sum, cents) => sum + cents, 0)).toBe(summary?.taxableCents)
})

test.each([
  [{ vat: '22' }, { rate: 22 }, []],
  [{ vat: '4' }, { rate: 4 }, []],
  [{ vat: '21' }, null, ['vat']],
  [{ vat: 'N3.5', vatReference: 'Art. 8' }, null, ['vat']],
  [{ vat: 'N4' }, null, ['vatReference']],
  [{ vat: 'N4', vatReference: 'Art.' }, null, ['vatReference']],
  [{ vat: 'N4', vatReference: 'x'.repeat(101) }, null, ['vatReference']],
  [{ vat: 'N4', vatReference: ' Art. 10  n. 20 ' }, { nature: 'N4', reference: 'Art. 10 n. 20' }, []],
])('[ACC-006] the desk reads %j', (typed, expected, wrong) => {
  const { vat, errors } = vatIn(typed)
  expect(Object.keys(errors)).toEqual(wrong)
  if (expected) expect(vat).toEqual(expected)
})

test.each([
  ['2026-11-16', 12, 'Nei tempi'],
  ['2026-11-24', 4, 'Nei tempi'],
  ['2026-11-25', 3, 'In scadenza'],
  ['2026-11-28', 0, 'In scadenza'],
  ['2026-11-29', 0, 'Oltre i 12 giorni'],
] as const)('[ACC-008] a document of the 16th, on %s, has %i days left: %s', (today, daysLeft, label) => {
  expect(sendingDeadline('2026-11-16', today)).toMatchObject({ daysLeft, label })
})
