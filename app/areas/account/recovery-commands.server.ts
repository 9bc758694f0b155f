import type { MemberRecord } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { endEveryAccess } from './access-commands.server.ts'
import { findDetails } from './details-store.server.ts'
import { passwordResetLetter } from './letters-copy.ts'
import { findMailLink, insertMailLink, spendMailLink } from './mail-link-store.server.ts'
import { proveMailbox } from './mailbox-proof-commands.server.ts'
import { PASSWORD_RESET_MS, type SignInSettings, type Username } from './model.ts'
import { findPasswordOwner, openNewPassword } from './new-password-commands.server.ts'
import { PASSKEY_TRIES } from './passkey-commands.server.ts'
import type { Passkey } from './passkey-model.ts'
import { listPasskeys } from './passkey-store.server.ts'
import {
  asksSecondFactor,
  proveSecondFactor,
  SECOND_FACTOR_TRIES,
  WRONG_CODE,
} from './second-factor-commands.server.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { STILL_THEM_TRIES } from './still-them-commands.server.ts'
import { type Account, deleteTries, listAccounts, upsertPassword } from './store.server.ts'
import { countTry, memberSubject, nameSubject, passkeyName, subjectsOf } from './tries-commands.server.ts'

const WHAT = 'recovery-'
/** Accounts of one mailbox that get a letter: more share one by mistake or by malice. */
const MAX_LETTERS = 5

export type RecoveryAttempt = { username: Username; address: string; now: Date; settings: SignInSettings }

/** LOG-021, LOG-026. A letter with a link to every account of that name. Who asks learns nothing of who exists. */
export async function askRecovery(
  db: Db,
  { username, address, now, settings }: RecoveryAttempt,
): Promise<{ kind: 'asked' } | { kind: 'wait'; seconds: number }> {
  const accounts = (await listAccounts(db, username)).slice(0, MAX_LETTERS)
  const subjects = subjectsOf({ what: WHAT, secret: settings.secret }, address, username, accounts)
  const decision = await countTry(db, subjects, now)
  if (decision.kind === 'wait') return decision
  // Asked for over and over by all the names of an account: the mailbox has had enough e-mails.
  if (decision.isSlowed) return { kind: 'asked' }
  await db.transaction(async (tx) => {
    for (const account of accounts) await sendResetLink(tx, account, { now, settings, origin: subjects.address })
  })
  return { kind: 'asked' }
}

type Asked = {
  now: Date
  settings: Pick<SignInSettings, 'club' | 'origin' | 'isDemo'>
  /** Where a stranger asked from, or which of the staff did for a member who cannot. */
  origin?: string
  actorId?: string
  /** Why, when it was the staff. */
  reason?: string
}

async function sendResetLink(
  db: Db,
  account: Account,
  { now, settings, origin, actorId, reason }: Asked,
): Promise<void> {
  if (account.isDemo && !settings.isDemo) return
  const member = await findMemberById(db, account.memberId)
  if (!member || (await findDetails(db, member.id)).closedAt) return
  const token = await insertMailLink(db, {
    kind: 'password-reset',
    memberId: member.id,
    now,
    lastsMs: PASSWORD_RESET_MS,
  })
  const { name, username, email } = member
  await sendMail(db, {
    to: email,
    ...passwordResetLetter(settings, { name, username, token }),
    idempotencyKey: `password-reset:${token.slice(0, 16)}`,
    holdsSecret: true,
  })
  await recordTrail(db, {
    at: now,
    kind: 'recovery-asked',
    memberId: member.id,
    origin,
    actorId,
    reason,
  })
}

/** The same letter, sent by the staff to a member who asked for it by telephone. */
export async function sendRecovery(
  db: Db,
  { id, username }: { id: string; username: number },
  asked: Required<Omit<Asked, 'origin'>>,
): Promise<void> {
  const accounts = await listAccounts(db, { kind: 'number', number: username })
  await db.transaction(async (tx) => {
    for (const account of accounts) if (account.memberId === id) await sendResetLink(tx, account, asked)
  })
}

export type Reset = {
  token: string
  envelope: string
  /** Those of the member's passkeys that are not to fall with the password. */
  keptPasskeys: readonly string[]
  /** Of the second factor, where there is one. */
  code?: string | undefined
  now: Date
  settings: SignInSettings
}

export type ResetOutcome =
  | { kind: 'reset' }
  | { kind: 'dead-link' }
  | { kind: 'unreadable' }
  | { kind: 'replayed' }
  | { kind: 'refused'; problem: string }
  /** The second factor was not shown: recovery does not take its place. */
  | { kind: 'code'; problem: string }

