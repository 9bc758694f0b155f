import type { SubscriptionType } from '#areas/audience/model.ts'
import type { ContentItem } from './article-model.ts'

/** Where an item stands, as its dates say: nothing else is kept about it. */
export const SHELVES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type Shelf = (typeof SHELVES)[number]

/** The draft is what is being written and is written over; what is aside gave way to another's words. */
export const VERSION_ACTS = ['draft', 'saved', 'published', 'withdrawn', 'aside'] as const
export type VersionAct = (typeof VERSION_ACTS)[number]

/** What a form of the desk holds, as it was typed: drawn again unchanged when something of it is refused. */
export type Typed = {
  readonly words: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<TypedChoice, readonly string[]>>
}
export type TypedChoice = 'professions' | 'userActions' | 'relatedComponents' | 'options'

/** An item as editors write it; what readers get follows from it. */
export type ItemDraft = Pick<
  ContentItem,
  | 'contentType'
  | 'title'
  | 'slug'
  | 'abstract'
  | 'body'
  | 'author'
  | 'topics'
  | 'internalTags'
  | 'professions'
  | 'specializations'
  | 'series'
  | 'sources'
  | 'userActions'
  | 'embedded'
  | 'relatedComponents'
  | 'hasContinueReading'
  | 'hasTopics'
  | 'isFormativo'
  | 'courseSlug'
  | 'logos'
  | 'picture'
  | 'access'
> & {
  readonly categorySlug: string
  /** What editors chose to show beside it, by the names of the addresses. */
  readonly relatedSlugs: readonly string[]
  /** ISO instant at which it comes out; null is "as soon as it is published". */
  readonly publishAt: string | null
}

/** One act of an editor on an item, with what it then was. */
export type ItemVersion = {
  readonly number: number
  readonly act: VersionAct
  readonly author: string | null
  readonly authorId: string | null
  readonly savedAt: Date
}

/** What the desk opens: what was written last, and where the item stands. */
export type DeskItem = {
  readonly id: string
  readonly draft: ItemDraft
  /** As it was typed, where something of it cannot be read yet. */
  readonly typed: Typed | null
  /** Number of the last version; 0 for an item that no editor has touched. */
  readonly number: number
  readonly lastAct: VersionAct | null
  readonly savedAt: Date | null
  readonly publicationDate: Date | null
  readonly withdrawnAt: Date | null
  readonly hasMobi: boolean
}

/** A line of the list. */
/** What a type of visitor gets of an item: all of it, an invitation where the opening ends, or one nobody can put off. */
export const ACCESS_LEVELS = ['whole', 'invited', 'forced'] as const
export type AccessLevel = (typeof ACCESS_LEVELS)[number]
export type AccessLevels = Readonly<Record<SubscriptionType, AccessLevel>>

export const MOST_BODY = 200_000
export const MOST_RELATED = 3
export const MOST_WALLETS = 30
