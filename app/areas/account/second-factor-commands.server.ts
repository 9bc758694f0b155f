import { createHash, createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP as Totp } from 'otpauth'
import { encode } from 'uqr'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, Unavailable } from '#platform/errors.ts'
import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { SignInSettings } from './model.ts'
import {
  FREE_CODE_TRIES,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  type SecondFactor,
  TOTP,
  TOTP_WINDOW,
  type TypedCode,
} from './second-factor-model.ts'
import { parseCode, writtenCode } from './second-factor-rules.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  updateFactorLoss,
} from './second-factor-store.server.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { deleteTries, insertUsedEnvelope } from './store.server.ts'
import { countSubjectTry, memberSubject } from './tries-commands.server.ts'

/** What the secrets of the apps are sealed for; whoever changes the club's secret finds them by it. */
export const SECOND_FACTOR_PURPOSE = 'second-factor'
export const SECOND_FACTOR_TRIES = 'second-factor-'

type Owner = Pick<Member, 'id' | 'username' | 'name' | 'email'>
type By = { now: Date; settings: Pick<SignInSettings, 'secret' | 'club' | 'origin'> }

/** The secret as an app takes it: letters to type, and a picture drawn as dark squares on a side of so many. */
export type BegunFactor = { secret: string; qr: { side: number; path: string } }

/** IDN-030. Makes a secret for the member's app. It is shown now and never again, and asked for once a code showed that the app has it. */
export async function beginSecondFactor(db: Db, member: Owner, { now, settings }: By): Promise<BegunFactor> {
  const secret = new Secret({ size: TOTP.secretBytes })
  const sealedSecret = sealAtRest(secret.base32, settings.secret, SECOND_FACTOR_PURPOSE)
  if (!(await insertSecondFactor(db, { memberId: member.id, sealedSecret, now }))) throw alreadyOn()
  const uri = totpOf(secret, { issuer: settings.club.name, label: String(member.username) }).toString()
  return { secret: secret.base32, qr: qrOf(uri) }
}

/** IDN-030, IDN-031. From the first right code on the factor counts; answers the recovery codes, which are shown once. */
export async function confirmFactor(db: Db, member: Owner, typed: string, { now, settings }: By): Promise<string[]> {
  const factor = await findSecondFactor(db, member.id)
  if (factor?.confirmedAt) throw alreadyOn()
  if (!factor) throw new Conflict('Ricomincia: il codice da inquadrare non vale più.')
  const code = parseCode(typed)
  await countCode(db, member.id, { now, settings })
  if (code?.kind !== 'totp' || !(await isRightTotp(db, factor, code.code, { now, settings }))) throw wrongCode()
  return db.transaction(async (tx) => {
    if (!(await confirmSecondFactor(tx, factor, now))) throw alreadyOn()
    await forgetCodeTries(tx, member.id, settings)
    await recordTrail(tx, { at: now, kind: 'second-factor-added', memberId: member.id })
    await tellSecurityEvent(tx, member, { kind: 'second-factor-added' }, { now, sender: settings })
    return makeRecoveryCodes(tx, factor, { now, settings })
  })
}

/** Whether entering asks this member for a code. */
export async function asksSecondFactor(db: Db, memberId: string): Promise<boolean> {
  const factor = await findSecondFactor(db, memberId)
  return factor !== null && factor.confirmedAt !== null && !factor.isDemo
}

/** IDN-030, IDN-031. Whether the code is the app's or one of the recovery codes, for the first time; wrong ones are counted, and soon wait. */
export async function proveSecondFactor(db: Db, member: Owner, typed: string, { now, settings }: By): Promise<boolean> {
  const factor = await findSecondFactor(db, member.id)
  if (!factor?.confirmedAt) return false
  await countCode(db, member.id, { now, settings })
  const code = parseCode(typed)
  const isRight = code !== null && (await isRightCode(db, member, { factor, code }, { now, settings }))
  if (isRight) {
    await forgetCodeTries(db, member.id, settings)
    await endFactorLoss(db, member.id, now)
  } else await recordTrail(db, { at: now, kind: 'proof-denied', memberId: member.id, reason: 'second-factor' })
  return isRight
}

/** IDN-031. Whoever has a code has not lost the factor: the wait after which it would fall ends. One that is not waiting is no error. */
export async function endFactorLoss(db: Db, memberId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (await updateFactorLoss(tx, memberId, null))
      await recordTrail(tx, { at: now, kind: 'second-factor-found', memberId })
  })
}

/** «Crea nuovi codici»: those of before open nothing any more. */
export async function renewRecoveryCodes(db: Db, member: Owner, { now, settings }: By): Promise<string[]> {
  return db.transaction(async (tx) => {
    const factor = await findSecondFactor(tx, member.id)
    if (!factor?.confirmedAt) throw new Conflict('La verifica in due passaggi non è attiva.')
    await recordTrail(tx, { at: now, kind: 'recovery-codes-made', memberId: member.id })
    await tellSecurityEvent(tx, member, { kind: 'recovery-codes-made' }, { now, sender: settings })
    return makeRecoveryCodes(tx, factor, { now, settings })
  })
}

