import { removeInfectedFile } from '#areas/professional-card/scan-commands.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { scanAll } from '#platform/files/scan-commands.server.ts'
import { clamdScanner } from '#platform/outside/scanner/client.server.ts'
import { openClubDatabase } from './open-club-database.ts'

/** `npm run scan-files`: everything members sent is shown again to the scanner, which may know more than the day it arrived. */
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const club = await openClubDatabase(say)
const database = openDatabase({ url: club.url, maxConnections: 2 })
try {
  const { scannerUrl } = club.env
  if (!scannerUrl) {
    say('CLAMD_URL manca: non c’è un antivirus a cui mostrare i file.')
    process.exitCode = 1
  } else {
    const disk = await openDisk(club.env)
    const { db } = database
    const { clean, infected, unanswered } = await scanAll({
      db,
      disk,
      scanner: clamdScanner({ url: scannerUrl, timeoutMs: 60_000 }),
      remove: (file, signature) => removeInfectedFile(db, disk, { file, signature, now: systemClock.now() }),
    })
    process.stdout.write(`File puliti: ${clean}; tolti perché infetti: ${infected}; senza risposta: ${unanswered}\n`)
    process.exitCode = unanswered > 0 ? 1 : 0
  }
} finally {
  await database.close()
  await club.close()
}
