/** STU-014. The quotation marks of a club: what `"` becomes while somebody writes. */
export const QUOTES = { angled: ['«', '»'], curly: ['“', '”'] } as const
export type Quotes = keyof typeof QUOTES

/** An address, or a reference by its number: there a quotation mark is a sign like another. */
const ADDRESS = /(?:[a-z]+:\/\/|www\.|@|\b10\.\d{4,9}\/|\b(?:doi|pmid):)\S*$/i
const BEFORE_OPENING = /(?:^|[\s([{—–/'’])$/

/** What `"` becomes after these words of its paragraph; null where it stays as it is, as after the inches of a screen. */
export function typedQuote(before: string, quotes: Quotes): string | null {
  if (ADDRESS.test(before)) return null
  const [opening, closing] = QUOTES[quotes]
  const isOpen = before.lastIndexOf(opening) > before.lastIndexOf(closing)
  if (isOpen) return /\s$/.test(before) ? null : closing
  return BEFORE_OPENING.test(before) ? opening : null
}
