import type { PageDocument, PageHead } from '#areas/content/model.ts'

/** What the composer sends to keep a draft. */
export type SentDraft = {
  /** Number of the version it was made from. */
  basedOn: number
  head: PageHead
  parentId: string | null
  document: PageDocument
}

/** What it is answered. */
export type DraftAnswer =
  | { kind: 'saved'; number: number; at: string; faults: Record<string, string> }
  | { kind: 'conflict'; number: number; who: string; when: string }
  | { kind: 'refused'; message: string }
