import { z } from 'zod'
import { DESTINATIONS, HOLIDAY_TYPES, type TravelOffer } from '#areas/travel/model.ts'
import { insertTravelOffers } from '#areas/travel/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readYaml } from './content-files.ts'

const services = z.strictObject({
  isCruise: z.boolean().default(false),
  nights: z.int().nullable().default(null),
  board: z.string().nullable().default(null),
  hasSpa: z.boolean().default(false),
  hasBeachService: z.boolean().default(false),
  hotelStars: z.int().nullable().default(null),
  hasFlight: z.boolean().default(false),
  hasWifi: z.boolean().default(false),
  structureType: z.string().nullable().default(null),
  hasItalianGuide: z.boolean().default(false),
})
const travel = z.strictObject({
  slug: z.string(),
  title: z.string(),
  destination: z.enum(DESTINATIONS.map(({ label }) => label)),
  holidayType: z.enum(HOLIDAY_TYPES.map(({ label }) => label)),
  place: z.string(),
  location: z.string(),
  extract: z.string(),
  days: z.array(z.string()),
  services,
})

function offerOf({ extract, days, services: included, ...words }: z.output<typeof travel>): TravelOffer {
  return {
    ...words,
    extract,
    content: `${extract} Partenze garantite con un minimo di dieci partecipanti; quotazione riservata agli iscritti e a chi viaggia con loro.`,
    body: [
      { heading: 'Il programma', paragraphs: days },
      {
        heading: 'Che cosa comprende',
        paragraphs: [
          'Le sistemazioni e i pasti indicati, i trasferimenti, l’assistenza in viaggio e l’assicurazione medica e contro l’annullamento.',
          'Non comprende le mance, gli extra personali e quanto non è scritto qui.',
        ],
      },
    ],
    imagePath: null,
    ...included,
  }
}

/** TRV-001. A dozen of travels, one at least of each kind. */
export async function seedTravel(db: Db): Promise<number> {
  return insertTravelOffers(db, readYaml('travel.yaml', z.array(travel)).map(offerOf))
}
