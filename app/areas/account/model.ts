import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import type { BreachedPasswordsPort } from '#platform/outside/breached-passwords/port.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** LOG-003, LOG-006. What names an account: a number of up to eight digits, or a lowercase e-mail. */
/** LOG-020. What recovery says of a name that is none, in the form and in the call. */
export const RECOVERY_FORMAT_PROBLEM = 'Inserisci il codice utente nel formato corretto.'

export type Username = { kind: 'number'; number: number } | { kind: 'email'; email: string }

export const USERNAME_MIN_LENGTH = 4
export const USERNAME_MAX_DIGITS = 8
/** No mailbox in use is longer (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** LOG-014, LOG-016. What a member must have accepted before entering. */
export const CONSENTS = ['acknowledgment', 'conditionOfUse', 'acceptanceCondition'] as const
export type Consent = (typeof CONSENTS)[number]

/** REG-001, FRM-004. What a member may allow or not; nothing said is nothing allowed. */
export const MARKETING_CONSENTS = ['directMarketing', 'thirdParties', 'statistics', 'profiling'] as const
export type MarketingConsent = (typeof MARKETING_CONSENTS)[number]

/** PRV-006. The notices of the two partners, accepted with the completion of the profile. */
export const PARTNER_CONSENTS = ['partnerPrivacy', 'partnerTerms'] as const
export type PartnerConsent = (typeof PARTNER_CONSENTS)[number]

/** Everything a member answers yes or no to. */
export const ANSWERED_CONSENTS = [...CONSENTS, ...MARKETING_CONSENTS, ...PARTNER_CONSENTS] as const
export type AnsweredConsent = (typeof ANSWERED_CONSENTS)[number]

/** Where an answer was given; `before`: when only the last answer was kept. */
export const CONSENT_PLACES = [
  'registration',
  'entry',
  'checkout',
  'profile',
  'privacy-page',
  'before',
  'import',
  'joined',
] as const
export type ConsentPlace = (typeof CONSENT_PLACES)[number]

/** The answer in force. `version` is null for one given before the texts had versions: it counts as the first. */
export type ConsentAnswer = { isGiven: boolean; at: Date; version: number | null; source?: string | null }
export type ConsentAnswers = Partial<Record<AnsweredConsent, ConsentAnswer>>

/** The address of an account that the owner of its mailbox said not to be theirs: nobody's, and still one for each. */
export const disownedEmail = (id: string) => `non-suo-${id}@camice.invalid`

export const MAIL_LINK_KINDS = ['password-reset', 'email-verification', 'factor-loss-stop', 'erasure-undo'] as const
export type MailLinkKind = (typeof MAIL_LINK_KINDS)[number]
/** LOG-026 */
export const PASSWORD_RESET_MS = HOUR_MS
export const EMAIL_VERIFICATION_MS = 7 * 24 * HOUR_MS
/** DSK-027 */
export const MEMBER_INVITATION_MS = 7 * 24 * HOUR_MS
/** IDN-001 */
export const STAFF_INVITATION_MS = 7 * 24 * HOUR_MS
/**
 * IDN-018. Whoever tries a name, a password or a passkey that does not open is answered after this long, whoever exists: the work for five
 * accounts, five hashes included, is shorter.
 */
export const ACCOUNT_ANSWER_MS = 1_000

/** LOG-018. How long the person who knew the password may take to read what they must accept. */
export const CONSENT_CONTEXT_MS = 30 * MINUTE_MS

/** IDN-016. How long after a proof somebody is believed to be still there, for what takes an account from its owner. */
export const RECENT_PROOF_MS = 5 * MINUTE_MS
export const PROOF_MEANS = ['password', 'passkey', 'second-factor'] as const
export type ProofMeans = (typeof PROOF_MEANS)[number]

/** Tries of one name before each further one must wait. */
export const FREE_TRIES = 8
/** Tries of one account, by all of its names, before they are looked at no oftener than the pace. */
export const ACCOUNT_FREE_TRIES = 20
export const ACCOUNT_PACE_MS = 10_000
export const FIRST_WAIT_MS = 30_000
/** A wait that grew without end would let a stranger lock a member out for days. */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS
/** Decision 31. How long a browser is known to have let a member in. */
export const KNOWN_DEVICE_MS = 365 * 24 * HOUR_MS
/** An account nobody tries for this long starts again from nothing. */
export const TRIES_FORGOTTEN_MS = 24 * HOUR_MS

export const ADDRESS_TRIES = 100
export const ADDRESS_WINDOW_MS = HOUR_MS

/** IDN-011. The answer to whatever needs a proved mailbox. */
export const UNPROVED = 'Conferma la tua e-mail per continuare.'
/** IDN-011. How often the e-mail that proves a mailbox is sent again. */
export const CONFIRMATION_BOUNDS = [
  { most: 3, windowMs: HOUR_MS },
  { most: 10, windowMs: 24 * HOUR_MS },
] as const
/** IDN-011. An account that nobody proved is erased after so many days, and told before. */
export const UNPROVED_DAYS = 30
export const UNPROVED_TOLD_DAYS = 7

/** How long browsers are given the same public key, and how much longer what they closed with it is still opened. */
export const LOGIN_KEY_GIVEN_MS = HOUR_MS
export const LOGIN_KEY_GRACE_MS = 10 * MINUTE_MS

/** Tries of an account or of an address since `since`. */
export type TryCount = { tries: number; since: Date; lastTryAt: Date }

export type TryDecision = { kind: 'go'; count: TryCount } | { kind: 'wait'; seconds: number }

/** What the calls that register and begin a trial must know besides. */
export type RegistrationSettings = SignInSettings & {
  /** IDN-011. Whether a trial waits for the proof of the mailbox: in a demo, where e-mails stay in the outbox, it does not. */
  trialNeedsProof: boolean
}

/** What the sign-in must know of the house it runs in. */
export type SignInSettings = {
  /** Only a demo lets demo members in. */
  isDemo: boolean
  isHttps: boolean
  /** Seals the private keys that lie in the database. */
  secret: string
  /** Who writes the letters, and the address their links lead to. */
  club: Club
  origin: string
  /** IDN-013. Absent where nobody set a service: nothing leaves the house. */
  breachedPasswords?: BreachedPasswordsPort | null
  /** IDN-018. Sign-up tells nobody at the screen who is known: the e-mail tells. */
  isRegistrationQuiet?: boolean
  /** Every other e-mail address the club knows of a member: what opens their account is told there too. */
  otherAddressesOf?: (db: Db, memberId: string) => Promise<readonly string[]>
  /** Waits; tests give their own. */
  after?: (ms: number) => Promise<unknown>
}
