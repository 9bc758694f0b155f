import type { Audience, Member } from '#areas/audience/model.ts'
import { sessionMark } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { hashPassword, isHashOutdated, matchingPassword } from '#platform/secrets/password-hash.server.ts'
import { deviceOf } from '#platform/session/device.ts'
import { createSession, revokeAllSessions, revokeSession } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { answerConsents, entryTextVersions, yesTo } from './consent-commands.server.ts'
import { listConsentAnswers } from './consent-store.server.ts'
import { findDetails } from './details-store.server.ts'
import { isKnownTo, type KnownDevice } from './known-device-context.server.ts'
import { openPasswordOnce } from './login-key-commands.server.ts'
import type { Consent, SignInSettings, Username } from './model.ts'
import { passwordProblem } from './password-rules.ts'
import { missingConsents } from './rules.ts'
import { asksSecondFactor } from './second-factor-commands.server.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { type Account, deleteTries, giveBackTry, listAccounts, upsertPassword } from './store.server.ts'
import { countTry, type Subjects, subjectsOf } from './tries-commands.server.ts'

/** A password is tried against at most this many accounts of one e-mail, so that sharing one does not become a load. */
const MAX_SHARING = 5

export type SignInAttempt = {
  username: Username
  /** Base64 of the password closed with the public key. */
  envelope: string
  address: string
  knownDevice?: KnownDevice | null
  userAgent?: string | undefined
  /** The session the browser already has: it ends, because another person may be signing in. */
  currentSessionId: string | null
  now: Date
  settings: SignInSettings
}

export type SignInOutcome =
  | { kind: 'signed-in'; token: string; audience: Audience; member: Member; devicesKnownSince: Date | null }
  | { kind: 'consents'; missing: Consent[]; memberId: string; clientCode: string }
  /** IDN-030. The password was right; a code of the app, or a recovery code, is asked too. */
  | { kind: 'second-factor'; memberId: string }
  | { kind: 'wrong' }
  /** The proof was good, and the club has closed the account. */
  | { kind: 'closed' }
  | { kind: 'replayed' }
  | { kind: 'unreadable' }
  | { kind: 'shared-email' }
  | { kind: 'wait'; seconds: number }

/** LOG-006, LOG-007, LOG-013, LOG-014. Each try is counted before its password is looked at, so tries made together count too. */
export async function signIn(db: Db, attempt: SignInAttempt): Promise<SignInOutcome> {
  const { username, now } = attempt
  const accounts = (await listAccounts(db, username)).slice(0, MAX_SHARING)
  const counted = { what: '', secret: attempt.settings.secret }
  const known = accounts.some((account) => isKnownTo(account, attempt.knownDevice)) ? attempt.knownDevice : null
  const subjects = subjectsOf(counted, attempt.address, username, accounts, known)
  const memberId = accounts.length === 1 ? accounts[0]?.memberId : null
  const trail = { at: now, memberId, origin: subjects.address }
  const decision = await countTry(db, subjects, now)
  if (decision.kind === 'wait') {
    await recordTrail(db, { ...trail, kind: 'sign-in-delayed', count: decision.seconds })
    return decision
  }
  const { isSlowed } = decision
  const outcome = await tryPassword(db, { ...attempt, accounts, subjects, isSlowed })
  const reason = isSlowed ? 'slowed' : outcome.kind
  if (!isRightProof(outcome)) await recordTrail(db, { ...trail, kind: 'sign-in-denied', reason })
  return outcome
}

/** Whether what was shown was right, also where it did not open a session yet. */
export const isRightProof = ({ kind }: SignInOutcome) =>
  kind === 'signed-in' || kind === 'consents' || kind === 'second-factor'

async function tryPassword(
  db: Db,
  attempt: SignInAttempt & { accounts: Account[]; subjects: Subjects; isSlowed: boolean },
): Promise<SignInOutcome> {
  const { accounts, now, settings, subjects } = attempt
  const opened = await openPasswordOnce(db, attempt.envelope, settings.secret, now)
  if (opened.kind !== 'opened') return opened
  if (passwordProblem(opened.password)) return { kind: 'wrong' }
  const [match] = await accountsOpenedBy(opened.password, accounts, settings)
  if (!match || attempt.isSlowed) return { kind: 'wrong' }
  if (accounts.length > 1) return { kind: 'shared-email' }
  return enter(db, { ...attempt, ...match, subjects })
}

async function enter(
  db: Db,
  attempt: SignInAttempt & { account: Account; password: string; subjects: Subjects },
): Promise<SignInOutcome> {
  const { account, password } = attempt
  const isOutdated = account.passwordHash !== null && isHashOutdated(account.passwordHash)
  const newHash = isOutdated ? await hashPassword(password) : null
  return letIn(db, { ...attempt, memberId: account.memberId, newHash })
}

