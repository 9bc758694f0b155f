import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { importPubmedFile } from './import-pubmed-file.ts'
import { openClubDatabase } from './open-club-database.ts'

/** `npm run import:pubmed -- FILE…`: files as PubMed publishes them, `.xml` or `.xml.gz`; the same file twice changes nothing. */
const files = process.argv.slice(2)
if (files.length === 0)
  throw new StartupError('Indica almeno un file, per esempio: npm run import:pubmed -- pubmed25n0001.xml.gz')

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const { url, close } = await openClubDatabase(say)
const database = openDatabase({ url, statementTimeoutMs: 120_000 })
try {
  await migrate({ url, log: say })
  for (const file of files) {
    const { taken, left } = await importPubmedFile(database.db, file, systemClock.now())
    process.stdout.write(`${file}: ${taken} articoli importati${left > 0 ? `, ${left} lasciati da parte` : ''}.\n`)
  }
} finally {
  await database.close()
  await close()
}
