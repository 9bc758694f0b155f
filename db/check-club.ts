import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { findBreaks } from './club-checks/find-breaks.ts'
import { openClubDatabase } from './open-club-database.ts'

/** Of a club of a million members a question may take a while. */
const LONGEST_MS = 600_000

/** `npm run check:club`: FIG-055, a sentence for each place where what the club says of itself does not hold together. */
const club = await openClubDatabase((sentence) => process.stderr.write(`${sentence}\n`))
const database = openDatabase({ url: club.url, maxConnections: 2, statementTimeoutMs: LONGEST_MS })
try {
  let breaks = 0
  for await (const sentence of findBreaks(database.db, systemClock.now())) {
    process.stdout.write(`${sentence}\n`)
    breaks += 1
  }
  if (breaks === 0)
    process.stdout.write('Il club non si contraddice: piani, fatture, corsi, saldi, codici e giorni tornano.\n')
  process.exitCode = breaks > 0 ? 1 : 0
} finally {
  await database.close()
  await club.close()
}
