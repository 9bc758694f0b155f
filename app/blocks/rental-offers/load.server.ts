import type { z } from 'zod'
import { listRentalOffers } from '#areas/services/store.server.ts'
import type { LoadParts } from '../block.ts'
import type { RentalOffersData, rentalOffersSchema } from './schema.ts'

export async function loadRentalOffers(
  fields: z.output<typeof rentalOffersSchema>,
  { db }: LoadParts,
): Promise<RentalOffersData> {
  return { ...fields, offers: await listRentalOffers(db) }
}
