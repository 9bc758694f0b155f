import type { DraftItem } from '#areas/content/menu-rules.ts'

type Items = readonly DraftItem[]

/** Where an item stands: under which other, and in which place among its own. */
export type Place = { readonly parent: string | null; readonly index: number }

export function placeOf(items: Items, key: string, parent: string | null = null): Place | null {
  const index = items.findIndex((item) => item.key === key)
  if (index >= 0) return { parent, index }
  for (const item of items) {
    const below = placeOf(item.items, key, item.key)
    if (below) return below
  }
  return null
}

export function itemIn(items: Items, key: string): DraftItem | null {
  for (const item of items) {
    const found = item.key === key ? item : itemIn(item.items, key)
    if (found) return found
  }
  return null
}

const siblingsIn = (items: Items, parent: string | null): Items =>
  parent === null ? items : (itemIn(items, parent)?.items ?? [])

const withSiblings = (items: Items, parent: string | null, next: Items): Items =>
  parent === null
    ? next
    : items.map((item) => ({
        ...item,
        items: item.key === parent ? next : withSiblings(item.items, parent, next),
      }))

export function changeItem(items: Items, key: string, change: Partial<DraftItem>): Items {
  return items.map((item) =>
    item.key === key ? { ...item, ...change } : { ...item, items: changeItem(item.items, key, change) },
  )
}

/** At a place; under an item that is there no more, at the end of the first level. */
export function insertItem(items: Items, item: DraftItem, { parent, index }: Place): Items {
  if (parent !== null && !itemIn(items, parent)) return [...items, item]
  return withSiblings(items, parent, siblingsIn(items, parent).toSpliced(index, 0, item))
}

export function removeItem(items: Items, key: string): Items {
  return items.filter((item) => item.key !== key).map((item) => ({ ...item, items: removeItem(item.items, key) }))
}

/** One place earlier or later among its own; at an end it stays. */
export function moveItem(items: Items, key: string, step: -1 | 1): Items {
  const place = placeOf(items, key)
  const item = itemIn(items, key)
  if (!place || !item) return items
  const to = place.index + step
  if (to < 0 || to >= siblingsIn(items, place.parent).length) return items
  return insertItem(removeItem(items, key), item, { ...place, index: to })
}

/** The item of the first level under which this one would go: the one before it. Who has others below stays. */
export function nestsUnder(items: Items, key: string): DraftItem | null {
  const index = items.findIndex((item) => item.key === key)
  return items[index]?.items.length === 0 ? (items[index - 1] ?? null) : null
}

export function nestItem(items: Items, key: string): Items {
  const under = nestsUnder(items, key)
  const item = itemIn(items, key)
  if (!under || !item) return items
  return insertItem(removeItem(items, key), item, { parent: under.key, index: under.items.length })
}

/** Back to the first level, after the one it was under. */
export function unnestItem(items: Items, key: string): Items {
  const place = placeOf(items, key)
  const item = itemIn(items, key)
  if (!place || place.parent === null || !item) return items
  const index = items.findIndex((each) => each.key === place.parent) + 1
  return insertItem(removeItem(items, key), item, { parent: null, index })
}
