import { serveRecord } from '#platform/records/serve-record.server.ts'
import { travelOffers } from './tables.server.ts'
import { travel } from './travel-record.ts'

export const servedTravel = serveRecord(travel, { table: travelOffers, trailKind: 'convention-edited' })
