import { z } from 'zod'
import { VARIABLES, type Values, type VariableName } from './env-variables.server.ts'
import { hostFor, isInContainer } from './listening.server.ts'
import { DEFAULT_FISCAL, type FiscalSettings } from './pure/fiscal-settings.ts'
import { isIban } from './pure/iban.ts'
import type { Quotes } from './pure/quotes.ts'
import { dividedSeat, type Seat } from './pure/seat.ts'
import { isVatNumber } from './pure/vat-number.ts'

export type Club = {
  name: string
  legalName: string
  phone: string
  /** FRM-022, FRM-027. An empty number where nobody answers there. */
  whatsapp: { number: string; closures: string }
  chatUrl?: string
  email: string
  pec: string
  vatNumber: string
  address: string
  /** ACC-004. The same, each part apart; null where the address cannot be divided. */
  seat: Seat | null
  fiscal: FiscalSettings
  quotes: Quotes
  /** PRV-009. Governing law and court, a whole sentence. */
  jurisdiction: string
  /** Empty where the club accredits no courses of its own. */
  providerNumber: string
  accreditingBody: string
  /** Whose name, and whose hand, certificates carry: the provider's legal representative. */
  signer?: { name: string; picturePath?: string }
  sales: SalesSettings
  partner: { name: string; logoPath?: string }
  /** IDN-026. Where whoever finds a flaw writes, and the rules they are asked to follow; absent until the desk says it. */
  security?: { contact: string; policy: string }
  social: { facebook?: string; instagram?: string; linkedin?: string; youtube?: string }
  /** The colour chosen at the desk, also as letters and papers write it; absent where it is that of the house. */
  look?: {
    hue: number
    chroma: number
    onPaper: string
    inTheDark: string
    /** The colour of the one warm action of a page, where it is not that of the house. */
    accent?: { hue: number; chroma: number }
  }
  /** The club's own drawing; absent where it has the mark of the house. */
  logo?: { path: string; url: string; iconPath: string; width: number; height: number; saysName: boolean }
  /** As the environment says it, where the desk says it otherwise: for papers older than that. */
  beginning?: Club
}

/** How this club sells and is paid. */
export type SalesSettings = {
  iban: string
  /** CRT-004 */
  checkoutAddress: string
  /** Days after which an unpaid instalment suspends what was bought; 0 never. */
  lateInstallmentDays: number
}

export type StripeSettings = { secretKey: string; webhookSecret: string; apiOrigin?: string }

export type FilesSettings =
  | { driver: 'local' }
  | { driver: 's3'; bucket: string; region: string; endpoint?: string; accessKeyId: string; secretAccessKey: string }

export type Env = {
  mode: 'production' | 'development' | 'test'
  isProduction: boolean
  isDemo: boolean
  /** Whether administrators reach the gallery of whoever develops. */
  hasGallery: boolean
  /** IDN-018. Sign-up tells nobody at the screen who is known. */
  isRegistrationQuiet: boolean
  host: string
  port: number
  publicOrigin: string
  isHttps: boolean
  databaseUrl?: string
  databaseReplicaUrl?: string
  databaseMaxConnections: number
  allowEmbeddedDb: boolean
  dataFolder: string
  /** Null when it must be generated and kept in the data folder. */
  secret: string | null
  /** Those it had before: they open what they sealed, and seal nothing any more. */
  previousSecrets: readonly string[]
  /** IDN-011. Whether the free trial waits until the mailbox is proved. */
  trialNeedsProof: boolean
  mail: { url?: string; from: string }
  files: FilesSettings
  /** Absent: no catalogue of the literature is asked. */
  pubmed?: { baseUrl: string; apiKey?: string }
  /** Absent where nobody has an account there. */
  stripe?: StripeSettings
  metricsToken?: string
  logLevel: Values['LOG_LEVEL']
  trustProxy: false | string[]
  maxConnections: number
  /** Above these requests are shed; 0 means never. Tests share one busy process, so there nothing is shed unless asked. */
  maxMemoryBytes: number
  maxEventLoopDelayMs: number
  /** After this a page is shown without the block whose data it waits for. */
  maxBlockMs: number
  /** 0 means never. */
  watchdogSeconds: number
  healthPort?: number
  hasAccessLog: boolean
  pageCacheBytes: number
  breachedPasswordsUrl: string | null
  /** Null: what members send passes without a scanner. */
  scannerUrl: string | null
  crossrefUrl: string | null
  loyalty: { graceDays: number; catalogue: { url: string; key: string } | null }
  /** Null: courses are followed in the club’s own classroom. */
  coursePlatform: { url: string; key: string; name: string } | null
  /** Feeds and readers of others; where there is none, the house has its own. */
  reading: { healthNewsUrl?: string; magazinesUrl?: string; pressReaderUrl?: string }
  /** Origins that a page may show in a frame, beside our own. */
  frameOrigins: readonly string[]
  club: Club
  /** Where visits at a distance are made; without it a page of ours says that there is none yet. */
  telemedicineUrl?: string
  /** API-041. The script that draws marketing forms of others. */
  marketingFormScript?: string
}

