import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { isWithoutAdministrator } from '#areas/account/staff-commands.server.ts'
import { clubFrom } from '#areas/club/rules.ts'
import { getClubSettings } from '#areas/club/store.server.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { pendingMigrations } from '#platform/db/migrate.server.ts'
import { type DatabaseFacts, deploymentFindings } from '#platform/deployment/findings.ts'
import type { Floor } from '#platform/deployment/floors.ts'
import { type Env, hasInventedIban, hasInventedSender, readEnv } from '#platform/env.server.ts'
import { VARIABLES } from '#platform/env-variables.server.ts'
import { countRowsUnder } from '#platform/secrets/rotation-commands.server.ts'

async function readFloors(): Promise<Floor[]> {
  const floors = JSON.parse(await readFile('dependency-floors.json', 'utf8')) as Record<string, string>
  return Promise.all(
    Object.entries(floors).map(async ([name, floor]) => {
      const file = `node_modules/${name}/package.json`
      return {
        name,
        floor,
        installed: existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')).version as string) : null,
      }
    }),
  )
}

async function askDatabase(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as major, coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as tls, inet_server_addr() is null or inet_server_addr() = inet_client_addr() as local`,
    )
    const pending = await pendingMigrations({ url })
    return {
      kind: 'answers',
      major: rows[0].major,
      pendingMigrations: pending.length,
      usesTls: rows[0].tls,
      isLocal: rows[0].local,
      // Of a schema that is still to be brought up it cannot be asked: the start asks again.
      ...(pending.length > 0 ? { hasAdministrator: true, hasSecurityContact: true } : await askClub(url)),
    }
  } catch (error) {
    return { kind: 'silent', reason: (error as Error).message || 'connessione rifiutata' }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function askClub(url: string): Promise<{ hasAdministrator: boolean; hasSecurityContact: boolean }> {
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    const { words } = await getClubSettings(database.db)
    return {
      hasAdministrator: !(await isWithoutAdministrator(database.db)),
      hasSecurityContact: Boolean(words.values.securityContact),
    }
  } finally {
    await database.close()
  }
}

/** A database that does not answer is reported by itself. */
async function countUnusedSecrets(url: string, secrets: readonly string[]): Promise<number> {
  if (secrets.length === 0 || database?.kind !== 'answers') return 0
  const opened = openDatabase({ url, maxConnections: 1 })
  try {
    return (await countRowsUnder(opened.db, secrets)).filter((rows) => rows === 0).length
  } finally {
    await opened.close()
  }
}

/** The desk may have said in five fields what the environment says on one line. A database that does not answer decides nothing. */
async function isSeatDecided({ databaseUrl: url, club, publicOrigin }: Env): Promise<boolean> {
  if (!url) return false
  const database = openDatabase({ url, maxConnections: 1 })
  try {
    return clubFrom(club, await getClubSettings(database.db), publicOrigin).seat !== null
  } catch {
    return false
  } finally {
    await database.close()
  }
}

/** The command says NODE_ENV=production, so that the rules of production judge also where it is only rehearsed. */
function judgeEnvironment(): { env: Env | null; problems: string[] } {
  try {
    return { env: readEnv(), problems: [] }
  } catch (error) {
    const problems = (error as { problems?: { name: string; message: string }[] }).problems
    if (!problems) throw error
    return { env: null, problems: problems.map(({ name, message }) => `${name}: ${message}.`) }
  }
}

const { env, problems } = judgeEnvironment()
const database = env?.databaseUrl ? await askDatabase(env.databaseUrl) : null
const findings = deploymentFindings({
  environmentProblems: problems,
  nodeVersion: process.versions.node,
  floors: await readFloors(),
  isBuilt: existsSync('build/built-from.json'),
  isEmbedded: env !== null && !env.databaseUrl,
  database,
  isHttps: env?.isHttps ?? true,
  trustsProxy: env === null || env.trustProxy !== false,
  hasMail: env === null || Boolean(env.mail.url),
  hasMetricsToken: env === null || Boolean(env.metricsToken),
  keepsFilesLocally: env?.files.driver === 'local',
  hasInventedSender: env !== null && hasInventedSender(env.mail),
  hasInventedIban: env !== null && hasInventedIban(env.club),
  hasSeat: env === null || env.club.seat !== null || (await isSeatDecided(env)),
  isRoot: process.getuid?.() === 0,
  hasScanner: env === null || env.scannerUrl !== null,
  hasExampleSecret: env?.secret === VARIABLES.APP_SECRET.example,
  unusedSecrets: env?.databaseUrl ? await countUnusedSecrets(env.databaseUrl, env.previousSecrets) : 0,
})
for (const { level, sentence } of findings)
  process.stdout.write(`${level === 'error' ? 'DA CORREGGERE' : 'attenzione'}  ${sentence}\n`)
const errors = findings.filter((finding) => finding.level === 'error').length
process.stdout.write(
  errors === 0
    ? 'Il club può andare in produzione.\n'
    : `Il club non è pronto: ${errors === 1 ? 'una cosa' : `${errors} cose`} da correggere.\n`,
)
process.exitCode = errors === 0 ? 0 : 1
