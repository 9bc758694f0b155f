import { openDatabase } from '#platform/db/database.server.ts'
import { checkBodies } from './body-checks/check-bodies.ts'
import { openClubDatabase } from './open-club-database.ts'

/** Of a club of many contents a question may take a while. */
const LONGEST_MS = 600_000

/** `npm run check:bodies`: STU-003, what becomes of each text in its one form; with `-- --write` the texts of items are put in it. */
const club = await openClubDatabase((sentence) => process.stderr.write(`${sentence}\n`))
const database = openDatabase({ url: club.url, maxConnections: 2, statementTimeoutMs: LONGEST_MS })
try {
  const isWriting = process.argv.includes('--write')
  const counts = await checkBodies(database.db, { isWriting, say: (sentence) => process.stdout.write(`${sentence}\n`) })
  process.exitCode = counts.differing > 0 ? 1 : 0
} finally {
  await database.close()
  await club.close()
}
