import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { findBrokenDay } from '#platform/trail/seal-store.server.ts'
import { openClubDatabase } from './open-club-database.ts'

/** `npm run check:trail`: DSK-054, the first day of the trail that does not match its seal. */
const club = await openClubDatabase((sentence) => process.stderr.write(`${sentence}\n`))
const database = openDatabase({ url: club.url, maxConnections: 2 })
try {
  const day = await findBrokenDay(database.db, systemClock.now())
  process.stdout.write(
    day
      ? `Il registro del ${formatDateIt(day)} non è quello che era quando è stato sigillato.\n`
      : 'Il registro è quello che era: tutti i giorni sigillati corrispondono.\n',
  )
  process.exitCode = day ? 1 : 0
} finally {
  await database.close()
  await club.close()
}
