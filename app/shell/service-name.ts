import type { MenuItem } from '#areas/content/model.ts'

/** UPG-002. What the page at an address is about, in the words of the menu: the most precise item that leads to it. */
export function serviceNameAt(pathname: string, items: readonly MenuItem[]): string | null {
  const leading = everyItem(items)
    .filter(({ link }) => link !== '/' && (pathname === link || pathname.startsWith(`${link}/`)))
    .sort((a, b) => b.link.length - a.link.length)
  return leading[0]?.label ?? null
}

/** Items before what is below them, so that "Servizi" is preferred to its own "Tutti i servizi". */
function everyItem(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...everyItem(item.items)])
}
