import { MOST_SERVICES, MOST_WAYS, type Typed } from '#areas/plans/desk-rules.ts'
import type { PriceListEntry, Product } from '#areas/plans/model.ts'
import { toVatTyped } from '#areas/plans/vat-rules.ts'
import { codesIn } from '#platform/pure/choices.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { decimalOf } from '#platform/pure/money.ts'

const MOST_FIELDS = 300
const LONGEST_FIELD = 60_000
/** IDN-007. The fields that the forms of products, prices and missions declare; wallets, services and prices are numbered or named. */
const DECLARED = new RegExp(
  `^(${[
    'id|kind|name|summary|rank|mostLiked|portfolios|conditions|vat|vatReference|reason|fromDay|was',
    'points|per|times|title|text|description|isActive',
    '(wallet|endless|credits|stato)-[\\w-]{1,40}',
    '(place|label|description|included|number|planName|total|discounted)-\\d{1,2}',
  ].join('|')})$`,
)

/** What was typed in the fields of a form of this desk, within bounds. */
export function typedIn(form: FormData): Typed {
  const sent = [...form].filter(([name, value]) => DECLARED.test(name) && typeof value === 'string')
  const typed = Object.fromEntries(
    sent.slice(0, MOST_FIELDS).map(([name, value]) => [name, String(value).slice(0, LONGEST_FIELD)]),
  )
  return form.has('portfolios') ? { ...typed, portfolios: codesIn(form, 'portfolios').join(' ') } : typed
}

const tick = (name: string, isOn: boolean | undefined) => (isOn ? { [name]: 'on' } : {})

/** A product as its form shows it. */
export function toProductTyped(product: Product): Typed {
  const { name, summary, rank, isMostLiked, wallets, portfolios, services, conditionsHtml, vat } = product
  return Object.assign(
    { name, summary, rank: String(rank), portfolios: portfolios.join(' '), conditions: conditionsHtml },
    toVatTyped(vat),
    tick('mostLiked', isMostLiked),
    ...wallets.map(({ tag, credits, stato, isEndless }) => ({
      ...tick(`wallet-${tag}`, true),
      ...tick(`endless-${tag}`, isEndless),
      [`credits-${tag}`]: credits === undefined ? '' : String(credits),
      [`stato-${tag}`]: stato === undefined ? '' : String(stato),
    })),
    ...services.slice(0, MOST_SERVICES).map(({ label, publicDescription, available }, at) => ({
      [`place-${at}`]: String(at + 1),
      [`label-${at}`]: label,
      [`description-${at}`]: publicDescription,
      ...tick(`included-${at}`, available),
    })),
  ) as Typed
}

const euro = (cents: number) => decimalOf(cents).replace('.', ',')

/** The prices of a day as their form shows them. */
export function toPricesTyped(fromDay: RomeDay | '', entries: readonly PriceListEntry[]): Typed {
  return Object.assign(
    { fromDay },
    ...entries.slice(0, MOST_WAYS).map((entry, at) => ({
      [`number-${at}`]: String(entry.installmentPlanNumber),
      [`planName-${at}`]: entry.installmentPlanName,
      [`total-${at}`]: euro(entry.totalCents),
      [`discounted-${at}`]: entry.discountedCents === null ? '' : euro(entry.discountedCents),
    })),
  ) as Typed
}
