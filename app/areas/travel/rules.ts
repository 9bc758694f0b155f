import {
  ANYWHERE,
  DESTINATIONS,
  type Destination,
  HOLIDAY_TYPES,
  type HolidayType,
  type TravelFilters,
  type TravelServices,
} from './model.ts'

export const TRAVEL_PATH = '/servizi/convenzioni/viaggi'

/** TRV-002, TRV-003. The filters an address asks for; what is not among the choices is "Ovunque". */
export function filtersIn(search: URLSearchParams): TravelFilters {
  return {
    destination: DESTINATIONS.find(({ slug }) => slug === search.get('destinazione'))?.label ?? null,
    holidayType: HOLIDAY_TYPES.find(({ slug }) => slug === search.get('tipo'))?.label ?? null,
  }
}

/** TRV-004. The address of a choice of filters: "Ovunque" is said by saying nothing. */
export function addressOf({ destination, holidayType }: TravelFilters): string {
  const search = new URLSearchParams()
  const place = DESTINATIONS.find(({ label }) => label === destination)
  const type = HOLIDAY_TYPES.find(({ label }) => label === holidayType)
  if (place) search.set('destinazione', place.slug)
  if (type) search.set('tipo', type.slug)
  const query = search.toString()
  return query ? `${TRAVEL_PATH}?${query}` : TRAVEL_PATH
}

export type FilterChoice = { label: string; to: string; isChosen: boolean }
export type TravelFilterChoices = { name: 'Destinazione' | 'Tipo di vacanza'; chosen: string; choices: FilterChoice[] }

/** TRV-002, TRV-003. Both filters with every choice as an address, the first being "Ovunque". */
export function filterChoices(filters: TravelFilters): TravelFilterChoices[] {
  const choice = (label: string, change: Partial<TravelFilters>, isChosen: boolean) => ({
    label,
    to: addressOf({ ...filters, ...change }),
    isChosen,
  })
  return [
    {
      name: 'Destinazione',
      chosen: filters.destination ?? ANYWHERE,
      choices: [
        choice(ANYWHERE, { destination: null }, filters.destination === null),
        ...DESTINATIONS.map(({ label }) => choice(label, { destination: label }, filters.destination === label)),
      ],
    },
    {
      name: 'Tipo di vacanza',
      chosen: filters.holidayType ?? ANYWHERE,
      choices: [
        choice(ANYWHERE, { holidayType: null }, filters.holidayType === null),
        ...HOLIDAY_TYPES.map(({ label }) => choice(label, { holidayType: label }, filters.holidayType === label)),
      ],
    },
  ]
}

export type ServiceIcon = { icon: string; label: string }

/** TRV-008. An icon only for the values that are set. */
export function serviceIcons(travel: TravelServices): ServiceIcon[] {
  const icons: (ServiceIcon | false | null)[] = [
    travel.isCruise && { icon: 'globe', label: 'Crociera' },
    travel.nights !== null && { icon: 'moon', label: travel.nights === 1 ? '1 notte' : `${travel.nights} notti` },
    travel.board !== null && { icon: 'nutrition', label: travel.board },
    travel.hotelStars !== null && { icon: 'star', label: `${travel.hotelStars} stelle` },
    travel.structureType !== null && { icon: 'building-2', label: travel.structureType },
    travel.hasFlight && { icon: 'plane', label: 'Volo incluso' },
    travel.hasItalianGuide && { icon: 'users', label: 'Guida in italiano' },
    travel.hasSpa && { icon: 'sparkles', label: 'Spa' },
    travel.hasBeachService && { icon: 'umbrella', label: 'Servizio spiaggia' },
    travel.hasWifi && { icon: 'smartphone', label: 'Wi-Fi' },
  ]
  return icons.filter((icon) => typeof icon === 'object' && icon !== null)
}

export function destinationNamed(label: string): Destination | null {
  return DESTINATIONS.find((each) => each.label === label)?.label ?? null
}

export function holidayTypeNamed(label: string): HolidayType | null {
  return HOLIDAY_TYPES.find((each) => each.label === label)?.label ?? null
}