type Source = Readonly<Record<string, string | undefined>>
type Problem = { name: VariableName; message: string }

/** The whole list of what is wrong, in Italian, for the person who starts the club. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ name, message }) => `  - ${name}: ${message} (esempio: ${name}=${VARIABLES[name].example})`,
    )
    super(`L’ambiente non è valido, il club non parte. Correggi:\n${lines.join('\n')}`)
    this.problems = problems
  }
}

const shape = z.object(Object.fromEntries(Object.entries(VARIABLES).map(([name, { shape }]) => [name, shape])))

/** Reads every variable once. Values are never repeated in the error: some are secrets. */
export function parseEnv(source: Source, place: { isContained: boolean } = { isContained: false }): Env {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).map((name) => [name, source[name]?.trim() || undefined]),
  ) as Partial<Record<VariableName, string>>
  const parsed = shape.safeParse(given)
  const problems = parsed.success ? [] : problemsOf(parsed.error)
  problems.push(...contradictions(given))
  if (problems.length > 0 || !parsed.success) throw new EnvironmentError(problems)
  return envOf(parsed.data as Values, place)
}

/** The environment of this process, read only here. */
export function readEnv(): Env {
  return parseEnv(process.env, { isContained: isInContainer() })
}

/** React and other libraries are several times slower unless told so, also in a demo; called before the built app is imported. */
export function runLibrariesInProductionMode(): void {
  process.env.NODE_ENV = 'production'
}

function problemsOf(error: z.ZodError): Problem[] {
  const first = new Map<VariableName, string>()
  for (const issue of error.issues) {
    const name = issue.path[0] as VariableName
    if (!first.has(name)) first.set(name, issue.message)
  }
  return [...first].map(([name, message]) => ({ name, message }))
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

function contradictions(given: Partial<Record<VariableName, string>>): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: VariableName, message: string) => problems.push({ name, message })
  if (given.NODE_ENV === 'production') {
    if (!given.DATABASE_URL && !isOn(given.ALLOW_EMBEDDED_DB))
      refuse('DATABASE_URL', 'in produzione serve, a meno di ALLOW_EMBEDDED_DB=1')
    if (isOn(given.DEMO_MODE))
      refuse('DEMO_MODE', 'in produzione i soci dimostrativi non sono ammessi: togli la variabile')
    if (!given.PUBLIC_ORIGIN) refuse('PUBLIC_ORIGIN', 'in produzione serve')
    else if (!isSecure(given.PUBLIC_ORIGIN)) refuse('PUBLIC_ORIGIN', 'in produzione deve essere https')
    if (given.MAIL_URL?.startsWith('smtp+insecure:'))
      refuse('MAIL_URL', 'in produzione le lettere partono solo cifrate: smtps:// oppure smtp:// con STARTTLS')
    if (!given.APP_SECRET && given.DATABASE_URL) refuse('APP_SECRET', 'in produzione serve, uguale su ogni nodo')
    problems.push(...companyProblems(given))
  }
  if (given.FILES_DRIVER === 's3')
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (!given[name]) refuse(name, 'serve con FILES_DRIVER=s3')
  if (given.COURSE_PLATFORM_URL && !given.COURSE_PLATFORM_KEY)
    refuse('COURSE_PLATFORM_KEY', 'serve con COURSE_PLATFORM_URL')
  if (given.LOYALTY_CATALOGUE_URL && !given.LOYALTY_CATALOGUE_KEY)
    refuse('LOYALTY_CATALOGUE_KEY', 'serve con LOYALTY_CATALOGUE_URL')
  if (/^[1-7]$/.test(given.LATE_INSTALLMENT_DAYS ?? ''))
    refuse(
      'LATE_INSTALLMENT_DAYS',
      'deve essere 0 oppure almeno 8: prima partono due lettere, dopo un giorno e dopo sette',
    )
  if (given.STRIPE_SECRET_KEY && !given.STRIPE_WEBHOOK_SECRET)
    refuse('STRIPE_WEBHOOK_SECRET', 'serve con STRIPE_SECRET_KEY')
  if (given.STRIPE_WEBHOOK_SECRET && !given.STRIPE_SECRET_KEY)
    refuse('STRIPE_SECRET_KEY', 'serve con STRIPE_WEBHOOK_SECRET')
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    refuse('DATABASE_REPLICA_URL', 'non ha senso senza DATABASE_URL')
  return problems
}

