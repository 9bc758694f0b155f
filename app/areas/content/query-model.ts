/** One word that is looked for: as it is written, without its ending, and by its stem in the database. */
export type Term = {
  readonly word: string
  readonly root: string
  readonly stem: string
  /** How many words after the one before it. */
  readonly gap: number
}
export type Phrase = readonly Term[]

/** A word of a query, or some that mean one thing together, with what else is called so. */
export type Concept = {
  readonly phrase: Phrase
  readonly alternatives: readonly Phrase[]
  /** What was typed of the last word, where it may be the beginning of a longer one. */
  readonly beginning: string | null
  /** Rarer words say more: from 0 to 1. */
  readonly weight: number
}

export type Query = {
  readonly concepts: readonly Concept[]
  /** What is looked for, where what was typed is nowhere. */
  readonly correctedTo?: string
  /** What else may have been meant, nearest first. */
  readonly maybe: readonly string[]
}

/** Words that mean the same, however each is written. */
export type SynonymGroup = readonly string[]
