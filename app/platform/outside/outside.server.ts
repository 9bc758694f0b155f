import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import type { Env } from '../env.server.ts'
import type { Log } from '../log/log.server.ts'
import { breachedPasswordsClient } from './breached-passwords/client.server.ts'
import type { BreachedPasswordsPort } from './breached-passwords/port.ts'
import { coursePlatformClient } from './course-platform/client.server.ts'
import type { CoursePlatformPort } from './course-platform/port.ts'
import { crossrefClient } from './crossref/client.server.ts'
import type { DoiPort } from './crossref/port.ts'
import { standInDois } from './crossref/stand-in.server.ts'
import type { PaymentPort } from './payments/port.ts'
import { standInPayments } from './payments/stand-in.server.ts'
import { pubmedClient } from './pubmed/client.server.ts'
import type { LiteraturePort } from './pubmed/port.ts'
import { standInLiterature } from './pubmed/stand-in.server.ts'
import { rewardsClient } from './rewards/client.server.ts'
import type { RewardsPort } from './rewards/port.ts'
import { standInRewards } from './rewards/stand-in.server.ts'
import { clamdScanner } from './scanner/client.server.ts'
import type { ScannerPort } from './scanner/port.ts'
import { telemedicineAt } from './telemedicine/client.server.ts'
import type { TelemedicinePort } from './telemedicine/port.ts'
import { standInTelemedicine } from './telemedicine/stand-in.server.ts'

/**
 * The other companies' systems the club talks to, one port each. An area that needs one adds its folder here (a port, a
 * stand-in that works without any account, a client behind a setting) and its line below; `createApp` lends the whole to
 * calls, pages and jobs.
 */
export type Outside = {
  /** IDN-013. Null where nobody set a service: nothing of a password leaves the house. */
  readonly breachedPasswords: BreachedPasswordsPort | null
  /** Null where courses are followed in the club’s own classroom. */
  readonly coursePlatform: CoursePlatformPort | null
  /** Null where nobody set a catalogue: the club then works on what was imported. */
  readonly literature: LiteraturePort | null
  /** Null where nobody set a register: publications are then written by hand. */
  readonly dois: DoiPort | null
  /** The loyalty programme as agreed with whoever runs its catalogue. */
  readonly loyalty: LoyaltyProgramme
  /** Null where nobody takes money on line: the club is then paid by bank transfer. */
  readonly payments: PaymentPort | null
  /** IDN-053. Null where nobody set one: what members send then passes unseen, and the deployment check says so. */
  readonly scanner: ScannerPort | null
  /** TEL-003. Where visits at a distance are made, or a page of ours that says there is none yet. */
  readonly telemedicine: TelemedicinePort
  /** API-041. The script that draws marketing forms; null where nobody set one. The club asks it for nothing else. */
  readonly marketingFormScript: string | null
}

export type LoyaltyProgramme = {
  /** LOY-020. How long a former PREMIUM may still spend. */
  readonly graceDays: number
  /** DSK-050. Null where the club keeps its own catalogue. */
  readonly supplier: ((db: Db, clock: Clock) => RewardsPort) | null
}

type Settings = Pick<
  Env,
  | 'breachedPasswordsUrl'
  | 'coursePlatform'
  | 'isDemo'
  | 'pubmed'
  | 'club'
  | 'crossrefUrl'
  | 'loyalty'
  | 'scannerUrl'
  | 'stripe'
  | 'publicOrigin'
  | 'telemedicineUrl'
  | 'marketingFormScript'
>
/** What an imitation that remembers needs. */
type Parts = { db: Db; clock: Clock }

/** The real system where the environment names one, its imitation in a demo, nothing else. */
export async function openOutside(env: Settings, log: Log, parts: Parts): Promise<Outside> {
  return {
    breachedPasswords: env.breachedPasswordsUrl
      ? breachedPasswordsClient({ url: env.breachedPasswordsUrl, log })
      : null,
    coursePlatform: env.coursePlatform && coursePlatformClient(env.coursePlatform, log),
    literature: literatureOf(env, log),
    dois: doisOf(env, log),
    loyalty: loyaltyOf(env, log),
    payments: await paymentsOf(env, parts),
    scanner: env.scannerUrl ? clamdScanner({ url: env.scannerUrl }) : null,
    telemedicine: telemedicineAt(env.telemedicineUrl),
    marketingFormScript: env.marketingFormScript ?? null,
  }
}

function literatureOf({ isDemo, pubmed, club }: Settings, log: Log): LiteraturePort | null {
  if (pubmed) return pubmedClient({ ...pubmed, email: club.email, log })
  return isDemo ? standInLiterature() : null
}

function doisOf({ isDemo, crossrefUrl, club }: Settings, log: Log): DoiPort | null {
  if (crossrefUrl) return crossrefClient({ url: crossrefUrl, email: club.email, log })
  return isDemo ? standInDois : null
}

function loyaltyOf({ loyalty: { graceDays, catalogue } }: Settings, log: Log): LoyaltyProgramme {
  const client = catalogue && rewardsClient(catalogue, log)
  return { graceDays, supplier: client && (() => client) }
}

async function paymentsOf(
  { isDemo, stripe, publicOrigin }: Settings,
  { db, clock }: Parts,
): Promise<PaymentPort | null> {
  if (!stripe) return isDemo ? standInPayments(db, clock) : null
  // The library is large, and most clubs do without.
  const { stripePayments } = await import('./payments/client.server.ts')
  return stripePayments({ ...stripe, origin: publicOrigin, db })
}

/** What runs by default: stand-ins only, so that a demo needs no account anywhere. Without parts, only those that remember nothing. */
export function standInOutside(parts?: Parts): Outside {
  return {
    breachedPasswords: null,
    coursePlatform: null,
    literature: standInLiterature(),
    dois: standInDois,
    loyalty: { graceDays: 90, supplier: standInRewards },
    payments: parts ? standInPayments(parts.db, parts.clock) : null,
    scanner: null,
    telemedicine: standInTelemedicine(),
    marketingFormScript: null,
  }
}

const NAME = 'outside'

/** Told once to the server when it is made, so that calls know whom to ask. */
export function lendOutside(app: FastifyInstance, outside: Outside): void {
  app.decorate(NAME, outside)
}

export function outsideOf(request: FastifyRequest): Outside {
  return request.server.getDecorator<Outside>(NAME)
}
