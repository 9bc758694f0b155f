/** ACC-006. The rates an invoice may carry. */
export const VAT_RATES = [22, 10, 5, 4] as const
export type VatRate = (typeof VAT_RATES)[number]

/** ACC-006. Why an amount bears no VAT, by the code of the schema. */
export const NATURES = {
  N1: 'Escluso (art. 15 DPR 633/1972)',
  'N2.1': 'Non soggetto (artt. da 7 a 7-septies)',
  'N2.2': 'Non soggetto, altri casi',
  N4: 'Esente (art. 10)',
} as const
export type Nature = keyof typeof NATURES

/** How a product is taxed: a rate, or none and why. Which one is the accountant's decision. */
export type VatTreatment = { readonly rate: VatRate } | { readonly nature: Nature; readonly reference: string }

export const ORDINARY_VAT: VatTreatment = { rate: 22 }
export const SHORTEST_REFERENCE = 5
export const LONGEST_REFERENCE = 100

export function isTaxed(vat: VatTreatment): vat is { readonly rate: VatRate } {
  return 'rate' in vat
}

type TypedVat = { vat?: string | undefined; vatReference?: string | undefined }

/** As the form of the desk writes it: `22`, or `N4` and the law it follows from. What is not asked stays as it is. */
export function vatIn(
  typed: TypedVat,
  held: VatTreatment = ORDINARY_VAT,
): { vat: VatTreatment; errors: Record<string, string> } {
  if (!typed.vat) return { vat: held, errors: {} }
  const rate = VAT_RATES.find((known) => String(known) === typed.vat)
  if (rate) return { vat: { rate }, errors: {} }
  const nature = (Object.keys(NATURES) as Nature[]).find((known) => known === typed.vat)
  if (!nature) return { vat: ORDINARY_VAT, errors: { vat: 'Scegli come si tassa.' } }
  const reference = (typed.vatReference ?? '').trim().replace(/\s+/g, ' ')
  const isLong = reference.length >= SHORTEST_REFERENCE && reference.length <= LONGEST_REFERENCE
  const errors = isLong
    ? {}
    : {
        vatReference: `Scrivi il riferimento di legge: da ${SHORTEST_REFERENCE} a ${LONGEST_REFERENCE} caratteri.`,
      }
  return { vat: { nature, reference }, errors: errors as Record<string, string> }
}

export function toVatTyped(vat: VatTreatment): { vat: string; vatReference: string } {
  return isTaxed(vat) ? { vat: String(vat.rate), vatReference: '' } : { vat: vat.nature, vatReference: vat.reference }
}

export function vatInWords(vat: VatTreatment): string {
  return isTaxed(vat) ? `IVA ${vat.rate}%` : `Senza IVA, ${vat.nature}: ${vat.reference}`
}
