import type { Permission } from '#areas/audience/model.ts'
import type { Refusal } from '#areas/audience/rules.ts'

/** The places of a page where editors put blocks. An area's own page usually lends only the last one. */
export const REGIONS = ['main', 'bottom'] as const
export type RegionName = (typeof REGIONS)[number]

/** What an editor placed: who may see it, and its fields in the shape of its type. */
export type Block = {
  readonly id: string
  readonly type: string
  readonly audience: Permission
  readonly fields: unknown
}

export type PageDocument = { readonly regions: { readonly [Name in RegionName]?: readonly Block[] } }

declare const kept: unique symbol
/** A document that may be kept while somebody works on it: known types, names that differ, a bounded length. Blocks may be unfinished. */
export type DraftDocument = PageDocument & { readonly [kept]: true }

declare const checked: unique symbol
/** A document whose blocks all passed their shapes and whose texts are sanitised: the only kind that readers get. */
export type CheckedDocument = DraftDocument & { readonly [checked]: true }

/** What search engines and other sites are told of a page, beyond its title and description. */
export type Sharing = {
  /** Title of the browser tab and of shared links, where it must differ from the title of the page. */
  readonly title?: string
  readonly imagePath?: string
  readonly isHiddenFromSearchEngines?: boolean
}

/** The part of a version that is not blocks. It changes what readers see, so it is published with them. */
export type PageHead = { readonly title: string; readonly description: string; readonly sharing: Sharing }

/** An archived version without a date of publication is a draft that gave way to another's. */
export const VERSION_STATUSES = ['draft', 'published', 'archived'] as const

export type PageVersion = PageHead & {
  readonly pageId: string
  /** Grows at every save: whoever saves or publishes says which number they were looking at. */
  readonly number: number
  readonly status: (typeof VERSION_STATUSES)[number]
  readonly document: PageDocument
  /** Null when the house itself wrote it, as the first content of a new club. */
  readonly authorId: string | null
  readonly savedAt: Date
  readonly publishedAt: Date | null
}

export type PublishedPage = PageVersion & {
  readonly path: string
  readonly updatedAt: Date
  /** Nearest first, as they are found climbing from the page. */
  readonly ancestors: readonly Ancestor[]
}

export type Ancestor = { readonly title: string; readonly url: string }
export type Breadcrumb = { readonly label: string; readonly path: string }

export type PageSummary = {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly parentId: string | null
  readonly latestNumber: number
  readonly publishedNumber: number | null
  /** As the published version says. */
  readonly isHiddenFromSearchEngines: boolean
  readonly updatedAt: Date
}

/** Where a page stands: never given to readers, given, or taken away again. */
export const PAGE_STATES = ['draft', 'published', 'withdrawn'] as const
export type PageState = (typeof PAGE_STATES)[number]

/** One line of the list of pages at the desk. */
export type DeskPage = {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly state: PageState
  /** Readers have a version, and somebody has written another since. */
  readonly hasChanges: boolean
  readonly updatedAt: Date
  /** Null when the house itself wrote it. */
  readonly author: string | null
}

/** A version that readers had or have, the draft, or one that was put aside. */
export type DeskVersion = Pick<PageVersion, 'number' | 'status' | 'title' | 'savedAt' | 'publishedAt'> & {
  readonly author: string | null
  readonly publisher: string | null
}

/** BLK-002. A call to action, as every block shows it; the permission has already been answered by the server. */
export const CTA_VARIANTS = ['solid', 'accent', 'ghost', 'quiet'] as const
export type CallToAction = {
  readonly label: string
  /** BLK-008. Fewer words for a small screen. */
  readonly mobileLabel?: string | undefined
  readonly link: string
  readonly variant: (typeof CTA_VARIANTS)[number]
  readonly icon?: string | undefined
  readonly opensNewTab?: boolean | undefined
  /** Code of the event that tracking records at the click. */
  readonly eventCode?: string | undefined
}

/** A photograph of ours, or a drawing that two words always give again. */
export type Picture =
  | {
      readonly kind: 'photograph'
      readonly path: string
      readonly alt: string
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'drawing'; readonly key: string; readonly category: string }

declare const sanitised: unique symbol
/** Formatted words that passed the allow-list of HTML: the only text a page puts in as HTML. */
export type RichText = string & { readonly [sanitised]: true }

/** SHL-015 */
export const MENU_TARGETS = ['_self', '_blank'] as const
export type MenuItem = {
  readonly id: string
  readonly label: string
  readonly link: string
  readonly target: (typeof MENU_TARGETS)[number]
  readonly items: readonly MenuItem[]
}
/** A menu item before the audience is known. */
export type MenuEntry = Omit<MenuItem, 'items'> & {
  readonly audience: Permission
  readonly items: readonly MenuEntry[]
}

/** A menu item as an editor or the seed writes it. */
export type NewMenuItem = {
  readonly label: string
  readonly link: string
  readonly target?: MenuItem['target']
  readonly audience?: Permission
  readonly items?: readonly NewMenuItem[]
}

/** A block an audience does not get, and why, so that an editor can be told. */
export type HiddenBlock = { readonly block: Block; readonly reason: Refusal }
