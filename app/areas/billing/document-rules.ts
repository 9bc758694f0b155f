import { isTaxed, type Nature, ORDINARY_VAT, type VatTreatment } from '#areas/plans/vat-rules.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { TaxRegime } from '#platform/pure/fiscal-settings.ts'
import { type Cents, splitCents, withoutVat } from '#platform/pure/money.ts'
import type { Invoice, InvoiceLine, OrderLine } from './model.ts'
import { type DuePart, describeInvoice, schedule } from './rules.ts'

/** ACC-004. A club in the flat-rate regime charges no VAT on anything. */
const FLAT_RATE: VatTreatment = { nature: 'N2.2', reference: 'Regime forfettario, art. 1, c. 54-89, L. 190/2014' }

/** ACC-007. What a member who pays the stamp duty back is charged. */
export const STAMP_DUTY_CENTS: Cents = 2_00
const STAMP_DUTY_ABOVE_CENTS: Cents = 77_47
const STAMP_LINE: InvoiceLine = {
  description: 'Rimborso imposta di bollo',
  cents: STAMP_DUTY_CENTS,
  vat: { nature: 'N1', reference: 'Art. 15 DPR 633/1972' },
}

type Billed = Pick<Invoice, 'productName' | 'installment' | 'installments' | 'amountCents' | 'lines'>

/** What a document is for, line by line, as its issuer taxes it. Documents older than the lines have one, at the ordinary rate. */
export function documentLines(invoice: Billed, regime: TaxRegime): InvoiceLine[] {
  const lines = invoice.lines ?? [
    { description: describeInvoice(invoice), cents: invoice.amountCents, vat: ORDINARY_VAT },
  ]
  return lines.map((line) => ({ ...line, vat: treatedBy(line.vat, regime) }))
}

function treatedBy(vat: VatTreatment, regime: TaxRegime): VatTreatment {
  return regime === 'RF19' ? FLAT_RATE : vat
}

/** ACC-006. What a document says of one rate, or of one reason for none. */
export type VatSummary = {
  readonly rate: number
  readonly nature: Nature | null
  readonly reference: string | null
  readonly taxableCents: Cents
  readonly vatCents: Cents
}

/** ACC-006. One summary per rate or reason: taxable and tax add up to what is paid, to the cent. */
export function vatSummaries(lines: readonly InvoiceLine[]): VatSummary[] {
  return groups(lines).map(({ vat, members }) => {
    const gross = members.reduce((sum, { cents }) => sum + cents, 0)
    if (isTaxed(vat)) {
      const { taxable, vat: tax } = withoutVat(gross, vat.rate)
      return { rate: vat.rate, nature: null, reference: null, taxableCents: taxable, vatCents: tax }
    }
    const references = new Set(members.map((line) => (isTaxed(line.vat) ? '' : line.vat.reference)))
    const reference = [...references].join('; ').slice(0, 100)
    return { rate: 0, nature: vat.nature, reference, taxableCents: gross, vatCents: 0 }
  })
}

/** What each line costs before VAT: those of one rate add up to its summary, the odd cents in the last. */
export function taxableCentsOf(lines: readonly InvoiceLine[]): Cents[] {
  const taxable = new Map<InvoiceLine, Cents>()
  for (const { vat, members } of groups(lines)) {
    const rate = isTaxed(vat) ? vat.rate : 0
    let left = withoutVat(
      members.reduce((sum, { cents }) => sum + cents, 0),
      rate,
    ).taxable
    for (const [index, line] of members.entries()) {
      const own = index === members.length - 1 ? left : withoutVat(line.cents, rate).taxable
      taxable.set(line, own)
      left -= own
    }
  }
  return lines.map((line) => taxable.get(line) ?? 0)
}

function groups(lines: readonly InvoiceLine[]): { vat: VatTreatment; members: InvoiceLine[] }[] {
  const found = new Map<string, { vat: VatTreatment; members: InvoiceLine[] }>()
  for (const line of lines) {
    const key = isTaxed(line.vat) ? String(line.vat.rate) : line.vat.nature
    const group = found.get(key) ?? { vat: line.vat, members: [] }
    group.members.push(line)
    found.set(key, group)
  }
  return [...found.values()]
}

/** ACC-007. Whether a document bears the stamp duty: its amounts without VAT pass 77,47 €. */
export function bearsStampDuty(lines: readonly InvoiceLine[]): boolean {
  return lines.reduce((sum, { cents, vat }) => sum + (isTaxed(vat) ? 0 : cents), 0) > STAMP_DUTY_ABOVE_CENTS
}

type Fiscal = { regime: TaxRegime; chargesStampDuty: boolean }

/** The instalments of an order with the lines of each; where the club charges the stamp duty, it is one of them (ACC-007). */
export function documentParts(
  lines: readonly OrderLine[],
  from: RomeDay,
  { regime, chargesStampDuty }: Fiscal,
): (DuePart & { lines: InvoiceLine[] })[] {
  const shares = lines.map((line) => splitCents(line.totalCents, line.installments))
  return schedule(lines, from).map((part, index) => {
    const own = lines.flatMap(({ productName, installments, vat }, at) => {
      const cents = shares[at]?.[index] ?? 0
      const description = describeInvoice({ productName, installments, installment: index + 1 })
      return cents > 0 ? [{ description, cents, vat: vat ?? ORDINARY_VAT }] : []
    })
    const isCharged =
      chargesStampDuty && bearsStampDuty(own.map((line) => ({ ...line, vat: treatedBy(line.vat, regime) })))
    return isCharged
      ? { ...part, amountCents: part.amountCents + STAMP_DUTY_CENTS, lines: [...own, STAMP_LINE] }
      : { ...part, lines: own }
  })
}
