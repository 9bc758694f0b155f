import { trialPeriod } from '#areas/audience/membership-rules.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import {
  findMemberById,
  findMembersByEmail,
  findViewerByMemberId,
  insertMember,
  type MemberView,
} from '#areas/audience/store.server.ts'
import type { Occupation } from '#areas/professions/model.ts'
import { furtherChoice } from '#areas/professions/rules.ts'
import {
  findProfession,
  findProfessionDetail,
  findSpecializationFamily,
  listProfessionDetails,
} from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { createSession } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { answerConsents, yesTo } from './consent-commands.server.ts'
import { findMemberIdByFiscalCode, upsertDetails } from './details-store.server.ts'
import { hasHadTrial } from './former-identity-commands.server.ts'
import { welcomeLetter } from './letters-copy.ts'
import { insertMailLink } from './mail-link-store.server.ts'
import { lockRegistrationOf } from './membership-store.server.ts'
import { EMAIL_VERIFICATION_MS, type RegistrationSettings } from './model.ts'
import { openNewPassword } from './new-password-commands.server.ts'
import type { RegistrationKind } from './registration-rules.ts'
import type { Registration } from './registration-wire.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { upsertPassword } from './store.server.ts'
import { tellTrialStarted } from './trial-commands.server.ts'
import { freeGrants, trialGrants } from './trial-rules.ts'
import { addressSubject, countAddressTry } from './tries-commands.server.ts'

export type RegistrationAttempt = {
  registration: Registration
  kind: RegistrationKind
  address: string
  userAgent?: string | undefined
  /** The word of the invitation they came with. */
  invitation?: string | null
  now: Date
  settings: RegistrationSettings
}

export type RegistrationOutcome =
  | { kind: 'registered'; token: string; view: MemberView }
  /** IDN-018. Whoever asks learns the rest from the e-mail. */
  | { kind: 'told-by-mail' }
  | { kind: 'already-known' }
  | { kind: 'trial-used' }
  | { kind: 'unreadable' }
  | { kind: 'replayed' }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'wait'; seconds: number }

/** REG-004…006. Makes the member, the session and the letter, all or nothing; the same person twice at once is one member. */
export async function register(db: Db, attempt: RegistrationAttempt): Promise<RegistrationOutcome> {
  const { registration, now, settings } = attempt
  const origin = addressSubject({ what: 'registration-', secret: settings.secret }, attempt.address)
  const decision = await countAddressTry(db, origin, now)
  if (decision.kind === 'wait') return decision
  const opened = await openNewPassword(db, { envelope: registration.envelope, owner: registration, settings, now })
  if (opened.kind === 'refused') return { kind: 'refused', fields: { password: opened.problem } }
  if (opened.kind !== 'opened') return opened
  const occupation = await readOccupation(db, registration.occupation)
  if (occupation.kind === 'refused') return occupation
  const passwordHash = await hashPassword(opened.password)
  const by = { now, sender: settings }
  return db.transaction(async (tx) => {
    await lockRegistrationOf(tx, registration.email)
    if (registration.fiscalCode) await lockRegistrationOf(tx, registration.fiscalCode)
    const known = await findKnown(tx, registration)
    if (known && !settings.isRegistrationQuiet) return { kind: 'already-known' }
    if (known) await tellSecurityEvent(tx, known, { kind: 'registered-again', username: known.username }, by)
    if (known?.email === registration.email) return { kind: 'told-by-mail' }
    // A fiscal code of somebody else's account is left out in silence: that it is known is not told to who typed it.
    const fiscalCode = known ? null : registration.fiscalCode
    const person = { id: null, email: registration.email, fiscalCode }
    const isTrialUsed = attempt.kind === 'trial' && (await hasHadTrial(tx, person, { now, secret: settings.secret }))
    if (isTrialUsed && !settings.isRegistrationQuiet) return { kind: 'trial-used' }
    // Quietly: an account without the trial, and nothing at the screen says that somebody had it.
    const kind = isTrialUsed ? 'free' : attempt.kind
    const granted = { ...attempt, kind, registration: { ...registration, fiscalCode } } as const
    const memberId = await insertRegistered(tx, granted, occupation)
    await upsertPassword(tx, { memberId, passwordHash, now })
    const view = await findViewerByMemberId(tx, memberId, now)
    if (!view) throw new Error('A member just registered cannot be found.')
    await welcome(tx, view, granted)
    await recordTrail(tx, { at: now, kind: 'registered', memberId, origin, name: attempt.kind })
    if (settings.isRegistrationQuiet) return { kind: 'told-by-mail' }
    const token = await createSession(tx, { memberId, now, userAgent: attempt.userAgent })
    return { kind: 'registered', token, view }
  })
}

