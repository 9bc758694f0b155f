import type { SubscriptionType } from '#areas/audience/model.ts'
import {
  ACCOUNT_FREE_TRIES,
  ACCOUNT_PACE_MS,
  ADDRESS_TRIES,
  ADDRESS_WINDOW_MS,
  CONSENTS,
  type Consent,
  type ConsentAnswers,
  EMAIL_MAX_LENGTH,
  FIRST_WAIT_MS,
  FREE_TRIES,
  LONGEST_WAIT_MS,
  RECENT_PROOF_MS,
  TRIES_FORGOTTEN_MS,
  type TryCount,
  type TryDecision,
  USERNAME_MAX_DIGITS,
  USERNAME_MIN_LENGTH,
  type Username,
} from './model.ts'

const DIGITS = new RegExp(`^\\d{${USERNAME_MIN_LENGTH},${USERNAME_MAX_DIGITS}}$`)
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/

/** LOG-003, LOG-006. The account a typed text names, or null when no account can have that name. */
export function parseUsername(typed: string): Username | null {
  const text = typed.trim().toLowerCase()
  if (DIGITS.test(text)) return { kind: 'number', number: Number(text) }
  if (text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)) return { kind: 'email', email: text }
  return null
}

/** LOG-003 */
export function usernameProblem(typed: string): string | null {
  return parseUsername(typed) ? null : 'Formato non valido.'
}

/** IDN-016. Whether whoever proved at this instant to be the member need not do it again now. */
export function isRecentProof(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < RECENT_PROOF_MS
}

/** LOG-014, LOG-016. The acceptance condition belongs to a paid subscription, so only its holder must accept it. */
export function missingConsents(
  type: SubscriptionType,
  answers: ConsentAnswers,
  versions: Partial<Record<Consent, number>> = {},
): Consent[] {
  const isAccepted = (consent: Consent) => {
    const answer = answers[consent]
    return answer?.isGiven === true && (answer.version ?? 1) >= (versions[consent] ?? 1)
  }
  return CONSENTS.filter((consent) => !isAccepted(consent) && (consent !== 'acceptanceCondition' || type === 'PREMIUM'))
}

/** Eight tries, then each further one waits twice as long as the one before. A success forgets them all. */
export function waitingTry(before: TryCount | null, now: Date, freeTries = FREE_TRIES): TryDecision {
  if (!before || now.getTime() - before.lastTryAt.getTime() >= TRIES_FORGOTTEN_MS) return firstTry(now)
  if (before.tries >= freeTries) {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (before.tries - freeTries), LONGEST_WAIT_MS)
    const leftMs = before.lastTryAt.getTime() + waitMs - now.getTime()
    if (leftMs > 0) return { kind: 'wait', seconds: Math.ceil(leftMs / 1000) }
  }
  return { kind: 'go', count: { tries: before.tries + 1, since: before.since, lastTryAt: now } }
}

/**
 * IDN-018. The tries of an account by all of its names together: many for nothing, then one every few seconds is looked at. The others are
 * answered as wrong, so that nobody learns which names are of one account; the waits of each name leave its member more room than that.
 */
export function accountPace(
  before: TryCount | null,
  now: Date,
): { kind: 'looked-at'; count: TryCount } | { kind: 'slowed' } {
  const agoMs = before ? now.getTime() - before.lastTryAt.getTime() : 0
  if (!before || agoMs >= TRIES_FORGOTTEN_MS) return { kind: 'looked-at', count: startOfCount(now) }
  if (before.tries >= ACCOUNT_FREE_TRIES && agoMs < ACCOUNT_PACE_MS) return { kind: 'slowed' }
  return { kind: 'looked-at', count: { tries: before.tries + 1, since: before.since, lastTryAt: now } }
}

/** A hundred tries an hour from one address; a success gives its own back, because a hospital has one address for all. */
export function addressTry(before: TryCount | null, now: Date): TryDecision {
  return boundedTry(before, now, { most: ADDRESS_TRIES, windowMs: ADDRESS_WINDOW_MS })
}

/** So many in a stretch of time and no more. */
export function boundedTry(before: TryCount | null, now: Date, bound: { most: number; windowMs: number }): TryDecision {
  const leftMs = before ? before.since.getTime() + bound.windowMs - now.getTime() : 0
  if (!before || leftMs <= 0) return firstTry(now)
  if (before.tries >= bound.most) return { kind: 'wait', seconds: Math.ceil(leftMs / 1000) }
  return { kind: 'go', count: { tries: before.tries + 1, since: before.since, lastTryAt: now } }
}

function firstTry(now: Date): TryDecision {
  return { kind: 'go', count: startOfCount(now) }
}

const startOfCount = (now: Date): TryCount => ({ tries: 1, since: now, lastTryAt: now })

/** REG-015. The wallets each type holds beside those a product adds. */
export function walletTagsOf(type: SubscriptionType): readonly string[] {
  switch (type) {
    case 'SUSPECT':
      return []
    case 'REGISTRATO':
    case 'EX_TRIAL':
      return ['news']
    case 'EX_PREMIUM':
      return ['news', 'winLoy']
    case 'TRIAL':
      return TRIAL_WALLETS
    case 'PREMIUM':
      return [...TRIAL_WALLETS, 'winLoy', 'telemedicina', 'netmed']
  }
}

const TRIAL_WALLETS = [
  'news',
  'ecm',
  'legal',
  'consulenzaLegale',
  'toolLegali',
  'toolScientifici',
  'moduliLegali',
  'moduliScientifici',
  'topnegozi',
]
