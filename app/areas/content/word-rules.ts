const LONGEST_TYPED = 100
const MOST_WORDS = 8

/** The words of a text without accents or signs, as the database reads them. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
}

/** The words of what somebody typed, no more than are worth looking for. */
export function wordsTyped(typed: string): string[] {
  return wordsIn(typed.slice(0, LONGEST_TYPED)).slice(0, MOST_WORDS)
}
