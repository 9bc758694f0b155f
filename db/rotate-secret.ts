import { openDatabase } from '#platform/db/database.server.ts'
import { appSecrets } from '#platform/secrets/app-secret.server.ts'
import { rotateSecrets } from '#platform/secrets/rotation-commands.server.ts'
import { openClubDatabase } from './open-club-database.ts'

/** `npm run rotate-secret`: seals again with APP_SECRET what still lies under a secret of APP_SECRET_PREVIOUS. */
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
const club = await openClubDatabase(say)
const database = openDatabase({ url: club.url, maxConnections: 2, statementTimeoutMs: 120_000 })
try {
  let done = 0
  const left = await rotateSecrets(database.db, await appSecrets(club.env), (rows) => {
    done += rows
    if (rows > 0) say(`Richiuse ${done} righe`)
  })
  const counted = (rows: number) => `${rows} ${rows === 1 ? 'riga' : 'righe'}`
  for (const { purpose, rows } of left) process.stdout.write(`${purpose || 'senza scopo'}: ${counted(rows)}\n`)
  const remaining = left.reduce((sum, { rows }) => sum + rows, 0)
  process.stdout.write(
    remaining === 0
      ? 'Nessuna riga usa più il segreto precedente: puoi toglierlo.\n'
      : `Da richiudere: ${counted(remaining)}. Nessun segreto le apre, o sono state scritte adesso: ripeti, e non togliere il segreto precedente.\n`,
  )
  process.exitCode = remaining === 0 ? 0 : 1
} finally {
  await database.close()
  await club.close()
}
