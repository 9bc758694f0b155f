/** BLK-017. Length of the excerpts shown on cards. */
const EXCERPT_LENGTH = 150

/** How much of the end is given up so that no word is cut in the middle; beyond it, what is written has no spaces. */
const LONGEST_WORD = 30

/** BLK-017. The first characters of a text, up to the end of a word, with an ellipsis when something was cut. Counts what a reader sees as one character. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text
  const characters = Array.from(new Intl.Segmenter('it').segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  const first = characters.slice(0, length)
  const isInWord = !/\s/.test(characters[length] ?? ' ')
  const end = isInWord ? first.findLastIndex((character) => /\s/.test(character)) : length
  const kept = end > length - LONGEST_WORD ? first.slice(0, end) : first
  return `${kept.join('').replace(/[\s,;:(–-]+$/u, '')}…`
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
