const PLAIN = '0123456789+-=()'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'

/** Above the line: `10<sup>18</sup>` is not 1018. Words (1st, ®) and marks before a word (99mTc) read well where they are; a mixed exponent says that it is one. */
export function raised(text: string, hasBase = true): string {
  const plain = figures(text)
  if (/^[0-9+\-=()]*$/.test(plain)) return moved(plain, RAISED)
  return hasBase && /\d/.test(plain) ? `^${text}` : text
}

/** Below the line: H₂O, VO₂max; letters read well where they are. */
export function lowered(text: string): string {
  return moved(figures(text), LOWERED)
}

/** The words of a search as they are typed: CO2 finds CO₂. */
export function onTheLine(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁾₀-₎]/g, (character) => character.normalize('NFKC').replace('−', '-'))
}

function figures(text: string): string {
  return text.trim().replace(/[−–]/g, '-')
}

function moved(text: string, alphabet: string): string {
  return text.replace(/[0-9+\-=()]/g, (character) => [...alphabet][PLAIN.indexOf(character)] ?? character)
}
