import { romeDayOf } from '#platform/pure/dates.ts'

type Ordered = { readonly publicationDate: Date; readonly specializations: readonly string[] }

/** BLK-025. The newest day first; of the same day, what is about the reader's own specialization. */
export function newsInOrder<Item extends Ordered>(items: readonly Item[], own: readonly string[]): Item[] {
  const isOwn = (item: Item) => item.specializations.some((name) => own.includes(name))
  const day = (item: Item) => String(romeDayOf(item.publicationDate))
  return items.toSorted((a, b) => day(b).localeCompare(day(a)) || Number(isOwn(b)) - Number(isOwn(a)))
}
