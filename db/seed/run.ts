import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { openClubDatabase } from '../open-club-database.ts'
import { seedClub } from './seed-club.ts'

const LARGEST_SCALE = 100_000

/** `npm run seed -- --scale N`, also while the club runs. Whoever asks a real club for it wishes articles to begin with. */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } })
const scale = Number(values.scale)
if (!Number.isInteger(scale) || scale < 1 || scale > LARGEST_SCALE) {
  throw new StartupError(
    `--scale deve essere un numero intero tra 1 e ${LARGEST_SCALE}, per esempio: npm run seed -- --scale 10`,
  )
}

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const { env, url, close } = await openClubDatabase(say)
const database = openDatabase({ url, statementTimeoutMs: 120_000 })
try {
  if (scale > 1 && !env.isDemo)
    throw new StartupError('--scale moltiplica persone e articoli inventati: vale per una demo, non per un club vero.')
  await migrate({ url, log: say })
  await seedClub(database.db, {
    clock: systemClock,
    scale,
    isDemo: env.isDemo,
    hasArticles: true,
    hasPast: true,
    club: env.club,
    log: say,
  })
  process.stdout.write('Il club è pronto.\n')
} finally {
  await database.close()
  await close()
}
