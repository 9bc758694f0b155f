import type { Counted } from '#platform/tally/counted-page.ts'
import { isSearchable, queryText } from './rules.ts'

const LONGEST_KEPT = 60
/** Also where letters stand for digits, as in codes that two people would share; or in pieces. */
const FISCAL_CODE = /\b[a-z]{6}[0-9lmnp-v]{2}[a-ehlmprst][0-9lmnp-v]{2}[a-z][0-9lmnp-v]{3}[a-z]\b/
const FISCAL_CODE_IN_PIECES = /[a-z]{6}\d{2}[a-ehlmprst]\d{2}[a-z]\d{3}[a-z]/

/** A year at either end, as in the name of a law, says less than its four digits: it counts as one. */
const YEAR = /^(?:19|20)\d\d(?!\p{Nd})|(?<!\p{Nd})(?:19|20)\d\d$/gu

/** FIG-041. A text as it is counted: case, accents and spaces made equal; nothing where it may be about a person. */
export function countedText(typed: string): string {
  const visible = queryText(typed).replace(/\p{C}/gu, '')
  const folded = visible.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  // Telephones, accounts and codes are written with spaces, dots and dashes as well.
  const joined = folded.replace(YEAR, '0').replace(/[^\p{L}\p{N}]/gu, '')
  const mayNameSomebody =
    folded.length > LONGEST_KEPT ||
    folded.includes('@') ||
    /\p{Nd}{6}/u.test(joined) ||
    FISCAL_CODE.test(folded) ||
    FISCAL_CODE_IN_PIECES.test(joined)
  return mayNameSomebody ? '' : folded
}

export type SearchAnswer = { total: number; correctedTo?: string | undefined; hasClosed: boolean }

/** FIG-041. What a search counts as; null where there was nothing to search, or the answer is not known. */
export function searchCounted(typed: string, answer: SearchAnswer | null): Counted | null {
  if (!answer || !isSearchable(typed)) return null
  const { total, correctedTo, hasClosed } = answer
  const outcome = total === 0 && !hasClosed ? 'nothing' : correctedTo ? 'corrected' : 'found'
  return { counter: 'search', subject: countedText(typed), outcome }
}