type ReadOccupation = {
  kind: 'read'
  profession: string
  professionId: number
  detailId: number | null
  specializations: string[]
}

/** REG-001, REG-003. The choices must exist, be offered, and be those the profession asks for. */
export async function readOccupation(
  db: Db,
  { professionId, specializationId, detailId }: Occupation,
): Promise<ReadOccupation | { kind: 'refused'; fields: Record<string, string> }> {
  const refuse = (field: string, message: string) => ({ kind: 'refused' as const, fields: { [field]: message } })
  const profession = await findProfession(db, professionId)
  if (!profession?.isSignupEnabled) return refuse('professione', 'Seleziona una professione.')
  const read = { kind: 'read' as const, professionId, profession: profession.name, detailId: null, specializations: [] }
  switch (furtherChoice(profession.code)) {
    case 'specialization': {
      const family = specializationId === undefined ? null : await findSpecializationFamily(db, specializationId)
      if (!family) return refuse('specializzazione', 'Seleziona una specializzazione.')
      return { ...read, specializations: [family.name] }
    }
    case 'detail': {
      const offered = detailId === undefined ? [] : await listProfessionDetails(db, professionId)
      const detail =
        offered.some(({ id }) => id === detailId) && detailId ? await findProfessionDetail(db, detailId) : null
      if (!detail) return refuse('professioneDettaglio', 'Seleziona una professione sanitaria.')
      return { ...read, profession: detail.name, detailId: detail.id }
    }
    case null:
      return read
  }
}

/** REG-005. Whose this e-mail is, or this fiscal code. */
async function findKnown(db: Db, { email, fiscalCode }: Registration): Promise<MemberRecord | null> {
  const [sameEmail] = await findMembersByEmail(db, email)
  const memberId = sameEmail?.id ?? (fiscalCode && (await findMemberIdByFiscalCode(db, fiscalCode)))
  return memberId ? findMemberById(db, memberId) : null
}

async function insertRegistered(
  db: Db,
  { registration, kind, invitation, now, settings }: RegistrationAttempt,
  occupation: ReadOccupation,
): Promise<string> {
  const hasPendingTrial = kind === 'trial' && settings.trialNeedsProof
  const trial = kind === 'trial' && !hasPendingTrial ? trialPeriod(now) : null
  const { name, surname, email, phone, fiscalCode, marketing } = registration
  const memberId = await insertMember(db, {
    name,
    surname,
    email,
    phone,
    profession: occupation.profession,
    specializations: occupation.specializations,
    registrationDate: now,
    cameBy: invitation ? 'invited' : registration.isFromCampaign ? 'campaign' : 'self',
    trial,
    wallets: [...freeGrants(now), ...(trial ? trialGrants(trial) : [])],
  })
  const { professionId, detailId: professionDetailId } = occupation
  await upsertDetails(db, memberId, {
    fiscalCode,
    professionId,
    professionDetailId,
    hasPendingTrial,
    invitedWith: invitation ?? null,
    campaign: registration.campaign,
    stoppedAt: registration.stoppedAt,
  })
  const answers = { ...marketing, ...yesTo(['acknowledgment', 'conditionOfUse']) }
  await answerConsents(db, memberId, answers, { place: 'registration', now })
  return memberId
}

async function welcome(db: Db, { member }: MemberView, { now, settings, kind }: RegistrationAttempt): Promise<void> {
  const token = await insertMailLink(db, {
    kind: 'email-verification',
    memberId: member.id,
    now,
    lastsMs: EMAIL_VERIFICATION_MS,
  })
  await sendMail(db, {
    to: member.email,
    ...welcomeLetter(settings, { ...member, token }),
    idempotencyKey: `welcome:${member.id}`,
    holdsSecret: true,
  })
  if (kind === 'trial' && !settings.trialNeedsProof) await tellTrialStarted(db, member, settings)
}
