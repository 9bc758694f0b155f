/** BLK-017. Length of the excerpts shown on cards. */
const EXCERPT_LENGTH = 150

/** The end of a text that is a piece of a word, or what would stand before an ellipsis for nothing. */
const BROKEN_WORD = /\s+\S{0,24}$/u
const LOOSE_SIGNS = /[\s,;:.–-]+$/u

/** BLK-017. The first words of a text, with an ellipsis when something was cut. Counts what a reader sees as one character. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text
  const characters = Array.from(new Intl.Segmenter('it').segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  const cut = characters.slice(0, length).join('')
  const words = /\s/u.test(characters[length] ?? '') ? cut : cut.replace(BROKEN_WORD, '')
  return `${words.replace(LOOSE_SIGNS, '')}…`
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
