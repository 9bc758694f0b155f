import { readFile } from 'node:fs/promises'
import { readCatalogue } from '#areas/conventions/catalogue-rules.ts'
import { importCatalogue } from '#areas/conventions/commands.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { openClubDatabase } from './open-club-database.ts'

/**
 * Takes the catalogue of the partner shops from a CSV file: `npm run import:offers -- catalogo.csv [--whole]`. With
 * `--whole` the file names every offer, and those it does not name are over. Wrong lines are printed and left out.
 */
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const [file, ...options] = process.argv.slice(2)
if (!file) {
  say('Manca il file: npm run import:offers -- catalogo.csv [--whole]')
  process.exit(1)
}
const { offers, faults } = readCatalogue(await readFile(file, 'utf8'))
for (const { line, reason } of faults.slice(0, 50)) say(`riga ${line}: ${reason}`)
if (faults.length > 50) say(`e altre ${faults.length - 50} righe con errori`)
if (offers.length === 0) {
  say('Il file non contiene offerte valide: il catalogo resta com’era.')
  process.exit(1)
}
const club = await openClubDatabase(say)
const database = openDatabase({ url: club.url, maxConnections: 2, statementTimeoutMs: 120_000 })
try {
  const now = systemClock.now()
  const { imported, expired } = await importCatalogue(database.db, offers, {
    now,
    isWhole: options.includes('--whole'),
  })
  process.stdout.write(`Offerte importate: ${imported}; terminate: ${expired}; righe scartate: ${faults.length}\n`)
} finally {
  await database.close()
  await club.close()
}
