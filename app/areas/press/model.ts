import type { LiteratureNotice } from '#platform/outside/pubmed/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

/** PUB-003. The wallet that opens search and newsletter, whatever the type of who holds it. */
export const PRESS_WALLET = 'pubmed'
export const PRESS_PATH = '/servizi/pubmed'
export const READING_LIST_PATH = `${PRESS_PATH}/elenco-di-lettura`

/** PUB-011 */
export const RESULTS_STEP = 6
/** Nobody reads more than this of one search: a narrower one is a better answer. */
export const MOST_RESULTS = 600
/** API-245. What one call answers; the next ones are asked from there. */
export const CALL_RESULTS = 60
export const KEYWORD_MAX_LENGTH = 200

/** PUB-012 */
export const MOST_SPECIALIZATIONS = 3
export const MOST_SAVED = 500
/** A digest is read between two patients. */
export const DIGEST_PAPERS_PER_FAMILY = 10

/** PUB-014. A paper as people find it. */
export type Article = {
  readonly id: number
  readonly title: string
  readonly originalTitle: string | null
  readonly pubDate: RomeDay
  readonly author: string
  readonly body: string
  /** What it comes to, for whoever reads many: its conclusions where it says them, else how it begins. */
  readonly summary: string
  readonly link: string
  /** Journal, year, volume, pages, in one line. */
  readonly source: string
  readonly doi: string | null
  readonly notices: readonly LiteratureNotice[]
}

/** PUB-015. What a search is about. */
export type PressCategory = { readonly id: number; readonly name: string }

/** PUB-015, PUB-016. What a newsletter is about. */
export type SpecializationFamily = { readonly id: number; readonly name: string }

/** PUB-005…008. What a search asks; the keyword may be empty. */
export type PressQuestion = {
  readonly from: RomeDay
  readonly to: RomeDay
  readonly categoryId: number
  readonly keyword: string
}

/** The same as it was typed, before anybody checked it. */
export type TypedQuestion = {
  readonly from: string
  readonly to: string
  readonly category: string
  readonly keyword: string
}

export type Period = { readonly from: RomeDay; readonly to: RomeDay }

/** One weekly letter, as it was sent. */
export type Digest = {
  readonly parts: readonly { readonly family: SpecializationFamily; readonly papers: readonly Article[] }[]
}

export const CITATION_FORMATS = ['ris', 'bibtex'] as const
export type CitationFormat = (typeof CITATION_FORMATS)[number]
