import { walletWords } from '#areas/audience/permission-copy.ts'
import type { DatedPriceList } from '#areas/plans/desk-store.server.ts'
import type { GivenWallet, PriceListEntry, Product } from '#areas/plans/model.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { vatInWords } from '#areas/plans/vat-rules.ts'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { formatEuro, splitCents } from '#platform/pure/money.ts'
import type { Change, Line } from '../members/member-rules.ts'
import { KIND_WORDS } from './plan-copy.ts'

const PRICE = 'price'
/** Of prices the lines only tell whether something changed: what changes, and from when, `priceChanges` says. */
export const isPriceLine = ({ key }: Pick<Line, 'key'>) => key.startsWith(`${PRICE} `)

/** A product in lines that can be read and compared; `mostLiked` is the name of the one that has the badge, whichever it is. */
export function pictureOf(product: Product, lists: readonly DatedPriceList[], mostLiked: string | null): Line[] {
  const line = (key: string, label: string, value: string) => ({ key, label, value: value || 'niente' })
  return [
    line('name', 'Nome', product.name),
    line('kind', 'Che cos’è', KIND_WORDS[product.kind]),
    line('summary', 'Frase', product.summary),
    line('sale', 'Vendita', product.isOnSale ? 'in vendita' : 'non in vendita'),
    line('rank', 'Livello', String(product.rank)),
    line('mostLiked', '«Il più scelto»', mostLiked ?? ''),
    ...product.wallets.map((wallet) =>
      line(`wallet ${wallet.tag}`, `Apre: ${walletWords(wallet.tag)}`, walletInWords(wallet)),
    ),
    line('portfolios', 'Polizze e codici', product.portfolios.map(walletWords).join(', ')),
    ...product.services.map(({ label, publicDescription, available }, at) =>
      line(
        `service ${at}`,
        `Voce ${at + 1}`,
        `${label}${publicDescription && ` (${publicDescription})`}, ${available ? 'compresa' : 'non compresa'}`,
      ),
    ),
    line('vat', 'Come si tassa', vatInWords(product.vat)),
    line('conditions', 'Condizioni di adesione', textInWords(product.conditionsHtml)),
    ...lists.flatMap(({ fromDay, entries }) =>
      entries.map((entry) =>
        line(
          `${PRICE} ${fromDay} ${entry.installmentPlanId}`,
          `Dal ${formatDateIt(fromDay)}, ${entry.installmentPlanName}`,
          priceInWords(entry),
        ),
      ),
    ),
  ]
}

const inForce = (lists: readonly DatedPriceList[], day: RomeDay) =>
  lists.findLast(({ fromDay }) => fromDay <= day)?.entries ?? []

/** What a product would cost from each day on, and what it will: each way to pay it beside what it is in its place. */
export function priceChanges(before: readonly DatedPriceList[], after: readonly DatedPriceList[]): Change[] {
  const days = [...new Set([...before, ...after].map(({ fromDay }) => fromDay))].toSorted()
  return days.flatMap((day) => {
    const [was, is] = [inForce(before, day), inForce(after, day)]
    const ways = new Map([...was, ...is].map((entry) => [entry.installmentPlanId, entry.installmentPlanName]))
    const priceIn = (entries: readonly PriceListEntry[], way: string) => {
      const entry = entries.find(({ installmentPlanId }) => installmentPlanId === way)
      return entry ? priceInWords(entry) : null
    }
    return [...ways]
      .map(([way, name]) => ({
        key: `${PRICE} ${day} ${way}`,
        label: `Dal ${formatDateIt(day)}, ${name}`,
        from: priceIn(was, way),
        to: priceIn(is, way),
      }))
      .filter(({ from, to }) => from !== to)
  })
}

/** `358,80 €, 12 rate da 29,90 €`, and what it was before the discount. */
export function priceInWords(entry: PriceListEntry): string {
  const cents = payableCents(entry)
  const [first = cents, last = first] = [
    splitCents(cents, entry.installmentPlanNumber)[0],
    splitCents(cents, entry.installmentPlanNumber).at(-1),
  ]
  const each = first === last ? formatEuro(first) : `${formatEuro(last)} (le prime ${formatEuro(first)})`
  return [
    formatEuro(cents),
    entry.installmentPlanNumber > 1 && `${entry.installmentPlanNumber} rate da ${each}`,
    entry.discountedCents !== null && `invece di ${formatEuro(entry.totalCents)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function walletInWords({ stato, credits, isEndless }: GivenWallet): string {
  return [
    isEndless ? 'per sempre' : 'finché dura il prodotto',
    credits !== undefined && `${credits.toLocaleString('it-IT')} crediti`,
    stato !== undefined && `Stato ${stato}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Long words are told by how they begin, how long they are and a sum of their letters, so that any change is seen. */
function textInWords(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '') return ''
  let sum = 0
  for (const letter of html) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_679_616
  return `«${words.slice(0, 60)}…», ${words.length.toLocaleString('it-IT')} caratteri, versione ${sum.toString(36).padStart(4, '0')}`
}
