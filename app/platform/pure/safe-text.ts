/** IDN-021 */
export const UNSAFE_TEXT = 'Ci sono caratteri che non si possono usare.'

/** Control and invisible characters, line ends, halves of characters and code points nobody has assigned. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u
/** What turns the words of others around, or no keyboard writes. Lines, tabs and joined emoji are part of a text. */
const NOT_IN_A_TEXT = /[\p{Cs}\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u

/** IDN-021. What is wrong with the characters of a text, or null. A line is stricter than a text of several. */
export function characterProblem(text: string, { isMultiline = false } = {}): string | null {
  return (isMultiline ? NOT_IN_A_TEXT : NOT_IN_A_LINE).test(text) ? UNSAFE_TEXT : null
}

/**
 * The fields of forms and calls that hold several lines, or a structure written as text. Every other one is a line: a browser sends no
 * line end from it, so whoever does wrote the request by hand.
 */
const MULTILINE = new Set(
  `abstract about beforeStart body che comment conditions content description extract logos meantFor motivo note outcome outcomes portfolios presentationText
  promoCodes reason related restOfStudy risposta sources sponsor steps summary teachers text troppo words
  items audience events seen over A B C D`.split(/\s+/),
)

export function isMultilineField(name: string): boolean {
  return MULTILINE.has(name.replace(/-\d+$/, ''))
}

/** A record says which of its fields hold several lines (`platform/records`). */
export function allowLines(names: readonly string[]): void {
  for (const name of names) MULTILINE.add(name)
}

/** A refusal names this many fields at most. */
const MOST_NAMED = 50

/**
 * What somebody sent, each text in one spelling (NFC), and by field what cannot be accepted. What lies inside a field takes its rule;
 * a password is nobody's to change.
 */
export function readTexts<Sent>(sent: Sent): { value: Sent; fields: Record<string, string> } {
  const fields: Record<string, string> = {}
  const read = (part: unknown, path: readonly string[], isMultiline: boolean): unknown => {
    if (typeof part === 'string') {
      if (/password/i.test(path.at(-1) ?? '')) return part
      const text = part.normalize('NFC')
      const problem = characterProblem(text, { isMultiline })
      if (problem && Object.keys(fields).length < MOST_NAMED) fields[path.join('.')] = problem
      return text
    }
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map((item, index) => read(item, [...path, String(index)], isMultiline))
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [
        key,
        read(item, [...path, key], isMultiline || isMultilineField(key)),
      ]),
    )
  }
  return { value: read(sent, [], false) as Sent, fields }
}
