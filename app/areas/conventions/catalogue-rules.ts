import { csvCells } from '#platform/pure/csv.ts'
import { endOfRomeDay, parseRomeDay } from '#platform/pure/dates.ts'
import { type OfferType, SHOP_CATEGORIES, type ShopCategory } from './model.ts'

/** A line of a partner's file, in our words. */
export type CatalogueOffer = {
  externalId: string
  shop: { name: string; category: ShopCategory; siteUrl: string }
  title: string
  description: string
  voucherCode: string | null
  offerType: OfferType
  kind: string
  priceValue: number | null
  priceSymbol: number | null
  endsAt: Date | null
  /** CNV-017. Its place among the best; absent where the file does not say. */
  bestRank?: number | null | undefined
}

export type Catalogue = {
  offers: CatalogueOffer[]
  /** On which line of the file each of them is. */
  lines: number[]
  /** Lines that were left out, and why; the others are good. */
  faults: { line: number; reason: string }[]
}

export const CATALOGUE_COLUMNS = [
  'offer_id',
  'shop_name',
  'shop_category',
  'shop_site',
  'title',
  'description',
  'voucher_code',
  'offer_type',
  'kind',
  'reduced_price_value',
  'reduced_price_symbol',
  'end_date',
] as const
/** May be left out. */
const RANK_COLUMN = 'best_rank'
type Column = (typeof CATALOGUE_COLUMNS)[number] | typeof RANK_COLUMN

/** CNV-005. Reads a catalogue written as CSV with `;` or `,`. A wrong line costs itself; a wrong header costs the file. */
export function readCatalogue(text: string): Catalogue {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = header.includes(';') ? ';' : ','
  const columns = csvCells(header, separator)
  const missing = CATALOGUE_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return { offers: [], lines: [], faults: [{ line: 1, reason: `Mancano le colonne ${missing.join(', ')}.` }] }
  const hasRanks = columns.includes(RANK_COLUMN)
  const catalogue: Catalogue = { offers: [], lines: [], faults: [] }
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const cells = csvCells(line, separator)
    const read = readLine((column) => cells[columns.indexOf(column)]?.trim() ?? '')
    if (typeof read === 'string') catalogue.faults.push({ line: index + 2, reason: read })
    else if (seen.has(read.externalId)) catalogue.faults.push({ line: index + 2, reason: 'L’offerta è già nel file.' })
    else {
      seen.add(read.externalId)
      catalogue.lines.push(index + 2)
      catalogue.offers.push(hasRanks ? read : { ...read, bestRank: undefined })
    }
  }
  return catalogue
}

function readLine(cell: (column: Column) => string): CatalogueOffer | string {
  const category = SHOP_CATEGORIES.find(({ slug }) => slug === cell('shop_category'))
  const end = cell('end_date')
  const day = end === '' ? null : parseRomeDay(end)
  const siteUrl = cell('shop_site')
  if (!/^[\w.:-]{1,60}$/.test(cell('offer_id'))) return 'L’identificativo dell’offerta non è valido.'
  if (cell('shop_name') === '' || cell('shop_name').length > 80) return 'Il nome del negozio non è valido.'
  if (!category) return 'La categoria del negozio non è tra quelle del Club.'
  if (URL.parse(siteUrl)?.protocol !== 'https:' || siteUrl.length > 300)
    return 'Il sito del negozio deve iniziare con https://.'
  if (cell('title') === '' || cell('title').length > 200) return 'Il titolo non è valido.'
  if (end !== '' && !day) return 'La data di fine non è una data AAAA-MM-GG.'
  if (!/^\d{0,4}$/.test(cell(RANK_COLUMN))) return 'Il posto tra le migliori offerte non è un numero.'
  const price = readPrice(cell('reduced_price_value'), cell('reduced_price_symbol'))
  if (!price) return 'Lo sconto non è un numero intero in euro (1) o in percentuale (2).'
  return {
    externalId: cell('offer_id'),
    shop: { name: cell('shop_name'), category: category.slug, siteUrl },
    title: cell('title'),
    description: cell('description').slice(0, 2_000),
    voucherCode: cell('voucher_code').slice(0, 60) || null,
    offerType: cell('offer_type') === 'o' ? 'o' : 'c',
    kind: cell('kind').slice(0, 40),
    ...price,
    endsAt: day ? endOfRomeDay(day) : null,
    bestRank: cell(RANK_COLUMN) === '' ? null : Number(cell(RANK_COLUMN)),
  }
}

function readPrice(value: string, symbol: string): Pick<CatalogueOffer, 'priceValue' | 'priceSymbol'> | null {
  if (value === '') return { priceValue: null, priceSymbol: null }
  if (!/^\d{1,6}$/.test(value) || !/^[12]$/.test(symbol)) return null
  return { priceValue: Number(value), priceSymbol: Number(symbol) }
}