/** ACC-005. What would be on every invoice: a real club does not start with it, a demo only says it. */
export function companyProblems(given: Partial<Record<VariableName, string>>): Problem[] {
  const { CLUB_VAT_NUMBER: vatNumber, CLUB_IBAN: iban } = given
  const problems: Problem[] = []
  if (vatNumber !== undefined && !isVatNumber(vatNumber.replace(/\s/g, '').replace(/^IT/i, '')))
    problems.push({
      name: 'CLUB_VAT_NUMBER',
      message: 'non è una partita IVA: ha undici cifre, non tutte zero, e l’ultima controlla le altre',
    })
  if (iban !== undefined && !isIban(iban.replace(/\s/g, '').toUpperCase()))
    problems.push({
      name: 'CLUB_IBAN',
      message: 'non è un IBAN: controlla la lunghezza (27 caratteri in Italia) e le cifre',
    })
  return problems
}

/** ACC-005. Said at the start of a demo, which starts anyway. */
export function companyWarning(source: Source = process.env): string | null {
  const lines = companyProblems({ CLUB_VAT_NUMBER: source.CLUB_VAT_NUMBER, CLUB_IBAN: source.CLUB_IBAN }).map(
    ({ name, message }) => `${name} ${message}`,
  )
  return lines.length > 0 ? `Attenzione: ${lines.join('; ')}.` : null
}

/** Browsers treat the machine itself as a secure place, so a rehearsal of production on localhost is allowed. */
function isSecure(origin: string): boolean {
  const url = URL.parse(origin)
  return url === null || url.protocol === 'https:' || url.hostname === 'localhost'
}

function envOf(values: Values, place: { isContained: boolean }): Env {
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  const isProduction = values.NODE_ENV === 'production'
  const isTest = values.NODE_ENV === 'test'
  const isDemo = values.DEMO_MODE ?? !isProduction
  return {
    mode: values.NODE_ENV,
    isProduction,
    isDemo,
    hasGallery: values.DESK_GALLERY ?? isDemo,
    isRegistrationQuiet: values.QUIET_REGISTRATION,
    host: values.HOST ?? hostFor({ isDemo, ...place }),
    port: values.PORT,
    publicOrigin,
    isHttps: publicOrigin.startsWith('https:'),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databaseMaxConnections: values.DATABASE_MAX_CONNECTIONS,
    allowEmbeddedDb: values.ALLOW_EMBEDDED_DB,
    dataFolder: values.DATA_FOLDER,
    secret: values.APP_SECRET ?? null,
    previousSecrets: values.APP_SECRET_PREVIOUS,
    trialNeedsProof: values.TRIAL_NEEDS_PROVED_EMAIL ?? !isDemo,
    mail: { url: values.MAIL_URL, from: values.MAIL_FROM },
    files: filesOf(values),
    pubmed: values.PUBMED_URL ? { baseUrl: values.PUBMED_URL, apiKey: values.PUBMED_API_KEY } : undefined,
    stripe: stripeOf(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    maxMemoryBytes: (values.MAX_MEMORY_MB ?? (isTest ? 0 : 1536)) * 1024 * 1024,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS ?? (isTest ? 0 : 1000),
    maxBlockMs: values.MAX_BLOCK_MS,
    watchdogSeconds: values.WATCHDOG_SECONDS,
    healthPort: values.HEALTH_PORT,
    hasAccessLog: values.ACCESS_LOG,
    pageCacheBytes: values.PAGE_CACHE_BYTES,
    coursePlatform:
      values.COURSE_PLATFORM_URL && values.COURSE_PLATFORM_KEY
        ? { url: values.COURSE_PLATFORM_URL, key: values.COURSE_PLATFORM_KEY, name: values.COURSE_PLATFORM_NAME }
        : null,
    scannerUrl: values.CLAMD_URL ?? null,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL ?? null,
    crossrefUrl: values.CROSSREF_URL ?? null,
    loyalty: {
      graceDays: values.LOYALTY_GRACE_DAYS,
      catalogue:
        values.LOYALTY_CATALOGUE_URL && values.LOYALTY_CATALOGUE_KEY
          ? { url: values.LOYALTY_CATALOGUE_URL, key: values.LOYALTY_CATALOGUE_KEY }
          : null,
    },
    reading: {
      healthNewsUrl: values.HEALTH_NEWS_URL,
      magazinesUrl: values.MAGAZINES_URL,
      pressReaderUrl: values.PRESS_READER_URL,
    },
    frameOrigins: frameOriginsOf(values),
    club: clubOf(values, isDemo),
    telemedicineUrl: values.TELEMEDICINE_URL,
    marketingFormScript: values.MARKETING_FORM_SCRIPT,
  }
}

function filesOf(values: Values): FilesSettings {
  if (values.FILES_DRIVER === 'local') return { driver: 'local' }
  return {
    driver: 's3',
    bucket: values.S3_BUCKET ?? '',
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  }
}

function frameOriginsOf({ PRESS_READER_URL, EMBED_ORIGINS }: Values): string[] {
  const reader = PRESS_READER_URL ? [new URL(PRESS_READER_URL).origin] : []
  return [...new Set([...reader, ...EMBED_ORIGINS])]
}

function stripeOf(values: Values): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_ORIGIN: apiOrigin } = values
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiOrigin } : undefined
}