/** Somebody whose proof, of whatever kind, was good. */
export type Entering = Pick<SignInAttempt, 'userAgent' | 'currentSessionId' | 'knownDevice' | 'now'> & {
  settings: Pick<SignInSettings, 'club' | 'origin'>
  memberId: string
  subjects: Subjects
  /** More than a password was shown: a passkey of a device that recognised its owner, or a code after the password. */
  hasSecondFactor?: boolean
  /** The same password, hashed as hashes are made today. */
  newHash?: string | null
}

/** LOG-014, LOG-015. Opens a session, or says what must be accepted or shown before; the tries are forgotten either way. */
export async function letIn(db: Db, entering: Entering): Promise<SignInOutcome> {
  const { memberId, subjects, now, newHash } = entering
  const found = await findViewerByMemberId(db, memberId, now)
  if (!found) return { kind: 'wrong' }
  const { closedAt, devicesKnownSince } = await findDetails(db, memberId)
  if (closedAt) return { kind: 'closed' }
  const [answers, versions] = [await listConsentAnswers(db, memberId), await entryTextVersions(db, now)]
  const missing = missingConsents(found.audience.type, answers, versions)
  return db.transaction(async (tx) => {
    if (!subjects.isKnownDevice) await giveBackTry(tx, subjects.address)
    for (const subject of [subjects.name, ...subjects.accounts]) await deleteTries(tx, subject)
    if (newHash) await upsertPassword(tx, { memberId, passwordHash: newHash, now })
    if (missing.length > 0) return { kind: 'consents', missing, memberId, clientCode: found.member.clientCode }
    if (!entering.hasSecondFactor && (await asksSecondFactor(tx, memberId))) return { kind: 'second-factor', memberId }
    if (entering.currentSessionId) await revokeSession(tx, entering.currentSessionId, now)
    const token = await createSession(tx, {
      memberId,
      now,
      userAgent: entering.userAgent,
      role: sessionMark(found.member),
      hasSecondFactor: entering.hasSecondFactor ?? false,
    })
    await recordTrail(tx, { at: now, kind: 'signed-in', memberId, origin: subjects.address })
    if (!isKnownTo({ memberId, devicesKnownSince }, entering.knownDevice)) {
      const event = { kind: 'new-browser', device: deviceOf(entering.userAgent), at: now } as const
      await tellSecurityEvent(tx, found.member, event, { now, sender: entering.settings })
    }
    return { kind: 'signed-in', token, audience: found.audience, member: found.member, devicesKnownSince }
  })
}

/** Nobody's account and one without a password cost the same work as any other, and open as little. */
async function accountsOpenedBy(
  typed: string,
  accounts: Account[],
  settings: SignInSettings,
): Promise<{ account: Account; password: string }[]> {
  const opened: { account: Account; password: string }[] = []
  if (accounts.length === 0) await matchingPassword(typed, null)
  for (const account of accounts) {
    const hash = account.isDemo && !settings.isDemo ? null : account.passwordHash
    const password = await matchingPassword(typed, hash)
    if (password !== null) opened.push({ account, password })
  }
  return opened
}

/** Gives a member a password, made or chosen elsewhere. */
export async function setPassword(db: Db, memberId: string, password: string, now: Date): Promise<void> {
  await upsertPassword(db, { memberId, passwordHash: await hashPassword(password), now })
}

/** LOG-018. Writes what a member has just accepted; the customer code must be theirs. */
export async function acceptConditions(
  db: Db,
  memberId: string,
  { clientCode, consents, now }: { clientCode: string; consents: readonly Consent[]; now: Date },
): Promise<void> {
  const member = await findMemberById(db, memberId)
  if (member?.clientCode !== clientCode) throw new NotAllowed('Il codice cliente non corrisponde al tuo accesso.')
  await answerConsents(db, memberId, yesTo(consents), { place: 'entry', now })
}

/** Closes one session of a member, who is in another. */
export async function closeSession(db: Db, memberId: string, sessionId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeSession(tx, sessionId, now)
    await recordTrail(tx, { at: now, kind: 'signed-out-elsewhere', memberId })
  })
}

/** Closes every session of a member; answers how many were open. The staff may, for who has lost a telephone. */
export async function signOutOfAll(
  db: Db,
  memberId: string,
  now: Date,
  by?: { actorId: string; reason: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const closed = await revokeAllSessions(tx, [memberId], now)
    const { actorId, reason } = by ?? {}
    await recordTrail(tx, { at: now, kind: 'signed-out-everywhere', memberId, actorId, count: closed, reason })
    return closed
  })
}
