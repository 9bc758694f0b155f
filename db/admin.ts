import { takeAwayFactors } from '#areas/account/access-commands.server.ts'
import { openDesk } from '#areas/account/staff-invitation-commands.server.ts'
import { findMembersNamed } from '#areas/audience/store.server.ts'
import { followClub } from '#areas/club/context.server.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { openClubDatabase } from './open-club-database.ts'

/** `npm run admin -- nina@club.it Nina Rossi`: invites the first administrator to the desk, also while the club runs. */
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const words = process.argv.slice(2)
const [who, name = '', surname = '', ...others] = words
const isLettingBack = who === '--senza-secondo-fattore'
if (!who || others.length > 0 || (isLettingBack && words.length !== 2) || (who.startsWith('--') && !isLettingBack))
  throw new StartupError(
    'Scrivi e-mail, nome e cognome di chi amministra, per esempio: npm run admin -- nina@club.it Nina "De Rossi". Per chi è già iscritto basta l’e-mail o lo username. Chi lavora in redazione e ha perso il secondo fattore rientra con: npm run admin -- --senza-secondo-fattore nina@club.it',
  )
const { env, url, close } = await openClubDatabase(say)
const database = openDatabase({ url, maxConnections: 2 })
try {
  await migrate({ url, log: say })
  const club = followClub(database.db, env.club, env.publicOrigin)
  await club.renew()
  const sender = { club: club.now(), origin: env.publicOrigin }
  const by = { actorId: null, now: systemClock.now(), sender, reason: 'npm run admin' }
  if (isLettingBack) await letBack(name)
  else await open()

  /** IDN-031. Whoever keeps the server lets back somebody of the staff who lost every factor. */
  async function letBack(named: string): Promise<void> {
    const [member, another] = await findMembersNamed(database.db, named)
    if (!member || another)
      throw new StartupError(`Nessun account, oppure più d’uno, si chiama ${named}: scrivi lo username.`)
    const isDone = await takeAwayFactors(database.db, member, {
      ...by,
      reason: 'npm run admin -- --senza-secondo-fattore',
    })
    const outcome = isDone ? 'entra ora con la sola password, e ne aggiunge un altro.' : 'non ha un secondo fattore.'
    process.stdout.write(`${member.email} ${outcome}\n`)
  }

  async function open(): Promise<void> {
    const { username, email, isNew, link } = await openDesk(database.db, { who: who ?? '', name, surname }, by)
    process.stdout.write(
      `${email} ${isNew ? 'ha ora un account' : 'ha già un account'}. Username: ${username}\nDiventa amministratore aprendo questo link, entro sette giorni e una volta sola:\n${link}\nPoi la redazione è a ${env.publicOrigin}/redazione\n`,
    )
  }
} catch (error) {
  if (error instanceof Conflict) throw new StartupError(error.message)
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
