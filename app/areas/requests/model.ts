/** The one queue of the desk (DSK-039). */
export const QUEUE_PATH = '/redazione/richieste'
export const QUEUE_LIST = 'requests'

/** Beside the kinds of requests, what a prepared answer may be for: what is written to a member first. */
export const LETTER_KIND = 'email-a-iscritto'

/** DSK-041. */
export const LONGEST_ANSWER = 5000
export const MOST_FILES = 5
/** All the files of an answer together: what most mail servers still take. */
export const MOST_FILE_BYTES = 15 * 1024 * 1024
/** What is sent after a request to lawyers, until it is closed. */
export const MOST_PAPERS = 10
export const LARGEST_PAPER_WORDS =
  'Un PDF fino a 15 MB o un’immagine fino a 8 MB. Lo leggi tu e chi segue la richiesta.'

/** DSK-041. As far as a request can be put aside. */
export const LONGEST_ASIDE_DAYS = 365

/** DSK-043. */
export const LONGEST_NOTE = 2000

/** DSK-040. A page that is open says so this often; one that has not said so for a while is not open any more. */
export const READER_ASKS_MS = 10_000
export const READER_STAYS_MS = 30_000

export type RequestFile = { readonly path: string; readonly name: string; readonly byteSize: number }

export type RequestAnswer = {
  readonly id: string
  readonly author: string | null
  readonly text: string
  readonly createdAt: Date
  readonly refusedAt: Date | null
  readonly files: readonly RequestFile[]
}

export type RequestNote = {
  readonly id: string
  readonly author: string | null
  readonly text: string
  readonly createdAt: Date
}

/** DSK-040. The views that everybody has, and what each asks of the queue. */
export const QUEUE_VIEWS = [
  { label: 'Tutte', query: '' },
  { label: 'Le mie', query: 'stato=new,taken&segue=io' },
  { label: 'Di nessuno', query: 'stato=new,taken&segue=nessuno' },
  { label: 'In ritardo', query: 'termine=ritardo' },
] as const
