import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { isMadeOf } from '#platform/secrets/common-password-rules.ts'
import { isCommonPassword } from '#platform/secrets/common-passwords.server.ts'
import { findDetails } from './details-store.server.ts'
import { type NotOpened, openPasswordOnce } from './login-key-commands.server.ts'
import type { SignInSettings } from './model.ts'
import { newPasswordProblem } from './password-rules.ts'

/** Whose password it will be: one made of what others know of them is guessed first. */
export type PasswordOwner = {
  name: string
  surname: string
  email: string
  username?: number
  fiscalCode: string | null
}

export async function findPasswordOwner(db: Db, memberId: string): Promise<PasswordOwner | null> {
  const member = await findMemberById(db, memberId)
  return member && { ...member, fiscalCode: (await findDetails(db, memberId)).fiscalCode }
}

export type OpenedNewPassword = { kind: 'opened'; password: string } | NotOpened | { kind: 'refused'; problem: string }

/** LOG-026, REG-002, PRF-037, IDN-014. A password somebody chose, validated once it can be read, and kept exactly as typed. */
export async function openNewPassword(
  db: Db,
  { envelope, owner, settings, now }: { envelope: string; owner: PasswordOwner; settings: SignInSettings; now: Date },
): Promise<OpenedNewPassword> {
  const opened = await openPasswordOnce(db, envelope, settings.secret, now)
  if (opened.kind !== 'opened') return opened
  const problem = newPasswordProblem(opened.password) ?? (await guessableProblem(opened.password, owner, settings))
  return problem ? { kind: 'refused', problem } : opened
}

/** IDN-013 */
async function guessableProblem(
  password: string,
  { name, surname, email, username, fiscalCode }: PasswordOwner,
  { club, breachedPasswords }: SignInSettings,
): Promise<string | null> {
  const words = [name, surname, email, String(username ?? ''), fiscalCode ?? '', club.name]
  if ((await isCommonPassword(password)) || isMadeOf(password, words))
    return 'Questa password è troppo comune: scegline un’altra.'
  return (await breachedPasswords?.isBreached(password))
    ? 'Questa password compare in un elenco di password rubate: scegline un’altra.'
    : null
}
