import { openDesk } from '#areas/account/staff-invitation-commands.server.ts'
import { followClub } from '#areas/club/context.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { InvalidInput } from '#platform/errors.ts'
import { openClubDatabase } from './open-club-database.ts'

/** `npm run admin -- nina@club.it Nina Rossi`: invites the first administrator to the desk, also while the club runs. */
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const [who, name = '', surname = '', ...others] = process.argv.slice(2)
if (!who || others.length > 0)
  throw new StartupError(
    'Scrivi e-mail, nome e cognome di chi amministra, per esempio: npm run admin -- nina@club.it Nina "De Rossi". Per chi è già iscritto basta l’e-mail o lo username.',
  )
const { env, url, close } = await openClubDatabase(say)
const database = openDatabase({ url, maxConnections: 2 })
try {
  await migrate({ url, log: say })
  const club = followClub(database.db, env.club, env.publicOrigin)
  await club.renew()
  const sender = { club: club.now(), origin: env.publicOrigin }
  const by = { actorId: null, now: systemClock.now(), sender, reason: 'npm run admin' }
  const { username, email, isNew, link } = await openDesk(database.db, { who, name, surname }, by)
  process.stdout.write(
    `${email} ${isNew ? 'ha ora un account' : 'ha già un account'}. Username: ${username}\nDiventa amministratore aprendo questo link, entro sette giorni e una volta sola:\n${link}\nPoi la redazione è a ${env.publicOrigin}/redazione\n`,
  )
} catch (error) {
  if (!(error instanceof InvalidInput)) throw error
  const { who: whoProblem } = error.fields
  throw new StartupError(
    whoProblem ??
      `${who} non ha ancora un account: scrivi anche nome e cognome, per esempio: npm run admin -- ${who} Nina "De Rossi"`,
  )
} finally {
  await database.close()
  await close()
}
