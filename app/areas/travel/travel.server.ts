import { serveRecord } from '#platform/records/served.server.ts'
import { travelOffers } from './tables.server.ts'
import { travel } from './travel.ts'

export const servedTravel = serveRecord(travel, { table: travelOffers, trailKind: 'convention-edited' })