/** SHL-023, SHL-024. What a demo shows of a company that does not exist; a real club shows only what it has. */
const DEMO_LINKS = {
  facebook: 'https://www.facebook.example/camice',
  instagram: 'https://www.instagram.example/camice',
  linkedin: 'https://www.linkedin.example/company/camice',
  youtube: 'https://www.youtube.example/@camice',
}
const DEMO_PARTNER = { name: 'Società Scientifica di Esempio', logoPath: '/demo/societa-scientifica.svg' }
const DEMO_SIGNER = { name: 'Dott.ssa Elena Rinaldi' }

function clubOf(values: Values, isDemo: boolean): Club {
  const links = isDemo ? DEMO_LINKS : null
  const partner = values.CLUB_PARTNER_NAME || !isDemo ? null : DEMO_PARTNER
  return {
    name: values.CLUB_NAME,
    legalName: values.CLUB_LEGAL_NAME,
    phone: values.CLUB_PHONE,
    whatsapp: { number: values.CLUB_WHATSAPP, closures: values.CLUB_WHATSAPP_CLOSURES },
    chatUrl: values.CLUB_CHAT_URL,
    email: values.CLUB_EMAIL,
    pec: values.CLUB_PEC,
    vatNumber: values.CLUB_VAT_NUMBER,
    address: values.CLUB_ADDRESS,
    seat: dividedSeat(values.CLUB_ADDRESS),
    fiscal: DEFAULT_FISCAL,
    quotes: 'angled',
    jurisdiction: values.CLUB_JURISDICTION,
    providerNumber: values.CLUB_PROVIDER_NUMBER,
    accreditingBody: values.CLUB_ACCREDITING_BODY,
    ...(isDemo && { signer: DEMO_SIGNER }),
    sales: {
      iban: values.CLUB_IBAN,
      checkoutAddress: values.CHECKOUT_ADDRESS,
      lateInstallmentDays: values.LATE_INSTALLMENT_DAYS,
    },
    partner: {
      name: values.CLUB_PARTNER_NAME ?? partner?.name ?? '',
      logoPath: values.CLUB_PARTNER_LOGO_PATH ?? partner?.logoPath,
    },
    social: {
      facebook: values.CLUB_FACEBOOK_URL ?? links?.facebook,
      instagram: values.CLUB_INSTAGRAM_URL ?? links?.instagram,
      linkedin: values.CLUB_LINKEDIN_URL ?? links?.linkedin,
      youtube: values.CLUB_YOUTUBE_URL ?? links?.youtube,
    },
  }
}

/** Whether members would read of a company that does not exist: what every club begins with, until it says who it is. */
export function hasInventedCompany(club: Club): boolean {
  const invented = parseEnv({}).club
  const words = ['legalName', 'address', 'vatNumber', 'pec', 'email', 'phone'] as const
  return words.some((word) => club[word] === invented[word]) || club.whatsapp.number === invented.whatsapp.number
}

/** Whether transfers would be sent to an account that is nobody's. */
export const hasInventedIban = (club: Pick<Club, 'sales'>) => club.sales.iban === parseEnv({}).club.sales.iban

/** Whether letters would be sent from a domain that is nobody's: servers refuse them, and answers are lost. */
export const hasInventedSender = ({ from }: Env['mail']) => from === parseEnv({}).mail.from
