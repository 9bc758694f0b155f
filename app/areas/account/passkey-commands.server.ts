import { createHash } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type Entering, letIn, type SignInOutcome } from './commands.server.ts'
import type { SignInSettings } from './model.ts'
import { MOST_PASSKEYS, PASSKEY_CHALLENGE_MS } from './passkey-model.ts'
import {
  countPasskeys,
  deletePasskey,
  type FoundPasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  updatePasskeyUse,
} from './passkey-store.server.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { insertUsedEnvelope } from './store.server.ts'
import { countTry, passkeyName, subjectsOf } from './tries-commands.server.ts'

/** EdDSA, ES256, RS256: what every device has. */
const ALGORITHMS = [-8, -7, -257]

/** What reads certificates of devices is large, and is read with the first passkey. */
const webauthn = () => import('@simplewebauthn/server')

export const PASSKEY_TRIES = 'passkey-'

type Settings = Pick<SignInSettings, 'club' | 'origin' | 'isDemo' | 'secret'>

/** What a device is asked when a member adds one; those it already has are named, so that none is added twice. */
export async function askForNewPasskey(db: Db, member: Member, settings: Settings) {
  const known = await listPasskeys(db, member.id)
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: settings.club.name,
    rpID: rpIdOf(settings),
    userName: String(member.username),
    userDisplayName: `${member.name} ${member.surname}`,
    userID: new Uint8Array(Buffer.from(member.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export type NewPasskey = { name: string; response: RegistrationResponseJSON; challenge: string | null; now: Date }
export type AddedPasskey = 'added' | 'unproved' | 'taken' | 'too-many'

/** Keeps the public half of a key the device has just made; the member is told by mail, because it opens the account. */
export async function addPasskey(
  db: Db,
  member: Member,
  { name, response, challenge, now }: NewPasskey,
  settings: Settings,
): Promise<AddedPasskey> {
  if (!challenge) return 'unproved'
  const { verifyRegistrationResponse } = await webauthn()
  const made = await proved(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: settings.origin,
      expectedRPID: rpIdOf(settings),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!made?.verified) return 'unproved'
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  return db.transaction(async (tx) => {
    if (!(await isFirstAnswer(tx, challenge, now))) return 'unproved'
    if ((await countPasskeys(tx, member.id)) >= MOST_PASSKEYS) return 'too-many'
    const key = Buffer.from(publicKey).toString('base64url')
    if (
      !(await insertPasskey(tx, { id, memberId: member.id, publicKey: key, counter, transports, name, createdAt: now }))
    )
      return 'taken'
    await recordTrail(tx, { at: now, kind: 'passkey-added', memberId: member.id })
    await tellSecurityEvent(tx, member, { kind: 'passkey-added', passkey: name }, { now, sender: settings })
    return 'added'
  })
}

/** Any key of any account may answer: who asks names nobody, so nothing is told of who exists. */
export async function askForPasskey(settings: Settings) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: rpIdOf(settings),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
  })
}

/** The same, of the keys of one member: who is signed in shows to be still there. */
export async function askForOwnPasskey(db: Db, memberId: string, settings: Settings) {
  const own = await listPasskeys(db, memberId)
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: rpIdOf(settings),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
  })
}

type Answer = { response: AuthenticationResponseJSON; challenge: string | null; now: Date; settings: Settings }

/** Whether a key of this member has just answered the question, for the first time. */
export async function provePasskey(
  db: Db,
  memberId: string,
  { response, challenge, now, settings }: Answer,
): Promise<boolean> {
  const passkey = await findPasskey(db, response.id)
  if (!challenge || passkey?.memberId !== memberId) return false
  const counter = await counterProvedBy(passkey, response, challenge, settings)
  if (counter === null || !(await isFirstAnswer(db, challenge, now))) return false
  await updatePasskeyUse(db, passkey.id, counter, now)
  return true
}

export type PasskeyAttempt = Omit<Entering, 'memberId' | 'subjects'> & {
  response: AuthenticationResponseJSON
  challenge: string | null
  address: string
  settings: Settings
}

/** The same limits, trail, consents and session as with a password; only the proof is another. */
export async function signInWithPasskey(db: Db, attempt: PasskeyAttempt): Promise<SignInOutcome> {
  const { response, challenge, settings, now } = attempt
  const passkey = await findPasskey(db, response.id)
  // Counted apart from passwords: whoever tries those must not close the door that cannot be guessed.
  const subjects = subjectsOf(
    { what: PASSKEY_TRIES, secret: settings.secret },
    attempt.address,
    passkeyName(response.id),
    passkey ? [passkey] : [],
  )
  const trail = { at: now, memberId: passkey?.memberId ?? null, origin: subjects.address }
  const decision = await countTry(db, subjects, now)
  if (decision.kind === 'wait') {
    await recordTrail(db, { ...trail, kind: 'sign-in-delayed', count: decision.seconds })
    return decision
  }
  const counter = passkey && challenge ? await counterProvedBy(passkey, response, challenge, settings) : null
  const isOpen = passkey && !decision.isSlowed && (settings.isDemo || !passkey.isDemo)
  if (!isOpen || counter === null || !challenge || !(await isFirstAnswer(db, challenge, now))) {
    await recordTrail(db, { ...trail, kind: 'sign-in-denied', reason: 'passkey' })
    return { kind: 'wrong' }
  }
  await updatePasskeyUse(db, passkey.id, counter, now)
  return letIn(db, { ...attempt, memberId: passkey.memberId, subjects, hasSecondFactor: true })
}

async function counterProvedBy(
  passkey: FoundPasskey,
  response: AuthenticationResponseJSON,
  challenge: string,
  settings: Settings,
): Promise<number | null> {
  const { id, publicKey, counter } = passkey
  const { verifyAuthenticationResponse } = await webauthn()
  const answer = await proved(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: settings.origin,
      expectedRPID: rpIdOf(settings),
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  )
  return answer?.verified ? answer.authenticationInfo.newCounter : null
}

/** False when the member has no such key. */
export async function removePasskey(
  db: Db,
  member: Pick<Member, 'id' | 'name' | 'email'>,
  id: string,
  { now, settings }: { now: Date; settings: Pick<Settings, 'club' | 'origin'> },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const passkey = await dropPasskey(tx, member.id, id, now)
    if (passkey === null) return false
    await tellSecurityEvent(tx, member, { kind: 'passkey-removed', passkey }, { now, sender: settings })
    return true
  })
}

/** Takes a key away without an e-mail of its own, where another one tells the whole; answers its name, null when there is no such key. */
export async function dropPasskey(tx: Db, memberId: string, id: string, now: Date): Promise<string | null> {
  const name = await deletePasskey(tx, memberId, id)
  if (name !== null) await recordTrail(tx, { at: now, kind: 'passkey-removed', memberId })
  return name
}

/** The library throws at whatever a stranger may invent; for us it is one answer: not proved. */
async function proved<Answer>(verify: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}

/** A question is answered once, by whoever is first; a copy of the answer opens nothing. */
function isFirstAnswer(db: Db, challenge: string, now: Date): Promise<boolean> {
  const fingerprint = createHash('sha256').update(`passkey:${challenge}`).digest('hex')
  return insertUsedEnvelope(db, fingerprint, new Date(now.getTime() + 2 * PASSKEY_CHALLENGE_MS))
}

function rpIdOf({ origin }: Settings): string {
  return new URL(origin).hostname
}
