import type { CsvReading, LineFault } from '#platform/pure/csv.ts'
import { endOfRomeDay, parseRomeDay } from '#platform/pure/dates.ts'
import { characterProblem } from '#platform/pure/safe-text.ts'
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
  faults: LineFault[]
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

const TEXT_COLUMNS = ['shop_name', 'shop_site', 'title', 'description', 'voucher_code', 'kind'] as const
const LONGEST: Partial<Record<Column, { name: string; most: number }>> = {
  shop_name: { name: 'Il nome del negozio', most: 80 },
  shop_site: { name: 'L’indirizzo del negozio', most: 300 },
  title: { name: 'Il titolo', most: 200 },
  description: { name: 'La descrizione', most: 2_000 },
  voucher_code: { name: 'Il codice', most: 60 },
  kind: { name: 'Il tipo', most: 40 },
}

/** CNV-005. A partner's catalogue. A wrong value costs its line; a wrong header, or columns that slip (IDN-027), cost the file. */
export function readCatalogue({ rows: [header, ...rows], faults }: CsvReading): Catalogue {
  const columns = header?.cells.map((cell) => cell.trim()) ?? []
  const wrong = faults.length > 0 ? faults : headerFaults(columns)
  if (wrong.length > 0) return { offers: [], lines: [], faults: [...wrong] }
  const hasRanks = columns.includes(RANK_COLUMN)
  const catalogue: Catalogue = { offers: [], lines: [], faults: [] }
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const read = readLine((column) => cells[columns.indexOf(column)]?.trim() ?? '')
    if (typeof read === 'string') catalogue.faults.push({ line, reason: read })
    else if (seen.has(read.externalId)) catalogue.faults.push({ line, reason: 'L’offerta è già nel file.' })
    else {
      seen.add(read.externalId)
      catalogue.lines.push(line)
      catalogue.offers.push(hasRanks ? read : { ...read, bestRank: undefined })
    }
  }
  return catalogue
}

function headerFaults(columns: readonly string[]): LineFault[] {
  const missing = CATALOGUE_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0) return [{ line: 1, reason: `Mancano le colonne ${missing.join(', ')}.` }]
  const twin = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at)
  return twin ? [{ line: 1, reason: `La colonna ${twin} compare due volte.` }] : []
}

/** IDN-027. A code that is also a word of what everybody reads; publishing it is asked first. */
export function codeExposure({
  title,
  description,
  voucherCode,
}: Pick<CatalogueOffer, 'title' | 'description' | 'voucherCode'>): string | null {
  if (!voucherCode) return null
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(voucherCode)}(?![\\p{L}\\p{N}])`, 'iu')
  if (word.test(title)) return 'In questa riga il codice compare nel titolo: vuoi pubblicarlo?'
  return word.test(description) ? 'In questa riga il codice compare nella descrizione: vuoi pubblicarlo?' : null
}

function readLine(cell: (column: Column) => string): CatalogueOffer | string {
  const category = SHOP_CATEGORIES.find(({ slug }) => slug === cell('shop_category'))
  const end = cell('end_date')
  const day = end === '' ? null : parseRomeDay(end)
  const siteUrl = cell('shop_site')
  if (!/^[\w.:-]{1,60}$/.test(cell('offer_id'))) return 'L’identificativo dell’offerta non è valido.'
  for (const column of TEXT_COLUMNS) {
    const problem = characterProblem(cell(column), { isMultiline: column === 'description' })
    if (problem) return problem
  }
  for (const [column, { name, most }] of Object.entries(LONGEST)) {
    const { length } = cell(column as Column)
    if (length > most) return `${name} ha ${length} caratteri: al massimo ${most}.`
  }
  if (cell('shop_name') === '') return 'Il nome del negozio non è valido.'
  if (!category) return 'La categoria del negozio non è tra quelle del Club.'
  if (URL.parse(siteUrl)?.protocol !== 'https:') return 'Il sito del negozio deve iniziare con https://.'
  if (cell('title') === '') return 'Il titolo non è valido.'
  if (end !== '' && !day) return 'La data di fine non è una data AAAA-MM-GG.'
  if (!/^\d{0,4}$/.test(cell(RANK_COLUMN))) return 'Il posto tra le migliori offerte non è un numero.'
  const price = readPrice(cell('reduced_price_value'), cell('reduced_price_symbol'))
  if (!price) return 'Lo sconto non è un numero intero in euro (1) o in percentuale (2).'
  return {
    externalId: cell('offer_id'),
    shop: { name: cell('shop_name'), category: category.slug, siteUrl },
    title: cell('title'),
    description: cell('description'),
    voucherCode: cell('voucher_code') || null,
    offerType: cell('offer_type') === 'o' ? 'o' : 'c',
    kind: cell('kind'),
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
