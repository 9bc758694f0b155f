import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Member } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, ProofRequired, Unavailable } from '#platform/errors.ts'
import { matchingPassword } from '#platform/secrets/password-hash.server.ts'
import { findSession, updateSessionProof } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { hasAnyFactor } from './factor-store.server.ts'
import { openPasswordOnce } from './login-key-commands.server.ts'
import { PROOF_MEANS, type ProofMeans, type SignInSettings, type Username } from './model.ts'
import { provePasskey } from './passkey-commands.server.ts'
import { countPasskeys } from './passkey-store.server.ts'
import { isRecentProof } from './rules.ts'
import { proveSecondFactor, wrongCode } from './second-factor-commands.server.ts'
import { findSecondFactor } from './second-factor-store.server.ts'
import { type Account, deleteTries, listAccounts } from './store.server.ts'
import { countSubjectTry, memberSubject } from './tries-commands.server.ts'

/** Counted apart: whoever found a session open must not close the door of its owner. */
export const STILL_THEM_TRIES = 'still-them-'

type ProvingMember = Pick<Member, 'id' | 'username' | 'name' | 'email'>
type Settings = Pick<SignInSettings, 'secret' | 'club' | 'origin' | 'isDemo'>

type Request = {
  sessionId: string | null
  /** The password they use now, closed; absent where they were not asked for it. */
  currentEnvelope?: string | undefined
  now: Date
  settings: Settings
}

type Asking = { sessionId: string | null; now: Date; settings: Pick<Settings, 'isDemo'> }

/** Whether this session's member showed to be there in the last minutes, by entering or when asked again. */
export async function isStillThem(db: Db, { id }: Pick<Member, 'id'>, { sessionId, now, settings }: Asking) {
  const session = sessionId === null ? null : await findSession(db, sessionId, now)
  if (!session || !isRecentProof(session.provedAt, now)) return false
  return session.secondFactorAt !== null || !(await needsFactor(db, id, settings))
}

/**
 * IDN-016, decision 38. A session left open somewhere is not enough to take an account from its owner: the request carries the password in
 * use, or this session was proved in the last minutes.
 */
export async function assertStillThem(db: Db, member: ProvingMember, request: Request): Promise<void> {
  const { currentEnvelope: envelope } = request
  if (envelope !== undefined) await proveStillThem(db, member, { means: 'password', envelope }, request)
  if (!(await isStillThem(db, member, request))) throw new ProofRequired()
}

/** Whether this member has a password to be asked for. */
export async function hasPassword(db: Db, member: ProvingMember): Promise<boolean> {
  return Boolean((await accountOf(db, member))?.passwordHash)
}

/**
 * IDN-032. Staff who have a second factor show it: with the password alone somebody else could add a factor of their own, and open the desk
 * with it.
 */
async function needsFactor(db: Db, memberId: string, { isDemo }: Pick<Settings, 'isDemo'>): Promise<boolean> {
  if (isDemo || !(await findMemberById(db, memberId))?.roles.length) return false
  return hasAnyFactor(db, memberId)
}

/** IDN-051. However recent the sign-in: only an answer to «Sei ancora tu?» counts, in the request or in the last minutes. */
export async function assertAskedAgain(db: Db, member: ProvingMember, request: Request): Promise<void> {
  await assertStillThem(db, member, request)
  const session = request.sessionId === null ? null : await findSession(db, request.sessionId, request.now)
  const hasAnswered = session !== null && session.provedAt > session.createdAt
  // Whoever has neither password nor passkey can only sign in again, which is then the proof.
  if (!hasAnswered && (await listProofMeans(db, member, request.settings)).length > 0) throw new ProofRequired()
}

/** The password in use is always asked before it is changed, however recent the sign-in; whoever has none proves by another means. */
export async function assertMayChangePassword(db: Db, member: ProvingMember, request: Request): Promise<void> {
  if (request.currentEnvelope === undefined && (await hasPassword(db, member))) throw new ProofRequired()
  await assertStillThem(db, member, request)
}

export type Proof = { means: 'password'; envelope: string } | { means: 'second-factor'; code: string } | PasskeyProof
type PasskeyProof = { means: 'passkey'; response: AuthenticationResponseJSON; challenge: string | null }

/** A member answers «Sei ancora tu?»: for some minutes this session may do what takes an account from its owner. */
export async function proveStillThem(db: Db, member: ProvingMember, proof: Proof, request: Request): Promise<void> {
  const { now, settings, sessionId } = request
  if (!sessionId) throw new ProofRequired()
  switch (proof.means) {
    case 'password':
      await provePassword(db, member, proof.envelope, request)
      break
    case 'second-factor':
      if (!(await proveSecondFactor(db, member, proof.code, request))) throw wrongCode()
      break
    case 'passkey':
      if (!(await provePasskey(db, member.id, { ...proof, now, settings })))
        throw new InvalidInput({}, 'La passkey non è stata riconosciuta: riprova.')
  }
  await db.transaction(async (tx) => {
    await updateSessionProof(tx, sessionId, proof.means !== 'password', now)
    await recordTrail(tx, { at: now, kind: 'proof-given', memberId: member.id, reason: proof.means })
  })
}

/** With what this member can show to be there, the usual one first. */
export async function listProofMeans(
  db: Db,
  member: ProvingMember,
  settings: Pick<Settings, 'isDemo'>,
): Promise<ProofMeans[]> {
  const has: Record<ProofMeans, boolean> = {
    password: (await hasPassword(db, member)) && !(await needsFactor(db, member.id, settings)),
    passkey: (await countPasskeys(db, member.id)) > 0,
    'second-factor': Boolean((await findSecondFactor(db, member.id))?.confirmedAt),
  }
  return PROOF_MEANS.filter((means) => has[means])
}

async function provePassword(db: Db, member: ProvingMember, envelope: string, { now, settings }: Request) {
  const account = await accountOf(db, member)
  const subject = memberSubject({ what: STILL_THEM_TRIES, secret: settings.secret }, member.id)
  const decision = await countSubjectTry(db, subject, now)
  if (decision.kind === 'wait') throw new Unavailable('Troppi tentativi: riprova più tardi.', decision.seconds, 429)
  const opened = await openPasswordOnce(db, envelope, settings.secret, now)
  if (opened.kind !== 'opened')
    throw refusal('Non è stato possibile leggere la password: ricarica la pagina e riprova.')
  if ((await matchingPassword(opened.password, account?.passwordHash ?? null)) === null) {
    await recordTrail(db, { at: now, kind: 'proof-denied', memberId: member.id, reason: 'password' })
    throw refusal('Non è la password che usi adesso.')
  }
  await deleteTries(db, subject)
}

const nameOf = ({ username }: ProvingMember): Username => ({ kind: 'number', number: username })

async function accountOf(db: Db, member: ProvingMember): Promise<Account | undefined> {
  return (await listAccounts(db, nameOf(member))).find(({ memberId }) => memberId === member.id)
}

function refusal(sentence: string): InvalidInput {
  return new InvalidInput({ currentPassword: sentence }, sentence)
}
