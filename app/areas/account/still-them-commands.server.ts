import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, Unavailable } from '#platform/errors.ts'
import { matchingPassword } from '#platform/secrets/password-hash.server.ts'
import { findSession } from '#platform/session/store.server.ts'
import { openPasswordOnce } from './login-key-commands.server.ts'
import type { SignInSettings, Username } from './model.ts'
import { SAY_IT_AGAIN } from './password-rules.ts'
import { isRecentSignIn } from './rules.ts'
import { deleteTries, listAccounts } from './store.server.ts'
import { countAccountTry, subjectsOf } from './tries-commands.server.ts'

/** Counted apart: whoever found a session open must not close the door of its owner. */
export const STILL_THEM_TRIES = 'still-them-'

type Asking = {
  sessionId: string | null
  /** The password they use now, closed; absent where they were not asked for it. */
  currentEnvelope?: string | undefined
  now: Date
  settings: Pick<SignInSettings, 'secret'>
}

/** Whether this browser entered so long ago that the password is asked for again. */
export async function asksPasswordAgain(db: Db, { sessionId, now }: Pick<Asking, 'sessionId' | 'now'>) {
  const session = sessionId === null ? null : await findSession(db, sessionId, now)
  return !session || !isRecentSignIn(session.createdAt, now)
}

/** Decision 38. A session left open somewhere is not enough to take an account from its owner: they entered a moment ago, or say the password. */
export async function assertStillThem(db: Db, member: Pick<Member, 'id' | 'username'>, asking: Asking): Promise<void> {
  if (!(await asksPasswordAgain(db, asking))) return
  const { currentEnvelope, now, settings } = asking
  if (currentEnvelope === undefined) throw refusal(SAY_IT_AGAIN)
  const username: Username = { kind: 'number', number: member.username }
  const accounts = (await listAccounts(db, username)).filter(({ memberId }) => memberId === member.id)
  const { account } = subjectsOf({ what: STILL_THEM_TRIES, secret: settings.secret }, '', username, accounts)
  const decision = await countAccountTry(db, account, now)
  if (decision.kind === 'wait') throw new Unavailable('Troppi tentativi: riprova più tardi.', decision.seconds, 429)
  const opened = await openPasswordOnce(db, currentEnvelope, settings.secret, now)
  if (opened.kind !== 'opened')
    throw refusal('Non è stato possibile leggere la password: ricarica la pagina e riprova.')
  if ((await matchingPassword(opened.password, accounts[0]?.passwordHash ?? null)) === null)
    throw refusal('Non è la password che usi adesso.')
  await deleteTries(db, account)
}

function refusal(sentence: string): InvalidInput {
  return new InvalidInput({ currentPassword: sentence }, sentence)
}
