const MOST_WORDS = 8

/** The words of what somebody typed in a search, no more than are worth looking for. */
export function typedWords(typed: string): string[] {
  return typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** A pattern of LIKE for what holds these letters. Signs that LIKE understands are looked for as they are written. */
export function likeAnywhere(letters: string): string {
  return `%${asWritten(letters)}%`
}

/** A pattern of LIKE for what begins with these letters. */
export function likeFromStart(letters: string): string {
  return `${asWritten(letters)}%`
}

function asWritten(letters: string): string {
  return letters.replace(/[\\%_]/g, '\\$&')
}
