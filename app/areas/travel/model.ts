/** TRV-002, TRV-003. What a filter says when it filters nothing. */
export const ANYWHERE = 'Ovunque'

export const DESTINATIONS = [
  { slug: 'estero', label: 'Estero' },
  { slug: 'italia', label: 'Italia' },
] as const
export type Destination = (typeof DESTINATIONS)[number]['label']

export const HOLIDAY_TYPES = [
  { slug: 'tour', label: 'Viaggi e tour organizzati' },
  { slug: 'montagna', label: 'Montagna' },
  { slug: 'crociera', label: 'Crociera' },
  { slug: 'citta', label: 'Città e cultura' },
  { slug: 'mare', label: 'Mare' },
] as const
export type HolidayType = (typeof HOLIDAY_TYPES)[number]['label']

/** API-252. As many as the search may ask for at once. */
export const MOST_OFFERS = 999

/** TRV-008. What is included is told only where it is known. */
export type TravelServices = {
  readonly isCruise: boolean
  readonly nights: number | null
  readonly board: string | null
  readonly hasSpa: boolean
  readonly hasBeachService: boolean
  readonly hotelStars: number | null
  readonly hasFlight: boolean
  readonly hasWifi: boolean
  readonly structureType: string | null
  readonly hasItalianGuide: boolean
}

export type TravelSummary = {
  readonly slug: string
  readonly title: string
  readonly destination: Destination
  /** The country, region or sea: the second part of the destination on the wire (TRV-006). */
  readonly place: string
  readonly holidayType: HolidayType
  readonly location: string
  readonly extract: string
  readonly imagePath: string | null
}

/** A part of the description: a heading and its paragraphs. */
export type TravelPassage = { readonly heading: string; readonly paragraphs: readonly string[] }

export type TravelOffer = TravelSummary &
  TravelServices & { readonly content: string; readonly body: readonly TravelPassage[] }

export type TravelFilters = { readonly destination: Destination | null; readonly holidayType: HolidayType | null }
