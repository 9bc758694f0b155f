import path from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { backup } from '#platform/db/backup.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { openClubDatabase } from './open-club-database.ts'

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const club = await openClubDatabase(say)
try {
  const now = systemClock.now()
  const stamp = now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15).replace('T', '-')
  const file = path.resolve(process.argv[2] ?? path.join(club.env.dataFolder, 'backups', `camice-${stamp}.tar`))
  const manifest = await backup({ url: club.url, file, dataFolder: club.env.dataFolder, now, log: say }).catch(
    (error) => {
      if (error.code === 'ENOSPC')
        throw new StartupError(`Non c’è spazio sul disco per la copia ${file}: libera spazio o scegli un altro posto.`)
      if (error.code === '42P01') throw new StartupError('Il database è ancora vuoto: non c’è niente da copiare.')
      throw error
    },
  )
  const rows = Object.values(manifest.rows).reduce((total, count) => total + count, 0)
  process.stdout.write(`Copia completa: ${file} (${rows} righe in ${Object.keys(manifest.rows).length} tabelle)\n`)
} finally {
  await club.close()
}
