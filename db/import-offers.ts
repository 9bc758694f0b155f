import { readFile } from 'node:fs/promises'
import { codeExposure, readCatalogue } from '#areas/conventions/catalogue-rules.ts'
import { importCatalogue } from '#areas/conventions/commands.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { type LineFault, textOfFile } from '#platform/pure/csv.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { openClubDatabase } from './open-club-database.ts'

/**
 * Takes the catalogue of the partner shops from a CSV file: `npm run import:offers -- catalogo.csv [--whole] [--expose]`. With
 * `--whole` the file names every offer, and those it does not name are over. Wrong lines are printed and left out; a code that is
 * also a word of its title or description is taken only with `--expose`.
 */
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const [file, ...options] = process.argv.slice(2)
if (!file) {
  say('Manca il file: npm run import:offers -- catalogo.csv [--whole] [--expose]')
  process.exit(1)
}
const print = (found: readonly LineFault[]) => {
  for (const { line, reason } of found.slice(0, 50)) say(`riga ${line}: ${reason}`)
  if (found.length > 50) say(`e altre ${found.length - 50} righe`)
}
const { offers, lines, faults } = readCatalogue(readCsv(textOfFile(await readFile(file))))
print(faults)
const exposed = offers.flatMap((offer, at): LineFault[] => {
  const reason = codeExposure(offer)
  return reason ? [{ line: lines[at] ?? 0, reason }] : []
})
if (exposed.length > 0 && !options.includes('--expose')) {
  print(exposed)
  say('Non è stato caricato niente: per pubblicare questi codici ripeti il comando con --expose.')
  process.exit(1)
}
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
