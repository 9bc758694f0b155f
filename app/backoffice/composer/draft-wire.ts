import type { PageDocument, PageHead } from '#areas/content/model.ts'
import type { HiddenPart } from '#areas/content/rules.ts'
import type { LeftOut } from '#blocks/prepare-page.server.ts'

/** What the composer sends to keep a draft. */
export type SentDraft = {
  /** Number of the version it was made from. */
  basedOn: number
  head: PageHead
  parentId: string | null
  document: PageDocument
  /** Somebody saved meanwhile: `mine` takes the place of theirs, `theirs` stays the draft; the other of the two is kept among the versions. */
  prefers?: 'mine' | 'theirs' | undefined
}

/** What a kind of visitor does not get of a draft: whole blocks, and parts of blocks they do get. */
export type Unseen = { leftOut: readonly LeftOut[]; parts: readonly HiddenPart[] }
