import type { Member } from '#areas/audience/model.ts'
import { findMembersByEmail } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { personalEmailProblem } from '#platform/pure/person-fields.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { updateEmail } from './correction-store.server.ts'
import { emailToVerifyLetter, welcomeLetter } from './letters-copy.ts'
import { endAllMailLinks, insertMailLink } from './mail-link-store.server.ts'
import { lockRegistrationOf } from './membership-store.server.ts'
import { CONFIRMATION_BOUNDS, EMAIL_VERIFICATION_MS, type SignInSettings } from './model.ts'
import { deleteStaffInvitation } from './staff-invitation-store.server.ts'
import { countBounded } from './tries-commands.server.ts'

type Asked = { now: Date; settings: Pick<SignInSettings, 'secret' | 'club' | 'origin'> }
type Unproved = Pick<Member, 'id' | 'name' | 'username' | 'email' | 'emailVerifiedAt'>

/** IDN-011. The e-mail that proves the mailbox, again: three an hour and ten a day, and the link of before dies. */
export async function sendConfirmationAgain(db: Db, member: Unproved, asked: Asked): Promise<void> {
  if (member.emailVerifiedAt !== null) throw new Conflict('La tua e-mail è già confermata.')
  await countBounded(db, { what: 'confirmation', memberId: member.id, bounds: CONFIRMATION_BOUNDS }, asked)
  await db.transaction((tx) => sendConfirmation(tx, member, asked, welcomeLetter))
}

/** IDN-011. Whoever mistyped the address of an account that nobody proved writes another; what was sent to the first opens nothing. */
export async function changeUnprovedEmail(db: Db, member: Unproved, typed: string, asked: Asked): Promise<void> {
  if (member.emailVerifiedAt !== null) throw new Conflict('La tua e-mail è già confermata.')
  const email = typed.trim().toLowerCase()
  const problem = personalEmailProblem(email)
  if (problem) throw new InvalidInput({ email: problem })
  if (email === member.email) throw new InvalidInput({ email: 'È l’indirizzo che hai già scritto.' })
  await countBounded(db, { what: 'confirmation', memberId: member.id, bounds: CONFIRMATION_BOUNDS }, asked)
  await db.transaction(async (tx) => {
    await lockRegistrationOf(tx, email)
    if ((await findMembersByEmail(tx, email)).length > 0)
      throw new InvalidInput({ email: 'Questa e-mail risulta già registrata.' })
    await updateEmail(tx, member.id, email, asked.now)
    await endAllMailLinks(tx, member.id, asked.now)
    await deleteStaffInvitation(tx, member.id)
    await recordTrail(tx, {
      at: asked.now,
      kind: 'account-changed',
      memberId: member.id,
      changes: [{ field: 'E-mail' }],
    })
    await sendConfirmation(tx, { ...member, email }, asked, emailToVerifyLetter)
    await notify(tx, MEMBER_CHANNEL, member.id)
  })
}

async function sendConfirmation(
  tx: Db,
  member: Unproved,
  { now, settings }: Asked,
  letter: typeof welcomeLetter,
): Promise<void> {
  const { id: memberId, name, username, email } = member
  const link = { kind: 'email-verification', memberId, now, lastsMs: EMAIL_VERIFICATION_MS } as const
  const token = await insertMailLink(tx, link)
  await sendMail(tx, {
    to: email,
    ...letter(settings, { name, username, token }),
    idempotencyKey: `email-to-verify:${token.slice(0, 16)}`,
    holdsSecret: true,
  })
}
