import { z } from 'zod'
import { ANYWHERE, DESTINATIONS, HOLIDAY_TYPES, MOST_OFFERS, type TravelSummary } from './model.ts'
import { TRAVEL_PATH } from './rules.ts'

const labels = <Label extends string>(choices: readonly { label: Label }[]) => choices.map(({ label }) => label)

/** API-252. A filter is left out when it says "Ovunque". */
export const travelSearchWire = z.object({
  destination: z.enum([ANYWHERE, ...labels(DESTINATIONS)]).optional(),
  vacationType: z.enum([ANYWHERE, ...labels(HOLIDAY_TYPES)]).optional(),
  criteria: z
    .object({
      offset: z.number().int().min(0).max(10_000).default(0),
      rows: z.number().int().min(1).max(MOST_OFFERS).default(MOST_OFFERS),
      orderCriteria: z.array(z.unknown()).max(10).optional(),
    })
    .optional(),
})

/** TRV-006, API-252 */
export const travelDocWire = z.object({
  ci_destination_t: z.string(),
  ci_tipo_di_vacanza_txm: z.array(z.string()),
  location_it: z.string(),
  title_it: z.string(),
  item_path: z.string(),
  extract_it: z.string(),
  image_url: z.string().nullable(),
})
export const travelAnswerWire = z.object({ matches: z.number().int(), docs: z.array(travelDocWire) })

/** TRV-006. The destination is the first part of a field separated by pipes. */
export function toTravelDoc(travel: TravelSummary): z.infer<typeof travelDocWire> {
  return {
    ci_destination_t: `${travel.destination}|${travel.place}`,
    ci_tipo_di_vacanza_txm: [travel.holidayType],
    location_it: travel.location,
    title_it: travel.title,
    item_path: `${TRAVEL_PATH}/${travel.slug}`,
    extract_it: travel.extract,
    image_url: travel.imagePath,
  }
}