/** Whose hand it was and why, where the member did not do it. */
export type FactorEnd = { actorId?: string | null; reason?: string }

/** Takes the factor and its recovery codes away; false when there was none. */
export async function removeSecondFactor(
  db: Db,
  member: Owner,
  { actorId, reason }: FactorEnd,
  { now, settings }: { now: Date; settings: Pick<SignInSettings, 'club' | 'origin'> },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, member.id))) return false
    await recordTrail(tx, { at: now, kind: 'second-factor-removed', memberId: member.id, actorId, reason })
    await tellSecurityEvent(tx, member, { kind: 'second-factor-removed' }, { now, sender: settings })
    return true
  })
}

async function isRightCode(
  db: Db,
  member: Owner,
  { factor, code }: { factor: SecondFactor; code: TypedCode },
  { now, settings }: By,
): Promise<boolean> {
  if (code.kind === 'totp') return isRightTotp(db, factor, code.code, { now, settings })
  return db.transaction(async (tx) => {
    const codeHash = recoveryHash(secretOf(factor, settings), code.code)
    if (!(await spendRecoveryCode(tx, member.id, codeHash, now))) return false
    const left = await countRecoveryCodes(tx, member.id)
    await recordTrail(tx, { at: now, kind: 'recovery-code-used', memberId: member.id, count: left })
    await tellSecurityEvent(tx, member, { kind: 'recovery-code-used', left }, { now, sender: settings })
    return true
  })
}

/** Right now, and not used before: a copy of a code is worth nothing, on no node. */
async function isRightTotp(db: Db, factor: SecondFactor, code: string, { now, settings }: By): Promise<boolean> {
  const timestamp = now.getTime()
  const delta = totpOf(secretOf(factor, settings)).validate({ token: code, timestamp, window: TOTP_WINDOW })
  if (delta === null) return false
  const periodMs = TOTP.periodSeconds * 1000
  const step = Math.floor(timestamp / periodMs) + delta
  const { memberId, createdAt } = factor
  const fingerprint = createHash('sha256').update(`totp:${memberId}:${createdAt.getTime()}:${step}`).digest('hex')
  return insertUsedEnvelope(db, fingerprint, new Date((step + 2 + 2 * TOTP_WINDOW) * periodMs))
}

async function countCode(db: Db, memberId: string, { now, settings }: By): Promise<void> {
  const subject = memberSubject({ what: SECOND_FACTOR_TRIES, secret: settings.secret }, memberId)
  const decision = await countSubjectTry(db, subject, now, FREE_CODE_TRIES)
  if (decision.kind === 'wait') throw new Unavailable('Troppi tentativi: riprova più tardi.', decision.seconds, 429)
}

function forgetCodeTries(db: Db, memberId: string, { secret }: Pick<SignInSettings, 'secret'>): Promise<void> {
  return deleteTries(db, memberSubject({ what: SECOND_FACTOR_TRIES, secret }, memberId))
}

async function makeRecoveryCodes(tx: Db, factor: SecondFactor, { now, settings }: By): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const secret = secretOf(factor, settings)
  const hashes = codes.map((code) => recoveryHash(secret, code))
  await replaceRecoveryCodes(tx, factor.memberId, hashes, now)
  return codes.map(writtenCode)
}

/** 80 bits: sixteen letters of five bits each. */
function newRecoveryCode(): string {
  const bytes = randomBytes((RECOVERY_CODE_LENGTH * 5) / 8)
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** Keyed with the factor's own secret, which lies sealed: whoever reads the table can try nothing, and a new secret of the club changes nothing. */
function recoveryHash(secret: Secret, code: string): string {
  return createHmac('sha256', Buffer.from(secret.bytes)).update(`recovery-code:${code}`).digest('hex')
}

function secretOf(factor: SecondFactor, { secret }: Pick<SignInSettings, 'secret'>): Secret {
  const base32 = openAtRest(factor.sealedSecret, secret, SECOND_FACTOR_PURPOSE)
  if (base32 === null) throw new Error('A second factor is sealed with a secret this club does not have.')
  return Secret.fromBase32(base32)
}

function totpOf(secret: Secret, name: { issuer?: string; label?: string } = {}): Totp {
  const { algorithm, digits, periodSeconds: period } = TOTP
  return new Totp({ ...name, algorithm, digits, period, secret })
}

function qrOf(text: string): BegunFactor['qr'] {
  const { data, size: side } = encode(text, { ecc: 'L', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { side, path: squares.join('') }
}

const alreadyOn = () => new Conflict('La verifica in due passaggi è già attiva.')

export const WRONG_CODE = 'Il codice non è giusto, oppure è già stato usato.'
export const wrongCode = () => new InvalidInput({ code: WRONG_CODE }, WRONG_CODE)
