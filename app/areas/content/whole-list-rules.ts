/** The word in an address that asks for a list whole: what a reader without JavaScript gets from "Mostra altro". */
export const WHOLE_NAME = 'tutto'

export function wholeAddress(path: string, search: string, anchor?: string): string {
  const query = new URLSearchParams(search)
  query.set(WHOLE_NAME, '1')
  return `${path}?${query}${anchor ? `#${anchor}` : ''}`
}
