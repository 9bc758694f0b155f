import type { Permission } from '#areas/audience/model.ts'
import type { Picture, RichText } from './model.ts'

/** CNT-003. The thirteen kinds of content, in the words readers and calls use. */
export const CONTENT_TYPES = [
  'Articolo',
  'News',
  'Podcast',
  'Video',
  'E-book',
  'Guida',
  'Faq',
  'Modulo',
  'Infografica',
  'Tool',
  'Film Formazione',
  'VideoClip',
  'Webinar',
] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

/** Modules and tools live among the resources; everything else is read among the news. */
export const RESOURCE_TYPES = ['Modulo', 'Tool'] as const satisfies readonly ContentType[]
export const NEWS_TYPES: readonly ContentType[] = CONTENT_TYPES.filter((type) => type !== 'Modulo' && type !== 'Tool')

/** CNT-012 */
export const USER_ACTIONS = ['Share', 'Print', 'Download/E-book'] as const
export type UserAction = (typeof USER_ACTIONS)[number]

/** CNT-010, NWS-014 */
export const RELATED_COMPONENTS = ['Latest Content', 'Suggested Content', 'Related Content'] as const
export type RelatedComponent = (typeof RELATED_COMPONENTS)[number]

/** CNT-017. Legal or scientific, module or tool; each is opened by the wallet beside it. */
export const USE_WALLETS = {
  isMODLEG: 'moduliLegali',
  isMODSCIENT: 'moduliScientifici',
  isTOOLLEG: 'toolLegali',
  isTOOLSCIENT: 'toolScientifici',
} as const
export type UseFlag = keyof typeof USE_WALLETS

/** CNT-018 */
export const FILE_FORMATS = ['pdf', 'epub', 'mobi', 'docx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** NWS-017. One way an item is closed, and to whom. */
export type PaywallOption = {
  readonly audience: Permission
  /** CNT-016, CNT-022. Asks for the upgrade whatever the type. */
  readonly isForced: boolean
}

/** What closes an item; many items share one, so a search asks the rule a handful of times and not once per item. */
export type AccessPolicy = { readonly paywalls: readonly PaywallOption[]; readonly useFlag: UseFlag | null }

export type Category = { readonly slug: string; readonly label: string; readonly description: string }

/** BLK-044. What a card shows; nothing in it is closed to anybody. */
export type ContentCard = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly abstract: string
  readonly contentType: ContentType
  readonly publicationDate: Date
  readonly picture: Picture
  readonly category: { readonly slug: string; readonly label: string }
  readonly topics: readonly string[]
  readonly useFlag: UseFlag | null
}

/** CNT-002, NWS-014. */
export type ContentItem = ContentCard & {
  readonly parentId: string | null
  readonly body: RichText
  /** The first paragraphs: all of the body that the wrong audience ever gets. */
  readonly opening: RichText
  readonly updatedAt: Date
  readonly professions: readonly string[]
  readonly specializations: readonly string[]
  readonly internalTags: readonly string[]
  readonly series: string | null
  readonly author: string | null
  readonly sources: readonly { readonly label: string; readonly url?: string }[]
  readonly userActions: readonly UserAction[]
  readonly embedded: { readonly url: string; readonly title: string } | null
  readonly relatedComponents: readonly RelatedComponent[]
  readonly relatedIds: readonly string[]
  readonly hasContinueReading: boolean
  readonly hasTopics: boolean
  readonly isFormativo: boolean
  /** CNT-007. The course an item is about, by the name it has in its address. */
  readonly courseSlug: string | null
  /** CNT-008. Who made the film. */
  readonly logos: readonly FilmLogo[]
  /** CNT-018. A MOBI is never made: it is there when an editor has uploaded it. */
  readonly hasMobi: boolean
  readonly access: AccessPolicy
}

/** A name, and its picture where there is one of ours. */
export type FilmLogo = { readonly name: string; readonly path?: string }

/** CNT-018. A way to carry an item away; where it leads is sealed, and means nothing to whoever reads it. */
export type DownloadLink = { readonly format: FileFormat; readonly sealedAddress: string; readonly title: string }

export type Heading = { readonly id: string; readonly label: string }

/** CNT-020…023. What stands where the rest of the item would be. */
export type PaywallOffer = {
  readonly isForced: boolean
  readonly callToAction: { readonly label: string; readonly to: string } | null
  readonly hasLogin: boolean
  /** The call to action leads to a trial, which does not open this item: the plans are offered beside it. */
  readonly hasUpgrade: boolean
  /** The plan or wallet that opens this item, in words. */
  readonly opensWith: string
}

/** An item as an audience may have it, in whatever channel. */
export type ReadableItem = Omit<ContentItem, 'opening' | 'access'> & {
  readonly isCut: boolean
  readonly headings: readonly Heading[]
  readonly offer: PaywallOffer | null
}

/** What a document to carry away is made of; also of what is not an item, such as the book of a course. */
export type PrintableItem = Pick<
  ReadableItem,
  'id' | 'title' | 'abstract' | 'author' | 'publicationDate' | 'updatedAt' | 'body' | 'headings' | 'sources'
>

/** NWS-002, SRC-018. What a listing or search asks for, in our words. */
export type ContentCriteria = {
  readonly types?: readonly ContentType[]
  readonly excludedTypes?: readonly ContentType[]
  readonly categories?: readonly string[]
  readonly topics?: readonly string[]
  readonly internalTags?: readonly string[]
  readonly excludedIds?: readonly string[]
  readonly professions?: readonly string[]
  readonly specializations?: readonly string[]
  readonly isPremium?: boolean
  readonly offset: number
  readonly rows: number
}

export type ContentPage = { readonly items: readonly ContentCard[]; readonly matches: number }
