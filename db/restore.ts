import path from 'node:path'
import { restore } from '#platform/db/restore.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { openClubDatabase } from './open-club-database.ts'

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const file = process.argv[2]
if (!file) throw new StartupError('Indica la copia da riprendere: npm run restore FILE')
const club = await openClubDatabase(say)
try {
  const manifest = await restore({ url: club.url, file: path.resolve(file), dataFolder: club.env.dataFolder, log: say })
  const rows = Object.values(manifest.rows).reduce((total, count) => total + count, 0)
  process.stdout.write(`Copia del ${manifest.createdAt} ripresa: ${rows} righe.\n`)
} finally {
  await club.close()
}
