import { belowFloor, type Floor } from './floors.ts'

export type DatabaseFacts =
  | { kind: 'silent'; reason: string }
  | {
      kind: 'answers'
      major: number
      pendingMigrations: number
      usesTls: boolean
      isLocal: boolean
      hasAdministrator: boolean
      hasSecurityContact: boolean
    }

export type DeploymentFacts = {
  /** What the environment itself would be refused for in production, one sentence each. */
  environmentProblems: readonly string[]
  nodeVersion: string
  floors: readonly Floor[]
  isBuilt: boolean
  isEmbedded: boolean
  /** Null when the environment does not even say where it is. */
  database: DatabaseFacts | null
  isHttps: boolean
  trustsProxy: boolean
  hasMail: boolean
  hasInventedSender: boolean
  hasMetricsToken: boolean
  keepsFilesLocally: boolean
  hasInventedIban: boolean
  /** ACC-004. The seat of the club can be written on electronic invoices. */
  hasSeat: boolean
  isRoot: boolean
  /** IDN-053 */
  hasScanner: boolean
  /** IDN-033 */
  hasExampleSecret: boolean
  /** How many of the previous secrets sealed nothing that is still there; 0 where the database cannot be asked. */
  unusedSecrets: number
}

export type Finding = { level: 'error' | 'warning'; sentence: string }

const oldestPostgres = 15

/** What is not ready for the public. Errors must be mended; warnings are choices to be made knowingly. */
export function deploymentFindings(facts: DeploymentFacts): Finding[] {
  const findings: Finding[] = []
  const error = (sentence: string) => findings.push({ level: 'error', sentence })
  const warn = (sentence: string) => findings.push({ level: 'warning', sentence })

  for (const problem of facts.environmentProblems) error(problem)
  if (!facts.nodeVersion.startsWith('24.')) error(`Camice gira con Node 24, qui c’è ${facts.nodeVersion}.`)
  for (const { name, floor, installed } of belowFloor(facts.floors)) {
    error(`${name} ${installed ?? 'non installato'}: serve almeno ${floor}, le versioni precedenti hanno falle note.`)
  }
  if (!facts.isBuilt) error('Le pagine non sono costruite: esegui "npm run build".')
  if (facts.database?.kind === 'silent') error(`Il database non risponde (${facts.database.reason}).`)
  if (facts.database?.kind === 'answers') {
    const { major, pendingMigrations, usesTls, isLocal, hasAdministrator, hasSecurityContact } = facts.database
    if (major < oldestPostgres) error(`Il database è PostgreSQL ${major}: serve almeno ${oldestPostgres}.`)
    if (pendingMigrations > 0)
      warn(`Il prossimo avvio applicherà ${pendingMigrations} aggiornamenti al database: fai prima una copia.`)
    if (!usesTls && !isLocal)
      warn('La connessione al database non è cifrata: aggiungi sslmode=verify-full a DATABASE_URL.')
    if (!hasAdministrator)
      warn('Nessuno può entrare in redazione: apri la porta al primo amministratore con "npm run admin".')
    if (!hasSecurityContact)
      warn(
        'Nessun contatto per la sicurezza: /.well-known/security.txt risponde 404 finché un amministratore non lo scrive in /redazione/club.',
      )
  }
  if (facts.isEmbedded)
    warn('Il database è quello incorporato: un solo processo, e le copie sono compito tuo ("npm run backup").')
  if (facts.isHttps && !facts.trustsProxy)
    warn(
      'PUBLIC_ORIGIN è https ma TRUST_PROXY è vuoto: per il club tutti i visitatori avranno l’indirizzo del proxy, e cento password sbagliate in un’ora chiuderanno fuori tutti.',
    )
  if (facts.hasInventedIban) warn('CLUB_IBAN è quello di esempio: chi paga con bonifico non pagherebbe nessuno.')
  if (!facts.hasSeat)
    warn(
      'CLUB_ADDRESS non si divide in via, CAP, comune e provincia: completa la sede in /redazione/club, o le fatture elettroniche non si preparano.',
    )
  if (!facts.hasMail) warn('MAIL_URL manca: le lettere restano nella posta in uscita e non partono.')
  if (facts.hasMail && facts.hasInventedSender)
    warn('MAIL_FROM è quello di esempio: le lettere verrebbero rifiutate, o finirebbero tra quelle indesiderate.')
  if (!facts.hasMetricsToken) warn('METRICS_TOKEN manca: in produzione nessuno potrà leggere /metrics.')
  if (facts.keepsFilesLocally && !facts.isEmbedded)
    warn('I file caricati restano su questo nodo: con più nodi serve FILES_DRIVER=s3.')
  if (!facts.hasScanner) warn('CLAMD_URL manca: i file che i soci mandano non passano da un antivirus.')
  if (facts.hasExampleSecret)
    warn('APP_SECRET è quello di esempio, che tutti possono leggere: mettine uno tuo, di 64 caratteri a caso.')
  if (facts.unusedSecrets > 0)
    warn(
      'APP_SECRET_PREVIOUS contiene un segreto con cui nessuna riga è più chiusa: quando vuoi lasciar cadere anche i browser ricordati puoi toglierlo.',
    )
  if (facts.isRoot) warn('Il club gira come root: usa un utente suo.')
  return findings
}
