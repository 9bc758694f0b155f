import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Entering, letIn, type SignInOutcome } from './commands.server.ts'
import type { SignInSettings } from './model.ts'
import type { ProvenStep } from './proven-context.server.ts'
import { proveSecondFactor, wrongCode } from './second-factor-commands.server.ts'
import { isPasswordSince } from './store.server.ts'
import { addressSubject } from './tries-commands.server.ts'

export type SecondStep = Omit<Entering, 'memberId' | 'subjects' | 'newHash' | 'hasSecondFactor' | 'settings'> & {
  /** Who gave the right password, and when. */
  firstStep: ProvenStep | null
  code: string
  address: string
  settings: SignInSettings
}

/**
 * IDN-030, IDN-031. The code after the password: the session opens as any other does. Null when the first step was too long ago, or the
 * password is another one since.
 */
export async function finishSignIn(db: Db, step: SecondStep): Promise<SignInOutcome | null> {
  const { firstStep, code, now, settings } = step
  const member = firstStep && (await findMemberById(db, firstStep.memberId))
  if (!member || !(await isPasswordSince(db, member.id, firstStep.at))) return null
  if (!(await proveSecondFactor(db, member, code, { now, settings }))) throw wrongCode()
  // The tries of the password were given back when it was right.
  const address = addressSubject({ what: '', secret: settings.secret }, step.address)
  const subjects = { address, name: '', accounts: [], isKnownDevice: true }
  return letIn(db, { ...step, memberId: member.id, subjects, hasSecondFactor: true })
}
