import type { MemberRecord } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { endEveryAccess } from './access-commands.server.ts'
import { updateEmail } from './correction-store.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { disownedAccountLetter } from './letters-copy.ts'
import { findMailLink, spendMailLink } from './mail-link-store.server.ts'
import { type ProofSettings, proveMailbox } from './mailbox-proof-commands.server.ts'
import { disownedEmail, type SignInSettings } from './model.ts'
import { findPasswordOwner, openNewPassword } from './new-password-commands.server.ts'
import { forgetTries } from './recovery-commands.server.ts'
import { keepAnAdministrator } from './staff-commands.server.ts'
import { upsertPassword } from './store.server.ts'

const KIND = 'email-verification'

/** Whose a link is that still proves a mailbox. Looking changes nothing: mail programs open links by themselves. */
export async function findProof(db: Db, token: string, now: Date): Promise<MemberRecord | null> {
  const memberId = await findMailLink(db, KIND, token, now)
  return memberId ? findMemberById(db, memberId) : null
}

type Proving = { token: string; now: Date }

/** REG-004. The browser that is signed in to the account confirms with one press; false for a link that is dead or of another account. */
export async function confirmEmail(
  db: Db,
  signedInId: string,
  { token, now, settings }: Proving & { settings: ProofSettings },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await findMailLink(tx, KIND, token, now)) !== signedInId) return false
    const member = await spendLinkOf(tx, { token, now })
    if (!member) return false
    await proveMailbox(tx, member, { now, settings })
    return true
  })
}

export type ClaimOutcome =
  | { kind: 'claimed'; memberId: string }
  | { kind: 'dead-link' }
  | { kind: 'unreadable' }
  | { kind: 'refused'; problem: string }

/**
 * IDN-009. Whoever reads the mailbox says that the account is theirs, from a browser that is not signed in to it: the password is chosen
 * anew, and whatever opened the account before the proof falls. A password that is refused does not use the link up.
 */
export async function claimAccount(
  db: Db,
  { token, now, envelope, settings }: Proving & { envelope: string; settings: SignInSettings },
): Promise<ClaimOutcome> {
  const memberId = await findMailLink(db, KIND, token, now)
  const owner = memberId && (await findPasswordOwner(db, memberId))
  if (!owner) return { kind: 'dead-link' }
  const opened = await openNewPassword(db, { envelope, owner, settings, now })
  if (opened.kind === 'replayed') return { kind: 'unreadable' }
  if (opened.kind !== 'opened') return opened
  const passwordHash = await hashPassword(opened.password)
  return db.transaction(async (tx) => {
    const member = await spendLinkOf(tx, { token, now })
    if (!member) return { kind: 'dead-link' }
    // A second factor was added by whoever had proved a mailbox of this account: the new one does not take its place.
    await endEveryAccess(tx, member.id, now, { keepsSecondFactor: true })
    await upsertPassword(tx, { memberId: member.id, passwordHash, now })
    await forgetTries(tx, member, settings)
    await proveMailbox(tx, member, { now, settings })
    return { kind: 'claimed', memberId: member.id }
  })
}

/**
 * IDN-009. Whoever reads the mailbox says that the account is not theirs: nobody enters it any more, the address and the fiscal code are
 * free for their owner, and the operators are told. Null for a dead link.
 */
export async function disownAccount(
  db: Db,
  { token, now, settings }: Proving & { settings: Pick<SignInSettings, 'club' | 'origin'> },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const member = await spendLinkOf(tx, { token, now })
    if (!member) return null
    await keepAnAdministrator(tx, member.id)
    await endEveryAccess(tx, member.id, now)
    await upsertDetails(tx, member.id, { closedAt: now, fiscalCode: null })
    await updateEmail(tx, member.id, disownedEmail(member.id), now)
    await recordTrail(tx, { at: now, kind: 'account-disowned', memberId: member.id })
    await sendMail(tx, {
      to: settings.club.email,
      ...disownedAccountLetter(settings, { username: member.username }),
      idempotencyKey: `account-disowned:${member.id}:${now.getTime()}`,
    })
    await notify(tx, MEMBER_CHANNEL, member.id)
    return member.id
  })
}

async function spendLinkOf(tx: Db, { token, now }: Proving): Promise<MemberRecord | null> {
  const memberId = await spendMailLink(tx, KIND, token, now)
  return memberId ? findMemberById(tx, memberId) : null
}
