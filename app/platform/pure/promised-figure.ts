const FIGURES = new Intl.NumberFormat('it', { useGrouping: 'always' })

/** A figure the documents promise is said while it is true ("Oltre 200"); below it, the page says what there is. */
export function promisedFigure(count: number, promised: number, over = 'Oltre'): string {
  return count > promised ? `${over} ${FIGURES.format(promised)}` : FIGURES.format(count)
}