/**
 * LOG-026, IDN-010. A password that is refused does not use the link up; one that is taken ends every session, known browser, link and
 * passkey, but those the member chose to keep.
 */
export async function resetPassword(
  db: Db,
  { token, envelope, keptPasskeys, code, now, settings }: Reset,
): Promise<ResetOutcome> {
  const memberId = await findMailLink(db, 'password-reset', token, now)
  const owner = memberId && (await findPasswordOwner(db, memberId))
  if (!owner) return { kind: 'dead-link' }
  const opened = await openNewPassword(db, { envelope, owner, settings, now })
  if (opened.kind !== 'opened') return opened
  const hasFactor = await asksSecondFactor(db, memberId)
  const problem = hasFactor ? await codeProblem(db, memberId, { code, now, settings }) : null
  if (problem) return { kind: 'code', problem }
  const passwordHash = await hashPassword(opened.password)
  return db.transaction(async (tx) => {
    const memberId = await spendMailLink(tx, 'password-reset', token, now)
    const member = memberId && (await findMemberById(tx, memberId))
    if (!member) return { kind: 'dead-link' }
    await upsertPassword(tx, { memberId, passwordHash, now })
    const passkeys = await listPasskeys(tx, memberId)
    const own = (await listOwnPasskeys(tx, member)).map(({ id }) => id)
    const kept = mayDropPasskeys(member, hasFactor) ? own.filter((id) => keptPasskeys.includes(id)) : own
    await endEveryAccess(tx, memberId, now, { keptPasskeys: kept, keepsSecondFactor: true })
    const removed = passkeys.filter(({ id }) => !kept.includes(id)).map(({ name }) => name)
    await forgetTries(tx, member, settings)
    // Whoever read the e-mail has the mailbox.
    await proveMailbox(tx, member, { now, settings })
    await recordTrail(tx, { at: now, kind: 'password-reset', memberId })
    const by = { now, sender: settings }
    await tellSecurityEvent(tx, member, { kind: 'password-changed' }, by)
    if (removed.length > 0)
      await tellSecurityEvent(tx, member, { kind: 'passkey-removed', passkey: removed.join('», «') }, by)
    return { kind: 'reset' }
  })
}

async function codeProblem(
  db: Db,
  memberId: string,
  { code, now, settings }: Pick<Reset, 'code' | 'now' | 'settings'>,
): Promise<string | null> {
  const member = await findMemberById(db, memberId)
  if (!code || !member) return 'Scrivi il codice della tua app, oppure un codice di recupero.'
  return (await proveSecondFactor(db, member, code, { now, settings })) ? null : WRONG_CODE
}

/**
 * IDN-010. The passkeys whoever has the mailbox may keep. One added while nobody had shown to have it may be of a stranger who registered
 * with the address of another, and would still open the account of whoever takes it back.
 */
export async function listOwnPasskeys(
  db: Db,
  { id, emailVerifiedAt }: Pick<MemberRecord, 'id' | 'emailVerifiedAt'>,
): Promise<Passkey[]> {
  if (emailVerifiedAt === null) return []
  return (await listPasskeys(db, id)).filter(({ createdAt }) => createdAt >= emailVerifiedAt)
}

/**
 * IDN-010, IDN-032. At the desk a passkey is a second factor: whoever has the mailbox alone, and showed no code, must not be able to take it
 * away and add another.
 */
export function mayDropPasskeys({ roles }: Pick<MemberRecord, 'roles'>, hasShownCode: boolean): boolean {
  return roles.length === 0 || hasShownCode
}

/** Who was made to wait for a password they had forgotten may enter at once with the new one. */
export async function forgetTries(
  db: Db,
  member: NamedMember,
  { secret }: Pick<SignInSettings, 'secret'>,
): Promise<void> {
  for (const what of ['', WHAT, PASSKEY_TRIES, STILL_THEM_TRIES, SECOND_FACTOR_TRIES]) {
    const counted = { what, secret }
    await deleteTries(db, memberSubject(counted, member.id))
    for (const name of namesOf(member)) await deleteTries(db, nameSubject(counted, name))
  }
  const passkeys = { what: PASSKEY_TRIES, secret }
  for (const { id } of await listPasskeys(db, member.id)) await deleteTries(db, nameSubject(passkeys, passkeyName(id)))
}

export type NamedMember = { id: string; username: number; email: string }

/** What may be typed for this member. */
export const namesOf = ({ username, email }: NamedMember): Username[] => [
  { kind: 'number', number: username },
  { kind: 'email', email },
]
