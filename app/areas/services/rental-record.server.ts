import { serveRecord } from '#platform/records/serve-record.server.ts'
import { rental } from './rental-record.ts'
import { rentalOffers } from './tables.server.ts'

export const servedRental = serveRecord(rental, { table: rentalOffers, trailKind: 'service-edited' })
