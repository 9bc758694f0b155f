import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CONSENT_COOKIE } from '#areas/tracking/model.ts'
import { allows, readConsent } from '#areas/tracking/rules.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.server.ts'
import { readHostCookie } from '#platform/session/cookie.ts'
import { addDayCounts } from '#platform/tally/store.server.ts'
import { createTally, type Tally } from '#platform/tally/tally.server.ts'

export function hasAgreedToStatistics({ cookie }: IncomingHttpHeaders, now: Date): boolean {
  return allows(readConsent(readHostCookie(cookie, CONSENT_COOKIE, true).value), 'statistics', now)
}

/** FIG-039. The counts of this node; what is still in memory is written before it closes. */
export function openTally(
  app: FastifyInstance,
  {
    database,
    clock,
    countsOpenings = true,
  }: { database: Pick<Database, 'db'>; clock: Clock; countsOpenings?: boolean },
): Tally {
  const tally = createTally({
    clock,
    write: (counts) => addDayCounts(database.db, counts),
    hasAgreed: (headers) => hasAgreedToStatistics(headers, clock.now()),
    onFailure: (error) => app.log.error({ err: error }, 'what was counted could not be written yet'),
    onRefused: (row) => app.log.error(row, 'a row of what was counted was refused and given up'),
  })
  app.addHook('onClose', () => tally.write())
  return countsOpenings ? tally : { ...tally, count: () => undefined }
}
