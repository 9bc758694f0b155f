/** BLK-010. How many of twelve columns a card takes: twelve divided by the cards per row, three when nobody chose. */
export function columnWidth(cardsPerRow: number | undefined): number {
  return cardsPerRow === undefined ? 3 : 12 / cardsPerRow
}
