import { walletWords } from '#areas/audience/permission-copy.ts'
import { addRomeMonths, formatDateIt, parseRomeDay, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { type Cents, formatEuro, parseEuro } from '#platform/pure/money.ts'
import { isSlug } from '#platform/pure/text.ts'
import type { DatedPriceList, NewProduct, ProductFields } from './desk-store.server.ts'
import { type GivenWallet, PRODUCT_KINDS, type PriceListEntry, type Product, type ProductService } from './model.ts'
import { vatIn } from './vat-rules.ts'

/** What was typed, by name of field; a tick that is off is not there. */
export type Typed = Readonly<Record<string, string>>
type Refused = { errors: Record<string, string> }

export const MOST_SERVICES = 24
export const MOST_WAYS = 6
const MOST_CREDITS = 10_000
const MOST_RANK = 999
export const LONGEST_CONDITIONS = 40_000
const DEAREST: Cents = 100_000_00
/** Less than this a month costs more to collect than it brings. */
const LEAST_INSTALMENT: Cents = 1_00
const MOST_INSTALMENTS = 48
/** Beyond it somebody mistyped the year. */
const FARTHEST_MONTHS = 36
/** The address of the form of a new one at the desk. */
const NEW = 'nuovo'

/** AUD-005. The services a plan can open; a code that a product already gives is offered too. */
export const WALLET_TAGS = [
  'news',
  'ecm',
  'consulenzaLegale',
  'legal',
  'tutelaLegale',
  'tutelaLegale2',
  'toolLegali',
  'moduliLegali',
  'toolScientifici',
  'moduliScientifici',
  'pubmed',
  'topnegozi',
  'netmed',
  'telemedicina',
  'winLoy',
] as const

/** The wallets a form offers for this product, with the words of the desk. */
export function offeredWallets(wallets: readonly GivenWallet[]): { tag: string; label: string }[] {
  const tags = [...new Set([...WALLET_TAGS, ...wallets.map(({ tag }) => tag)])]
  return tags.map((tag) => ({ tag, label: walletWords(tag) }))
}

const oneLine = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ')
const isTicked = (typed: Typed, name: string) => (typed[name] ?? '') !== ''

type Judged = { id: Pick<NewProduct, 'id' | 'kind'>; fields: ProductFields } | Refused

/** What was typed of a product, judged; all that is wrong is told at once. `held` is the product as it is, if there is one. */
export function judgeProduct(typed: Typed, held: Product | null): Judged {
  const errors: Record<string, string> = {}
  const text = (field: string, least: number, most: number, sentence: string) => {
    const value = oneLine(typed[field])
    if (value.length < least || value.length > most) errors[field] = sentence
    return value
  }
  const name = text('name', 3, 60, 'Scrivi il nome: da 3 a 60 caratteri.')
  const summary = text('summary', 10, 200, 'Scrivi la frase che lo presenta: da 10 a 200 caratteri.')
  const id = held?.id ?? oneLine(typed.id)
  if (!held && (!isSlug(id) || id.length > 40 || id === NEW))
    errors.id = 'Il codice ha solo lettere minuscole, cifre e trattini, al massimo 40.'
  const kind = held?.kind ?? PRODUCT_KINDS.find((known) => known === typed.kind)
  if (!kind) errors.kind = 'Scegli se è un piano o un’aggiunta.'
  const rank = wholeIn(typed.rank, 1, MOST_RANK)
  if (rank === null) errors.rank = `Il livello è un numero da 1 a ${MOST_RANK}.`
  const conditionsHtml = (typed.conditions ?? '').trim()
  if (conditionsHtml.length > LONGEST_CONDITIONS)
    errors.conditions = `Le condizioni sono troppo lunghe: al massimo ${LONGEST_CONDITIONS.toLocaleString('it-IT')} caratteri.`
  const wallets = walletsIn(typed, held?.wallets ?? [], errors)
  const portfolios = portfoliosIn(typed, errors)
  const services = servicesIn(typed, errors)
  const { vat, errors: vatErrors } = vatIn(typed, held?.vat)
  Object.assign(errors, vatErrors)
  if (Object.keys(errors).length > 0 || !kind || rank === null) return { errors }
  const isMostLiked = isTicked(typed, 'mostLiked')
  return {
    id: { id, kind },
    fields: { name, summary, rank, isMostLiked, conditionsHtml, vat, wallets, portfolios, services },
  }
}

function wholeIn(written: string | undefined, least: number, most: number): number | null {
  const text = (written ?? '').trim()
  if (!/^\d{1,6}$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

function walletsIn(typed: Typed, held: readonly GivenWallet[], errors: Record<string, string>): GivenWallet[] {
  return offeredWallets(held)
    .filter(({ tag }) => isTicked(typed, `wallet-${tag}`))
    .map(({ tag }) => {
      const optional = (name: string, most: number, sentence: string) => {
        const written = typed[`${name}-${tag}`]?.trim()
        if (!written) return null
        const number = wholeIn(written, 0, most)
        if (number === null) errors[`${name}-${tag}`] = sentence
        return number
      }
      const credits = optional('credits', MOST_CREDITS, 'I crediti sono un numero intero, fino a 10.000.')
      const stato = optional('stato', 9, 'Lo Stato è una cifra da 0 a 9, o niente.')
      return {
        tag,
        ...(stato !== null && { stato }),
        ...(credits !== null && credits > 0 && { credits }),
        ...(isTicked(typed, `endless-${tag}`) && { isEndless: true }),
      }
    })
}

export const MOST_PORTFOLIOS = 20
const PORTFOLIO = /^[\p{L}\p{N}._-]{2,40}$/u

function portfoliosIn(typed: Typed, errors: Record<string, string>): string[] {
  const codes = [...new Set((typed.portfolios ?? '').split(/[\s,;]+/).filter(Boolean))]
  const wrong = codes.find((code) => !PORTFOLIO.test(code))
  if (wrong) errors.portfolios = `«${wrong.slice(0, 40)}» non è un codice: lettere, cifre, punti e trattini.`
  if (codes.length > MOST_PORTFOLIOS) errors.portfolios = `Al massimo ${MOST_PORTFOLIOS} codici.`
  return codes
}

function servicesIn(typed: Typed, errors: Record<string, string>): ProductService[] {
  const rows = Array.from({ length: MOST_SERVICES }, (_, at) => ({
    at,
    place: wholeIn(typed[`place-${at}`], 1, 99) ?? at + 1,
    label: oneLine(typed[`label-${at}`]),
    publicDescription: oneLine(typed[`description-${at}`]),
    available: isTicked(typed, `included-${at}`),
  })).filter(({ label, publicDescription }) => label !== '' || publicDescription !== '')
  const seen = new Set<string>()
  for (const { at, label, publicDescription } of rows) {
    if (label.length < 2 || label.length > 80) errors[`label-${at}`] = 'Scrivi la voce: da 2 a 80 caratteri.'
    if (publicDescription.length > 160) errors[`description-${at}`] = 'Al massimo 160 caratteri.'
    const head = headOf(label)
    if (seen.has(head)) errors[`label-${at}`] = `«${head}» c’è già: ogni voce una volta sola.`
    seen.add(head)
  }
  return rows
    .toSorted((a, b) => a.place - b.place || a.at - b.at)
    .map(({ label, publicDescription, available }) => ({ label, publicDescription, available }))
}

/** UPG-010. What follows the colon is how much of it this plan gives; plans are compared by what stands before. */
function headOf(label: string): string {
  return label.split(': ')[0] ?? label
}

type PricesAsked = { known: readonly PriceListEntry[]; now: Date }

/** The prices typed for a day on, judged. The same number of instalments keeps the code carts and orders know it by. */
export function judgePriceList(typed: Typed, { known, now }: PricesAsked): { list: DatedPriceList } | Refused {
  const errors: Record<string, string> = {}
  const fromDay = dayIn(typed.fromDay ?? '', now, errors)
  const entries: PriceListEntry[] = []
  for (let at = 0; at < MOST_WAYS; at += 1) {
    const fields = ['number', 'planName', 'total', 'discounted'].map((name) => typed[`${name}-${at}`]?.trim() ?? '')
    if (fields.every((field) => field === '')) continue
    const entry = entryIn(typed, at, known, errors)
    if (!entry) continue
    if (entries.some(({ installmentPlanNumber }) => installmentPlanNumber === entry.installmentPlanNumber))
      errors[`number-${at}`] = 'Con questo numero di rate c’è già un prezzo.'
    entries.push(entry)
  }
  if (entries.length === 0 && Object.keys(errors).length === 0) errors['total-0'] = 'Scrivi almeno un prezzo.'
  return Object.keys(errors).length > 0 || !fromDay ? { errors } : { list: { fromDay, entries } }
}

function dayIn(written: string, now: Date, errors: Record<string, string>): RomeDay | null {
  const today = romeDayOf(now)
  const day = parseRomeDay(written.trim())
  if (!day) errors.fromDay = 'Scrivi il giorno da cui vale, per esempio 01/01/2027.'
  else if (day < today) errors.fromDay = `Un listino comincia oggi, ${formatDateIt(today)}, o dopo.`
  else if (day > addRomeMonths(today, FARTHEST_MONTHS)) errors.fromDay = 'Il giorno è troppo lontano: controlla l’anno.'
  return errors.fromDay ? null : day
}

function entryIn(
  typed: Typed,
  at: number,
  known: readonly PriceListEntry[],
  errors: Record<string, string>,
): PriceListEntry | null {
  const number = wholeIn(typed[`number-${at}`], 1, MOST_INSTALMENTS)
  if (number === null) errors[`number-${at}`] = `Le rate sono un numero da 1 a ${MOST_INSTALMENTS}.`
  const totalCents = centsIn(typed, `total-${at}`, errors)
  const hasDiscount = (typed[`discounted-${at}`] ?? '').trim() !== ''
  const discountedCents = hasDiscount ? centsIn(typed, `discounted-${at}`, errors) : null
  if (number === null || totalCents === null || (hasDiscount && discountedCents === null)) return null
  if (discountedCents !== null && discountedCents >= totalCents)
    errors[`discounted-${at}`] = 'Il prezzo scontato è più basso di quello intero.'
  if ((discountedCents ?? totalCents) < number * LEAST_INSTALMENT)
    errors[`total-${at}`] = `Ogni rata è almeno di ${formatEuro(LEAST_INSTALMENT)}.`
  const installmentPlanName = oneLine(typed[`planName-${at}`]) || wayName(number)
  if (installmentPlanName.length > 40) errors[`planName-${at}`] = 'Al massimo 40 caratteri.'
  const installmentPlanId =
    known.find(({ installmentPlanNumber }) => installmentPlanNumber === number)?.installmentPlanId ??
    (number === 1 ? 'unica' : `rate-${number}`)
  return { installmentPlanId, installmentPlanNumber: number, installmentPlanName, totalCents, discountedCents }
}

function centsIn(typed: Typed, name: string, errors: Record<string, string>): Cents | null {
  const cents = parseEuro(typed[name] ?? '')
  if (cents === null) errors[name] = 'Scrivi l’importo in euro, per esempio 358,80.'
  else if (cents < 1 || cents > DEAREST) errors[name] = `L’importo va da 0,01 € a ${formatEuro(DEAREST)}.`
  else return cents
  return null
}

/** How a way to pay is called when nobody says otherwise. */
export function wayName(installments: number): string {
  return installments === 1 ? 'Unica soluzione' : `${installments} rate mensili`
}

/** Why a product cannot be put on sale; null when it can. */
export function saleProblem(product: Pick<Product, 'services'>, lists: readonly DatedPriceList[]): string | null {
  if (lists.length === 0) return 'Prima scrivi i prezzi: senza un listino nessuno può comprarlo.'
  return product.services.length === 0 ? 'Prima scrivi almeno una voce di quello che comprende.' : null
}
