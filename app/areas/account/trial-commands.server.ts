import { trialPeriod } from '#areas/audience/membership-rules.ts'
import type { Member } from '#areas/audience/model.ts'
import { findViewerByMemberId, type MemberView } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { findDetails } from './details-store.server.ts'
import { hasHadTrial } from './former-identity-commands.server.ts'
import { type Sender, trialStartedLetter } from './letters-copy.ts'
import { insertTrial } from './membership-store.server.ts'
import type { SignInSettings } from './model.ts'
import { trialGrants } from './trial-rules.ts'

/** IDN-012 */
export const TRIAL_USED = 'Hai già usato la prova gratuita.'

/** REG-007…009. Once per person, and only for who is REGISTRATO; null when it is not, or no longer, possible. */
export async function activateTrial(
  db: Db,
  { id, email }: Pick<Member, 'id' | 'email'>,
  { now, settings }: { now: Date; settings: SignInSettings },
): Promise<MemberView | null> {
  return db.transaction(async (tx) => {
    const before = await findViewerByMemberId(tx, id, now)
    if (before?.audience.type !== 'REGISTRATO') return null
    const { fiscalCode } = await findDetails(tx, id)
    if (await hasHadTrial(tx, { id, email, fiscalCode }, { now, secret: settings.secret }))
      throw new Conflict(TRIAL_USED)
    return beginTrial(tx, before.member, { now, settings })
  })
}

/** Opens the seven days, in the transaction of whatever lets them begin; null for whoever has had them. */
export async function beginTrial(
  tx: Db,
  { id: memberId }: Pick<Member, 'id'>,
  { now, settings }: { now: Date; settings: Sender },
): Promise<MemberView | null> {
  const trial = trialPeriod(now)
  if (!(await insertTrial(tx, memberId, { trial, grants: trialGrants(trial), now }))) return null
  const view = await findViewerByMemberId(tx, memberId, now)
  if (!view) return null
  await tellTrialStarted(tx, view.member, settings)
  await recordTrail(tx, { at: now, kind: 'trial-activated', memberId })
  await notify(tx, MEMBER_CHANNEL, memberId)
  return view
}

type TrialMember = Pick<Member, 'id' | 'name' | 'email' | 'expiration'>

export async function tellTrialStarted(db: Db, member: TrialMember, sender: Sender): Promise<void> {
  const { expDate } = member.expiration
  if (!expDate) return
  await sendMail(db, {
    to: member.email,
    ...trialStartedLetter(sender, { name: member.name, expDate }),
    idempotencyKey: `trial-started:${member.id}`,
  })
}
