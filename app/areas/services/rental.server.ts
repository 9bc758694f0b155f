import { serveRecord } from '#platform/records/served.server.ts'
import { rental } from './rental.ts'
import { rentalOffers } from './tables.server.ts'

export const servedRental = serveRecord(rental, { table: rentalOffers, trailKind: 'service-edited' })
