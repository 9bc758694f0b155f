import type { RomeDay } from '../../pure/dates.ts'

/** A person, or a group that signs as one: then the surname is the whole name. */
export type LiteratureAuthor = {
  readonly surname: string
  readonly forename: string
  readonly initials: string
  readonly isGroup: boolean
  /** "Jr", "3rd"; absent where there is none. */
  readonly suffix?: string
}

export type LiteratureJournal = {
  readonly title: string
  readonly abbreviation: string
  readonly issn: string | null
  readonly volume: string | null
  readonly issue: string | null
  readonly pages: string | null
}

/** A book that the record is, or is a chapter of; its title is the journal's. */
export type LiteratureBook = {
  readonly isChapter: boolean
  readonly editors: readonly LiteratureAuthor[]
  readonly publisher: string
  readonly place: string
  readonly edition: string | null
  readonly isbn: string | null
}

/** `about`: the record is itself a notice, about another paper. */
export type LiteratureNoticeKind = 'retraction' | 'partial-retraction' | 'concern' | 'correction' | 'about'

/** Another publication that changes how far this one may be trusted: where it appeared, and its number if it has one. */
export type LiteratureNotice = {
  readonly kind: LiteratureNoticeKind
  readonly source: string
  readonly pmid: number | null
}

/** A paper as the catalogue describes it. Texts are plain: italics are lost, figures above and below the line are characters. */
export type LiteratureRecord = {
  /** The catalogue's own number, PubMed id. */
  readonly pmid: number
  readonly title: string
  /** The title in the language of the paper, where that is not English. */
  readonly originalTitle: string | null
  readonly abstract: readonly { readonly label: string | null; readonly text: string }[]
  readonly authors: readonly LiteratureAuthor[]
  readonly journal: LiteratureJournal
  readonly book: LiteratureBook | null
  /** The day it could first be read, as far as the catalogue knows: the first of what is known only by month or year. */
  readonly publishedOn: RomeDay
  /** The date of the issue as the journal prints it: "2026 Nov", "1990 Spring". This is the date a paper is cited by. */
  readonly publishedAs: string
  /** The day it entered the catalogue. */
  readonly enteredOn: RomeDay
  readonly doi: string | null
  readonly pmcId: string | null
  /** Three letters: eng, ita. */
  readonly language: string
  readonly publicationTypes: readonly string[]
  /** The gravest first. */
  readonly notices: readonly LiteratureNotice[]
  /** Descriptors of the MeSH thesaurus. */
  readonly subjects: readonly string[]
  readonly keywords: readonly string[]
}

export type LiteratureQuestion = {
  /** Descriptors of the MeSH thesaurus: a paper about any of them answers. */
  readonly subjects: readonly string[]
  /** What the reader typed, in English. */
  readonly words?: string
  /** Which date the period is about: the one on the journal, or the day of entry in the catalogue. */
  readonly dates: 'published' | 'entered'
  readonly from: RomeDay
  readonly to: RomeDay
}

/** What the club needs of a catalogue of the medical literature. What the catalogue does not know is left out, never invented. */
export type LiteraturePort = {
  readonly name: string
  /** Papers that answer, at most `most`, newest first, a batch at a time, so that nobody holds them all. */
  search(question: LiteratureQuestion, most: number): AsyncIterable<readonly LiteratureRecord[]>
  findByPmid(pmids: readonly number[]): Promise<readonly LiteratureRecord[]>
  findByDoi(doi: string): Promise<LiteratureRecord | null>
}

/** Numbers no catalogue has given: the papers of the demo are invented, and their numbers say so. */
export const FIRST_DEMO_PMID = 900_000_000

export function isDemoPmid(pmid: number): boolean {
  return pmid >= FIRST_DEMO_PMID
}
