/** BLK-017. Length of the excerpts shown on cards. */
const EXCERPT_LENGTH = 150

/** BLK-017. The first characters of a text, with an ellipsis when something was cut. Counts what a reader sees as one character. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text
  const characters = Array.from(new Intl.Segmenter('it').segment(text), ({ segment }) => segment)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}

/** The form a name takes in an address: small letters without accents, digits, single hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Whether a name may stand in an address as it is. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
